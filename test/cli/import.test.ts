import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../../src/db/drizzle.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { UnfinishedImport } from '../../src/domain/imports/import-tasks.ts'
import { importTasks } from '../../src/domain/imports/import-tasks.ts'
import type { ImportReport } from '../../src/cli/import-file.ts'
import type { Importer } from '../../src/domain/imports/importer.ts'
import { archiveProject } from '../../src/domain/projects/change-project.ts'
import { AppError } from '../../src/errors.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { taskwire, taskwireError, taskwireInProcess, taskwireJson } from '../support/app/cli.ts'
import { readData } from '../support/contract/data.ts'

let app: TestApp
let directory: string
let files = 0

beforeAll(async () => {
  app = await startApp()
  directory = await mkdtemp(join(tmpdir(), 'taskwire-import-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function importArgs(
  world: Fixture,
  csv: string | Buffer,
  project = world.projects.second,
): Promise<string[]> {
  const file = join(directory, `${++files}.csv`)
  await writeFile(file, csv)
  return ['tasks', 'import', file, '--project', project, '--user', world.users.owner]
}

type Counts = Pick<ImportReport, 'imported' | 'skipped' | 'known' | 'failed'>

/** Imports a file, and returns the report without its columns and words. The command exits with 1 if a line failed. */
async function runImport(...given: Parameters<typeof importArgs>): Promise<Counts> {
  const { code, stdout } = await taskwireInProcess([...(await importArgs(...given)), '--json'])
  const { imported, skipped, known, failed } = JSON.parse(stdout) as ImportReport
  expect(code).toBe(failed.length > 0 ? 1 : 0)
  return { imported, skipped, known, failed }
}

function importerOf({ workspace, users }: Fixture, now = () => app.clock.now()): Importer {
  const { db } = app.context
  return {
    db,
    transact: (work) => runTransaction(db, work),
    workspaceId: workspace.id,
    userId: users.owner,
    now,
  }
}

interface Imported extends Record<string, unknown> {
  title: string
  priority: string | null
  progress: number | null
  end_date: string | null
  assignee_ids: string[]
  card: string
}

async function tasksOf({ workspace }: Fixture, project: string) {
  const rows = await app.context.db.execute<Imported>(
    sql`select t.id, title, description, priority, progress, end_date::text, end_time, assignee_ids, c.name as card
        from tasks t join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id
        where t.workspace_id = ${workspace.id} and t.project_id = ${project} order by t.id`,
  )
  return rows
}

test('an import accepts all columns in any order, a BOM, CRLF and quoted newlines (product.md 26.1)', async () => {
  const world = await app.fixture()
  const { owner, admin, member } = world.users
  const addresses = await readData<Schemas['Member'][]>(app.withSecret(world.keys.full.secret), '/members')
  const emailOf = (id: string) => addresses.find((one) => one.id === id)?.email ?? ''
  const csv = [
    '\uFEFFassignees,card,title_text,end_time,end_date,progress,priority,description',
    `${emailOf(admin).toUpperCase()}; ${emailOf(member)};,Doing,"Say ""hi"", twice",08:15,2032-02-29,50,high,"one\r\ntwo\nthree"`,
    `,,Plain,,,,,`,
    `${emailOf(owner)},Done, spaces stay ,09:00,,0,none,`,
    '',
  ].join('\r\n')
  const args = await importArgs(world, csv)
  expect(await taskwireJson(args)).toMatchObject({ imported: 3, skipped: 0, failed: [] })
  const imported = (await tasksOf(world, world.projects.second)).slice(3)
  expect(imported).toMatchObject([
    {
      title: 'Say "hi", twice',
      description: 'one\ntwo\nthree',
      priority: 'high',
      progress: 50,
      end_date: '2032-02-29',
      end_time: '08:15',
      card: 'Doing',
      assignee_ids: [admin, member],
    },
    {
      title: 'Plain',
      description: null,
      priority: null,
      progress: null,
      end_date: null,
      end_time: null,
      card: 'To do',
      assignee_ids: [],
    },
    {
      title: ' spaces stay ',
      priority: 'none',
      progress: 0,
      end_time: null,
      card: 'Done',
      assignee_ids: [owner],
    },
  ])
  const rows = await app.context.db.execute(
    sql`select distinct via, user_id from activities where type = 'task.created'
        and subject_id in (${sql.join(
          imported.map(({ id }) => sql`${id}`),
          sql`, `,
        )})`,
  )
  expect(rows).toEqual([{ via: 'import', user_id: owner }])
})

test('an invalid record fails on its own, and is reported with its first line number (product.md 26.8)', async () => {
  const world = await app.fixture()
  const lines: [text: string, field?: string | null, error?: RegExp][] = [
    ['Title,description,priority,progress,end_date,end_time,card,assignees'],
    ['"first,\nof two lines",,,,,,,'],
    [',no title,,,,,,', 'title', /^Title is empty\.$/],
    ['"   ",x,,,,,,', 'title', /^Title is empty\.$/],
    [`${'x'.repeat(501)},,,,,,,`, 'title', /^Title must be at most 500 characters\.$/],
    [`a,"\n\n${'x'.repeat(100_001)}",,,,,,`, 'description', /^description must be at most/],
    ['b,,,101,,,,', 'progress', /^progress must be a whole number from 0 to 100, or Done\.$/],
    ['c,,,half,,,,', 'progress', /^progress must be a whole number/],
    ['d,,,1e1,,,,', 'progress', /^progress must be a whole number/],
    [''],
    [',,,,,,,'],
    ['e,,,,2031-02-29,,,', 'end_date', /^end_date: "2031-02-29" is not a date such as 2030-12-31\.$/],
    [
      'e,,,,31/12/2030,,,',
      'end_date',
      /^end_date: "31\/12\/2030" is a date only with the day first: choose this order of dates\.$/,
    ],
    [
      'e,,,,12/31/2030,,,',
      'end_date',
      /^end_date: "12\/31\/2030" is a date only with the month first: choose this order of dates\.$/,
    ],
    [
      'e,,,,03/04/2030,,,',
      'end_date',
      /^end_date: "03\/04\/2030" could be read with the day or the month first: choose the order of dates\.$/,
    ],
    ['f,,,,2031-02-28,25:00,,', 'end_time', /^end_time must be /],
    [
      'g,,,,,,,nobody@example.com',
      'user_ids',
      /^assignees: no active member has the address or name nobody@/,
    ],
    ['h,,,,,,,,extra', null, /^The line has 9 cells, the header 8\.$/],
    ['"k"k,,,,,,,', null, /stray quotation mark/],
    ['l "quoted,,,,,,,', null, /stray quotation mark/],
    ['m\uFFFD,,,,,,,', 'title', /^Title has bytes that are not UTF-8\.$/],
    ['n\u0000,,,,,,,', 'title', /^Title /],
    ['"last, after all of them",,,,,,,'],
  ]
  let line = 1
  const expected: ImportReport['failed'] = []
  for (const [text, field = null, error] of lines) {
    if (error) expected.push({ line, field, error: expect.stringMatching(error) as string })
    line += text.split('\n').length
  }
  expect(await runImport(world, lines.map(([text]) => text).join('\n'))).toEqual({
    imported: 2,
    skipped: 0,
    known: 0,
    failed: expected,
  })
  const titles = (await tasksOf(world, world.projects.second)).slice(3).map(({ title }) => title)
  expect(titles).toEqual(['first,\nof two lines', 'last, after all of them'])
})

test('missing cells at the end of a line and empty cells beyond the header are ignored (product.md 26.1)', async () => {
  const world = await app.fixture()
  const csv = 'Title,Notes,Priority\na\nb,note\nc,note,high,,,\nd,,\n'
  expect(await runImport(world, csv)).toEqual({ imported: 4, skipped: 0, known: 0, failed: [] })
  const imported = (await tasksOf(world, world.projects.second)).slice(3)
  expect(imported.map(({ title, priority }) => [title, priority])).toEqual([
    ['a', null],
    ['b', null],
    ['c', 'high'],
    ['d', null],
  ])
})

type Column = 'priority' | 'progress' | 'end_date' | 'card'
type Read = [cell: string, value: string | number | null]

const values: [header: string, column: Column, given: Read[], options?: string[]][] = [
  [
    'Priority',
    'priority',
    [
      [' HIGH ', 'high'],
      ['Urgent', 'urgent'],
      ['None', 'none'],
      ['Highest', 'urgent'],
      ['Whenever', 'none'],
      ['3', 'none'],
      ['', null],
    ],
  ],
  [
    'Done',
    'progress',
    [
      ...['Done', 'completed', 'YES', 'True', '100 %', '100%', '100'].map((cell): Read => [cell, 100]),
      ...['no', 'False', ''].map((cell): Read => [cell, null]),
      ['0', null],
      ['1', 100],
      ['40 %', 40],
    ],
  ],
  [
    'Progress',
    'progress',
    [
      ['0', 0],
      ['1', 1],
      ['66.7 %', 66],
      ['Done', 100],
      ['In progress', null],
    ],
  ],
  [
    'Completed At',
    'progress',
    [
      ['2026-10-30', 100],
      ['10/30/2026', 100],
      ['2026-10-30T10:00:00Z', 100],
      ['', null],
    ],
  ],
  [
    'Due',
    'end_date',
    [
      ...[
        ...['2030-12-31', '20301231', '2030-365', '2030-12-31T23:30:00-05:00', '2030-12-31 00:30:00.5 +0200'],
        ...[
          '20301231T233000Z',
          'Dec 31, 2030',
          'December 31st, 2030 5:00 PM',
          '31 Dec 2030',
          '31 december 2030',
        ],
        ...['Tue, 31 Dec 2030 10:00:00 GMT', '31/Dec/30 5:00 PM', ' 2030-12-31 '],
      ].map((cell): Read => [cell, '2030-12-31']),
      ['2030-W01-1', '2029-12-31'],
      ['29 Feb 2032', '2032-02-29'],
      ['0001-01-01T00:00:00Z', null],
    ],
  ],
  [
    'Due',
    'end_date',
    [
      ['31/12/2030', '2030-12-31'],
      ['1.2.2030', '2030-02-01'],
      ['2030-12-31', '2030-12-31'],
    ],
    ['--dates', 'dmy'],
  ],
  [
    'Due',
    'end_date',
    [
      ['12/31/2030, 4:00:00 AM GMT+1', '2030-12-31'],
      ['1/2/2030', '2030-01-02'],
      ['2030-12-31', '2030-12-31'],
    ],
    ['--dates', 'mdy'],
  ],
  [
    'Status',
    'card',
    [
      [' doing ', 'Doing'],
      ['DONE', 'Done'],
      ['To  Do', 'To do'],
      ['Backlog', 'To do'],
      ['', 'To do'],
    ],
  ],
]
test.each(values)(
  'cells of the column %s are imported as the correct %s (product.md 26.5, 26.6, 26.7)',
  async (header, column, given, options = []) => {
    const world = await app.fixture()
    const lines = given.map(([cell], i) => `${i},"${cell}"`)
    const args = await importArgs(world, [`Title,${header}`, ...lines].join('\n'))
    expect(await taskwireJson([...args, ...options])).toMatchObject({ imported: lines.length, failed: [] })
    const imported = (await tasksOf(world, world.projects.second)).slice(3)
    expect(imported.map((task, i) => [given[i]?.[0], task[column]])).toEqual(given)
  },
)

test.each([
  ['iso', ['12/31/2030', '31.12.2030', '2030', '2030-12', '2031-02-29', 'Feb 30, 2030', 'tomorrow', '1']],
  ['dmy', ['12/31/2030', '30/02/2030', '1-2/2030']],
  ['mdy', ['31/12/2030', '0/1/2030']],
])(
  'with --dates %s, a line with a nonexistent or ambiguous day fails (product.md 26.6)',
  async (order, cells) => {
    const world = await app.fixture()
    const csv = ['Title,Due', ...cells.map((cell) => `a,"${cell}"`)].join('\n')
    const args = await importArgs(world, csv)
    const { stdout } = await taskwireInProcess([...args, '--dates', order, '--json'])
    const { imported, failed } = JSON.parse(stdout) as ImportReport
    expect({ imported, fields: failed.map(({ line, field }) => [line, field]) }).toEqual({
      imported: 0,
      fields: cells.map((_, i) => [i + 2, 'end_date']),
    })
  },
)

test('people are found by email address or name, ignoring case, even if a cell names several (product.md 26.7)', async () => {
  const world = await app.fixture()
  const { admin, member } = world.users
  const [row] = await app.context.sql<{ email: string }[]>`select email from users where id = ${member}`
  const cells = [
    'Bruno Okafor',
    'bruno  okafor',
    `Bruno Okafor, ${row?.email.toUpperCase() ?? ''}`,
    '[Bruno Okafor,Clara Lindqvist]',
  ]
  const refused = ['Bruno', 'Bruno Okafor;Nobody']
  const csv = ['Title,Assignee', ...[...cells, ...refused].map((cell) => `a,"${cell}"`)].join('\n')
  const { imported, failed } = await runImport(world, csv)
  expect({ imported, lines: failed.map(({ line }) => line) }).toEqual({ imported: 4, lines: [6, 7] })
  const tasks = (await tasksOf(world, world.projects.second)).slice(3)
  const both = [admin, member]
  expect(tasks.map(({ assignee_ids }) => assignee_ids)).toEqual([[admin], [admin], both, both])
})

test('a name shared by several members is refused (product.md 26.7)', async () => {
  const world = await app.fixture()
  await app.context.sql`update users set name = 'Bruno Okafor' where id = ${world.users.member}`
  const error = 'Assignee: Bruno Okafor is the name of several members: use the address.'
  expect(await runImport(world, 'Title,Assignee\na,Bruno Okafor\n')).toMatchObject({
    imported: 0,
    failed: [{ line: 2, field: 'user_ids', error }],
  })
})

test('--map assigns a column to a field or ignores it, and the report lists the field of each column (product.md 26.4)', async () => {
  const world = await app.fixture()
  const args = await importArgs(world, 'Was,Wann,Status,Notes,\nTiles,2030-12-31,Doing,x,\n')
  const map = ['was=title', 'Wann=end_date', 'STATUS=', 'Notes = Description'].flatMap((one) => [
    '--map',
    one,
  ])
  expect(await taskwireJson([...args, ...map])).toEqual({
    imported: 1,
    skipped: 0,
    known: 0,
    failed: [],
    words: [],
    import_id: expect.stringMatching(/^import_/) as string,
    columns: [
      { header: 'Was', field: 'title' },
      { header: 'Wann', field: 'end_date' },
      { header: 'Status', field: null },
      { header: 'Notes', field: 'description' },
      { header: '', field: null },
    ],
  })
  expect((await tasksOf(world, world.projects.second)).at(-1)).toMatchObject({
    title: 'Tiles',
    description: 'x',
    end_date: '2030-12-31',
    card: 'To do',
  })
})

test.each([
  ['Wanted by=end_date', /^--map: The file has no column with the header "Wanted by"\.$/],
  ['Name=colour', /^--map: map names a field that cannot be imported. Allowed: title, /],
  ['Name', /give a header and a field, as in "Due Date=end_date"/],
])('--map "%s" is refused before anything is written (product.md 26.4)', async (map, expected) => {
  const world = await app.fixture()
  const args = await importArgs(world, 'Name\na\n')
  expect(await taskwireError([...args, '--map', map], undefined, 78)).toMatch(expected)
})

test('a dry run reports what an import would do, writes nothing, and marks no record as imported (product.md 26.10)', async () => {
  const world = await app.fixture()
  const args = await importArgs(world, 'Title,Progress\na,1\nb,200\nc,3\n')
  const before = await tasksOf(world, world.projects.second)
  const dry = await taskwireInProcess([...args, '--dry-run', '--json'])
  expect(await tasksOf(world, world.projects.second)).toEqual(before)
  const real = await taskwireInProcess([...args, '--json'])
  expect({ ...real, stdout: real.stdout.replace(/"import_\w{26}"/, 'null') }).toEqual(dry)
  expect(real.code).toBe(1)
  const again = await taskwireInProcess([...args, '--dry-run', '--json'])
  expect(JSON.parse(again.stdout)).toMatchObject({ imported: 0, known: 2, failed: [{ line: 3 }] })
})

test('after a failed line is corrected, only that line is imported, in any encoding and with any separator (product.md 26.9)', async () => {
  const world = await app.fixture()
  const titles = Array.from({ length: 300 }, (_, i) => `Töst ${i % 150}`)
  const file = (progress: number): string =>
    [
      'Title,Progress,Notes',
      ...titles.map((title, i) => `${title},${i === 99 ? progress : 5},"a\r\n${i}"`),
    ].join('\n')
  expect(await runImport(world, file(500))).toMatchObject({ imported: 299, failed: [{ line: 200 }] })
  const corrected = file(50).replaceAll(',', ';').replaceAll('\r\n', '\n')
  const utf16 = Buffer.from(`\uFEFF${corrected}`, 'utf16le')
  expect(await runImport(world, utf16)).toMatchObject({ imported: 1, failed: [] })
  const wider = file(50).replaceAll('"\n', '",,\n')
  expect(await runImport(world, wider)).toMatchObject({ imported: 0, failed: [] })
  expect(await tasksOf(world, world.projects.second)).toHaveLength(303)
})

test('an imported record is recognized even if the options of the next import differ (product.md 26.9)', async () => {
  const world = await app.fixture()
  const args = await importArgs(world, 'Title,Due,Assignee\na,,\nb,31/12/2030,\nc,,Nobody\n')
  const { stdout } = await taskwireInProcess([...args, '--json'])
  expect(JSON.parse(stdout)).toMatchObject({ imported: 1, failed: [{ line: 3 }, { line: 4 }] })
  const options = ['--dates', 'dmy', '--map', 'Assignee=']
  expect(await taskwireJson([...args, ...options])).toMatchObject({ imported: 2 })
})

test('--failed writes the records that failed to a CSV file, which can be corrected and imported (product.md 26.11)', async () => {
  const world = await app.fixture()
  const failures = join(directory, 'failed.csv')
  const csv = 'Title;Notes;Progress\na;"x;\n""y""";5\nb;"x;\n""y""";500\nc"d;;\ne;;6\nf;;7;8\n'
  const args = await importArgs(world, csv)
  const { code, stderr } = await taskwireInProcess([...args, '--failed', failures, '--json'])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'error: 3 lines failed; correct them and run the command again: no line is imported twice\n',
  })
  const written = await readFile(failures, 'utf8')
  expect(written).toBe(
    [
      '\uFEFFTitle,Notes,Progress,Error',
      'b,"x;\n""y""",500,"Progress must be a whole number from 0 to 100, or Done."',
      ',,,"The line has a stray quotation mark. Quote cells that contain one, and double the mark.","c""d;;"',
      'f,,7,"The line has 4 cells, the header 3.",8',
      '',
    ].join('\r\n'),
  )
  const corrected = written.replace('500', '50')
  expect(await runImport(world, corrected)).toMatchObject({ imported: 1, failed: [{ line: 4 }, { line: 5 }] })
  const whole = corrected.replace(',8', '').replace(',,,"The', '"c""d",,,"The').replace(',"c""d;;"', '')
  expect(await runImport(world, whole)).toMatchObject({ imported: 2, failed: [] })
  expect(await taskwireError([...args, '--failed', failures], undefined, 78)).toMatch(
    /the file already exists$/,
  )
  const none = join(directory, 'none.csv')
  await taskwireJson([...(await importArgs(world, 'Title\nx\n')), '--failed', none])
  expect(existsSync(none)).toBe(false)
})

test('--undo deletes the tasks of a file like any other deletion, and a later import creates them again (product.md 26.12)', async () => {
  const world = await app.fixture()
  const before = await tasksOf(world, world.projects.second)
  const csv = (progress: number): string => `Title,Progress\na,5\na,5\nb,${progress}\n`
  await runImport(world, csv(500))
  const args = await importArgs(world, csv(50))
  expect(await taskwireJson(args)).toMatchObject({ imported: 1 })
  expect(await taskwireJson([...args, '--undo'])).toEqual({ deleted: 3, kept: 0 })
  expect(await tasksOf(world, world.projects.second)).toEqual(before)
  const recorded = await app.context.sql`
    select via, count(*)::int from activities
    where workspace_id = ${world.workspace.id} and type = 'task.deleted' and project_id = ${world.projects.second}
    group by via`
  expect(recorded).toEqual([{ via: 'import', count: 3 }])
  expect(await taskwireJson([...args, '--undo'])).toEqual({ deleted: 0, kept: 0 })
  expect(await taskwireJson(args)).toMatchObject({ imported: 3 })
})

test('an import sends open pages one signal, for its project (product.md 26.13)', async () => {
  const world = await app.fixture()
  const signals: string[] = []
  const { sql } = app.context
  const { unlisten } = await sql.listen('taskwire_changes', (payload) => {
    if (payload.startsWith(world.workspace.id)) signals.push(payload)
  })
  const titles = Array.from({ length: 250 }, (_, i) => `Title ${i}`)
  await runImport(world, ['Title', ...titles].join('\n'))
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  await unlisten()
  expect(signals).toEqual([
    `${world.workspace.id} project.updated ${world.projects.second}/${world.projects.second}`,
  ])
})

test('only the records that violate the task rules fail (product.md 26.8)', async () => {
  const world = await app.fixture()
  const error = new AppError('no_open_column').message
  const csv = 'title_text,card\na,\nb,Done\nc,Nowhere\nd,\n'
  const { imported, failed } = await runImport(world, csv, world.projects.no_open_column)
  expect({ imported, failed }).toEqual({
    imported: 1,
    failed: [
      { line: 2, field: 'card_id', error },
      { line: 4, field: 'card_id', error },
      { line: 5, field: 'card_id', error },
    ],
  })
  expect(await tasksOf(world, world.projects.no_open_column)).toMatchObject([{ title: 'b', card: 'Done' }])
})

test('a pending or suspended member and a person outside the workspace cannot be assigned', async () => {
  const world = await app.fixture()
  const rows = await app.context.db.execute<{ email: string }>(
    sql`select email from users where id in (${world.users.pending}, ${world.users.suspended}, ${world.foreign.user})`,
  )
  const csv = ['title_text,assignees', ...rows.map(({ email }) => `x,${email}`)].join('\n')
  expect(await runImport(world, csv)).toEqual({
    imported: 0,
    skipped: 0,
    known: 0,
    failed: rows.map(({ email }, i) => ({
      line: i + 2,
      field: 'user_ids',
      error: `assignees: no active member has the address or name ${email}.`,
    })),
  })
})

test('250 lines become tasks in the order of the file', async () => {
  const world = await app.fixture()
  const titles = Array.from({ length: 250 }, (_, i) => `Title ${i}`)
  expect(await runImport(world, ['title_text', ...titles].join('\n'))).toMatchObject({
    imported: 250,
    failed: [],
  })
  const imported = (await tasksOf(world, world.projects.second)).slice(3)
  expect(imported.map(({ title }) => title)).toEqual(titles)
})

test('an import ends with the reason once its project is archived, and keeps what it has created (product.md 26.8)', async () => {
  const world = await app.fixture()
  const { db } = app.context
  const importer = importerOf(world)
  // More lines than one batch writes.
  const early = Array.from({ length: 150 }, (_, i) => `early ${i}`)
  /** The start of the file is read for its header, then all of it is counted, then imported. */
  let opened = 0

  async function* file(): AsyncGenerator<Buffer> {
    yield Buffer.from(['title_text', ...early, ''].join('\n'))
    const actor = {
      workspaceId: world.workspace.id,
      userId: world.users.owner,
      via: 'cli' as const,
      now: app.clock.now(),
    }
    if (++opened === 2) await runTransaction(db, (tx) => archiveProject(tx, actor, world.projects.second))
    yield Buffer.from('late')
  }

  await expect(importTasks(importer, world.projects.second, file)).rejects.toMatchObject({
    result: { created: 100, failed: [] },
    cause: { message: 'The project is archived.' },
  })
  expect(await tasksOf(world, world.projects.second)).toHaveLength(3 + 100)
})

test.each([
  ['invalid and in the same chunk of the file', ',x\n'.repeat(50_000)],
  ['each refused by the server', 'refused\n'.repeat(100)],
])(
  'an interruption takes effect before the file ends, even if records are %s (product.md 14.10)',
  async (_which, rows) => {
    const world = await app.fixture()
    const interruption = new AbortController()
    const interrupt = (): void => interruption.abort(new Error('interrupted'))
    let refused = 0
    const importer = {
      ...importerOf(world),
      transact() {
        if (++refused === 4) interrupt()
        return Promise.reject(new AppError('invalid_assignee'))
      },
    }

    async function* file(): AsyncGenerator<Buffer> {
      yield Buffer.from('title_text,description\n')
      if (rows.startsWith(',')) setImmediate(interrupt)
      await Promise.resolve()
      yield Buffer.from(rows)
    }

    const options = { signal: interruption.signal }
    const ended = importTasks(importer, world.projects.second, file, options)
    const error = await ended.then(
      () => undefined,
      (reason: unknown) => reason as UnfinishedImport,
    )
    expect(error).toMatchObject({ result: { created: 0 } })
    expect(error?.result.failed.length).toBeLessThan(5)
  },
)

test('without --json an import lists the failed lines, and without a terminal it draws no progress bar', async () => {
  const world = await app.fixture()
  expect(await taskwire(await importArgs(world, 'title_text,progress\nx,5\ny,500\n'))).toEqual({
    code: 1,
    stdout: [
      '1 imported, 1 failed',
      '  title_text → title',
      '  progress → progress',
      '  line 3: progress must be a whole number from 0 to 100, or Done.',
      '',
    ].join('\n'),
    stderr: 'error: 1 line failed; correct it and run the command again: no line is imported twice\n',
  })
})

const refused: [name: string, csv: string, project: keyof Fixture['projects'], expected: RegExp][] = [
  ['no title column', 'description\nx\n', 'second', /^The file has no column for the title: /],
  ['an empty file', '', 'second', /^The file has no column for the title: /],
  ['an inbox', 'title_text\nx\n', 'inbox', /inbox project/],
  ['an archived project', 'title_text\nx\n', 'archived', /^The project is archived\.$/],
  [
    'a project in which the user is a viewer',
    'title_text\nx\n',
    'viewer_only',
    /^user_\w+ may not write to project_\w+$/,
  ],
]
test.for(refused)(
  'an import with %s is refused before anything is written (product.md 26.8)',
  async ([, csv, project, expected]) => {
    const world = await app.fixture()
    const before = await tasksOf(world, world.projects[project])
    expect(
      await taskwireError([...(await importArgs(world, csv, world.projects[project])), '--json']),
    ).toMatch(expected)
    expect(await tasksOf(world, world.projects[project])).toEqual(before)
  },
)

test('an import of a missing file names the file', async () => {
  const world = await app.fixture()
  const args = [
    'tasks',
    'import',
    '/nowhere/x.csv',
    '--project',
    world.projects.main,
    '--user',
    world.users.owner,
  ]
  expect(await taskwireError(args, undefined, 78)).toBe('cannot read /nowhere/x.csv: there is no such file')
})
