/** Contention key of sign-ins, for which one connection is reserved. */
export const signInKey = 'sign-in'

/** The use of a connection by a transaction. */
export interface Use {
  /** Equal for transactions that may wait for the same lock, such as the transactions of one tenant. */
  contentionKey: string | undefined
  /** Whether the transaction is expected to wait for a lock for long. */
  waits: boolean
}

/** Bounds on the connections that transactions use at once. */
export interface UseBounds {
  /** Number of connections. */
  max: number
  /**
   * Maximum number of connections for transactions; a single contention key gets one fewer. With 0, statements are
   * pipelined.
   */
  maxExclusive: number
  /**
   * Contention key that has a reserved connection. Another connection is reserved for work that does not wait for
   * locks.
   */
  reservedKey?: string
}

/**
 * Returns whether a transaction may use a connection. Tenants leave one for the reserved key, transactions that wait for
 * locks leave one for other work, and each contention key leaves one for the others.
 * @param capacity number of connections that are open or may be opened
 */
export function mayUse(
  { contentionKey, waits }: Use,
  inUse: ReadonlySet<Use>,
  { max, maxExclusive, reservedKey }: UseBounds,
  capacity: number,
): boolean {
  const forAll = Math.max(1, maxExclusive - (max - capacity))
  if (inUse.size >= forAll) return false
  const forTenants = reservedKey === undefined ? forAll : Math.max(1, forAll - 1)
  let [same, tenants, waiting, sameWaiting] = [0, 0, 0, 0]
  for (const use of inUse) {
    const isSame = contentionKey !== undefined && use.contentionKey === contentionKey
    same += Number(isSame)
    tenants += Number(use.contentionKey !== reservedKey)
    waiting += Number(use.waits)
    sameWaiting += Number(use.waits && isSame)
  }
  if (contentionKey !== undefined && contentionKey === reservedKey) return same < Math.max(1, forAll - 1)
  if (tenants >= forTenants || same >= Math.max(1, forTenants - 1)) return false
  const forWaits = Math.max(1, forTenants - 1)
  return (
    !waits || reservedKey === undefined || (waiting < forWaits && sameWaiting < Math.max(1, forWaits - 1))
  )
}
