import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../../src/db/drizzle.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { UnfinishedImport } from '../../src/domain/tasks/import-tasks.ts'
import { importTasks, type ImportResult } from '../../src/domain/tasks/import-tasks.ts'
import { archiveProject } from '../../src/domain/projects/change-project.ts'
import { AppError } from '../../src/errors.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { taskwire, taskwireError, taskwireJson } from '../support/app/cli.ts'
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

async function runImport(...given: Parameters<typeof importArgs>): Promise<ImportResult> {
  return taskwireJson(await importArgs(...given))
}

async function tasksOf({ workspace }: Fixture, project: string) {
  const rows = await app.context.db.execute(
    sql`select t.id, title, description, priority, progress, end_date::text, end_time, assignee_ids, c.name as card
        from tasks t join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id
        where t.workspace_id = ${workspace.id} and t.project_id = ${project} order by t.id`,
  )
  return rows
}

test('an import accepts every column, in any order, with a BOM, CRLF and quoted newlines (product.md 14.4)', async () => {
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
  expect(await taskwireJson(args, taskwire)).toEqual({ imported: 3, failed: [] })
  const imported = (await tasksOf(world, world.projects.second)).slice(3)
  expect(imported).toMatchObject([
    {
      title: 'Say "hi", twice',
      description: 'one\r\ntwo\nthree',
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

test('an invalid record fails alone, with the number of its first line (product.md 14.5)', async () => {
  const world = await app.fixture()
  const lines: [text: string, error?: RegExp][] = [
    ['title_text,description,priority,progress,end_date,end_time,card,assignees'],
    ['"first,\nof two lines",,,,,,,'],
    [',no title,,,,,,', /^title_text is required\.$/],
    ['"   ",,,,,,,', /^title_text /],
    [`${'x'.repeat(501)},,,,,,,`, /^title_text must be at most 500 characters\.$/],
    ['a,"\n\n",urgentest,,,,,', /^priority must be one of low, medium, high, urgent, none or null\.$/],
    ['b,,,101,,,,', /^progress must be between 0 and 100\.$/],
    ['c,,,half,,,,', /^progress must be an integer or null\.$/],
    ['d,,,1e1,,,,', /^progress must be an integer or null\.$/],
    [''],
    ['e,,,,2031-02-29,,,', /^end_date /],
    ['f,,,,2031-02-28,7:00,,', /^end_time /],
    ['g,,,,,,Later,', /^card: the project has no column "Later"\.$/],
    ['h,,,,,,,nobody@example.com', /^assignees: no active member has the address nobody@example\.com\.$/],
    ['i,,,,,', /^The line has 6 cells, the header 8\.$/],
    ['j,,,,,,,,', /^The line has 9 cells, the header 8\.$/],
    ['"k"k,,,,,,,', /stray quotation mark/],
    ['l "quoted,,,,,,,', /stray quotation mark/],
    ['m\uFFFD,,,,,,,', /^title_text is not UTF-8\.$/],
    ['n\u0000,,,,,,,', /^title_text /],
    ['"last, after all of them",,,,,,,'],
  ]
  let line = 1
  const expected: { line: number; error: string }[] = []
  for (const [text, error] of lines) {
    if (error) expected.push({ line, error: expect.stringMatching(error) as string })
    line += text.split('\n').length
  }
  expect(await runImport(world, lines.map(([text]) => text).join('\n'))).toEqual({
    imported: 2,
    failed: expected,
  })
  const titles = (await tasksOf(world, world.projects.second)).slice(3).map(({ title }) => title)
  expect(titles).toEqual(['first,\nof two lines', 'last, after all of them'])
})

test('a record that the rules of tasks refuse fails alone (product.md 14.5)', async () => {
  const world = await app.fixture()
  const error = new AppError('no_open_column').message
  const csv = 'title_text,card\na,\nb,Done\nc,Nowhere\nd,\n'
  const { imported, failed } = await runImport(world, csv, world.projects.no_open_column)
  expect({ imported, failed }).toEqual({
    imported: 1,
    failed: [
      { line: 2, error },
      { line: 4, error: expect.stringContaining('no column "Nowhere"') as string },
      { line: 5, error },
    ],
  })
  expect(await tasksOf(world, world.projects.no_open_column)).toMatchObject([{ title: 'b', card: 'Done' }])
})

test('a pending, suspended or foreign person cannot be assigned', async () => {
  const world = await app.fixture()
  const rows = await app.context.db.execute<{ email: string }>(
    sql`select email from users where id in (${world.users.pending}, ${world.users.suspended}, ${world.foreign.user})`,
  )
  const csv = ['title_text,assignees', ...rows.map(({ email }) => `x,${email}`)].join('\n')
  expect(await runImport(world, csv)).toEqual({
    imported: 0,
    failed: rows.map(({ email }, i) => ({
      line: i + 2,
      error: `assignees: no active member has the address ${email}.`,
    })),
  })
})

test('250 lines become tasks in their order', async () => {
  const world = await app.fixture()
  const titles = Array.from({ length: 250 }, (_, i) => `Title ${i}`)
  expect(await runImport(world, ['title_text', ...titles].join('\n'))).toEqual({ imported: 250, failed: [] })
  const imported = (await tasksOf(world, world.projects.second)).slice(3)
  expect(imported.map(({ title }) => title)).toEqual(titles)
})

test('lines that are read after the project was archived fail', async () => {
  const world = await app.fixture()
  const { db } = app.context
  const importer = { workspaceId: world.workspace.id, userId: world.users.owner, now: () => app.clock.now() }
  // More lines than are written at once.
  const early = Array.from({ length: 150 }, (_, i) => `early ${i}`)

  async function* file(): AsyncGenerator<string> {
    yield ['title_text', ...early, ''].join('\n')
    const actor = { ...importer, via: 'cli' as const, now: importer.now() }
    await runTransaction(db, (tx) => archiveProject(tx, actor, world.projects.second))
    yield 'late'
  }

  const { imported, failed } = await importTasks(db, importer, world.projects.second, {
    digest: Buffer.from('a file'),
    text: file(),
  })
  expect(await tasksOf(world, world.projects.second)).toHaveLength(3 + imported)
  expect(imported + failed.length).toBe(151)
  expect(failed.at(-1)).toEqual({ line: 152, error: 'The project is archived.' })
})

test.each([
  ['invalid, in one piece of the file', ',\n'.repeat(500)],
  ['refused one by one', 'refused\n'.repeat(100)],
])(
  'an interruption is noticed at the next record, also if records are %s (product.md 14.10)',
  async (_which, rows) => {
    const world = await app.fixture()
    const { db, clock } = app.context
    const interruption = new AbortController()
    const interrupt = (): void => interruption.abort(new Error('interrupted'))
    let asked = 0
    const now = (): Date => {
      if (++asked === 4) interrupt()
      return clock.now()
    }
    const importer = { workspaceId: world.workspace.id, userId: world.users.owner, now }

    async function* file(): AsyncGenerator<string> {
      yield 'title_text\n'
      const actor = { ...importer, via: 'cli' as const, now: clock.now() }
      await runTransaction(db, (tx) => archiveProject(tx, actor, world.projects.second))
      if (rows.startsWith(',')) setImmediate(interrupt)
      yield rows
    }

    const options = { signal: interruption.signal }
    const read = { digest: Buffer.from('an interrupted file'), text: file() }
    const ended = importTasks(db, importer, world.projects.second, read, options)
    const error = await ended.then(
      () => undefined,
      (reason: unknown) => reason as UnfinishedImport,
    )
    expect(error).toMatchObject({ result: { imported: 0 } })
    expect(error?.result.failed.length).toBeLessThan(5)
  },
)

test('without --json an import lists the lines that failed, and draws no bar without a terminal', async () => {
  const world = await app.fixture()
  expect(await taskwire(await importArgs(world, 'title_text,progress\nx,5\ny,500\n'))).toEqual({
    code: 0,
    stdout: '1 imported, 1 failed\n  line 3: progress must be between 0 and 100.\n',
    stderr: '',
  })
})

const refused: [name: string, csv: string, project: keyof Fixture['projects'], expected: RegExp][] = [
  ['an unknown column', 'title_text,owner\nx,y\n', 'second', /^The header names an unknown column, "owner"/],
  ['semicolons', 'title_text;priority\nx;low\n', 'second', /unknown column, "title_text;priority"/],
  ['a column twice', 'title_text,card,card\nx,,\n', 'second', /^The header names card twice\.$/],
  ['no title column', 'description\nx\n', 'second', /^The header lacks title_text\.$/],
  ['an empty file', '', 'second', /^The header lacks title_text\.$/],
  ['an inbox', 'title_text\nx\n', 'inbox', /inbox project/],
  ['an archived project', 'title_text\nx\n', 'archived', /^The project is archived\.$/],
  [
    'a project that the user only views',
    'title_text\nx\n',
    'viewer_only',
    /^user_\w+ may not write in project_\w+$/,
  ],
]
test.for(refused)(
  'an import with %s is refused before anything is written (product.md 14.5)',
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
