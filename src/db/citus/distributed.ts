import type { Placement } from '../placement.ts'
import { composeEach } from './compose-each.ts'

/**
 * The rows of a workspace are on one node of a Citus cluster. A group of plans belongs to one workspace and thus one
 * node, and is committed as one pipelined transaction.
 */
export const distributed: Placement = {
  isDistributed: true,
  compose: composeEach,
  commit: (writes, plans) => {
    const statements = [{ text: 'begin', values: [] }, ...composeEach(plans), { text: 'commit', values: [] }]
    return () =>
      writes.useAny(async (connection) => {
        // All statements are checked before the first is sent; otherwise some would be committed without the refused
        // one.
        for (const { values } of statements) writes.refuseUnavailable(values)
        const answers = await Promise.allSettled(
          statements.map(({ text, values }) => connection.run(text, values)),
        )
        for (const answer of answers) if (answer.status === 'rejected') throw answer.reason as Error
      })
  },
  mayShare: (contentionKey, other) => contentionKey === other,
  maxGroups: 4,
  maxGroupsOfKey: 2,
}
