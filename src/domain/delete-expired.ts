import type { Database } from '../db/database.ts'
import { lt, sql } from '../db/drizzle.ts'
import type { idempotencyKeys, importedLines } from '../db/schema.ts'

/**
 * Deletes one batch of a table's expired rows. Skips locked rows, so that no request waits.
 * @returns whether there may be more
 */
export async function deleteExpired(
  db: Database,
  table: typeof idempotencyKeys | typeof importedLines,
  now: Date,
  batchSize: number,
): Promise<boolean> {
  const expired = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(lt(table.expires_at, now.toISOString()))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const { count } = await db.delete(table).where(sql`ctid = any(array(${expired}))`)
  return count === batchSize
}
