import { compose, type AddedRows, type Statement } from './plan.ts'
import type { Connections } from './pool/connections.ts'

/**
 * What follows for writes from where the rows of workspaces are: in one database, or distributed over the nodes of a
 * cluster (`citus/distributed.ts`). Known from the first connection on.
 */
export interface Placement {
  readonly isDistributed: boolean
  /** Composes the statements that write the rows and assertions of plans within a transaction. */
  compose: (plans: readonly AddedRows[]) => Statement[]
  /** Returns a function that commits plans together, in one round trip. */
  commit: (writes: Connections, plans: readonly AddedRows[]) => () => Promise<unknown>
  /** Returns whether plans with these contention keys may be committed together. */
  mayShare: (contentionKey: string, other: string) => boolean
  /** Maximum number of groups of plans in flight. */
  readonly maxGroups: number
  /** Maximum number of groups in flight that begin with a plan of one contention key. */
  readonly maxGroupsOfKey: number
}

/** All rows are in one database. One statement writes the rows of any plans, and is its own transaction. */
export const undivided: Placement = {
  isDistributed: false,
  compose: (plans) => [compose(plans)],
  commit: (writes, plans) => {
    const { text, values } = compose(plans)
    return () => writes.run(text, values)
  },
  mayShare: () => true,
  maxGroups: 2,
  maxGroupsOfKey: 2,
}
