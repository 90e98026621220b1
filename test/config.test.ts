import { availableParallelism, hostname } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  describeIgnoredNames,
  readApiAccess,
  readConfig,
  localUrlOf,
  siteUrlOf,
  variableNames,
  type Config,
} from '../src/config.ts'
import { ConfigError } from '../src/config/environment.ts'
import { createSecretBox } from '../src/crypto/secret-box.ts'

interface Variable {
  name: string
  read: (config: Config) => unknown
  byDefault: unknown
  good: [value: string, read: unknown][]
  bad: string[]
  /** Rule that the message states after the name. If it ends with `not`, the value follows. */
  rule: string
}

const maxInteger = 2_147_483_647

const invalidIntegers = ['1.5', '1e3', '0x10', ' 1', '1 ', '+1', '1MB', 'ten', '9'.repeat(400)]

/** Returns a row of the tables in docs/configuration.md whose value is a whole number. */
function integer(
  name: string,
  byDefault: number,
  { min = 1, max = maxInteger }: { min?: number; max?: number },
  read: Variable['read'],
): Variable {
  return {
    name,
    read,
    byDefault,
    good: [
      [String(min), min],
      [String(max), max],
    ],
    bad: [String(min - 1), String(max + 1), ...invalidIntegers],
    rule: `must be a whole number from ${min} to ${max}, not `,
  }
}

/** Returns a variable of a collector's endpoint, which is enough to export to it. */
const endpoint = (name: string): Variable => ({
  name,
  read: ({ tracing }) => tracing !== undefined,
  byDefault: false,
  good: [
    ['http://127.0.0.1:4318', true],
    ['https://collector.example/otlp/', true],
  ],
  bad: ['127.0.0.1:4318', 'grpc://127.0.0.1:4317', 'http://user:hunter2@127.0.0.1:4318'],
  rule: 'must be an http or https URL without query, fragment or credentials',
})

/** Returns values that are read unchanged. */
const asGiven = (...values: string[]): Variable['good'] => values.map((one) => [one, one])

const zeroOrOne: Variable['good'] = [
  ['0', false],
  ['1', true],
]

const url = 'postgres://user:password@host:5432/database'

