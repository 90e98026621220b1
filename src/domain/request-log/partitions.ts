import { advisoryLocks } from '../../db/advisory-locks.ts'
import { sql } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { dayOf } from '../dates.ts'

/* The request log has a partition for each day (UTC), so that old days go whole, without deleting a row. */

const dayMs = 86_400_000

/** How many days ahead there are partitions: a job that fails for a while is no reason to lose requests. */
const aheadDays = 3

/** Who makes a partition waits beside those who read and write the log. */
const makeLockTimeoutMs = 500

/** Who waits to drop one keeps all of them from the log meanwhile: much shorter than a read waits for a lock. A job tries again. */
const dropLockTimeoutMs = 100

/** Makes the partitions of today and of some days to come, where they are missing. */
export function makeNextPartitions(tx: Transaction, now: Date): Promise<void> {
  const times = Array.from({ length: aheadDays + 1 }, (_, i) => new Date(now.getTime() + i * dayMs))
  return makePartitions(tx, times)
}

/**
 * Makes the partitions for these times, where they are missing. Nodes that do so together take turns.
 * @throws Error isLockTimeout tells it, where somebody works on the table
 */
export async function makePartitions(tx: Transaction, times: readonly Date[]): Promise<void> {
  await lockPartitions(tx, makeLockTimeoutMs)
  const existing = new Set(await listPartitions(tx))
  for (const day of new Set(times.map(dayOf))) {
    if (existing.has(nameOf(day))) continue
    const next = dayOf(new Date(Date.parse(day) + dayMs))
    const bounds = `for values from ('${day}T00:00Z') to ('${next}T00:00Z')`
    // To make it as a partition would wait for everybody who reads the log, a backup too.
    await tx.execute(sql.raw(`create table ${nameOf(day)} (like request_log including all)`))
    await tx.execute(sql.raw(`alter table request_log attach partition ${nameOf(day)} ${bounds}`))
  }
}

/**
 * Drops the partitions of the days that ended before this time.
 * @throws Error isLockTimeout tells it, where somebody reads the log for long
 */
export async function dropPartitions(tx: Transaction, before: Date): Promise<void> {
  await lockPartitions(tx, dropLockTimeoutMs)
  const oldest = nameOf(dayOf(before))
  for (const name of await listPartitions(tx)) {
    if (name < oldest) await tx.execute(sql`drop table ${sql.identifier(name)}`)
  }
}

/** Until the transaction has ended no other node makes or drops any; for a lock on a table this one waits so long at most. */
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

/** `request_log_20261121`: the names sort as the days do. */
const nameOf = (day: string): string => `request_log_${day.replaceAll('-', '')}`
