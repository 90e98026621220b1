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

/** What tools put before the name of a column, such as Task in Task Status. */
const kinds = ['', 'task ', 'card ', 'issue ', 'item ', 'story ', 'ticket ']
const ofEachKind = (names: readonly string[]): string[] =>
  names.flatMap((name) => kinds.map((kind) => `${kind}${name}`))

const donePasts = ['done', 'completed', 'closed', 'resolved', 'finished', 'accepted', 'checked']
const doneNouns = ['completion', 'closing', 'resolution']
const doneVerbs = ['complete', 'close', 'resolve']
const moments = ['at', 'on', 'date', 'time', 'date time', 'timestamp']

/** The columns of percentages. In no other column is a number below 100 one. */
export const percentHeaders = [
  ...[...ofEachKind(['progress']), 'percent', 'percentage', '%', 'ratio'],
  ...[...donePasts, ...doneNouns, ...doneVerbs, 'progress'].flatMap((word) => [
    ...[`% ${word}`, `${word} %`, `percent ${word}`, `${word} percent`, `percentage ${word}`],
    ...[`${word} percentage`, `${word} ratio`],
  ]),
]

/** The columns of completion: a date, or a yes, means that the task is done. */
export const completionHeaders = [
  ...ofEachKind([
    ...donePasts.flatMap((word) => [
      ...[word, `is ${word}`, `date ${word}`, `time ${word}`, `last ${word}`, `due date ${word}`],
      ...moments.map((moment) => `${word} ${moment}`),
    ]),
    ...doneNouns.flatMap((word) => [
      ...[`date of ${word}`, `time of ${word}`, `actual ${word}`, `actual ${word} date`],
      ...moments.map((moment) => `${word} ${moment}`),
    ]),
    ...['complete', 'is complete', 'due complete', 'complete date', 'close date', 'completion'],
  ]),
  ...['actual end', 'actual finish'].flatMap((word) => [
    word,
    ...moments.map((moment) => `${word} ${moment}`),
  ]),
]

/** The columns of the kind of a state, or of how a task ended: only a word for done means anything. */
export const categoryHeaders = [
  ...['status category', 'state category', 'status group', 'state group', 'status type', 'state type'],
  'resolution',
]

/** The columns of states, which TickTick numbers. */
export const stateHeaders = [
  ...ofEachKind(['status', 'state']),
  ...['status name', 'state name', 'current state', 'workflow state', 'custom status'],
]

/** The columns that say that a card is archived. */
export const archivedHeaders = ['archived', 'is archived', 'archived at', 'archived on', 'date archived']

/** ClickUp also exports an instant, whose UTC day may be the previous day. */
export const dueDateHeaders = [
  ...[['end_date'], ['due date text', 'due date'], ['due'], ['due on', 'due at', 'due by', 'date due']],
  ['due date time'],
].map(ofEachKind)

/** The columns of dates that are the due date only in files without one of the above. */
export const otherDateHeaders = [
  ...[['target date'], ['finish date']].map(ofEachKind),
  // An issue date is not the date of an issue.
  ...[['end', 'task end'], ['finish', 'task finish'], ['timeline end'], ['date', 'task date']],
]

/**
 * The names of each field's column, in groups, preferred groups first. All columns of a group are read, and the first
 * cell with a valid value is used.
 */
export const knownHeaders: Record<ImportField, string[][]> = {
  title: [
    ...[['title_text'], ['title'], ['name'], ['task name'], ['card name'], ['task title'], ['card title']],
    ...[['summary'], ['subject'], ['issue title'], ['issue name'], ['item name'], ['story name']],
    ...[['content'], ['task'], ['to do'], ['todo'], ['item'], ['issue']],
    // Beside a column Task they name what it belongs to.
    ...['title', 'name', 'summary', 'subject'].map((name) => ofEachKind([name])),
  ],
  description: [
    ...ofEachKind(['description', 'desc']).map((name) => [name]),
    ['task content'],
    ...['notes', 'body', 'details', 'note'].map((name) => ofEachKind([name])),
    ['content'],
  ],
  priority: [ofEachKind(['priority']), ['priority level'], ['priority name'], ['importance']],
  progress: [percentHeaders, completionHeaders, categoryHeaders],
  end_date: [...dueDateHeaders, ofEachKind(['deadline', 'deadline date']), ...otherDateHeaders],
  end_time: [['end_time'], ['due time'], ['time due'], ['deadline time']].map(ofEachKind),
  card_id: [
    [
      'card',
      ...ofEachKind([
        'column',
        'column name',
        'board column',
        'list name',
        'list',
        'bucket name',
        'bucket',
        'lane',
      ]),
      ...ofEachKind(['section/column', 'section', 'section name']),
      ...[...stateHeaders, ...ofEachKind(['stage'])],
    ],
  ],
  user_ids: [
    [
      ...ofEachKind(['assignee', 'assignees', 'assigned to', 'members', 'responsible']).flatMap((name) => [
        ...[name, `${name} email`, `${name} emails`, `${name} name`, `${name} names`],
      ]),
      ...['assigned', 'assign', 'assigned user', 'assigned users', 'member names', 'responsible person'],
      ...['responsible user'],
    ],
    ofEachKind(['owner', 'owners', 'owner name', 'owner names', 'owner email', 'owned by']),
    ['person', 'people', 'persons'],
    ['assignee display name', 'assignee username'],
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
