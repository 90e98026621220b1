import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'

/**
 * Deletes the secrets of a workspace's keys and endpoints that a rotation has ended before this time. Of a key the one
 * that was used last stays, since the key is shown with that time.
 */
export async function deleteOldSecrets(db: Database, workspaceId: string, before: Date): Promise<void> {
  const until = before.toISOString()
  await db.execute(sql`
    delete from api_key_secrets old where workspace_id = ${workspaceId} and expires_at < ${until}
      and (last_used_at is null or exists (
        select from api_key_secrets other
        where other.workspace_id = ${workspaceId} and other.key_id = old.key_id
          and (other.last_used_at, other.hash) > (old.last_used_at, old.hash)))`)
  await db.execute(sql`
    delete from webhook_secrets where workspace_id = ${workspaceId} and expires_at < ${until}`)
}
