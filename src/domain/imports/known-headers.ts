import type { Schemas } from '../../../generated/work.operations.ts'

/* The names of columns in exports of other tools. Case, spaces and punctuation are ignored (`keyOf`). */

/** A field that can be imported, named as in `createTask` of spec/work.yaml. */
export type ImportField = Schemas['ImportField']

export const importFields = [
  'title',
  'description',
  'priority',
  'progress',
  'end_date',
  'end_time',
  'card_id',
  'user_ids',
] as const satisfies readonly ImportField[]

/** The columns of percentages. In no other column is a number below 100 one. */
export const percentHeaders = [
  ...['progress', '% done', '% complete', '% completed', 'percent complete', 'percentage complete'],
  ...['percent done', 'percent', 'complete %', 'completion %', 'completion percentage'],
]

/** The columns of completion: a date, or a yes, means that the task is done. */
export const completionHeaders = [
  ...['done', 'is done', 'done at', 'done on', 'done date', 'date done'],
  ...['completed', 'is completed', 'completed at', 'completed on', 'completed date', 'completed time'],
  ...['date completed', 'completion date', 'completion time', 'time completed', 'last completed'],
  ...['complete', 'is complete', 'due complete', 'completion', 'task completed', 'task complete'],
  ...['closed', 'is closed', 'closed at', 'closed on', 'closed date', 'date closed', 'closing date'],
  ...['resolved', 'is resolved', 'resolved at', 'resolved on', 'resolved date', 'resolution date'],
  ...['finished', 'is finished', 'finished at', 'finished on', 'date finished', 'actual finish'],
  ...['accepted at', 'checked'],
]

/** The columns that say that a card is archived. */
export const archivedHeaders = ['archived', 'is archived', 'archived at', 'archived on', 'date archived']

/**
 * The names of each field's column, in groups, preferred groups first. All columns of a group are read, and the first
 * cell with a valid value is used.
 */
export const knownHeaders: Record<ImportField, string[][]> = {
  title: [
    ...[['title_text'], ['title'], ['name'], ['task name'], ['card name'], ['task title'], ['card title']],
    ...[['summary'], ['subject'], ['issue title'], ['issue name'], ['item name'], ['story name']],
    ...[['content'], ['task'], ['to do'], ['todo'], ['item'], ['issue']],
  ],
  description: [
    ...[['description'], ['card description'], ['task description'], ['issue description']],
    ...[['task content'], ['notes'], ['task notes'], ['body'], ['details'], ['note'], ['desc'], ['content']],
  ],
  priority: [['priority'], ['task priority'], ['priority level'], ['priority name'], ['importance']],
  progress: [percentHeaders, completionHeaders],
  // ClickUp also exports an instant, whose UTC day may be the previous day.
  end_date: [
    ...[['end_date'], ['due date text', 'due date'], ['due'], ['due on', 'due at', 'due by', 'date due']],
    ...[['due date time'], ['deadline', 'deadline date'], ['target date'], ['finish date'], ['end']],
    ...[['finish'], ['timeline end'], ['date']],
  ],
  end_time: [['end_time'], ['due time'], ['time due'], ['deadline time']],
  card_id: [
    [
      ...['card', 'column', 'column name', 'board column', 'list name', 'list', 'bucket name', 'bucket'],
      ...['section/column', 'section', 'section name', 'status', 'status name', 'task status'],
      ...['state', 'state name', 'current state', 'workflow state', 'stage', 'custom status'],
    ],
  ],
  user_ids: [
    [
      ...['assignee email', 'assignee emails', 'assignees', 'assignee', 'assignee name', 'assignee names'],
      ...['assigned to', 'assigned', 'assign', 'assigned user', 'assigned users', 'members', 'member names'],
      ...['responsible', 'responsible person'],
    ],
    ['owner', 'owners', 'owner name', 'owner names', 'owner email', 'owned by', 'task owner'],
    ['person', 'people', 'persons'],
  ],
}

/** Normalizes a name: only letters, digits and % count, in any case. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%]/gu, '')

/** Normalizes a name without what it has in brackets, such as the time zone of GitLab's `Closed At (UTC)`. */
export const baseKeyOf = (name: string): string => keyOf(name.replace(/[([{][^)\]}]*[)\]}]/g, ''))
