import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const logFormats = ['json', 'pretty'] as const
const roles = ['all', 'api', 'worker'] as const
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const requestLogModes = ['all', 'errors', 'off'] as const

/** Path prefix of the public API. */
export const apiPrefix = '/api/public/v1'

/** Grace period for requests in flight and background work after a signal to stop, milliseconds. */
export const drainGraceMs = 10_000

/** Time to close connections after the grace period, milliseconds. */
export const closingMs = 2_000

const sessionSecretMinLength = 32
const maxWorkers = 64

/** The configuration of the process. docs/configuration.md says what each variable means. */
export interface Config {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** Unset: the built-in PostgreSQL. */
  databaseUrl?: string | undefined
  /** Number of connections to PostgreSQL, in addition to the one that listens. */
  databasePool: number
  /** Time that a start waits for the database, and for another node's migration. */
  databaseWaitSeconds: number
  redisUrl?: string | undefined
  /** Time that an idle connection of a client is kept open. */
  keepAliveSeconds: number
  /** Base URL that clients use, without a trailing slash. */
  publicUrl?: string | undefined
  trustProxy?: boolean | number | string | undefined
  logLevel: (typeof logLevels)[number]
  logFormat: (typeof logFormats)[number]
  role: (typeof roles)[number]
  /** Number of processes that serve requests behind one port. */
  workers: number
  /** Whether to create a demo workspace in an empty database. Unset: if the database is built in. */
  demo?: boolean | undefined
  rateLimits: Record<'key' | 'write' | 'workspace' | 'anonymous' | 'session' | 'session_write', number> & {
    windowSeconds: number
  }
  pageSize: { default: number; max: number }
  bodyLimitBytes: number
  idempotencyTtlSeconds: number
  creatorRecheckSeconds: number
  /** Requests that the request log of the settings area keeps, and for how many days. */
  requestLog: { mode: (typeof requestLogModes)[number]; days: number }
  webhooks: {
    /** Waits between the attempts: one fewer than attempts. */
    retrySeconds: number[]
    timeoutSeconds: number
    disableAfter: number
    secretOverlapSeconds: number
    allowInsecure: boolean
  }
  /** Number of days that the activity feed keeps. */
  activityDays: number
  sessionSecret?: string | undefined
  /** Decrypts values that were encrypted before the secret was changed. */
  sessionSecretPrevious?: string | undefined
  /** Time from the last use of a session until it ends. */
  sessionTtlSeconds: number
  /** Unset: tracing is off. */
  tracing?: TracingConfig | undefined
}

export interface TracingConfig {
  /** URL of the collector that spans are posted to. */
  url: string
  serviceName: string | undefined
  sampler: (typeof samplers)[number]
  /** Ratio for the samplers that have one. */
  ratio: number
}

