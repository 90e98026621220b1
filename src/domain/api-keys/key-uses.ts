import { forEachWorkspace } from '../../db/citus/by-workspace.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** One use of a secret. */
export interface KeyUse {
  workspaceId: string
  hash: Buffer
  at: Date
}

const minuteMs = 60_000

/**
 * Returns whether a use must be written: at most once a minute for each secret, so that most reads write nothing
 * (product.md 3.14).
 */
export function isUseDue(lastUsedAt: string | null, now: Date): boolean {
  return lastUsedAt === null || Date.parse(lastUsedAt) <= now.getTime() - minuteMs
}

/** Writes key uses, on Citus by workspace, since a statement on all nodes would lock the keys of all workspaces. */
export const writeKeyUses = (db: Database, uses: readonly KeyUse[]): Promise<void> =>
  forEachWorkspace(
    db,
    uses,
    ({ workspaceId }) => workspaceId,
    (some, scope) =>
      db.execute(sql`
        update api_key_secrets s set last_used_at = greatest(s.last_used_at, use.at)
        from (
          select workspace_id, decode(hash, 'hex') as hash, max(at) as at
          from json_to_recordset(${JSON.stringify(some.map(rowOf))}) as use (workspace_id text, hash text, at timestamptz)
          group by 1, 2
        ) use
        where s.workspace_id = use.workspace_id and s.hash = use.hash and ${scope.has('s.workspace_id')}`),
  )

const rowOf = ({ workspaceId, hash, at }: KeyUse) => ({
  workspace_id: workspaceId,
  hash: hash.toString('hex'),
  at: at.toISOString(),
})
