import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import type { Actor } from '../../src/domain/actor.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { exportTasks } from '../../src/domain/exports/export-tasks.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { NewTask } from '../../src/domain/task-fields.ts'
import { insertTask } from '../../src/domain/tasks/create-task.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { workPrefix, type Answer, type Caller } from '../support/app/app.ts'
import { onCitus } from '../support/database/on-citus.ts'
import { taskwire, taskwireInProcess } from '../support/app/cli.ts'
import { readAllPages } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInCookie, signInToWork } from '../support/world/settings.ts'
import { taskFields } from '../support/world/project-contents.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, sql, clock, web, commit } = useWorld()

let owner: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
})

const columns = ['To do', '=Sum', 'Done']
const makeProject = async (
  name = 'Exported',
  names: readonly string[] = columns,
): Promise<{ id: string; cards: string[] }> => {
  const cards = names.map((one) => ({ name: one, is_done: one === 'Done' }))
  const created = await commit((tx) => createProject(tx, web(), { name, cards }))
  return { id: created.id, cards: created.cards.map(({ id }) => id) }
}

async function add(fields: object): Promise<string> {
  const { status, body, text } = await owner.post('/tasks', fields)
  expect(status, text).toBe(201)
  return (body as Schemas['WorkTaskResponse']).data.id
}

interface Card {
  id: string
  name: string
  is_done: boolean
}

/** Adds 450 tasks, which are three pages, named T0 to T449. */
const addMany = (
  actor: Actor,
  project: { projectId: string; visible: boolean },
  card: Card | undefined,
): Promise<void> =>
  commit(async (tx) => {
    if (!card) throw new Error('the project has no column')
    const scope = { ...project, endpoints: [] }
    for (let i = 0; i < 450; i++) insertTask(tx, actor, scope, card, { ...taskFields, title: `T${i}` })
    return Promise.resolve()
  })

async function exportOf(project: string, caller = owner): Promise<Answer & { text: string }> {
  const answer = await caller.get(`/projects/${project}/tasks.csv`)
  expect(answer.status, answer.text).toBe(200)
  return { ...answer, text: answer.text ?? '' }
}

async function importInto(project: string, file: string): Promise<Schemas['Import']> {
  const headers = { 'Content-Type': 'text/csv' }
  const answer = await owner.call('post', `/projects/${project}/imports`, { headers, body: file })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as Schemas['ImportResponse']).data
}

/** Inserts a task in a column, with any fields, and one without further fields behind it. */
const addPair = ({ id, cards }: { id: string; cards: string[] }, index: number, fields: Partial<NewTask>) =>
  commit(async (tx) => {
    const scope = { projectId: id, visible: true, endpoints: [] }
    const card = { id: cards[index] ?? '', name: '', is_done: false }
    insertTask(tx, web(), scope, card, { ...taskFields, ...fields })
    insertTask(tx, web(), scope, card, { ...taskFields, title: 'Next' })
    return Promise.resolve()
  })

/** Returns the fields of the tasks of a board, in its order, with the names of their columns. */
async function boardOf({ cards }: { cards: string[] }): Promise<Record<string, unknown>[]> {
  const lists = await Promise.all(cards.map((id) => readAllPages(owner, `/tasks?card_id=${id}`, () => 100)))
  return (lists.flat() as unknown as Schemas['WorkTask'][]).map((task) => {
    const { title, description, card, priority, due_date, due_time, progress, completed } = task
    const { assignee_ids, recurrence, reminder_date } = task
    return {
      ...{ title, description, column: card?.name, priority, due_date, due_time, progress, completed },
      ...{ assignee_ids, recurrence, reminder_date },
    }
  })
}

const header =
  'title,description,column,priority,due_date,due_time,progress,assignees,assignee_ids,repeats,reminder,id\r\n'

