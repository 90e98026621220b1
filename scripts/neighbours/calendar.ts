import { sql } from '../../src/db/drizzle.ts'
import { repeat, type Scenario } from './scenario.ts'

/** Many daily events without a project, and a member who reads the calendar of one day, ten requests at a time. */
export const calendar: Scenario = {
  name: 'calendar',
  prepare: async ({ fixture: { workspace, users } }, db) => {
    await db.execute(sql`
      insert into events (workspace_id, id, event_workspace_id, visible, title, date, start_time, end_time, repeat,
        repeat_interval, timezone, created_by, created_at, updated_at)
      select ${workspace.id}, 'evt_01' || lpad(to_hex(i), 24, '0'), ${workspace.id}, true, 'Daily ' || i,
        date '2026-01-01' + i % 28, '09:00', '10:00', 'daily', 1, 'Europe/Berlin', ${users.owner}, now(), now()
      from generate_series(1, 2016) i`)
    await db.execute(sql`analyze events`)
  },
  load: ({ origin, cookie }, signal) => {
    const url = `${origin}/api/work/v1/calendar?from=2026-06-01&to=2026-06-01`
    return repeat(() => fetch(url, { headers: { cookie } }), 10, signal)
  },
}
