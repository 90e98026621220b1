/**
 * Thrown if a connection could not be opened, or was lost before the statement was sent: even a write may be retried.
 */
export class NotSentError extends Error {
  readonly code = 'NOT_SENT'

  constructor(cause?: unknown) {
    super('there is no connection to the database', { cause })
  }
}

/** Thrown if too many callers wait for a connection, or no connection became free in time. */
export class NoFreeConnectionError extends Error {
  readonly code = 'NO_FREE_CONNECTION'
}

/** Thrown if a plan was made from rows that have changed since. */
export class StalePlanError extends Error {
  readonly code = 'STALE_PLAN'
}

/** Thrown if the Citus node of the workspace is unreachable: the statement was not sent. */
export class NodeUnavailableError extends Error {
  readonly code = 'NODE_AWAY'
}

/** Thrown if another session holds a lock that a migration needs. The message names the session if it is known. */
export class LockedError extends Error {}

/** Rejects the statements of a connection that waited for a Citus node. Statements for other nodes may be retried. */
export class BlockedConnectionError extends Error {
  readonly code = 'BLOCKED_CONNECTION'
}

/** Returns a function that tests the code of an error or of its cause, since Drizzle wraps the driver's errors. */
const has = (...codes: RegExp[]) =>
  function hasCode(error: unknown): boolean {
    if (!(error instanceof Error)) return false
    const { code, cause } = error as { code?: unknown; cause?: unknown }
    return (typeof code === 'string' && codes.some((one) => one.test(code))) || hasCode(cause)
  }

/** Returns whether the statement was not sent. */
export const wasNotSent = has(/^NOT_SENT$/)

/**
 * Returns whether PostgreSQL refused to run a prepared statement because a migration has changed its columns. The driver
 * marks such errors, whose codes have other meanings too.
 */
export const isOutdatedStatement = (error: unknown): boolean =>
  error instanceof Error &&
  (('isOutdated' in error && error.isOutdated === true) || isOutdatedStatement(error.cause))

const hasConflict = has(/^(STALE_PLAN|40P01|40001)$/)

/**
 * Returns whether a new plan may succeed: the plan was stale, or met a deadlock (40P01), a serialization failure (40001)
 * or an outdated statement.
 */
export const isStalePlan = (error: unknown): boolean => hasConflict(error) || isOutdatedStatement(error)

/** Returns whether a statement exceeded its lock timeout. */
export const isLockTimeout = has(/^55P03$/)

/** Returns whether a unique constraint was violated. */
export const isUniqueViolation = has(/^23505$/)

/** Returns whether the role lacks a privilege that a statement needs. */
export const lacksPrivilege = has(/^42501$/)

/** Returns whether a row violates a check constraint, or its partition is missing. */
export const isCheckViolation = has(/^23514$/)

/** Returns whether a collation does not exist, or PostgreSQL was built without its library. */
export const hasNoCollation = has(/^(42704|0A000)$/)

/** Returns whether a statement was canceled, by its timeout or a shutdown of the server. */
export const isCanceled = has(/^57014$/)

/** Message of Citus, which has no code for the loss of a node within a transaction. */
const lostNodeMessage = /connection marked as essential/

/** Returns whether the database could not be reached or the connection was lost: a reason to respond with 503, or to retry. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  hasLostConnection(error) || hasMessage(error, lostNodeMessage)

const hasLostConnection = has(
  // Network errors.
  /^(E(CONN|HOST|NET)|EPIPE$|ETIMEDOUT$|EPROTO$|ENOTFOUND$|EAI_AGAIN$|ERR_SSL)/,
  // Errors of the driver and of this layer.
  /^(CONNECTION_|CONNECT_TIMEOUT$|NOT_SENT$|SILENT$|NO_FREE_CONNECTION$|NODE_AWAY$|BLOCKED_CONNECTION$)/,
  // Connection exceptions, admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections.
  /^(08|57P0[123]$|53300$)/,
)

/** Returns whether waiting for a connection timed out, or the node is unreachable. */
export const isConnectionTimeout = has(/^(NO_FREE_CONNECTION|CONNECT_TIMEOUT|SILENT|NODE_AWAY)$/)

/** Messages of PgBouncer, which has no code for a full pool, and of PostgreSQL, whose messages PgBouncer repeats. */
const tooManyConnectionsMessages =
  /too many (connections|clients)|no more connections|connection slots are|query_wait_timeout/

/** Returns whether a connection was refused because the limit of PostgreSQL or a pooler is reached. */
export const isTooManyConnections = (error: unknown): boolean =>
  has(/^53300$/)(error) || hasMessage(error, tooManyConnectionsMessages)

/** Returns whether the message of an error, or of its cause, matches. */
const hasMessage = (error: unknown, words: RegExp): boolean =>
  error instanceof Error && (words.test(error.message) || hasMessage(error.cause, words))

/**
 * Returns whether an immediate retry may find a working connection. After a timeout, a retry would only wait as long
 * again.
 */
export const isStaleConnection = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !isConnectionTimeout(error)

/** Returns whether an assertion failed (22012: it divides by zero), or a row is missing (23503) or present (23505). */
const isBrokenPlan = has(/^(22012|23503|23505)$/)

/** Converts the error of a plan's statement into a StalePlanError if the plan is stale. */
export const asStalePlan = (error: unknown): unknown =>
  isBrokenPlan(error) ? new StalePlanError('the plan is stale', { cause: error }) : error

/** Returns whether PostgreSQL has rolled the statement back. After any other error it may have been committed. */
export const wasRolledBack = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/** Messages for operators. */
export const refusalMessages = {
  'read-only': 'the database is read-only (is it a standby, or is default_transaction_read_only on?)',
  full: 'the database has no space left',
  hanging: 'no write has succeeded for ten seconds (a synchronous standby may be unresponsive)',
}

export type WriteRefusal = keyof typeof refusalMessages

const isReadOnly = has(/^25006$/)
const isFull = has(/^53100$/)

/** Returns why PostgreSQL refuses all writes, or undefined. */
export const refusesWrites = (error: unknown): WriteRefusal | undefined =>
  isReadOnly(error) ? 'read-only' : isFull(error) ? 'full' : undefined

const hasNoConnection = has(/^NO_FREE_CONNECTION$/)

/** Returns whether a write was refused without being attempted, by PostgreSQL or for lack of a connection. */
export const wasRefused = (error: unknown): boolean =>
  refusesWrites(error) !== undefined || hasNoConnection(error)

/**
 * Returns whether an error is transient: caused by the database or concurrent work, not by the statement. A retry may
 * succeed.
 */
export const isTransient = (error: unknown): boolean =>
  [isDatabaseUnavailable, isLockTimeout, isCanceled, isStalePlan, refusesWrites].some((is) => is(error))
