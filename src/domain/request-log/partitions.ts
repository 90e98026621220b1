import { advisoryLocks } from '../../db/advisory-locks.ts'
import { sql } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { dayOf } from '../dates.ts'

/* The request log has a partition for each day (UTC), so that old days are dropped whole. */

const dayMs = 86_400_000

/** Number of days for which partitions are created in advance, so that a temporarily failing job loses no requests. */
const aheadDays = 3

/** Lock timeout for creating a partition, in milliseconds. Waiting blocks neither reads nor writes of the log. */
const makeLockTimeoutMs = 500

/**
 * Lock timeout for dropping a partition, in milliseconds. It is short because waiting blocks all reads and writes of
 * the log; the job retries.
 */
const dropLockTimeoutMs = 100

/** Creates the missing partitions for today and the following days. */
export function createNextPartitions(tx: Transaction, now: Date): Promise<void> {
  const times = Array.from({ length: aheadDays + 1 }, (_, i) => new Date(now.getTime() + i * dayMs))
  return createPartitions(tx, times)
}

/**
 * Creates the missing partitions for these times. Concurrent nodes wait for each other.
 * @throws Error for which `isLockTimeout` is true if another transaction holds the table
 */
export async function createPartitions(tx: Transaction, times: readonly Date[]): Promise<void> {
  await lockPartitions(tx, makeLockTimeoutMs)
  const existing = new Set(await listPartitions(tx))
  for (const day of new Set(times.map(dayOf))) {
    if (existing.has(nameOf(day))) continue
    const next = dayOf(new Date(Date.parse(day) + dayMs))
    const bounds = `for values from ('${day}T00:00Z') to ('${next}T00:00Z')`
    // `create table … partition of` would wait for every reader of the log, including backups.
    await tx.execute(sql.raw(`create table ${nameOf(day)} (like request_log including all)`))
    await tx.execute(sql.raw(`alter table request_log attach partition ${nameOf(day)} ${bounds}`))
  }
}

/**
 * Drops the partitions of days that ended before this time.
 * @throws Error for which `isLockTimeout` is true if a long read holds the log
 */
export async function dropPartitions(tx: Transaction, before: Date): Promise<void> {
  await lockPartitions(tx, dropLockTimeoutMs)
  const oldest = nameOf(dayOf(before))
  for (const name of await listPartitions(tx)) {
    if (name < oldest) await tx.execute(sql`drop table ${sql.identifier(name)}`)
  }
}

/**
 * Prevents other nodes from changing partitions until the transaction ends, and limits the wait for table locks.
 */
async function lockPartitions(tx: Transaction, tableLockTimeoutMs: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.partitions})`)
  await tx.execute(sql.raw(`set local lock_timeout to ${tableLockTimeoutMs}`))
}

async function listPartitions(tx: Transaction): Promise<string[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select c.relname as name
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'request_log'::regclass`)
  return rows.map(({ name }) => name)
}

/** Returns a name such as `request_log_20261121`. Names sort by day. */
const nameOf = (day: string): string => `request_log_${day.replaceAll('-', '')}`