describe('exportTasks (product.md 25.59)', () => {
  test('exportTasks sends all fields of the tasks of a project, in the order of the board, as an attachment', async () => {
    const { id, cards } = await makeProject('Été "1"/2')
    const [todo, , done] = cards
    const later = await add({ title: 'Later', card_id: done, progress: 100 })
    const first = await add({
      ...{
        title: 'Say "hi", please',
        description: 'Two\nlines',
        card_id: todo,
        priority: 'high',
        progress: 40,
      },
      ...{ end_date: '2030-05-02', end_time: '17:00', user_ids: [world.users.owner, world.users.member] },
      ...{ recurrence: 'weekly', reminder_date: '2030-05-01T09:00:00+02:00' },
    })
    const second = await add({ title: 'Plain', card_id: todo, priority: 'none' })
    await owner.post(`/tasks/${second}/moves`, { card_id: todo, before: first })
    const names = await sql<{ id: string; name: string }[]>`select id, name from users`
    const nameOf = (person: string): string => names.find((one) => one.id === person)?.name ?? ''
    const { owner: one, member: other } = world.users
    const { text, headers } = await exportOf(id)
    expect(text).toBe(
      [
        `\uFEFF${header}Plain,,To do,,,,,,,,,${second}\r\n`,
        `"Say ""hi"", please","Two\nlines",To do,high,2030-05-02,17:00,40,"${nameOf(one)}; ${nameOf(other)}",`,
        `"${one}; ${other}",weekly,2030-05-01T07:00:00.000Z,${first}\r\n`,
        `Later,,Done,,,,100,,,,,${later}\r\n`,
      ].join(''),
    )
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="_t_ _1__2.csv"; filename*=UTF-8''%C3%89t%C3%A9%20%221%22_2.csv`,
    )
  })

  test.each(['=1+1', '+1', '-1', '@a', "'a", '\ta', '\ra'])(
    'exportTasks puts a mark before the cell %j, so that no spreadsheet reads it as a formula (product.md 25.60)',
    async (title) => {
      const { id, cards } = await makeProject()
      await add({ title, card_id: cards[0], description: title })
      const { text } = await exportOf(id)
      const cell = /[\r\t]/.test(title) ? `"'${title}"` : `'${title}`
      expect(text).toContain(`\r\n${cell},${cell},To do,`)
    },
  )

  test('exportTasks sends each of many tasks once, in parts', async () => {
    const { id, cards } = await makeProject()
    await addMany(
      web(),
      { projectId: id, visible: true },
      { id: cards[0] ?? '', name: 'To do', is_done: false },
    )
    const { text } = await exportOf(id)
    const titles = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect(titles).toEqual(Array.from({ length: 450 }, (_, i) => `T${i}`))
    const parts: number[] = []
    const project = { workspaceId: world.workspace.id, projectId: id }
    for await (const part of exportTasks(app.context.db, project)) parts.push(part.split('\r\n').length - 1)
    expect(Math.max(...parts)).toBeLessThanOrEqual(200)
  })

  let large: Fixture | undefined
  /** Prepares a project whose export is three parts, each larger than what the connection buffers. */
  async function prepareLarge(): Promise<Fixture> {
    const own = await app.fixture()
    const projectId = own.projects.private
    const actor = { ...web(own.users.owner), workspaceId: own.workspace.id }
    const [card] = await sql<Card[]>`
      select id, name, is_done from cards where workspace_id = ${own.workspace.id} and project_id = ${projectId} limit 1`
    await addMany(actor, { projectId, visible: false }, card)
    await sql`
      update tasks set description = repeat('x', 60000)
      where workspace_id = ${own.workspace.id} and project_id = ${projectId}`
    return own
  }

  /** Lets a member view that project and download its export. */
  async function startDownloads() {
    const own = (large ??= await prepareLarge())
    const { private: id } = own.projects
    await sql`update memberships set status = 'active' where user_id = ${own.users.member}`
    await commit((tx) => setProjectMember(tx, operatorOf(own, clock.now()), id, own.users.member, 'viewer'))
    const headers = { Cookie: await signInCookie(app, own, 'member') }
    const download = async () => {
      const response = await fetch(`${app.url}${workPrefix}/projects/${id}/tasks.csv`, { headers })
      expect(response.status).toBe(200)
      // The body of a response that nothing refers to is canceled.
      return response
    }
    return { own, download }
  }

  test.each([
    ['the person has been suspended', `update memberships set status = 'suspended'`],
    ['the person no longer sees the project', `delete from project_members`],
  ])('exportTasks closes the connection once %s (product.md 25.59)', async (_when, change) => {
    const { own, download } = await startDownloads()
    const response = await download()
    await sql.unsafe(`${change} where user_id = '${own.users.member}'`)
    const received: Uint8Array[] = []
    const receive = async () => {
      for await (const bytes of response.body ?? []) received.push(bytes)
    }
    await expect(receive()).rejects.toThrow('terminated')
    expect(Buffer.concat(received).toString()).not.toContain('\nT449,')
  })

  /**
   * Locks the tasks for a tenth of a second, far less than the timeout of a read, and returns the largest number of reads that
   * waited together.
   */
  async function countWaitingReads(): Promise<number> {
    return await sql.begin(async (tx) => {
      await tx`
        do $$
        declare waiting int; most int := 0;
        begin
          lock table tasks in access exclusive mode;
          for i in 1..10 loop
            perform pg_sleep(0.01), pg_stat_clear_snapshot();
            select count(*) into waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%from "tasks"%';
            most := greatest(most, waiting);
          end loop;
          perform set_config('test.most', most::text, true);
        end $$`
      const [row] = await tx<{ most: number }[]>`select current_setting('test.most')::int as most`
      return row?.most ?? 0
    })
  }

  test.skipIf(onCitus)('a person’s exports read one part at a time (product.md 2.13)', async () => {
    const { download } = await startDownloads()
    const responses = await Promise.all([download(), download(), download()])
    let most = 0
    const [[first = 0, ...others]] = await Promise.all([
      Promise.all(responses.map(async (response) => (await response.text()).length)),
      waitFor(async () => (most = await countWaitingReads()) > 0),
    ])
    expect(most).toBe(1)
    expect(first).toBeGreaterThan(450 * 60_000)
    expect(others).toEqual([first, first])
  })

  test('exportTasks sends the tasks of the person’s own inbox, without a column', async () => {
    const id = await add({ title: 'Inbox task' })
    const [{ project_id } = { project_id: '' }] = await sql<{ project_id: string }[]>`
      select project_id from tasks where id = ${id}`
    expect((await exportOf(project_id)).text).toContain(`\r\nInbox task,,,,,,,,,,,${id}\r\n`)
    const admin = await signInToWork(app, world, 'admin')
    expectRefusal(await admin.get(`/projects/${project_id}/tasks.csv`), 'not_found')
  })

  test('a viewer may export the tasks of a project', async () => {
    const { text } = await exportOf(world.projects.viewer_only)
    expect(text.startsWith(`\uFEFF${header}`)).toBe(true)
  })
})

