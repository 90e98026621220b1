import type { ExpectedTask, ImportCase } from './import-case.ts'

/** What becomes of a cell; null if its line fails, `counted` if the word is counted as not understood. */
type Meaning = Partial<ExpectedTask> | null

interface Table {
  name: string
  header: string
  field: string
  query?: Record<string, string>
  /** A column that has the same cell in each line. */
  beside?: readonly [header: string, cell: string]
  rows: readonly (readonly [cell: string, meaning: Meaning, isCounted?: 'counted'])[]
}

/** Returns a file with a line for each spelling of a cell. */
function spellings({ name, header, field, query, beside = ['Notes', ''], rows }: Table): ImportCase {
  const lines = rows.map(([cell], index) => `${titleOf(index)},${quoted(cell)},${beside[1]}\n`)
  const failed = rows.flatMap(([, meaning], index) => (meaning === null ? [{ line: index + 2, field }] : []))
  const counted = rows.filter(([, , isCounted]) => isCounted === 'counted')
  return {
    name,
    ...(query && { query }),
    csv: `Title,${header},${beside[0]}\n${lines.join('')}`,
    must: {
      created: rows.length - failed.length,
      failed,
      tasks: rows.flatMap(([, meaning], index) => (meaning ? [{ title: titleOf(index), ...meaning }] : [])),
      ...(field !== 'user_ids' && { words: counted.map(([word]) => ({ field, word, count: 1 })) }),
    },
  }
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const titleOf = (index: number): string => `t${String(index).padStart(3, '0')}`

const anna = { assignees: ['Anna Keller'] }
const both = { assignees: ['Anna Keller', 'Bruno Okafor'] }
const nobody = { assignees: [] }

const people = spellings({
  name: 'ways to name people',
  header: 'Assigned To',
  field: 'user_ids',
  rows: [
    ['Anna Keller <anna@example.com>, Bruno Okafor <bruno@example.com>', both],
    ['Anna Keller (anna@example.com), Bruno Okafor (bruno@example.com)', both],
    ['anna@example.com, Bruno Okafor <bruno@example.com>', both],
    ['anna@example.com, Bruno Okafor', both],
    ['Keller, Anna <anna@example.com>, Bruno Okafor <bruno@example.com>', both],
    ['Keller, Anna <anna@example.com>', anna],
    ['Keller, Anna (anna@example.com), Okafor, Bruno (bruno@example.com)', both],
    ['Keller, Anna, Okafor, Bruno', both],
    ['"Keller, Anna" <anna@example.com>, "Okafor, Bruno"', both],
    ['"Anna Keller","Bruno Okafor"', both],
    ['["Keller, Anna", "Bruno Okafor"]', both],
    ["['Anna Keller', 'Bruno Okafor']", both],
    ["['Keller, Anna', 'bruno@example.com']", both],
    ['[null, "Anna Keller", ""]', anna],
    ['[{"name": "A. K.", "email": "anna@example.com"}, {"name": "Bruno Okafor"}]', both],
    ['[Anna Keller, Bruno Okafor]', both],
    ['mailto:anna@example.com', anna],
    ['[Anna](mailto:anna@example.com)', anna],
    ['<anna@example.com>; <bruno@example.com>', both],
    ['@Anna Keller | @Bruno Okafor', both],
    ['[]', nobody],
    ['Unassigned', nobody],
    ['Ghost <ghost@example.com>, Bruno Okafor <bruno@example.com>', null],
    ['Ghost, Bruno Okafor <bruno@example.com>', null],
    ['Ghost, Anna Keller', null],
    ['Anna Keller, Ghost', null],
    ['Anna Keller <anna@example.com>, Ghost <ghost@example.com>', null],
    ['[{"name": "Ghost"}, "Anna Keller"]', null],
    ['[{"email": "", "name": "Anna Keller"}]', anna],
    ['[{"email": "old@example.com", "name": "Anna Keller"}]', anna],
    ['[{"email": "anna@example.com", "name": "Bruno Okafor"}]', anna],
    ['[{"displayName": "Anna Keller"}, {"login": "@Bruno Okafor"}]', both],
    ['[{"full_name": "Keller, Anna"}]', anna],
    ['{"email": null, "name": "Anna Keller"}', anna],
    ['[{"id": 1}]', null],
    ['[{"email": "", "name": " "}]', null],
    ['{"email": "ghost@example.com", "name": "Ghost"}', null],
  ],
})

const done = { progress: 100, completed: true }
const open = { progress: null, completed: false }

const completion = spellings({
  name: 'ways to say when something was done',
  header: 'Completed At',
  field: 'progress',
  rows: [
    ['2026-10-31', done],
    ['1793440800', done],
    ['1793440800000', done],
    ['46326', done],
    ['46326.7083', done],
    ['Sat Oct 31 10:00:00 UTC 2026', done],
    ['2026-10-31 10:00 Europe/Berlin', done],
    ['31. 10. 2026', done],
    ['31. Oktober 2026', done],
    ['samedi 31 octobre 2026 à 10 h', done],
    ['2026年10月31日', done],
    ['Completed on Oct 31, 2026', done],
    ['31/10/26', done],
    ['✅ 2026-10-31', done],
    ['true', done],
    ['✔️', done],
    ['100%', done],
    ['40%', { progress: 40, completed: false }],
    ['1970-01-01', open],
    ['1970-01-01T00:00:00.000Z', open],
    ['0001-01-01T00:00:00Z', open],
    ['0000-00-00 00:00:00', open],
    ['1899-12-30', open],
    ['0', open],
    ['-', open],
    ['no', open],
    ['-1', open, 'counted'],
    ['- 1', open, 'counted'],
    ['+1', open, 'counted'],
    ['1.', open, 'counted'],
    ['<1%', open, 'counted'],
    ['~1%', open, 'counted'],
    ['5', open, 'counted'],
    ['not before 2026-10-31', open, 'counted'],
    ['soon', open, 'counted'],
    ['Q1 2027', open, 'counted'],
    ['Postponed to 2027-01-05', open, 'counted'],
    ['Postponed 5 Jan 2027', open, 'counted'],
    ['pending 2027', open, 'counted'],
    ['In progress since 2026', open, 'counted'],
    ['on hold 2026-10-31', open, 'counted'],
    ['Done by 2026-10-31', open, 'counted'],
    ['No (2026-10-31)', open],
    ['no, on 2026-10-31', open],
    ['Yes (2026-10-31)', done],
    ['Yes, 31/10/2026', done],
    ['✔ Done: Oct 31, 2026', done],
    ['Closed 2026-10-31 17:00', done],
    ['Completed at 2026-10-31T17:00:00Z', done],
    ['Completed on 1970-01-01', open],
    ['100\u00A0%', done],
    ['40\u00A0%', { progress: 40, completed: false }],
    ['2', open, 'counted'],
    ['🔥', open, 'counted'],
  ],
})

const progress = spellings({
  name: 'ways to write a share',
  header: 'Progress',
  field: 'progress',
  rows: [
    ['1', { progress: 1 }],
    ['1%', { progress: 1 }],
    ['1 %', { progress: 1 }],
    ['12.5%', { progress: 12 }],
    ['50\u00A0%', { progress: 50 }],
    ['５０％', { progress: 50 }],
    ['100', done],
    ['Done', done],
    ['-', open],
    ['-1', null],
    ['- 1', null],
    ['+1', null],
    ['1.', null],
    ['<1%', null],
    ['~1%', null],
    ['101', null],
    ['46326', null],
    ['1793440800000', null],
  ],
})

const states = spellings({
  name: 'states that mean done, and others',
  header: 'State',
  field: 'card_id',
  rows: [
    ['✓', done],
    ['✅ Done!', done],
    ['Closed', done],
    ['2', done],
    ['-1', open, 'counted'],
    ['+2', open, 'counted'],
    ['!!!', open, 'counted'],
    ['🔥', open, 'counted'],
    ['--', open],
  ],
})

const priorities = spellings({
  name: 'priorities',
  header: 'Priority',
  field: 'priority',
  rows: [
    ['🔥 Urgent', { priority: 'urgent' }],
    ['1 - High', { priority: 'high' }],
    ['none', { priority: null }],
    ['–', { priority: null }],
    ['!!!', { priority: null }, 'counted'],
    ['🔥', { priority: null }, 'counted'],
  ],
})

const day = { due_date: '2026-10-31' }

const dates = spellings({
  name: 'ways to write a day',
  header: 'Due Date',
  field: 'end_date',
  rows: [
    ['2026-10-31', day],
    ['\u200E2026-10-31\u200E', day],
    ['2026-10-31T17:00:00+02:00[Europe/Berlin]', day],
    ['2026-10-31 17:00 Europe/Berlin', day],
    ['1793440800', day],
    ['1793440800000', day],
    ['46326', day],
    ['46326.7083', day],
    ['Sat Oct 31 10:00:00 UTC 2026', day],
    ['Sat Oct 31 10:00:00 2026', day],
    ['31. Oktober 2026', day],
    ['31 octobre 2026', day],
    ['Samstag, 31. Okt. 2026', day],
    ['31 de octubre de 2026', day],
    ['2026年10月31日', day],
    ['2026. 10. 31.', day],
    ['2026-10-29 - 2026-10-31', day],
    ['2026-10-29/2026-10-31', day],
    ['Oct 29, 2026 – Oct 31, 2026', day],
    ['Oct 29 – Oct 31, 2026', day],
    ['29 Oct 2026 to 31 Oct 2026', day],
    ['31. Mrz 2026', { due_date: '2026-03-31' }],
    ['31. Mär. 26', { due_date: '2026-03-31' }],
    ['31/Mrz/26 5:00 PM', { due_date: '2026-03-31' }],
    ['1er octobre 2026', { due_date: '2026-10-01' }],
    ['mar. 31 mars 2026', { due_date: '2026-03-31' }],
    ['Mar 31, 2026', { due_date: '2026-03-31' }],
    ['31 juil 2026', { due_date: '2026-07-31' }],
    ['Sat, 2026-10-31', day],
    ['Saturday 2026-10-31 5 PM', day],
    ['31. Oktober 2026, 17 Uhr', day],
    ['31. Oktober 2026 um 17.00 Uhr', day],
    ['31 oct 2026 (UTC)', day],
    ['2026-10-31 17h00', day],
    ['31\u00A0octobre\u00A02026 à 10\u202Fh\u202F30', day],
    ['31 jui 2026', null],
    ['Soon 2026-10-31', null],
    ['0000-00-00', { due_date: null }],
    ['0001-01-01', { due_date: null }],
    ['31. 10. 2026', null],
    ['31 Foo 2026', null],
    ['-1', null],
  ],
})

const dayFirst = spellings({
  name: 'ways to write a day, day first',
  header: 'Due Date',
  field: 'end_date',
  query: { dates: 'dmy' },
  rows: [
    ['31. 10. 2026', day],
    ['31.10.2026.', day],
    ['01/10/2026 - 31/10/2026', day],
    ['Sa, 31.10.2026', day],
    ['31/12/2026 17h00', { due_date: '2026-12-31' }],
    ['5. 12.30', { due_date: '2030-12-05' }],
  ],
})

const monthFirst = spellings({
  name: 'ways to write a day, month first',
  header: 'Due Date',
  field: 'end_date',
  query: { dates: 'mdy' },
  rows: [
    ['Sat 10/31/26', day],
    ['Saturday, 10/31/2026 5 PM', day],
  ],
})

const five = { due_time: '17:00' }

const times = spellings({
  name: 'ways to write a time',
  header: 'Due Time',
  field: 'end_time',
  beside: ['Due Date', '2026-10-31'],
  rows: [
    ['17:00', five],
    ['17:00Z', five],
    ['17:00 UTC', five],
    ['17:00+02:00', five],
    ['17:00:00.000 GMT+2', five],
    ['5:00 PM CET', five],
    ['5pm', five],
    ['1899-12-30 17:00:00', five],
    ['2026-10-31T17:00:00Z', five],
    ['0900', { due_time: '09:00' }],
    ['17h00', five],
    ['17h', five],
    ['17.00 Uhr', five],
    ['17 Uhr', five],
    ['17:00 (UTC)', five],
    ['17 h 00', five],
    ['5:00\u202FPM', five],
    ['25:00', null],
    ['17', null],
    ['2500', null],
  ],
})

const percentages = [
  ...['Progress', 'Progress %', 'Progress (%)', '% Done', 'Done %', 'Done (%)', 'Done Ratio', '% Complete'],
  ...[
    'Completed %',
    'Completed (%)',
    'Closed (%)',
    'Percent Complete',
    'Completion Percentage',
    'Checked (%)',
  ],
]
const completions = [
  ...[
    'Done',
    'Done?',
    'is_done',
    'Done Time',
    'Completed',
    'Completed At (UTC)',
    'Completed Date',
    'Completed Time',
  ],
  ...[
    'Completed Date Time',
    'completed_timestamp',
    'task_completed_at',
    'Date of completion',
    'Due Date Completed',
  ],
  ...[
    'Date Resolved',
    'Resolved Time',
    'Finished Date',
    'Closed Time',
    'Close Date',
    'Closed On',
    'Checked At',
  ],
  ...[
    'Actual End',
    'Actual End Date',
    'Actual Finish Date',
    'Resolution Date',
    'Due Complete',
    'Issue Closed At',
  ],
]

/** Returns a file in which each line has a cell in one of the columns of progress, or of completion. */
function progressColumns(): ImportCase {
  const cells = [...percentages.map(() => '40'), ...completions.map(() => '2026-10-31')]
  const lines = cells.map((cell, index) => `${titleOf(index)}${','.repeat(index + 1)}${cell}\n`)
  return {
    name: 'columns of progress and of completion',
    csv: `Title,${[...percentages, ...completions].join()}\n${lines.join('')}`,
    must: {
      created: cells.length,
      failed: [],
      words: [],
      tasks: cells.map((cell, index) => ({
        title: titleOf(index),
        ...(cell === '40' ? { progress: 40, completed: false } : done),
      })),
    },
  }
}

/** Tables of spellings, each as a file. */
export const spellingCases: ImportCase[] = [
  ...[people, completion, progress, states, priorities, dates, dayFirst, monthFirst, times],
  progressColumns(),
]
