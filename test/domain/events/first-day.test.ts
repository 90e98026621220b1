import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eq, sql as expression } from '../../../src/db/drizzle.ts'
import { events } from '../../../src/db/schema.ts'
import { firstDaySince } from '../../../src/domain/events/first-day.ts'
import { occurrencesBetween } from '../../../src/domain/events/occurrences.ts'
import { useWorld } from '../../support/world/world.ts'

const { app, world, sql } = useWorld()

const day = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2033-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const repeat = fc.constantFrom('none', 'daily', 'weekly', 'monthly', 'yearly')

test('the SQL rule and the JavaScript rule find the same first day of each event (product.md 10.13)', async () => {
  const workspaceId = world.workspace.id
  await sql`delete from events where workspace_id = ${workspaceId}`
  const series = fc.record({ date: day, repeat, interval: fc.integer({ min: 1, max: 365 }) })
  const ends = ['2024-02-29', '2025-12-31', '2026-01-31', '2026-03-30', '2026-02-28']
  const drawn = [
    ...fc.sample(series, 600),
    ...ends.flatMap((date) =>
      fc.sample(repeat, 20).map((one, i) => ({ date, repeat: one, interval: (i % 13) + 1 })),
    ),
  ]
  await sql`
    insert into events (workspace_id, id, event_workspace_id, visible, title, date, start_time, end_time, repeat,
      repeat_interval, created_by, created_at, updated_at)
    select ${workspaceId}, 'event_' || lpad(n::text, 26, '0'), ${workspaceId}, true, 'drawn', r.date, '10:00', '11:00',
      r.repeat, case when r.repeat = 'none' then null else r.interval end, ${world.users.owner}, now(), now()
    from rows from (jsonb_to_recordset(${JSON.stringify(drawn)}::text::jsonb)
      as (date date, repeat text, interval smallint)) with ordinality as r (date, repeat, interval, n)`
  const end = '2100-01-01'
  for (const since of [...ends, ...fc.sample(day, 8)]) {
    const rows = await app.context.db
      .select({ event: events, first: firstDaySince(expression`${since}::date`) })
      .from(events)
      .where(eq(events.workspace_id, workspaceId))
    expect(rows).toHaveLength(drawn.length)
    for (const { event, first } of rows) {
      const found = occurrencesBetween(event, since, end).next().value
      const inTime = first !== null && first <= end ? first : undefined
      expect(inTime, `${event.date} ${event.repeat} ${event.repeat_interval} since ${since}`).toBe(
        found?.date,
      )
    }
  }
})
