import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorld } from '../support/world/world.ts'
import { taskwireJson } from '../support/app/cli.ts'
import type { ImportReport } from '../../src/cli/import-file.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-exports-'))
})
afterAll(() => rm(directory, { recursive: true }))

const { sql, world } = useWorld()

/**
 * The columns that are recognized in each tool's export, and the fields beyond the title, the description and the
 * due date.
 */
const exports: [
  file: string,
  columns: Record<string, string>,
  tiles: object,
  room: object,
  skipped?: number,
][] = [
  [
    'trello.csv',
    {
      'Card Name': 'title',
      'Card Description': 'description',
      Members: 'user_ids',
      'Due Date': 'end_date',
      'List Name': 'card_id',
      'Due Complete': 'progress',
    },
    { column: 'Doing', people: 2 },
    { progress: 100 },
  ],
  [
    'asana.csv',
    {
      'Completed At': 'progress',
      Name: 'title',
      'Section/Column': 'card_id',
      Assignee: 'user_ids',
      'Assignee Email': 'user_ids',
      'Due Date': 'end_date',
      Notes: 'description',
    },
    { column: 'Doing', people: 1 },
    { progress: 100 },
  ],
  [
    'jira.csv',
    {
      Summary: 'title',
      Status: 'card_id',
      Priority: 'priority',
      Assignee: 'user_ids',
      'Due date': 'end_date',
      Description: 'description',
    },
    { column: 'Doing', people: 1, priority: 'high' },
    { priority: 'medium' },
  ],
  [
    'todoist.csv',
    {
      CONTENT: 'title',
      DESCRIPTION: 'description',
      PRIORITY: 'priority',
      DATE: 'end_date',
      RESPONSIBLE: 'user_ids',
    },
    { priority: 'none' },
    { priority: 'none' },
    2,
  ],
  [
    'clickup.csv',
    {
      'Task Name': 'title',
      'Task Content': 'description',
      Status: 'card_id',
      'Due Date': 'end_date',
      'Due Date Text': 'end_date',
      Assignees: 'user_ids',
      Priority: 'priority',
      'List Name': 'card_id',
    },
    { column: 'Doing', people: 2, priority: 'high' },
    {},
  ],
  [
    'gitlab.csv',
    {
      Title: 'title',
      Description: 'description',
      State: 'card_id',
      Assignee: 'user_ids',
      'Due Date': 'end_date',
      'Closed At (UTC)': 'progress',
    },
    { people: 1 },
    {},
  ],
  [
    'redmine.csv',
    {
      Status: 'card_id',
      Priority: 'priority',
      Subject: 'title',
      Assignee: 'user_ids',
      'Due date': 'end_date',
      '% Done': 'progress',
      Description: 'description',
    },
    { column: 'Doing', people: 1, priority: 'high', progress: 30 },
    { priority: 'medium', progress: 100 },
  ],
  [
    'plane.csv',
    {
      Name: 'title',
      Description: 'description',
      State: 'card_id',
      'Target Date': 'end_date',
      Priority: 'priority',
      Assignee: 'user_ids',
      'Completed At': 'progress',
    },
    { column: 'Doing', people: 1, priority: 'high' },
    { priority: 'none', progress: 100 },
  ],
  [
    'github-projects.tsv',
    {
      Title: 'title',
      Assignees: 'user_ids',
      Status: 'card_id',
      'Target date': 'end_date',
      Body: 'description',
    },
    { column: 'Doing', people: 2 },
    { title: 'Measure the 6" room' },
  ],
  [
    'vikunja.csv',
    {
      title: 'title',
      description: 'description',
      done: 'progress',
      done_at: 'progress',
      percent_done: 'progress',
      due_date: 'end_date',
      priority: 'priority',
    },
    { priority: 'none', progress: 0 },
    { priority: 'none', progress: 100 },
  ],
  [
    'planka.csv',
    {
      listName: 'card_id',
      cardName: 'title',
      description: 'description',
      dueDate: 'end_date',
      isCompleted: 'progress',
      members: 'user_ids',
    },
    { column: 'Doing', people: 1 },
    { progress: 100 },
  ],
]

test.each(exports)(
  'the export %s is imported without options (product.md 26.3, 26.14)',
  async (name, columns, tiles, room, skipped = 0) => {
    const { admin, member, owner } = world.users
    const address = await sql<{ email: string }[]>`select email from users where id = ${admin}`
    const text = await readFile(`test/cli/exports/${name}`, 'utf8')
    const file = join(directory, name)
    await writeFile(file, text.replaceAll('ADDRESS', address[0]?.email ?? ''))
    const args = ['tasks', 'import', file, '--project', world.projects.second, '--user', owner]
    const report = await taskwireJson<ImportReport>(args)
    expect(report).toMatchObject({ imported: 2, skipped, failed: [] })
    const found = report.columns.flatMap(({ header, field }) => (field === null ? [] : [[header, field]]))
    expect(Object.fromEntries(found)).toEqual(columns)
    const rows = await sql`
      select title, description, priority, progress, end_date::text, c.name as column, assignee_ids
      from tasks t join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id
      where t.workspace_id = ${world.workspace.id} and t.project_id = ${world.projects.second}
      order by t.id desc limit 2`
    const empty = { description: null, priority: null, progress: null, end_date: null, column: 'To do' }
    const people = 'people' in tiles ? Number(tiles.people) : 0
    const { people: _people, ...rest } = tiles as { people?: number }
    expect(rows.toReversed()).toEqual([
      {
        ...empty,
        title: 'Order the tiles',
        description: 'Grey, 30 × 60\n\nAsk for samples',
        end_date: '2030-12-31',
        assignee_ids: [admin, member].slice(0, people),
        ...rest,
      },
      { ...empty, title: 'Measure the room', assignee_ids: [], ...room },
    ])
  },
)
