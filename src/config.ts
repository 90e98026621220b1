import { isIP } from 'node:net'
import { availableParallelism, hostname } from 'node:os'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import {
  ConfigError,
  isBaseUrl,
  isHost,
  isTrustProxy,
  parseInteger,
  parseTrustProxy,
  readersOf,
  type Environment,
} from './config/environment.ts'
import {
  postgresUrlFault,
  redisUrlFault,
  smtpUrlFault,
  isLoopback,
  isSender,
  mustEncrypt,
} from './config/service-urls.ts'
import { readSessionSecrets } from './config/session-secrets.ts'
import { describeSimilarNames } from './config/similar-names.ts'
import { readTracing } from './config/read-tracing.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const logFormats = ['json', 'pretty'] as const
const roles = ['all', 'api', 'worker'] as const
const requestLogModes = ['all', 'errors', 'off'] as const

/** Path prefix of the public API. */
export const apiPrefix = '/api/public/v1'

/** Grace period for requests in flight and background work after a stop signal, in milliseconds. */
export const drainGraceMs = 10_000

/** Time to close connections after the grace period, in milliseconds. */
export const closingMs = 2_000

const maxWorkers = 64

/** The configuration of the process. docs/configuration.md documents the variables. */
export type Config = ReturnType<typeof readConfig>

/** Rate limit for all of a user's sessions combined, as a multiple of the limit per session. */
const sessionsOfUser = 3

/**
 * Reads the configuration from the environment, and from disk only the certificates that DATABASE_URL names. Nothing else
 * reads the environment.
 */