const variables: Variable[] = [
  integer('DATABASE_POOL', 16, { min: 4, max: 1000 }, ({ databasePool }) => databasePool),
  integer(
    'DATABASE_WAIT_SECONDS',
    30,
    { min: 0, max: 3600 },
    ({ databaseWaitSeconds }) => databaseWaitSeconds,
  ),
  integer('KEEP_ALIVE_SECONDS', 65, { max: 3600 }, ({ keepAliveSeconds }) => keepAliveSeconds),
  integer('PORT', 3000, { min: 0, max: 65_535 }, ({ port }) => port),
  {
    name: 'HOST',
    read: ({ host }) => host,
    byDefault: '127.0.0.1',
    good: asGiven('0.0.0.0', '::', '::1', 'fe80::1%eth0', 'localhost', 'app-1.internal', 'my_host'),
    bad: ['http://127.0.0.1', '127.0.0.1:3000', '[::1]', '[::1]:3000', 'a b', ' localhost', 'a/b'],
    rule: 'must be an IP address or a host name, without a port or brackets',
  },
  {
    name: 'DATA_DIR',
    read: ({ dataDir }) => dataDir,
    byDefault: resolve('.data'),
    good: [
      ['/var/lib/taskwire', '/var/lib/taskwire'],
      ['data', resolve('data')],
      ['../data dir/', resolve('../data dir')],
    ],
    bad: [],
    rule: '',
  },
  {
    name: 'DATABASE_URL',
    read: ({ databaseUrl }) => databaseUrl,
    byDefault: undefined,
    good: [
      ...['postgres://host/database', 'postgresql://user@host:5432/database?sslmode=require'],
      ...['postgres://user:a,b@host/database', 'postgres://user:a,b@one:5432,two/database'],
      ...['postgres://user:100%25@host/database', 'postgres://[::1]:5432/database'],
      ...['postgres:///database?host=/var/run/postgresql', 'postgres://user:p@/database?host=one,two'],
    ].map((one) => [one, one]),
    bad: ['mysql://user:hunter2@host/database', 'host=localhost password=hunter2', 'postgres://'],
    rule: `must be a URL such as ${url}, with special characters percent-encoded; several hosts are separated by commas`,
  },
  {
    name: 'REDIS_URL',
    read: ({ redisUrl }) => redisUrl,
    byDefault: undefined,
    good: asGiven('redis://host', 'redis://:password@host:6379/1', 'rediss://host/', 'redis://[::1]:6379'),
    bad: [
      'host:6379',
      'http://:hunter2@host',
      'redis://',
      'redis://:hunter2@host:x',
      'redis://:hunter2%ff@host',
      'redis://nora:#hunter2@host',
      'redis://nora:12#hunter2@host',
    ],
    rule: 'must be a URL such as redis://host:6379, with special characters percent-encoded',
  },
  {
    name: 'PUBLIC_URL',
    read: ({ publicUrl }) => publicUrl,
    byDefault: undefined,
    good: [
      ['https://tasks.example.com', 'https://tasks.example.com'],
      ['http://localhost:8080/', 'http://localhost:8080'],
      ['https://example.com/tasks//', 'https://example.com/tasks'],
      ['HTTPS://example.com', 'https://example.com'],
    ],
    bad: [
      ...['nonsense', 'tasks.example.com', 'ftp://example.com', 'https://user:hunter2@example.com'],
      ...['https://user@example.com', 'https://example.com?a', 'https://example.com/#a'],
      ...['https://example.com:99999', 'https:example.com', 'https:///example.com'],
      ...[' https://example.com', 'https://example.com\n', 'https://example.com/a b'],
      ...['https://example.com\\a'],
    ],
    rule: 'must be an http or https URL without query, fragment or credentials',
  },
  {
    name: 'SMTP_URL',
    read: ({ mail }) => mail?.url,
    byDefault: undefined,
    good: asGiven(
      ...['smtp://localhost', 'smtp://nora:s%40cret@host:587', 'smtps://host', 'smtps://host:465'],
      ...['smtp://nora:s@host?requireTLS=false', 'smtps://host?tls.rejectUnauthorized=false'],
      ...['smtp://host/?ignoreTLS=true&name=a.example&tls.servername=b.example'],
    ),
    bad: [
      ...['smtp://nora:#hunter2@host', 'smtp://nora:12#hunter2@host', 'smtp://nora:12/hunter2@host'],
      ...['host:25', 'http://:hunter2@host', 'smtp://', 'smtp:///x', 'smtp://:hunter2@host:x'],
      ...['smtp://:hunter2%ff@host'],
    ],
    rule:
      'must be a URL such as smtp://user:password@host:587 or smtps://user:password@host, with special ' +
      'characters percent-encoded',
  },
  {
    name: 'MAIL_FROM',
    read: ({ mail }) => mail?.from,
    byDefault: undefined,
    good: asGiven(
      ...['taskwire@fernhill.example', 'Taskwire <taskwire@fernhill.example>', '<a@b>'],
      ...['"Taskwire: ops" <t@x>', 'Müller & Co. <a@b>', '"Fernhill, Inc." <a@b>'],
      ...[
        '"Taskwire (prod)" <t@x>',
        '"A; B" <t@x>',
        String.raw`"The \"A\" team" <t@x>`,
        'Taskwire [prod] <t@x>',
      ],
    ),
    bad: [
      ...['taskwire', 'a b@host', 'Taskwire <taskwire>', 'a@b, c@d', 'A\r\nBcc: <a@b>', 'A <a@b> x'],
      ...[
        'Taskwire: ops <t@x>',
        'Taskwire (prod) <t@x>',
        '(prod) Taskwire <t@x>',
        'A; B <t@x>',
        'Task"wire" <t@x>',
        '"Task" wire <t@x>',
        '=?utf-8?q?Task?= <t@x>',
        'ops: a@b;',
        'A <a@b>, B <c@d>',
        'A <a@b',
        'a@b@c',
        '@b',
        'a@',
        '<>',
        '<a@b',
      ],
    ],
    rule:
      'must be one address such as taskwire@fernhill.example or Taskwire <…>; a name with special characters such as , : ; ' +
      '( ) must be in "quotes"',
  },
  {
    name: 'TRUST_PROXY',
    read: ({ trustProxy }) => trustProxy,
    byDefault: undefined,
    good: [
      ['true', true],
      ['false', false],
      ['0', 0],
      ['2', 2],
      ['10.0.0.1', '10.0.0.1'],
      ['loopback, 10.0.0.0/8,fd00::/8', 'loopback, 10.0.0.0/8,fd00::/8'],
      ['linklocal,uniquelocal', 'linklocal,uniquelocal'],
    ],
    bad: [
      ...['yes', 'TRUE', '-1', '1000', '1.5', '10.1', '10.0.0.0/0', '10.0.0.0/33', '::/129', '::1/8/8'],
      ...['10.0.0.1,', 'proxy'],
    ],
    rule: 'must be true, false, a number of hops, or a list of addresses and subnets',
  },
  {
    name: 'LOG_LEVEL',
    read: ({ logLevel }) => logLevel,
    byDefault: 'info',
    good: asGiven('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    bad: ['loud', 'INFO', 'info ', '30'],
    rule: 'must be one of fatal, error, warn, info, debug, trace, silent, not ',
  },
  {
    name: 'LOG_FORMAT',
    read: ({ logFormat }) => logFormat,
    byDefault: 'json',
    good: asGiven('json', 'pretty'),
    bad: ['text', 'JSON'],
    rule: 'must be one of json, pretty, not ',
  },
  {
    name: 'ROLE',
    read: ({ role }) => role,
    byDefault: 'all',
    good: asGiven('all', 'api', 'worker'),
    bad: ['web', 'api,worker', 'API'],
    rule: 'must be one of all, api, worker, not ',
  },
  {
    ...integer('WORKERS', 1, { max: 64 }, ({ workers }) => workers),
    good: [
      ['1', 1],
      ['64', 64],
      ['auto', Math.min(64, availableParallelism())],
    ],
    bad: ['0', '-1', '1.5', '65', 'x', 'AUTO', 'auto '],
    rule: 'must be auto or a whole number from 1 to 64, not ',
  },
  {
    name: 'DEMO',
    read: ({ demo }) => demo,
    byDefault: undefined,
    good: zeroOrOne,
    bad: ['true', 'no', '2', '01'],
    rule: 'must be 0 or 1',
  },
  integer('RATE_LIMIT_KEY', 600, {}, ({ rateLimits }) => rateLimits.key),
  integer('RATE_LIMIT_WRITE', 120, {}, ({ rateLimits }) => rateLimits.write),
  integer('RATE_LIMIT_WORKSPACE', 3000, {}, ({ rateLimits }) => rateLimits.workspace),
  integer('RATE_LIMIT_ANONYMOUS', 60, {}, ({ rateLimits }) => rateLimits.anonymous),
  integer('SESSION_REQUESTS', 300, {}, ({ rateLimits }) => rateLimits.session),
  integer('SESSION_WRITES', 60, {}, ({ rateLimits }) => rateLimits.session_write),
  integer('SESSION_WORK_WRITES', 300, {}, ({ rateLimits }) => rateLimits.session_work),
  integer('RATE_LIMIT_WINDOW_SECONDS', 60, { max: 86_400 }, ({ rateLimits }) => rateLimits.windowSeconds),
  {
    ...integer('PAGE_SIZE_DEFAULT', 25, { max: 100 }, ({ pageSize }) => pageSize.default),
    rule: 'must be a whole number from 1 to PAGE_SIZE_MAX (100), not ',
  },
  integer('PAGE_SIZE_MAX', 100, { max: 1000 }, ({ pageSize }) => pageSize.max),
  integer('BODY_LIMIT_BYTES', 1_048_576, {}, ({ bodyLimitBytes }) => bodyLimitBytes),
  integer('IMPORTS_IN_FLIGHT', 4, { max: 64 }, ({ importsInFlight }) => importsInFlight),
  integer('IDEMPOTENCY_TTL_SECONDS', 86_400, {}, ({ idempotencyTtlSeconds }) => idempotencyTtlSeconds),
  integer(
    'SESSION_TTL_SECONDS',
    604_800,
    { min: 1, max: 2_592_000 },
    ({ sessionTtlSeconds }) => sessionTtlSeconds,
  ),
  integer('CREATOR_RECHECK_SECONDS', 60, { min: 0, max: 86_400 }, (config) => config.creatorRecheckSeconds),
  {
    name: 'REQUEST_LOG',
    read: ({ requestLog }) => requestLog.mode,
    byDefault: 'all',
    good: asGiven('all', 'errors', 'off'),
    bad: ['none', '1', 'ALL'],
    rule: 'must be one of all, errors, off, not ',
  },
  integer('REQUEST_LOG_DAYS', 7, { max: 366 }, ({ requestLog }) => requestLog.days),
  integer('ACTIVITY_DAYS', 365, { max: 36_500 }, ({ activityDays }) => activityDays),
  {
    name: 'WEBHOOK_RETRY_SECONDS',
    read: ({ webhooks }) => webhooks.retrySeconds,
    byDefault: [60, 300, 1800, 7200],
    good: [
      ['0', [0]],
      ['1, 2,3', [1, 2, 3]],
      [String(maxInteger), [maxInteger]],
    ],
    bad: ['60,', ',60', '60,,300', '60;300', '1,-1', '1m,5m', '1.5', String(maxInteger + 1)],
    rule: `must be a list of whole numbers from 0 to ${maxInteger}, not `,
  },
  integer('WEBHOOK_TIMEOUT_SECONDS', 10, { max: 300 }, ({ webhooks }) => webhooks.timeoutSeconds),
  integer('WEBHOOK_DISABLE_AFTER', 20, {}, ({ webhooks }) => webhooks.disableAfter),
  integer(
    'WEBHOOK_SECRET_OVERLAP_SECONDS',
    86_400,
    { min: 0 },
    ({ webhooks }) => webhooks.secretOverlapSeconds,
  ),
  {
    name: 'WEBHOOKS_ALLOW_INSECURE',
    read: ({ webhooks }) => webhooks.allowInsecure,
    byDefault: true,
    good: zeroOrOne,
    bad: ['true', 'yes'],
    rule: 'must be 0 or 1',
  },
  {
    name: 'SESSION_SECRET',
    read: ({ sessionSecret }) => sessionSecret,
    byDefault: undefined,
    good: [
      ['s'.repeat(32), 's'.repeat(32)],
      [`${'s'.repeat(32)}\n`, 's'.repeat(32)],
    ],
    bad: ['hunter2', 'hunter2'.repeat(4), `hunter2${'\n'.repeat(32)}`],
    rule: 'must have at least 32 characters',
  },
  {
    name: 'SESSION_SECRET_PREVIOUS',
    read: ({ sessionSecretsPrevious }) => sessionSecretsPrevious[0],
    byDefault: undefined,
    good: [
      ['s'.repeat(32), 's'.repeat(32)],
      ['with, a comma: there is one previous secret', 'with, a comma: there is one previous secret'],
      [`${'s'.repeat(32)}\n`, 's'.repeat(32)],
    ],
    bad: ['hunter2', 'hunter2'.repeat(4)],
    rule: 'must be at least 32 characters long',
  },
  {
    name: 'OTEL_SDK_DISABLED',
    read: ({ tracing }) => tracing !== undefined,
    byDefault: false,
    good: [
      ['true', false],
      ['false', true],
    ],
    bad: ['1', 'TRUE'],
    rule: 'must be one of true, false, not ',
  },
  {
    name: 'OTEL_TRACES_EXPORTER',
    read: ({ tracing }) => tracing !== undefined,
    byDefault: false,
    good: [
      ['otlp', true],
      ['none', false],
    ],
    bad: ['console', 'OTLP', 'otlp,console'],
    rule: 'must be otlp or none',
  },
  endpoint('OTEL_EXPORTER_OTLP_ENDPOINT'),
  endpoint('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
  ...['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'].map((name): Variable => ({
    name,
    read: ({ tracing }) => tracing !== undefined,
    byDefault: false,
    good: [
      ['http/json', true],
      ['http/protobuf', true],
    ],
    bad: ['grpc'],
    rule: 'must be one of http/json, http/protobuf, not ',
  })),
  {
    name: 'OTEL_TRACES_SAMPLER',
    read: ({ tracing }) => tracing?.sampler,
    byDefault: undefined,
    good: asGiven('always_on', 'always_off', 'traceidratio', 'parentbased_traceidratio'),
    bad: ['always', 'jaeger_remote'],
    rule:
      'must be one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, ' +
      'parentbased_traceidratio, not ',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    read: ({ tracing }) => tracing?.ratio,
    byDefault: undefined,
    good: [
      ['0.25', 0.25],
      ['.5', 0.5],
      ['1', 1],
    ],
    bad: ['1.1', '-1', '10%', '1e-1', '.'],
    rule: 'must be a number from 0 to 1',
  },
]

const read = (env: Record<string, string>, onTerminal = false): Config => readConfig(env, onTerminal)

/** Returns other variables that this one requires, such as an exporter for the options of tracing. */
function requiredWith(name: string): Record<string, string> {
  if (name === 'DATABASE_URL') return { SESSION_SECRET: 's'.repeat(32) }
  if (name === 'SMTP_URL') return { MAIL_FROM: 'taskwire@fernhill.example' }
  if (name === 'MAIL_FROM') return { SMTP_URL: 'smtp://localhost' }
  const isTracing = name.startsWith('OTEL_') && !/EXPORTER$|ENDPOINT$/.test(name)
  return isTracing ? { OTEL_TRACES_EXPORTER: 'otlp' } : {}
}

function refusal(env: Record<string, string>): string {
  try {
    read(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error('it was accepted')
}

test('the table of this test lists all variables that are read', () => {
  const names = variableNames()
  // NODE_ENV affects a default; the other variables are for programs that call the API.
  for (const name of ['NODE_ENV', 'TASKWIRE_URL', 'TASKWIRE_KEY']) names.delete(name)
  expect([...names].sort()).toEqual(variables.map(({ name }) => name).sort())
})

describe.each(variables)('$name (product.md 15.2)', ({ name, read: pick, byDefault, good, bad, rule }) => {
  test('an unset or empty variable has its default', () => {
    for (const env of [{}, { [name]: '' }]) expect(pick(read(env))).toEqual(byDefault)
  })

  test.each(good)('the value %j is accepted', (value, expected) => {
    expect(pick(read({ [name]: value, ...requiredWith(name) }))).toEqual(expected)
  })

  test.each(bad)(
    'the value %j is refused, and the message names the variable and the rule in one line (product.md 15.2)',
    (value) => {
      const message = refusal({ [name]: value, ...requiredWith(name) })
      // A value that may contain a password is not repeated; the message is then only the rule.
      if (!rule.endsWith(', not ')) expect(message).toBe(`${name} ${rule}`)
      else expect(message.startsWith(`${name} ${rule}"`), message).toBe(true)
      expect(message).not.toMatch(/hunter2|\n/)
    },
  )
})

describe('values that are read from files (product.md 15.2)', () => {
  test.each(variables)(
    'a value of $name in quotes is refused, and the message shows the quotes but not the value',
    ({ name, good }) => {
      const [value] = good[0] ?? ['hunter2']
      for (const quote of ['"', "'"])
        expect(refusal({ [name]: `${quote}${value}${quote}`, ...requiredWith(name) })).toMatch(
          `${name} is in quotes (${quote}…${quote})`,
        )
    },
  )

  test.each([
    ['DATABASE_URL', url, ({ databaseUrl }: Config) => databaseUrl],
    ['REDIS_URL', 'redis://host', ({ redisUrl }: Config) => redisUrl],
    ['SMTP_URL', 'smtp://host', ({ mail }: Config) => mail?.url],
  ])('the line break at the end of a mounted file is removed from %s', (name, value, pick) => {
    expect(pick(read({ [name]: `${value}\n`, ...requiredWith(name) }))).toBe(value)
    expect(pick(read({ [name]: ' \r\n' }))).toBeUndefined()
  })

  const old = 'o'.repeat(32)
  test.each([
    ['SESSION_SECRET', 'a line break', `${old}\n`],
    ['SESSION_SECRET_PREVIOUS', 'a line break', `${old}\n`],
    ['SESSION_SECRET', 'quotes', `"${old}"`],
    ['SESSION_SECRET_PREVIOUS', 'quotes', `'${old}'`],
  ])(
    'text encrypted with a %s that included %s can be decrypted with the bare secret',
    (name, _what, before) => {
      const sealed = createSecretBox(before).seal('a signing secret')
      for (const value of [old, `${old}\n`]) {
        const { sessionSecret, sessionSecretsPrevious } = read({
          SESSION_SECRET: 'n'.repeat(32),
          [name]: value,
        })
        const box = createSecretBox(sessionSecret ?? '', sessionSecretsPrevious)
        expect(box.open(sealed)).toBe('a signing secret')
        expect(createSecretBox(sessionSecret ?? '').open(box.reseal(sealed) ?? sealed)).toBe(
          'a signing secret',
        )
      }
    },
  )

  test('the line break at the end of a mounted file is removed from the API key of programs', () => {
    const access = { TASKWIRE_URL: 'http://host/api', TASKWIRE_KEY: `svc_${'a'.repeat(40)}` }
    expect(readApiAccess({ ...access, TASKWIRE_KEY: `${access.TASKWIRE_KEY}\n` }).key).toBe(
      access.TASKWIRE_KEY,
    )
  })

  test.each(['~', '~/taskwire'])('DATA_DIR=%s is refused, since only a shell replaces ~', (value) => {
    expect(refusal({ DATA_DIR: value })).toMatch(/^DATA_DIR must be a path that does not begin with ~/)
  })
})

test.each([' ', ' /srv/a', '/srv/a ', '/srv/a\r', '/srv/a\n', '/srv/a\0b'])(
  'DATA_DIR=%j is refused, since it would name a different directory',
  (value) => {
    expect(refusal({ DATA_DIR: value })).toMatch(/^DATA_DIR must be a path without surrounding white space/)
  },
)

test.each(['/srv/a$b', '/srv/a"b', '/srv/a`b', '/srv/a\\b'])(
  'DATA_DIR=%s is refused for the built-in database, and accepted with DATABASE_URL',
  (value) => {
    expect(refusal({ DATA_DIR: value })).toMatch(/^DATA_DIR must be a path without " \$/)
    expect(read({ DATA_DIR: value, DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) }).dataDir).toBe(value)
  },
)

describe('URLs that would be parsed only partly (product.md 15.2)', () => {
  test.each([
    [{ REDIS_URL: 'redis://:hunter2@host?tls=true' }, /^REDIS_URL must be a URL without parameters: rediss:/],
    [
      { REDIS_URL: 'redis://:hunter2@host/tasks' },
      /^REDIS_URL must have the number of a database as its path/,
    ],
    [{ SMTP_URL: 'smtp://nora:hunter2@host:465' }, /^SMTP_URL must begin with smtps:/],
    [
      { SMTP_URL: 'smtp://nora:hunter2@host?tls=true' },
      /^SMTP_URL must have only the parameters requireTLS, /,
    ],
    [
      { SMTP_URL: 'smtp://nora:hunter2@host?requireTLS=yes' },
      /^SMTP_URL must set requireTLS to true or false/,
    ],
    [
      { SMTP_URL: 'smtp://nora:hunter2@host?requireTLS=true&ignoreTLS=true' },
      /^SMTP_URL must not have both requireTLS and ignoreTLS/,
    ],
  ])('a URL that would be parsed only partly is refused: %j', (env, message) => {
    expect(refusal({ MAIL_FROM: 'a@b', ...env })).toMatch(message)
    expect(refusal({ MAIL_FROM: 'a@b', ...env })).not.toContain('hunter2')
  })
})

test.each([
  ['smtp://nora:s@mail.example', true],
  ['smtp://nora:s@127.0.0.1', undefined],
  ['smtp://nora:s@[::1]', undefined],
  ['smtp://mail.example', undefined],
  ['smtp://nora:s@mail.example?requireTLS=false', undefined],
  ['smtp://nora:s@mail.example?ignoreTLS=true', undefined],
])(
  'with SMTP_URL=%s, TLS is required to send the password: %s (product.md 21.12)',
  (SMTP_URL, requireTLS) => {
    expect(read({ SMTP_URL, MAIL_FROM: 'a@b' }).mail?.requireTLS).toBe(requireTLS)
  },
)

describe('names that resemble those of variables', () => {
  test.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['REDIS_URI', 'REDIS_URL'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['DATADIR', 'DATA_DIR'],
    ['public_url', 'PUBLIC_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['TASKWIRE_URI', 'TASKWIRE_URL'],
    ['TASKWIRE_DATABASE_URL', 'DATABASE_URL'],
    ['SESSION_SECRET_FILE', 'SESSION_SECRET'],
    ['TASKWIRE_SMTP_URL_FILE', 'SMTP_URL'],
    ['POSTGRES_URL', 'DATABASE_URL'],
    ['DB_URL', 'DATABASE_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['SMTP_PASSWORD', 'SMTP_URL'],
    ['TRUSTED_PROXIES', 'TRUST_PROXY'],
    ['APP_URL', 'PUBLIC_URL'],
  ])('the misspelled variable %s is reported, with the name that was meant', (name, meant) => {
    expect(describeIgnoredNames({ [name]: 'x' })).toEqual([
      `${name} is not a Taskwire variable and is ignored: did you mean ${meant}?`,
    ])
  })

  test('names that other programs use are not reported', () => {
    const others = ['HOME', 'HOSTS', 'PORTS', 'POST', 'ROLES', 'WORKER_ID', 'DATA', 'SMTP_HOST', 'REDIS_HOST']
    const platforms = [
      'REDIS_PORT',
      'MAIL_HOST',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_LOGS_EXPORTER',
      'NODE_OPTIONS',
      // Kubernetes sets these for a service that is named taskwire.
      'TASKWIRE_PORT',
      'TASKWIRE_SERVICE_HOST',
    ]
    const env = Object.fromEntries([...others, ...platforms, ...variableNames()].map((name) => [name, 'x']))
    expect(describeIgnoredNames(env)).toEqual([])
    expect(describeIgnoredNames({ SMTP_URI: 'x', SMTP_URL: 'x' })).toEqual([])
  })
})

describe('variables that depend on others', () => {
  test.each([
    ['lowered to a smaller maximum', { PAGE_SIZE_MAX: '10' }, { default: 10, max: 10 }],
    [
      'as large as a larger maximum allows',
      { PAGE_SIZE_MAX: '200', PAGE_SIZE_DEFAULT: '200' },
      { default: 200, max: 200 },
    ],
  ])('the default page size is %s', (_what, env, expected) => {
    expect(read(env).pageSize).toEqual(expected)
  })

  test('a default page size above the maximum is refused, and the message has both names', () => {
    expect(refusal({ PAGE_SIZE_MAX: '10', PAGE_SIZE_DEFAULT: '11' })).toBe(
      'PAGE_SIZE_DEFAULT must be a whole number from 1 to PAGE_SIZE_MAX (10), not "11"',
    )
  })

  test.each([[{}], [{ SESSION_SECRET: '' }]])(
    'DATABASE_URL requires a SESSION_SECRET, so %j is refused',
    (env) => {
      expect(refusal({ DATABASE_URL: url, ...env })).toBe(
        'SESSION_SECRET must have at least 32 characters when DATABASE_URL is set',
      )
    },
  )

  test('SMTP_URL requires MAIL_FROM, and MAIL_FROM alone sends no email (product.md 21.10)', () => {
    expect(refusal({ SMTP_URL: 'smtp://localhost' })).toMatch(/^MAIL_FROM must be set when SMTP_URL is set/)
    expect(read({ MAIL_FROM: 'taskwire@fernhill.example' }).mail).toBeUndefined()
  })

  test.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80'],
    [{ HOST: '0.0.0.0' }, `http://${hostname()}:3000`],
    [{ HOST: '::0' }, `http://${hostname()}:3000`],
    [{ PUBLIC_URL: 'https://tasks.fernhill.example/' }, 'https://tasks.fernhill.example'],
  ])('with %j, links begin with %s (product.md 21.8)', (env, url) => {
    expect(siteUrlOf(read(env))).toBe(url)
  })

  test.each([
    ['localhost', 'http://localhost:3000'],
    ['192.0.2.1', 'http://192.0.2.1:3000'],
    ['2001:db8::1', 'http://[2001:db8::1]:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
    ['0:0:0:0:0:0:0:0', 'http://[::1]:3000'],
    ['::ffff:0.0.0.0', 'http://127.0.0.1:3000'],
  ])('a server that listens on %s prints %s, which a browser can open (product.md 15.1)', (host, url) => {
    expect(localUrlOf(read({ HOST: host }))).toBe(url)
  })

  test('the URL of a server on a link-local address has no zone, with which it would not be a URL', () => {
    const config = read({ HOST: 'fe80::1%eth0' })
    expect([localUrlOf(config), siteUrlOf(config)]).toEqual([
      'http://[fe80::1]:3000',
      'http://[fe80::1]:3000',
    ])
  })

  test('an empty DATABASE_URL does not require a SESSION_SECRET', () => {
    expect(read({ DATABASE_URL: '', SESSION_SECRET: '' })).toEqual(read({}))
  })

  test.each([
    [{}, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '10.0.0.1' }, false],
    [{ PUBLIC_URL: 'https://tasks.fernhill.example' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', WEBHOOKS_ALLOW_INSECURE: '1' }, true],
    [{ WEBHOOKS_ALLOW_INSECURE: '0' }, false],
  ])('with %j, insecure receivers are allowed: %s (product.md 13.13)', (env, allowed) => {
    expect(read(env).webhooks.allowInsecure).toBe(allowed)
  })

  test.each([
    ['a terminal', {}, true, 'pretty'],
    ['a pipe', {}, false, 'json'],
    ['a terminal with LOG_FORMAT=json', { LOG_FORMAT: 'json' }, true, 'json'],
  ])(
    'the log format defaults to pretty on a terminal and to JSON elsewhere: %s',
    (_what, env, onTerminal, format) => {
      expect(read(env, onTerminal).logFormat).toBe(format)
    },
  )
})
