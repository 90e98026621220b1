/** A deadlock (40P01) or serialization failure (40001): the transaction was rolled back whole. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, ['40P01', '40001'])
}

/** A statement waited longer for a lock than it may: 55P03. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, ['55P03'])
}

/** There is a row with the key already: 23505. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505'])
}

/** A row breaks a rule of its table, or belongs in a partition that is not there: 23514. */
export function isCheckViolation(error: unknown): boolean {
  return hasCode(error, ['23514'])
}

/**
 * A statement failed only because one before it in its transaction did: 25P02, or 26000 where that one was to prepare
 * it. The cause is the failure before.
 */
export function isFollowUp(error: unknown): boolean {
  return hasCode(error, ['25P02', '26000'])
}

/** A statement was cancelled: it ran longer than it may, or the server shuts down. 57014. */
export function isCanceled(error: unknown): boolean {
  return hasCode(error, ['57014'])
}

export type WriteRefusal = 'read-only' | 'full'

/** For operators. */
export const refusalWords: Record<WriteRefusal, string> = {
  'read-only': 'the database is read-only (is it a standby, or set so by default_transaction_read_only?)',
  full: 'the database has no space left',
}

/** PostgreSQL writes nothing now: it is read-only, 25006, or has no space left, 53100. */
export function refusesWrites(error: unknown): WriteRefusal | undefined {
  if (hasCode(error, ['25006'])) return 'read-only'
  return hasCode(error, ['53100']) ? 'full' : undefined
}

/** The database could not be reached or went away: worth a 503 and another try, unlike an error in the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) =>
    code === undefined
      ? unavailableMessages.test(message)
      : unavailableCodes.has(code) || code.startsWith('08'),
  )
}

/**
 * A connection was gone, or had not prepared a statement that it should have: another try may meet a better one. To wait
 * for the database in vain is something else, and would take as long again.
 */
export function isStaleConnection(error: unknown): boolean {
  if (hasCode(error, ['26000', '42P05'])) return true
  if (hasCode(error, [noFreeConnection])) return false
  return isDatabaseUnavailable(error) && !causesOf(error).some(({ message }) => timeouts.test(message))
}

/** The code of a `NoFreeConnectionError`. */
export const noFreeConnection = 'NO_FREE_CONNECTION'

const timeouts = /^(timeout e|Query read timeout)/

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
  noFreeConnection,
])

/** Errors of the driver's own have a message and not a code. */
const unavailableMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded|Query read timeout)/

/** The database failed, or was kept from answering by others, and not by what was asked of it: a later try may do better. */
export const isPassing = (error: unknown): boolean =>
  [isDatabaseUnavailable, isLockTimeout, isCanceled, refusesWrites].some((is) => is(error))

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return causesOf(error).some(({ code }) => code !== undefined && codes.includes(code))
}

/** The error and what caused it, outermost first: Drizzle wraps what the driver throws. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
