import type { Sql } from 'postgres'
import { waitFor } from './wait-for.ts'

/** Waits until this many statements of this worker's database wait for a lock. */
export async function waitForLocks(sql: Sql, count: number): Promise<void> {
  await waitFor(async () => {
    const [row] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return (row?.waiting ?? 0) >= count
  })
}
