/** The use of a connection by a transaction. */
export interface Use {
  /** Equal for transactions that may wait for the same lock: those of one tenant. */
  contentionKey: string | undefined
  /** Whether the transaction is expected to wait for a lock for long. */
  waits: boolean
}

/** Bounds on the connections that transactions use at once. */
export interface UseBounds {
  /** Number of connections. */
  max: number
  /** Number of connections for transactions; one contention key gets one fewer. 0: statements are pipelined. */
  maxExclusive: number
  /**
   * Contention key for which one of these is reserved; one of the rest is reserved for work that does not wait for locks.
   */
  reservedKey?: string
}

/**
 * Tells whether a transaction may use a connection. Transactions of tenants leave one to the reserved key, those that wait
 * for locks another to those that do not, and those of one contention key one to others.
 * @param capacity number of connections that there are, or may be
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
  let [same, ofTenants, waiting, sameWaiting] = [0, 0, 0, 0]
  for (const use of inUse) {
    const isSame = contentionKey !== undefined && use.contentionKey === contentionKey
    same += Number(isSame)
    ofTenants += Number(use.contentionKey !== reservedKey)
    waiting += Number(use.waits)
    sameWaiting += Number(use.waits && isSame)
  }
  if (contentionKey !== undefined && contentionKey === reservedKey) return same < Math.max(1, forAll - 1)
  if (ofTenants >= forTenants || same >= Math.max(1, forTenants - 1)) return false
  const forWaits = Math.max(1, forTenants - 1)
  return (
    !waits || reservedKey === undefined || (waiting < forWaits && sameWaiting < Math.max(1, forWaits - 1))
  )
}
