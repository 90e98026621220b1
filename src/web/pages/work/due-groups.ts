import type { Due } from './work-queries.ts'

/** The groups of open tasks by due date. */
export const dueGroups: readonly { due: Due; name: string }[] = [
  { due: 'overdue', name: 'Overdue' },
  { due: 'today', name: 'Today' },
  { due: 'week', name: 'Next 7 days' },
  { due: 'later', name: 'Later' },
  { due: 'none', name: 'No date' },
]
