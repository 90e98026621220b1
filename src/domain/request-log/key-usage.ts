import type { Database } from '../../db/database.ts'
import { and, eq, gte, lt, sql } from '../../db/drizzle.ts'
import { apiKeys, keyUsage } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'

export interface HourlyUsage {
  hour: string
  requests: number
  errors: number
  rate_limited: number
}

const hourMs = 3_600_000
const shownHours = 168

/** Returns a key's last 168 hours, the present one included, oldest first. @throws AppError not_found */
export async function getKeyUsage(
  db: Database,
  workspaceId: string,
  keyId: string,
  now: Date,
): Promise<HourlyUsage[]> {
  const [key] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.workspace_id, workspaceId), eq(apiKeys.id, keyId)))
  if (!key) throw new AppError('not_found')
  const hours = hoursUntil(now)
  const used = await db
    .select()
    .from(keyUsage)
    .where(
      and(
        eq(keyUsage.workspace_id, workspaceId),
        eq(keyUsage.key_id, keyId),
        gte(keyUsage.hour, hours[0] ?? ''),
      ),
    )
  const byHour = new Map(used.map((row) => [row.hour, row]))
  return hours.map((hour) => {
    const { requests = 0, errors = 0, rate_limited = 0 } = byHour.get(hour) ?? {}
    return { hour, requests, errors, rate_limited }
  })
}

function hoursUntil(now: Date): string[] {
  const last = Math.floor(now.getTime() / hourMs)
  return Array.from({ length: shownHours }, (_, i) =>
    new Date((last - shownHours + 1 + i) * hourMs).toISOString(),
  )
}

/** Deletes at most `limit` rows older than the shown hours. Returns the number deleted. */
export async function deleteOldUsage(tx: Transaction, now: Date, limit: number): Promise<number> {
  const old = tx
    .select({ ctid: sql`ctid` })
    .from(keyUsage)
    .where(lt(keyUsage.hour, hoursUntil(now)[0] ?? ''))
    .limit(limit)
    .for('update', { skipLocked: true })
  const deleted = await tx
    .delete(keyUsage)
    .where(sql`ctid = any(array(${old}))`)
    .returning({ hour: keyUsage.hour })
  return deleted.length
}