/** Thrown if a variable breaks its rule. The message names both, in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the configuration from the environment, without disk or network. Nothing else reads the environment. */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  onTerminal: boolean = process.stdout.isTTY,
): Config {
  const { string, integer, integers, flag, oneOf } = readersOf(env)
  const pageSizeMax = integer('PAGE_SIZE_MAX', 100, { min: 1, max: 1000 })
  const databaseUrl = string(
    'DATABASE_URL',
    isPostgresUrl,
    'a URL such as postgres://user:password@host:5432/database, with a single host, and with special ' +
      'characters percent-encoded',
  )

  return {
    port: integer('PORT', 3000, { min: 0, max: 65_535 }),
    host: string('HOST', isHost, 'an IP address or a host name, without a port or brackets') ?? '127.0.0.1',
    dataDir: resolve(string('DATA_DIR') ?? '.data'),
    databaseUrl,
    databasePool: integer('DATABASE_POOL', 16, { min: 4, max: 1000 }),
    databaseWaitSeconds: integer('DATABASE_WAIT_SECONDS', 30, { min: 0, max: 3600 }),
    keepAliveSeconds: integer('KEEP_ALIVE_SECONDS', 65, { min: 1, max: 3600 }),
    redisUrl: string(
      'REDIS_URL',
      isRedisUrl,
      'a URL such as redis://host:6379, with special characters percent-encoded',
    ),
    publicUrl: string(
      'PUBLIC_URL',
      isBaseUrl,
      'an http or https URL without query, fragment or login',
    )?.replace(/\/+$/, ''),
    trustProxy: parseTrustProxy(
      string(
        'TRUST_PROXY',
        isTrustProxy,
        'true, false, a number of hops, or a list of addresses and subnets',
      ),
    ),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    logFormat: oneOf('LOG_FORMAT', logFormats, onTerminal ? 'pretty' : 'json'),
    role: oneOf('ROLE', roles, 'all'),
    workers: readWorkers(string('WORKERS')),
    demo: flag('DEMO'),
    rateLimits: {
      key: integer('RATE_LIMIT_KEY', 600, { min: 1 }),
      write: integer('RATE_LIMIT_WRITE', 120, { min: 1 }),
      workspace: integer('RATE_LIMIT_WORKSPACE', 3000, { min: 1 }),
      anonymous: integer('RATE_LIMIT_ANONYMOUS', 60, { min: 1 }),
      session: integer('SESSION_REQUESTS', 300, { min: 1 }),
      session_write: integer('SESSION_WRITES', 60, { min: 1 }),
      windowSeconds: integer('RATE_LIMIT_WINDOW_SECONDS', 60, { min: 1, max: 86_400 }),
    },
    pageSize: {
      default: integer('PAGE_SIZE_DEFAULT', Math.min(25, pageSizeMax), {
        min: 1,
        max: pageSizeMax,
        maxName: 'PAGE_SIZE_MAX',
      }),
      max: pageSizeMax,
    },
    bodyLimitBytes: integer('BODY_LIMIT_BYTES', 1_048_576, { min: 1 }),
    idempotencyTtlSeconds: integer('IDEMPOTENCY_TTL_SECONDS', 86_400, { min: 1 }),
    creatorRecheckSeconds: integer('CREATOR_RECHECK_SECONDS', 60, { min: 0, max: 86_400 }),
    requestLog: {
      mode: oneOf('REQUEST_LOG', requestLogModes, 'all'),
      days: integer('REQUEST_LOG_DAYS', 7, { min: 1, max: 366 }),
    },
    webhooks: {
      retrySeconds: integers('WEBHOOK_RETRY_SECONDS', [60, 300, 1800, 7200]),
      timeoutSeconds: integer('WEBHOOK_TIMEOUT_SECONDS', 10, { min: 1, max: 300 }),
      disableAfter: integer('WEBHOOK_DISABLE_AFTER', 20, { min: 1 }),
      secretOverlapSeconds: integer('WEBHOOK_SECRET_OVERLAP_SECONDS', 86_400, { min: 0 }),
      allowInsecure: flag('WEBHOOKS_ALLOW_INSECURE') ?? false,
    },
    activityDays: integer('ACTIVITY_DAYS', 365, { min: 1, max: 36_500 }),
    sessionTtlSeconds: integer('SESSION_TTL_SECONDS', 604_800, { min: 1, max: 2_592_000 }),
    sessionSecret: readSessionSecret(string('SESSION_SECRET'), databaseUrl),
    sessionSecretPrevious: string(
      'SESSION_SECRET_PREVIOUS',
      isLongEnough,
      `at least ${sessionSecretMinLength} characters long`,
    ),
    tracing: readTracing(env),
  }
}

/** Reads OpenTelemetry's variables. Tracing is on if a collector is set. */
function readTracing(env: Record<string, string | undefined>): TracingConfig | undefined {
  const { string, oneOf } = readersOf(env)
  const isDisabled = oneOf('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true'
  const exporter = string('OTEL_TRACES_EXPORTER', isExporter, 'otlp or none')
  const urlOf = (name: string): string | undefined =>
    string(name, isBaseUrl, 'an http or https URL without query, fragment or login')
  const base = urlOf('OTEL_EXPORTER_OTLP_ENDPOINT')
  const url = urlOf('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', overHttp, 'http/json')
  oneOf('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', overHttp, 'http/json')
  const tracing: TracingConfig = {
    url: url ?? `${(base ?? 'http://localhost:4318').replace(/\/+$/, '')}/v1/traces`,
    serviceName: string('OTEL_SERVICE_NAME'),
    sampler: oneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio: Number(string('OTEL_TRACES_SAMPLER_ARG', isRatio, 'a number from 0 to 1') ?? 1),
  }
  const isWanted = exporter === 'otlp' || (exporter === undefined && (base ?? url) !== undefined)
  return isWanted && !isDisabled ? tracing : undefined
}

/** Accepted protocols. Spans are always sent as JSON, which collectors of `http/protobuf` accept too. */
const overHttp = ['http/json', 'http/protobuf'] as const

const isExporter = (value: string): boolean => value === 'otlp' || value === 'none'
const isRatio = (value: string): boolean => /^\d*\.?\d+$/.test(value) && Number(value) <= 1

/** Returns the URL of the API, with its prefix, and the key for a program that calls it. @throws ConfigError */
export function readApiAccess(env: Record<string, string | undefined> = process.env): {
  url: string
  key: string
} {
  const { string } = readersOf(env)
  const required = (name: string, isValid: (value: string) => boolean, rule: string): string => {
    const value = string(name, isValid, rule)
    if (value === undefined) throw new ConfigError(`${name} must be set: ${rule}`)
    return value
  }
  const url = required(
    'TASKWIRE_URL',
    isBaseUrl,
    "the API's URL with its prefix, such as http://127.0.0.1:3000/api/public/v1",
  )
  const key = required(
    'TASKWIRE_KEY',
    (value) => /^svc_[0-9A-Za-z]{40}$/.test(value),
    'an API key, svc_ and 40 letters and digits',
  )
  return { url: url.replace(/\/+$/, ''), key }
}

/** Returns readers of single variables. An empty string counts as unset, as in files that list every variable. */
function readersOf(env: Record<string, string | undefined>) {
  /** Reads a text. The error does not repeat the value, because a URL may hold a password. */
  function string(
    name: string,
    isValid: (value: string) => boolean = () => true,
    rule = '',
  ): string | undefined {
    const value = env[name] === '' ? undefined : env[name]
    if (value !== undefined && !isValid(value)) throw new ConfigError(`${name} must be ${rule}`)
    return value
  }

  function integer(name: string, fallback: number, range: Range): number {
    const value = string(name)
    return value === undefined ? fallback : parseInteger(name, value, range)
  }

  function integers(name: string, fallback: number[]): number[] {
    return (
      string(name)
        ?.split(',')
        .map((value) => parseInteger(name, value.trim(), { min: 0 }, 'a list of whole numbers')) ?? fallback
    )
  }

  function flag(name: string): boolean | undefined {
    const value = string(name, (text) => text === '0' || text === '1', '0 or 1')
    return value === undefined ? undefined : value === '1'
  }

  function oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = string(name) ?? fallback
    const found = values.find((one) => one === value)
    if (found === undefined)
      throw new ConfigError(`${name} must be one of ${values.join(', ')}, not ${JSON.stringify(value)}`)
    return found
  }

  return { string, integer, integers, flag, oneOf }
}

