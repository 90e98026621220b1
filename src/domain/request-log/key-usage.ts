import type { Schemas } from '../../../generated/settings.operations.ts'
import type { Database } from '../../db/database.ts'
import { and, desc, eq, gte, lt, sql } from '../../db/drizzle.ts'
import { apiKeys, keyRequests, keyUsage } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { deleteBatch } from '../delete-rows.ts'

const hourMs = 3_600_000
const shownHours = 168

/**
 * Returns the usage of a key in the last 168 hours, including the current hour, oldest first.
 * @throws AppError not_found
 */
export async function countByHour(
  db: Database,
  workspaceId: string,
  keyId: string,
  now: Date,
): Promise<Schemas['UsageHour'][]> {
  await requireKey(db, workspaceId, keyId)
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

/** @throws AppError not_found */
async function requireKey(db: Database, workspaceId: string, keyId: string): Promise<void> {
  const [key] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.workspace_id, workspaceId), eq(apiKeys.id, keyId)))
  if (!key) throw new AppError('not_found')
}

/** Returns the requests of a key in the last 168 hours by operation, most frequent first. @throws AppError not_found */
export async function countByOperation(db: Database, workspaceId: string, keyId: string, now: Date) {
  await requireKey(db, workspaceId, keyId)
  const operation_id = sql<string | null>`nullif(${keyRequests.operation_id}, '')`
  return db
    .select({ operation_id, requests })
    .from(keyRequests)
    .where(isShown(workspaceId, keyId, now))
    .groupBy(keyRequests.operation_id)
    .orderBy(desc(requests), keyRequests.operation_id)
}

/** Returns the requests of a key in the last 168 hours by status, most frequent first. @throws AppError not_found */
export async function countByStatus(db: Database, workspaceId: string, keyId: string, now: Date) {
  await requireKey(db, workspaceId, keyId)
  return db
    .select({ status: keyRequests.status, requests })
    .from(keyRequests)
    .where(isShown(workspaceId, keyId, now))
    .groupBy(keyRequests.status)
    .orderBy(desc(requests), keyRequests.status)
}

const requests = sql<number>`sum(${keyRequests.requests})::integer`

const isShown = (workspaceId: string, keyId: string, now: Date) =>
  and(
    eq(keyRequests.workspace_id, workspaceId),
    eq(keyRequests.key_id, keyId),
    gte(keyRequests.hour, hoursUntil(now)[0] ?? ''),
  )

function hoursUntil(now: Date): string[] {
  const last = Math.floor(now.getTime() / hourMs)
  return Array.from({ length: shownHours }, (_, i) =>
    new Date((last - shownHours + 1 + i) * hourMs).toISOString(),
  )
}

/** Deletes from each table a batch of rows that are older than the hours shown. Returns whether there may be more. */
export async function deleteOldUsage(db: Database, now: Date, batchSize: number): Promise<boolean> {
  const first = hoursUntil(now)[0] ?? ''
  const hasMore = await deleteBatch(db, keyUsage, lt(keyUsage.hour, first), batchSize)
  return (await deleteBatch(db, keyRequests, lt(keyRequests.hour, first), batchSize)) || hasMore
}
