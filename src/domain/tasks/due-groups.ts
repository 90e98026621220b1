import { sql, type SQL } from '../../db/drizzle.ts'
import { tasks } from '../../db/schema.ts'

/** The groups of open tasks by due date. They are disjoint. */
export type DueGroup = 'overdue' | 'today' | 'week' | 'later' | 'none'

/** Returns the condition that a task is open and in the group. @param today the day of the person who reads */
export function isDue(group: DueGroup, today: string): SQL {
  const due = tasks.end_date
  const conditions: Record<DueGroup, SQL> = {
    overdue: sql`${due} < ${today}::date`,
    today: sql`${due} = ${today}::date`,
    week: sql`${due} > ${today}::date and ${due} <= ${today}::date + 7`,
    later: sql`${due} > ${today}::date + 7`,
    none: sql`${due} is null`,
  }
  return sql`(not ${tasks.completed} and ${conditions[group]})`
}
