import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import type { LogOutput } from './log-output.ts'

/** Creates the structured logger. It censors fields that look like secrets. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination: DestinationStream): Logger {
  const options = {
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (thrown: unknown) => errorFields(thrown) },
    redact: ['authorization', 'cookie', 'secret', 'password'].flatMap((name) => [
      name,
      `*.${name}`,
      `*.*.${name}`,
    ]),
  }
  return pino(options, destination)
}

const maxCauses = 8

/**
 * Returns the fields of an error and its causes to log. The fields are listed explicitly, since an error of a library
 * may contain query values, a command or a URL with a password.
 */
function errorFields(thrown: unknown, depth = 0): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: messageOf(thrown) }
  const error: LoggedError = thrown
  const follow = (cause: unknown): object | undefined =>
    cause === undefined || depth === maxCauses ? undefined : errorFields(cause, depth + 1)
  return {
    type: error.constructor.name,
    ...(repeatsValues(error)
      ? { message: 'withheld, because it may repeat values', stack: framesOf(error) }
      : { message: error.message, stack: error.stack }),
    code: error.code,
    ...(isFailedQuery(error) ? { message: 'Failed query', statement: error.query } : {}),
    ...(isFromPostgres(error) ? databaseFields(error) : {}),
    issues: error.issues,
    cause: follow(error.cause),
    errors: error instanceof AggregateError ? error.errors.map(follow) : undefined,
  }
}

/** Returns the message of a thrown value that is not an error. */
function messageOf(thrown: unknown): string | undefined {
  const message = typeof thrown === 'string' ? thrown : (thrown as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : undefined
}

/** An error with the fields that errors of this server, Drizzle and PostgreSQL may have. */
interface LoggedError extends Error {
  code?: string
  /** Violations of the contract: paths and rules. */
  issues?: unknown
  query?: string
}

/** Returns whether the error is Drizzle's, whose message repeats the statement and all of its values. */
const isFailedQuery = (error: LoggedError): boolean => 'query' in error && 'params' in error

/** Returns whether PostgreSQL has reported the error. */
const isFromPostgres = (error: LoggedError): boolean => 'severity' in error && 'routine' in error

/** Returns PostgreSQL's fields, without `detail`, `hint`, `where` and the internal query, which quote rows. */
function databaseFields(error: LoggedError): object {
  const names = ['severity', 'schema', 'table', 'column', 'constraint', 'routine']
  return Object.fromEntries(names.map((name) => [name, Reflect.get(error, name)]))
}

/** Returns whether the message may repeat values that a client or a receiver has sent. */
function repeatsValues(error: LoggedError): boolean {
  if (isFailedQuery(error)) return true
  return isFromPostgres(error) && !plainClasses.has(error.code?.slice(0, 2) ?? '')
}

/** Classes of SQLSTATE whose messages name tables, columns, constraints or resources, but never a value. */
const plainClasses = new Set(['08', '23', '25', '26', '28', '3D', '40', '42', '53', '54', '55', '57'])

/** Returns the stack without the message that it begins with. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message)
  return start === -1 ? undefined : stack.slice(start + message.length).trimStart()
}

/** Grace period for `stop` after an unexpected error, in milliseconds. */
const crashGraceMs = 3_000

/** Exits on an unexpected error, since the state of the process is unknown, after calling `stop`. */
export function crashOnUnexpectedErrors(
  logger: Logger,
  output: LogOutput,
  stop: () => Promise<unknown>,
): void {
  const crash = async (error: unknown): Promise<void> => {
    setTimeout(() => process.exit(1), crashGraceMs).unref()
    logger.fatal({ err: error }, 'unexpected error')
    await stop().catch(() => undefined)
    await output.end()
    process.exit(1)
  }
  process.once('uncaughtException', (error) => void crash(error))
  process.once('unhandledRejection', (error) => void crash(error))
}
