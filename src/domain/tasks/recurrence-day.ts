import type { Frequency } from '../../db/schema.ts'
import type { Plan } from '../../db/plan.ts'
import { readToday } from '../accounts/workspaces.ts'
import type { Actor } from '../actor.ts'

/**
 * Returns the day of the month to which a recurrence returns: the day of the due date, or today's if there is
 * none.
 */
export async function recurrenceDay(
  { db }: Plan,
  actor: Actor,
  every: Frequency | null,
  dueDate: string | null,
): Promise<number | null> {
  return every === null ? null : Number((dueDate ?? (await readToday(db, actor))).slice(8))
}