export function readConfig(env: Environment = process.env, onTerminal: boolean = process.stdout.isTTY) {
  const { string, credential, integer, integers, flag, oneOf } = readersOf(env)
  const pageSizeMax = integer('PAGE_SIZE_MAX', 100, { min: 1, max: 1000 })
  const databaseUrl = credential('DATABASE_URL', postgresUrlFault)
  const host =
    string('HOST', isHost, 'an IP address or a host name, without a port or brackets') ?? '127.0.0.1'
  const publicUrl = string(
    'PUBLIC_URL',
    isBaseUrl,
    'an http or https URL without query, fragment or credentials',
  )
    ?.replace(/\/+$/, '')
    .replace(/^https?/i, (scheme) => scheme.toLowerCase())

  return {
    port: integer('PORT', 3000, { min: 0, max: 65_535 }),
    host,
    /** Absolute path. */
    dataDir: readDataDir(string('DATA_DIR'), databaseUrl),
    /** Unset: the built-in PostgreSQL. */
    databaseUrl,
    /** Number of connections to PostgreSQL, in addition to the listener. */
    databasePool: integer('DATABASE_POOL', 16, { min: 4, max: 1000 }),
    /** Maximum time that startup waits for the database, or for the migration of another node. */
    databaseWaitSeconds: integer('DATABASE_WAIT_SECONDS', 30, { min: 0, max: 3600 }),
    /** Time for which an idle client connection is kept open. */
    keepAliveSeconds: integer('KEEP_ALIVE_SECONDS', 65, { min: 1, max: 3600 }),
    redisUrl: credential('REDIS_URL', redisUrlFault),
    /** Base URL that clients use, without a trailing slash. */
    publicUrl,
    /** The SMTP server and the sender. No email is sent if unset. */
    mail: readMail(env),
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
    /** Number of processes that serve requests behind one port. */
    workers: readWorkers(string('WORKERS')),
    /** Whether to create a demo workspace in an empty database. Unset: if the database is built in. */
    demo: flag('DEMO'),
    rateLimits: {
      key: integer('RATE_LIMIT_KEY', 600, { min: 1 }),
      write: integer('RATE_LIMIT_WRITE', 120, { min: 1 }),
      workspace: integer('RATE_LIMIT_WORKSPACE', 3000, { min: 1 }),
      anonymous: integer('RATE_LIMIT_ANONYMOUS', 60, { min: 1 }),
      user: sessionsOfUser * integer('SESSION_REQUESTS', 300, { min: 1 }),
      user_write: sessionsOfUser * integer('SESSION_WRITES', 60, { min: 1 }),
      session: integer('SESSION_REQUESTS', 300, { min: 1 }),
      session_write: integer('SESSION_WRITES', 60, { min: 1 }),
      user_work: sessionsOfUser * integer('SESSION_WORK_WRITES', 300, { min: 1 }),
      session_work: integer('SESSION_WORK_WRITES', 300, { min: 1 }),
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
    /** Maximum number of imports in flight in this server. */
    importsInFlight: integer('IMPORTS_IN_FLIGHT', 4, { min: 1, max: 64 }),
    idempotencyTtlSeconds: integer('IDEMPOTENCY_TTL_SECONDS', 86_400, { min: 1 }),
    creatorRecheckSeconds: integer('CREATOR_RECHECK_SECONDS', 60, { min: 0, max: 86_400 }),
    /** Requests that the request log keeps, and the number of days. */
    requestLog: {
      mode: oneOf('REQUEST_LOG', requestLogModes, 'all'),
      days: integer('REQUEST_LOG_DAYS', 7, { min: 1, max: 366 }),
    },
    webhooks: {
      /** Delays between attempts: one fewer than the number of attempts. */
      retrySeconds: integers('WEBHOOK_RETRY_SECONDS', [60, 300, 1800, 7200]),
      timeoutSeconds: integer('WEBHOOK_TIMEOUT_SECONDS', 10, { min: 1, max: 300 }),
      disableAfter: integer('WEBHOOK_DISABLE_AFTER', 20, { min: 1 }),
      secretOverlapSeconds: integer('WEBHOOK_SECRET_OVERLAP_SECONDS', 86_400, { min: 0 }),
      allowInsecure:
        flag('WEBHOOKS_ALLOW_INSECURE') ??
        (isLoopback(host) && publicUrl === undefined && env.NODE_ENV !== 'production'),
    },
    /** Retention of the activity feed, in days. */
    activityDays: integer('ACTIVITY_DAYS', 365, { min: 1, max: 36_500 }),
    /** Time until an unused session expires. */
    sessionTtlSeconds: integer('SESSION_TTL_SECONDS', 604_800, { min: 1, max: 2_592_000 }),
    ...readSessionSecrets(env, databaseUrl),
    /** Unset: tracing is off. */
    tracing: readTracing(env),
  }
}

/**
 * Refuses a path that would name another directory: with surrounding white space, or with `~`, which only a shell expands.
 * Also refuses characters that pg_ctl, which starts PostgreSQL through a shell, cannot pass on.
 */
function readDataDir(path = '.data', databaseUrl: string | undefined): string {
  if (/^\s|\s$|\p{Cc}/u.test(path))
    throw new ConfigError(
      `DATA_DIR must be a path without surrounding white space and control characters: ${JSON.stringify(path)}`,
    )
  if (path.startsWith('~')) throw new ConfigError('DATA_DIR must be a path that does not begin with ~')
  const dataDir = resolve(path)
  if (databaseUrl === undefined && process.platform !== 'win32' && /["$`\\]/.test(dataDir))
    throw new ConfigError(
      `DATA_DIR must be a path without " $ \` and \\, which PostgreSQL's pg_ctl does not support: ${JSON.stringify(dataDir)}`,
    )
  return dataDir
}

const senderRule =
  'one address such as taskwire@fernhill.example or Taskwire <…>; a name with special characters such as , : ; ( ) must be in "quotes"'

/** Reads the SMTP server and the sender's address, which must be set together. */
function readMail(env: Environment): { url: string; from: string; requireTLS?: boolean } | undefined {
  const { string, credential } = readersOf(env)
  const url = credential('SMTP_URL', smtpUrlFault)
  const from = string('MAIL_FROM', isSender, senderRule)
  if (url === undefined) return undefined
  if (from === undefined)
    throw new ConfigError('MAIL_FROM must be set when SMTP_URL is set: the sender’s address')
  return { url, from, ...(mustEncrypt(url) && { requireTLS: true }) }
}

/** Returns the names of all variables that are read. */
export function variableNames(): Set<string> {
  const names = new Set(['TASKWIRE_URL', 'TASKWIRE_KEY'])
  readConfig(new Proxy({}, { get: (_env, name) => void names.add(String(name)) }))
  return names
}

/** Returns a line for each ignored variable whose name resembles the name of a known variable. */
export function describeIgnoredNames(env: Environment = process.env): string[] {
  return describeSimilarNames(env, variableNames())
}

/** Returns the URL of the API, with its prefix, and the key for a program that calls it. @throws ConfigError */
export function readApiAccess(env: Environment = process.env): { url: string; key: string } {
  const { credential } = readersOf(env)
  const required = (name: string, isValid: (value: string) => boolean, rule: string): string => {
    const value = credential(name, (text) => (isValid(text) ? undefined : `must be ${rule}`))
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

/** Reads WORKERS. `auto` means one for each core. */
function readWorkers(value = '1'): number {
  if (value === 'auto') return Math.min(availableParallelism(), maxWorkers)
  return parseInteger('WORKERS', value, { min: 1, max: maxWorkers }, 'auto or a whole number')
}

/** Returns the URL that links begin with: PUBLIC_URL, or else the address of the server. */
export function siteUrlOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== undefined) return publicUrl
  return httpUrl(isUnspecified(host) ? hostname() : host, port)
}

/** Returns the URL of a listening server that a browser on this machine can open. */
export function localUrlOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (!isUnspecified(host)) return httpUrl(host, port)
  return httpUrl(ipaddr.process(host).kind() === 'ipv6' ? '::1' : '127.0.0.1', port)
}

/** Returns whether a host means every address of the machine, such as 0.0.0.0 and ::. */
const isUnspecified = (host: string): boolean =>
  ipaddr.isValid(host) && ipaddr.process(host).range() === 'unspecified'

/** Returns a URL without the zone of an address, such as `%eth0`, which no URL can have. */
const httpUrl = (host: string, port: number): string =>
  `http://${isIP(host) === 6 ? `[${host.replace(/%.*/, '')}]` : host}:${port}`