test('tasks export writes the bytes of exportTasks to a file or to standard output (product.md 25.59)', async () => {
  const { id, cards } = await makeProject()
  await add({ title: 'Été, "1"', card_id: cards[0], user_ids: [world.users.owner] })
  const { text } = await exportOf(id)
  const out = join(tmpdir(), `${id}.csv`)
  onTestFinished(() => rmSync(out, { force: true }))
  expect(await taskwireInProcess(['tasks', 'export', '--project', id, '--out', out])).toMatchObject({
    code: 0,
  })
  expect(readFileSync(out, 'utf8')).toBe(text)
  expect(await taskwire(['tasks', 'export', '--project', id])).toEqual({ code: 0, stdout: text, stderr: '' })
  const unknown = await taskwireInProcess([
    'tasks',
    'export',
    '--project',
    'project_01m6drk2y0e6qsmym84rk0bvbg',
  ])
  expect(unknown.code).toBe(1)
})

describe('an exported file that is imported (product.md 25.61)', () => {
  /** Parts of which hostile cells are made. */
  const signs = [
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    ' ',
    '|',
    '\\',
    'a',
    'é',
    '東',
    '\uFFFD',
    '\uFEFF',
    '1',
    '%',
    '😀',
  ]

  test('gives the same tasks in the same order, whatever their texts are', async () => {
    let seed = 20_301
    const random = (count: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * count)
    }
    const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T
    const textOf = (): string => Array.from({ length: random(8) }, () => pick(signs)).join('')
    const source = await makeProject()
    const { owner: one, member: other } = world.users
    await commit(async (tx) => {
      const scope = { projectId: source.id, visible: true, endpoints: [] }
      for (let i = 0; i < 300; i++) {
        const index = random(3)
        const card = { id: source.cards[index] ?? '', name: columns[index] ?? '', is_done: index === 2 }
        const end_date = pick([null, '2030-05-02', '0999-01-01', '9999-12-31'])
        insertTask(tx, web(), scope, card, {
          ...taskFields,
          title: textOf(),
          description: textOf() || null,
          priority: pick([null, 'low', 'medium', 'high', 'urgent']),
          progress: pick([null, 0, 1, 50, 100]),
          end_date,
          end_time: end_date && pick([null, '00:00', '23:59']),
          assignee_ids: pick([[], [one], [other, one]]),
          reminder_at: pick([null, '2030-05-01T07:00:00.000Z']),
          recurrence: pick([null, 'daily', 'weekly', 'monthly', 'yearly'] as const),
        })
      }
      return Promise.resolve()
    })
    const target = await makeProject()
    const { text } = await exportOf(source.id)
    const result = await importInto(target.id, text)
    expect(result).toMatchObject({ created: 300, skipped: 0, known: 0, failed: [], words: [] })
    const withFeeds = (one: string): string => one.replaceAll(/\r{0,2}\n|\r/g, '\n')
    const sources = (await boardOf(source)).map((task) =>
      Object.fromEntries(
        Object.entries(task).map(([name, one]) => [name, typeof one === 'string' ? withFeeds(one) : one]),
      ),
    )
    expect(await boardOf(target)).toEqual(sources)
    const again = await exportOf(target.id)
    // CR becomes LF, which needs no mark.
    const comparable = (file: string): string =>
      withFeeds(file.replaceAll(/task_\w{26}/g, '')).replaceAll('"\'\n', '"\n')
    expect(comparable(again.text)).toBe(comparable(text))
  })

  /** The header of another tool, as a text that is not one. */
  const otherHeader = 'Title;Description;Priority;Due date;Due time;Progress;Status;Assignee;Closed at'

  test.each<[what: string, names: string[], fields: Partial<NewTask>]>([
    ['names of columns', ['Priority'], { title: 'Title', description: 'Description' }],
    ['a header of another tool', ['To do'], { title: 'A', description: `x\n${otherHeader}\n` }],
    ['a header in the title', ['To do'], { title: `x\n${otherHeader}\n` }],
    ['a mark before a line break', ['To do'], { title: "'\nA", description: "'\nA" }],
    ...['1970-01-01', '0001-01-01', '1899-12-30', '1899-12-31', '1900-01-01'].map(
      (end_date): [string, string[], object] => [
        `the due date ${end_date}`,
        ['To do'],
        { title: 'A', end_date },
      ],
    ),
  ])('gives back a task with %s', async (_what, names, fields) => {
    const [source, target] = [await makeProject('From', names), await makeProject('To', names)]
    await addPair(source, 0, fields)
    const result = await importInto(target.id, (await exportOf(source.id)).text)
    expect(result).toMatchObject({ created: 2, skipped: 0, failed: [], words: [] })
    expect(await boardOf(target)).toEqual(await boardOf(source))
  })

  test('tells columns apart whose names differ in case, width or white space', async () => {
    const names = ['To do', 'TO DO', 'To  do', 'Ｔｏ do', 'Done']
    const [source, target] = [await makeProject('From', names), await makeProject('To', names)]
    for (const index of names.keys()) await addPair(source, index, { title: `In ${index}` })
    const result = await importInto(target.id, (await exportOf(source.id)).text)
    expect(result).toMatchObject({ created: 10, failed: [], words: [] })
    expect(await boardOf(target)).toEqual(await boardOf(source))
  })

  test.each(['P1', 'Critical', '0', 'High'])(
    'counts the priority %s, which is none of ours, and imports its task without it',
    async (priority) => {
      const [source, target] = [await makeProject(), await makeProject()]
      await addPair(source, 0, { title: 'A', priority })
      const result = await importInto(target.id, (await exportOf(source.id)).text)
      expect(result).toMatchObject({ created: 2, words: [{ field: 'priority', word: priority, count: 1 }] })
      expect((await boardOf(target))[0]).toMatchObject({ title: 'A', priority: 'none' })
    },
  )

  test('counts assignees who cannot be assigned now, and imports their tasks without them', async () => {
    const source = await makeProject()
    const { owner: one, admin } = world.users
    await add({ title: 'Assigned', card_id: source.cards[0], user_ids: [admin, one] })
    const set = (status: 'active' | 'suspended') =>
      commit((tx) => setMembership(tx, operatorOf(world, clock.now()), admin, { role: 'admin', status }))
    await set('suspended')
    const target = await makeProject()
    const { created, words } = await importInto(target.id, (await exportOf(source.id)).text)
    await set('active')
    expect([created, words]).toEqual([1, [{ field: 'user_ids', word: admin, count: 1 }]])
    expect(await boardOf(target)).toMatchObject([{ assignee_ids: [one] }])
  })

  test.each([
    ['repeats', 'often', 'recurrence'],
    ['reminder', 'soon', 'reminder_date'],
  ])('refuses a line whose %s is %s', async (column, cell, field) => {
    const { id } = await makeProject()
    const file = `title,assignee_ids,${column}\r\nA,,${cell}\r\nB,,\r\n`
    const { created, failed, columns } = await importInto(id, file)
    expect({ created, failed }).toMatchObject({ created: 1, failed: [{ line: 2, field }] })
    expect(columns).toContainEqual({ header: column, field })
  })

  test('a file of another tool keeps its marks, and its lines need a title', async () => {
    const target = await makeProject()
    const result = await importInto(target.id, `title,assignees\r\n'=1,\r\n,Nora\r\n`)
    expect(result).toMatchObject({ created: 1, failed: [{ line: 3 }] })
    expect(await boardOf(target)).toMatchObject([{ title: "'=1" }])
  })
})