interface Range {
  min: number
  max?: number
  /** Variable that sets `max`. */
  maxName?: string
}

/** Reads WORKERS. `auto` means one for each core. */
function readWorkers(value = '1'): number {
  if (value === 'auto') return Math.min(availableParallelism(), maxWorkers)
  return parseInteger('WORKERS', value, { min: 1, max: maxWorkers }, 'auto or a whole number')
}

/** Parses a whole number. Without `max` it must fit PostgreSQL's `integer`. */
function parseInteger(
  name: string,
  value: string,
  { min, max = 2 ** 31 - 1, maxName }: Range,
  kind = 'a whole number',
): number {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN
  if (number >= min && number <= max) return number
  const range = `from ${min} to ${maxName ? `${maxName} (${max})` : max}`
  throw new ConfigError(`${name} must be ${kind} ${range}, not ${JSON.stringify(value)}`)
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[\w.-]+$/.test(value)
}

/** Refuses a list of hosts, because the driver would take it for the name of a single host. */
function isPostgresUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\/./.test(value) || !isDecodable(value)) return false
  const { hostname, searchParams } = new URL(value)
  return ![decodeURIComponent(hostname), searchParams.get('host')].some((host) => host?.includes(','))
}

function isRedisUrl(value: string): boolean {
  return /^rediss?:\/\/./.test(value) && isDecodable(value)
}

/** Refuses a URL with an unencoded `%` in its password, which parses but fails when the password is decoded. */
function isDecodable(value: string): boolean {
  try {
    return decodeURIComponent(new URL(value).href) !== ''
  } catch {
    return false
  }
}

/** Refuses blanks, backslashes and missing slashes, which the parser accepts, because the URL is shown unchanged. */
function isBaseUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:\/\/[^/][^\s\\?#]*$/i.test(value) && !url.username && !url.password
}

function isTrustProxy(value: string): boolean {
  return /^(true|false|\d{1,3})$/.test(value) || value.split(',').every((one) => isSubnet(one.trim()))
}

/** Accepts what Express can read, which excludes short forms such as 10.1. A prefix of 0 would trust every address. */
function isSubnet(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', prefix = '1', ...rest] = value.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits
}

/** Returns a boolean or a number as such, because Express reads every string as a list of addresses. */
function parseTrustProxy(value: string | undefined): boolean | number | string | undefined {
  if (value === 'true' || value === 'false') return value === 'true'
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : value
}

/** Requires a secret with an external database: nodes that share the database must share the secret, so none generates it. */
function readSessionSecret(secret: string | undefined, databaseUrl: string | undefined): string | undefined {
  const rule = `SESSION_SECRET must have at least ${sessionSecretMinLength} characters`
  if (secret === undefined && databaseUrl !== undefined)
    throw new ConfigError(`${rule} when DATABASE_URL is set`)
  if (secret !== undefined && !isLongEnough(secret)) throw new ConfigError(rule)
  return secret
}

function isLongEnough(secret: string): boolean {
  return secret.length >= sessionSecretMinLength
}
