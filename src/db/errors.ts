/** A connection was lost before the statement was sent, or could not be opened: even a write may be tried again. */
export class NotSentError extends Error {
  readonly code = 'NOT_SENT'

  constructor(cause?: unknown) {
    super('there is no connection to the database', { cause })
  }
}

/** Too many wait for a connection, or none became free in time. */
export class NoFreeConnectionError extends Error {
  readonly code = 'NO_FREE_CONNECTION'
}

/** A plan was made from rows that have changed since. */
export class StalePlanError extends Error {
  readonly code = 'STALE_PLAN'
}

/** Tells errors that have one of the codes, or whose cause has: Drizzle wraps what the driver throws. */
const has = (...codes: RegExp[]) =>
  function hasCode(error: unknown): boolean {
    if (!(error instanceof Error)) return false
    const { code, cause } = error as { code?: unknown; cause?: unknown }
    return (typeof code === 'string' && codes.some((one) => one.test(code))) || hasCode(cause)
  }

/** Nothing was sent, on this connection. */
export const wasNotSent = has(/^NOT_SENT$/)

/** Nothing was written, and another try may succeed: also after a deadlock (40P01) or serialization failure (40001). */
export const isStalePlan = has(/^(STALE_PLAN|40P01|40001)$/)

/** A statement waited longer for a lock than it may. */
export const isLockTimeout = has(/^55P03$/)

/** A row breaks a rule of its table, or belongs in a partition that is not there. */
export const isCheckViolation = has(/^23514$/)

/** A statement was cancelled: it ran longer than it may, or the server shuts down. */
export const isCanceled = has(/^57014$/)

/** The database could not be reached or went away: worth a 503 and another try, unlike an error in the query. */
export const isDatabaseUnavailable = has(
  // The network's.
  /^(E(CONN|HOST|NET)|EPIPE$|ETIMEDOUT$|EPROTO$|ENOTFOUND$|EAI_AGAIN$|ERR_SSL)/,
  // The driver's and this layer's.
  /^(CONNECTION_|CONNECT_TIMEOUT$|NOT_SENT$|SILENT$|NO_FREE_CONNECTION$)/,
  // PostgreSQL's: connection exceptions, admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections.
  /^(08|57P0[123]$|53300$)/,
)

const hasWaited = has(/^(NO_FREE_CONNECTION|CONNECT_TIMEOUT|SILENT)$/)

/** A connection was gone: another try may meet a better one. A long wait in vain would only be as long again. */
export const isStaleConnection = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !hasWaited(error)

/** An assertion does not hold (22012: it divides by zero), or a row is gone (23503) or taken (23505). */
const isBrokenPlan = has(/^(22012|23503|23505)$/)

/** Returns the error of a plan's statement, as a stale plan if it is one. */
export const asStalePlan = (error: unknown): unknown =>
  isBrokenPlan(error) ? new StalePlanError('the plan is stale', { cause: error }) : error

/** PostgreSQL has refused the statement, and rolled it back. Whatever else went wrong, it may have been done. */
export const wasRolledBack = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/** Words for operators. */
export const refusalWords = {
  'read-only': 'the database is read-only (is it a standby, or set so by default_transaction_read_only?)',
  full: 'the database has no space left',
}

export type WriteRefusal = keyof typeof refusalWords

const isReadOnly = has(/^25006$/)
const isFull = has(/^53100$/)

/** PostgreSQL writes nothing now. */
export const refusesWrites = (error: unknown): WriteRefusal | undefined =>
  isReadOnly(error) ? 'read-only' : isFull(error) ? 'full' : undefined

/** The database failed, or was kept from answering by others, and not by what was asked of it: a later try may do better. */
export const isPassing = (error: unknown): boolean =>
  [isDatabaseUnavailable, isLockTimeout, isCanceled, isStalePlan, refusesWrites].some((is) => is(error))
