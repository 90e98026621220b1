import type { Database } from '../../db/database.ts'
import { sql, type SQL } from '../../db/drizzle.ts'
import { prepareCommand, value } from '../../db/prepared.ts'
import { inEachWorkspace } from '../walk-workspaces.ts'

/** One use of a secret. */
export interface KeyUse {
  workspaceId: string
  hash: Buffer
  at: Date
}

const minuteMs = 60_000

/**
 * Tells whether a use must be written: at most once a minute for each secret, so that most reads write nothing
 * (product.md 3.14).
 */
export function isUseDue(lastUsedAt: string | null, now: Date): boolean {
  return lastUsedAt === null || Date.parse(lastUsedAt) <= now.getTime() - minuteMs
}

/** Writes uses of keys, on Citus by workspace, since a statement on all nodes would lock the keys of all. */
export function writeKeyUses(db: Database, uses: readonly KeyUse[]): Promise<void> {
  return inEachWorkspace(
    db,
    uses,
    ({ workspaceId }) => workspaceId,
    async (group, only) => {
      const given = { uses: JSON.stringify(group.map(rowOf)) }
      await (only === undefined ? updateUses(db, given) : updateUsesOf(db, { ...given, only }))
    },
  )
}

const rowOf = ({ workspaceId, hash, at }: KeyUse) => ({
  workspace_id: workspaceId,
  hash: hash.toString('hex'),
  at: at.toISOString(),
})

const composeUpdate = (only: SQL) => sql`
  update api_key_secrets s set last_used_at = greatest(s.last_used_at, use.at)
  from (
    select workspace_id, decode(hash, 'hex') as hash, max(at) as at
    from json_to_recordset(${value('uses')}) as use (workspace_id text, hash text, at timestamptz)
    group by 1, 2
  ) use
  where s.workspace_id = ${only} and s.hash = use.hash`

const updateUses = prepareCommand(() => composeUpdate(sql`use.workspace_id`))
const updateUsesOf = prepareCommand(() => composeUpdate(sql`${value('only')}`))
