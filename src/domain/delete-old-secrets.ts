import type { Database } from '../db/database.ts'
import { eq, sql } from '../db/drizzle.ts'
import { tokenWorkspaces } from '../db/schema.ts'

/**
 * Deletes secrets of keys and endpoints in a workspace that expired before this time. Keeps the last used secret of
 * each key, because the key is shown with the time of its last use.
 */
export async function deleteOldSecrets(db: Database, workspaceId: string, before: Date): Promise<void> {
  const until = before.toISOString()
  const keySecrets = await db.execute<{ hash: Buffer }>(sql`
    delete from api_key_secrets old where workspace_id = ${workspaceId} and expires_at < ${until}
      and (last_used_at is null or exists (
        select from api_key_secrets other
        where other.workspace_id = ${workspaceId} and other.key_id = old.key_id
          and (other.last_used_at, other.hash) > (old.last_used_at, old.hash)))
    returning old.hash`)
  for (const { hash } of keySecrets) await db.delete(tokenWorkspaces).where(eq(tokenWorkspaces.hash, hash))
  await db.execute(sql`
    delete from webhook_secrets where workspace_id = ${workspaceId} and expires_at < ${until}`)
}
