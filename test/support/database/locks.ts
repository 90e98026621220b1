import type { Sql } from 'postgres'
import { onCitus } from './on-citus.ts'
import { waitFor } from '../runner/wait-for.ts'

/** Waits until this many statements of this worker's database wait for a lock. */
export async function waitForLocks(sql: Sql, count: number): Promise<void> {
  await waitFor(async () => {
    const activity = onCitus ? 'citus_stat_activity' : 'pg_stat_activity'
    const [row] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from ${sql(activity)}
      where datname = current_database() and wait_event_type = 'Lock'`
    return (row?.waiting ?? 0) >= count
  })
}
