import { sql, type SQL } from '../../db/drizzle.ts'
import { events } from '../../db/schema.ts'

/**
 * Returns, as SQL, the first day on or after a given day that has an occurrence of the event; null if there is none.
 * Follows occurrences.ts, but ignores daylight saving, so the database reads only the events that occur first.
 */
export const firstDaySince = (day: SQL): SQL<string | null> => sql`case ${events.repeat}
  when 'none' then case when ${events.date} >= ${day} then ${events.date} end
  when 'daily' then ${firstInDays(day, interval)}
  when 'weekly' then ${firstInDays(day, sql`(7 * ${interval})`)}
  when 'monthly' then ${firstInMonths(day, interval)}
  when 'yearly' then ${firstInMonths(day, sql`(12 * ${interval})`)} end`

const interval = sql`coalesce(${events.repeat_interval}, 1)`

const firstInDays = (day: SQL, step: SQL): SQL =>
  sql`${events.date} + greatest((${day} - ${events.date} + ${step} - 1) / ${step}, 0) * ${step}`

/** Counts months from the first day, so a short month does not shift later occurrences. */
function firstInMonths(day: SQL, step: SQL): SQL {
  const count = sql`greatest((${monthOf(day)} - ${monthOf(events.date)}) / ${step}, 0)`
  const after = (steps: SQL): SQL =>
    sql`(${events.date} + make_interval(months => (${steps} * ${step})::int))::date`
  const here = after(count)
  return sql`case when ${here} >= ${day} then ${here} else ${after(sql`(${count} + 1)`)} end`
}

const monthOf = (day: SQL | typeof events.date): SQL =>
  sql`(extract(year from ${day})::int * 12 + extract(month from ${day})::int)`
