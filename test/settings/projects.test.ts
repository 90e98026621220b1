import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas as PublicSchemas } from '../../generated/openapi.operations.ts'
import type { Schemas } from '../../generated/settings.operations.ts'
import { deleteTask } from '../../src/domain/tasks/delete-task.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signIn } from '../support/world/settings.ts'
import { giveEndpoint, readLog } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

type Project = Schemas['SettingsProject']

const { app, world, full, clock, sql, web, commit } = useWorld()

let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

const projectOf = ({ status, text, body }: Answer): Project => {
  expect([200, 201], text).toContain(status)
  return (body as Schemas['SettingsProjectResponse']).data
}
const create = async (body: object = {}): Promise<Project> =>
  projectOf(await owner.post('/projects', { name: 'Pergola', ...body }))
const read = async (id: string): Promise<Project> => projectOf(await owner.get(`/projects/${id}`))
const addTasks = async (card_id: string, count: number): Promise<string[]> => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, i) => full.post('/tasks', { title_text: `Task ${i}`, card_id })),
  )
  return answers.map(({ body }) => (body as { data: { id: string } }).data.id)
}
const activitiesOf = (id: string) =>
  sql<{ type: string; via: string; changed: string[] | null }[]>`
    select type, via, changed from activities where subject_id = ${id} order by id`
const listed = async (caller: Caller, query: object = {}): Promise<string[]> => {
  const answer = await caller.get('/projects', { query: { limit: 100, ...query } })
  return (answer.body as Schemas['SettingsProjectList']).data.map(({ id }) => id)
}

describe('createProject (product.md 22.2)', () => {
  test('createProject creates a board, makes the caller a manager, and sends one event even if replayed', async () => {
    const endpoint = await giveEndpoint(app, world.workspace.id, 'https://hooks.example.com/projects')
    const headers = { 'Idempotency-Key': 'a new project' }
    const body = { name: 'Shed', description: 'Larch' }
    const first = await owner.post('/projects', body, { headers })
    const replay = await owner.post('/projects', body, { headers })
    expect([first.status, replay.headers['idempotent-replay']]).toEqual([201, 'true'])
    expect(replay.text).toBe(first.text)
    const project = projectOf(first)
    const column = { id: expect.stringMatching(/^card_/) as string, task_count: 0 }
    expect(project).toEqual({
      id: project.id,
      ...body,
      private: false,
      archived_at: null,
      created_at: clock.now().toISOString(),
      task_count: 0,
      columns: [
        { ...column, name: 'To do', is_done: false, order: 0 },
        { ...column, name: 'In progress', is_done: false, order: 1 },
        { ...column, name: 'Done', is_done: true, order: 2 },
      ],
      members: [{ user: { id: world.users.owner, name: expect.any(String) as string }, role: 'manager' }],
    })
    expect(await read(project.id)).toEqual(project)
    expect((await full.get(`/projects/${project.id}`)).status).toBe(200)
    await create({ private: true })
    const sent = await readLog(app.context.db, world.workspace.id, endpoint.id)
    expect(sent.map(({ type }) => type)).toEqual(['project.created'])
    expect(await activitiesOf(project.id)).toEqual([{ type: 'project.created', via: 'web', changed: null }])
  })

  test.each<[body: object, param: string]>([
    [{ name: undefined }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ description: 7 }, 'description'],
    [{ private: 'yes' }, 'private'],
  ])('createProject refuses %j', async (body, param) => {
    const answer = await owner.post('/projects', { name: 'Pergola', ...body })
    expectRefusal(answer, 'validation_error', { param })
  })
})

describe('listProjects (product.md 22.1)', () => {
  test('listProjects lists the newest first, without inboxes, and members see what the API shows', async () => {
    const own = await app.fixture()
    const { main, second, no_open_column, viewer_only, archived, private: hidden, inbox } = own.projects
    const boss = await signIn(app, own)
    const newestFirst = (ids: string[]) => ids.sort().reverse()
    const open = newestFirst([main, second, no_open_column, viewer_only])
    expect(await listed(boss)).toEqual(newestFirst([...open, hidden]))
    expect(await listed(boss, { archived: 'false' })).toEqual(newestFirst([...open, hidden]))
    expect(await listed(boss, { archived: 'true' })).toEqual([archived])
    const member = await signIn(app, own, 'admin')
    await sql`
      update memberships set role = 'member'
      where workspace_id = ${own.workspace.id} and user_id = ${own.users.admin}`
    expect(await listed(member)).toEqual(open)
    expect(await listed(member, { archived: 'true' })).toEqual([])
    for (const path of [`/projects/${inbox}`, `/projects/${own.foreign.project}`, '/projects/x'])
      expectRefusal(await boss.get(path), 'not_found')
    expectRefusal(await member.get(`/projects/${main}`), 'forbidden')
  })

  test('a page continues where the last one ended', async () => {
    const all = await listed(owner)
    const first = await owner.get('/projects?limit=2')
    const { next_cursor } = first.body.meta as { next_cursor: string }
    const rest = await listed(owner, { cursor: next_cursor })
    expect([...(first.body as { data: Project[] }).data.map(({ id }) => id), ...rest]).toEqual(all)
    expectRefusal(
      await owner.get('/projects', { query: { archived: 'true', cursor: next_cursor } }),
      'validation_error',
      { param: 'cursor' },
    )
  })
})

describe('updateProject (product.md 22.3, 22.4 and 22.5)', () => {
  test('updateProject records each change once, and nothing if nothing changes', async () => {
    const { id } = await create()
    const path = `/projects/${id}`
    const changes = [{ name: 'Arbour', description: 'Oak' }, { private: true }, { archived: true }, {}]
    let archivedAt = ''
    for (const change of changes) {
      clock.advance(1)
      if ('archived' in change) archivedAt = clock.now().toISOString()
      const changed = projectOf(await owner.patch(path, change))
      expect(projectOf(await owner.patch(path, change))).toEqual(changed)
      expect(await read(id)).toEqual(changed)
    }
    expect(await read(id)).toMatchObject({
      name: 'Arbour',
      description: 'Oak',
      private: true,
      archived_at: archivedAt,
    })
    expect(projectOf(await owner.patch(path, { archived: false, description: null }))).toMatchObject({
      archived_at: null,
      description: null,
    })
    expect(await activitiesOf(id)).toEqual([
      { type: 'project.created', via: 'web', changed: null },
      { type: 'project.updated', via: 'web', changed: ['name', 'description'] },
      { type: 'project.updated', via: 'web', changed: ['private'] },
      { type: 'project.archived', via: 'web', changed: null },
      { type: 'project.updated', via: 'web', changed: ['description'] },
      { type: 'project.unarchived', via: 'web', changed: null },
    ])
  })

  test.each([{ private: true }, { archived: true }])(
    'updateProject with %j hides the project and its tasks from the public API immediately, whatever is written concurrently',
    async (hiding) => {
      const { id, columns } = await create()
      const [todo] = columns.map((column) => column.id)
      const tasks = await addTasks(todo ?? '', 3)
      const writes = Promise.all([
        ...tasks.map((task) => full.patch(`/tasks/${task}`, { progress: 50 })),
        ...tasks.map(() => full.post('/tasks', { title_text: 'Late', project_id: id })),
      ])
      projectOf(await owner.patch(`/projects/${id}`, hiding))
      const reads = [`/projects/${id}`, `/projects/${id}/cards`, ...tasks.map((task) => `/tasks/${task}`)]
      for (const path of reads) expectRefusal(await full.get(path), 'not_found')
      for (const { status, text } of await writes) expect([200, 201, 404], text).toContain(status)
      expectRefusal(await full.post('/tasks', { title_text: 'Too late', project_id: id }), 'not_found')
      const [{ shown } = { shown: -1 }] = await sql<{ shown: number }[]>`
        select count(*)::int as shown from tasks where project_id = ${id} and visible`
      expect(shown).toBe(0)
      const { task_count } = await read(id)
      projectOf(await owner.patch(`/projects/${id}`, { private: false, archived: false }))
      const list = await full.get('/tasks', { query: { project_id: id } })
      expect((list.body as { data: unknown[] }).data).toHaveLength(task_count)
    },
  )

  test('updateProject does not announce a project that is opened to all', async () => {
    const own = await app.fixture()
    const boss = await signIn(app, own)
    const endpoint = await giveEndpoint(app, own.workspace.id, 'https://hooks.example.com/open')
    const path = `/projects/${own.projects.private}`
    expect(projectOf(await boss.patch(path, { private: false })).private).toBe(false)
    expect((await app.withSecret(own.keys.full.secret).get(path)).status).toBe(200)
    expect(await readLog(app.context.db, own.workspace.id, endpoint.id)).toEqual([])
  })
})

describe('columns (product.md 22.6, 22.7, 22.8 and 22.9)', () => {
  const names = async (id: string) =>
    (await read(id)).columns.map(({ name, order }, i) => (order === i ? name : `gap at ${i}`)).join()

  test('columns are added at the end, renamed, and moved, with the others renumbered', async () => {
    const { id } = await create()
    const headers = { 'Idempotency-Key': `column of ${id}` }
    const added = await owner.post(`/projects/${id}/columns`, { name: 'Review' }, { headers })
    const again = await owner.post(`/projects/${id}/columns`, { name: 'Review' }, { headers })
    expect([added.status, again.text]).toEqual([201, added.text])
    const column = added.body.data as Schemas['Column']
    expect(column).toMatchObject({ name: 'Review', is_done: false, order: 3, task_count: 0 })
    const path = `/columns/${column.id}`
    for (const [order, expected] of [
      [0, 'Review,To do,In progress,Done'],
      [2, 'To do,In progress,Review,Done'],
      [99, 'To do,In progress,Done,Review'],
      [99, 'To do,In progress,Done,Review'],
      [1, 'To do,Review,In progress,Done'],
    ] as const) {
      const { body } = await owner.patch(path, { order })
      expect((body as Schemas['ColumnResponse']).data.order).toBe(Math.min(order, 3))
      expect(await names(id)).toBe(expected)
    }
    const renamed = await owner.patch(path, { name: 'Shipped', is_done: true })
    expect(renamed.body.data).toEqual({ ...column, name: 'Shipped', is_done: true, order: 1 })
    expect((await activitiesOf(column.id)).map(({ type, changed }) => [type, changed])).toEqual([
      ['column.created', null],
      ...Array.from({ length: 4 }, () => ['column.updated', ['order']]),
      ['column.updated', ['name', 'is_done']],
    ])
  })

  test('columns do not change their tasks when they become or stop being done columns (product.md 22.7)', async () => {
    const { columns } = await create()
    const [todo = ''] = columns.map((column) => column.id)
    const [task = ''] = await addTasks(todo, 1)
    const { card, ...before } = (await full.get(`/tasks/${task}`)).body.data as PublicSchemas['Task']
    clock.advance(1)
    for (const is_done of [true, false]) {
      expect((await owner.patch(`/columns/${todo}`, { is_done })).status).toBe(200)
      const { body } = await full.get(`/tasks/${task}`)
      expect(body.data).toEqual({ ...before, card: { ...card, is_done } })
    }
    expect((await activitiesOf(task)).map(({ type }) => type)).toEqual(['task.created'])
  })

  test('columns keep the orders 0 to n−1 under any concurrent requests', async () => {
    const { id, columns } = await create()
    const [first, second, third] = columns.map((column) => column.id)
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, i) => owner.post(`/projects/${id}/columns`, { name: `New ${i}` })),
      ...[2, 0, 1, 5].map((order) => owner.patch(`/columns/${first}`, { order })),
      owner.patch(`/columns/${third}`, { order: 0 }),
      owner.delete(`/columns/${second}`),
    ])
    for (const { status, text } of answers) expect([200, 201, 204], text).toContain(status)
    const { columns: after } = await read(id)
    expect(after.map(({ order }) => order)).toEqual([...Array(10).keys()])
  })

  test('columns are deleted after their tasks have moved, as if each task had been moved by hand', async () => {
    const endpoint = await giveEndpoint(app, world.workspace.id, 'https://hooks.example.com/columns')
    const { id, columns } = await create()
    const [todo, doing, done] = columns.map((column) => column.id)
    const tasks = await addTasks(todo ?? '', 5)
    clock.advance(1)
    const path = `/columns/${todo}`
    expectRefusal(await owner.delete(path), 'column_not_empty')
    for (const move_to of [todo, world.cards.todo, 'x'])
      expectRefusal(await owner.delete(path, { query: { move_to: move_to ?? '' } }), 'validation_error', {
        param: 'move_to',
      })
    const before = (await readLog(app.context.db, world.workspace.id, endpoint.id)).length
    expect((await owner.delete(path, { query: { move_to: done ?? '' } })).status).toBe(204)
    expectRefusal(await owner.delete(path), 'not_found')
    expect(await names(id)).toBe('In progress,Done')
    expect((await read(id)).columns.map(({ task_count }) => task_count)).toEqual([0, 5])
    for (const task of tasks) {
      const { body } = await full.get(`/tasks/${task}`)
      expect(body.data).toMatchObject({
        card: { id: done, is_done: true },
        progress: null,
        completed: false,
        updated_at: clock.now().toISOString(),
      })
      expect((await activitiesOf(task)).map(({ type }) => type)).toEqual(['task.created', 'task.moved'])
    }
    expect(await readLog(app.context.db, world.workspace.id, endpoint.id)).toHaveLength(before)
    expect((await owner.delete(`/columns/${doing}`)).status).toBe(204)
    expectRefusal(await owner.delete(`/columns/${done}`), 'column_not_empty')
    for (const task of tasks) await commit((tx) => deleteTask(tx, web(), task))
    expect((await owner.delete(`/columns/${done}`)).status).toBe(204)
    expect(await names(id)).toBe('')
  })

  test('a task created in a column while the column is being deleted is not lost', async () => {
    const { id, columns } = await create()
    const [todo = '', doing = ''] = columns.map((column) => column.id)
    await addTasks(todo, 3)
    const [deletion, ...answers] = await Promise.all([
      owner.delete(`/columns/${todo}`, { query: { move_to: doing } }),
      ...Array.from({ length: 10 }, () => full.post('/tasks', { title_text: 'Late', project_id: id })),
      ...Array.from({ length: 10 }, () => full.post('/tasks', { title_text: 'Late', card_id: todo })),
    ])
    expect(deletion.status, deletion.text).toBe(204)
    for (const { status, text } of answers) expect([201, 404], text).toContain(status)
    const created = answers.filter(({ status }) => status === 201).length
    expect((await read(id)).columns.map(({ task_count }) => task_count)).toEqual([3 + created, 0])
  })

  test.each<[body: object, param: string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ is_done: 1 }, 'is_done'],
    [{ order: -1 }, 'order'],
    [{ order: 0.5 }, 'order'],
  ])('a column refuses %j', async (body, param) => {
    expectRefusal(await owner.patch(`/columns/${world.cards.todo}`, body), 'validation_error', { param })
  })
})

describe('members of a project (product.md 22.10)', () => {
  test('members of a project get, change and lose their roles, which decide what the API allows', async () => {
    const { id } = await create()
    const path = `/projects/${id}/members/${world.users.owner}`
    const put = (role: string, on = path) => owner.call('PUT', on, { body: { role } })
    const statusOfWrite = async () =>
      (await full.post('/tasks', { title_text: 'May I?', project_id: id })).status
    const name = expect.any(String) as string
    expect((await put('viewer')).body.data).toEqual({
      user: { id: world.users.owner, name },
      role: 'viewer',
    })
    expect((await put('viewer')).status).toBe(200)
    expect(await statusOfWrite()).toBe(403)
    expect((await owner.delete(path)).status).toBe(204)
    expectRefusal(await owner.delete(path), 'not_found')
    expect(await statusOfWrite()).toBe(201)
    await put('editor', `/projects/${id}/members/${world.users.member}`)
    expect((await read(id)).members).toEqual([{ user: { id: world.users.member, name }, role: 'editor' }])
    expectRefusal(await put('owner'), 'validation_error', { param: 'role' })
    for (const user of [world.users.suspended, world.foreign.user, 'x'])
      expectRefusal(await put('viewer', `/projects/${id}/members/${user}`), 'not_found')
    expect((await activitiesOf(id)).map(({ type }) => type)).toEqual([
      'project.created',
      'project.member_changed',
      'project.member_removed',
      'project.member_changed',
    ])
  })
})

test('every operation requires an admin, and gets 404 for an inbox or an object of another workspace', async () => {
  const column = { body: { name: 'x' } }
  const role = { body: { role: 'viewer' } }
  const calls = (project: string, card: string): [string, string, object][] => [
    ['GET', `/projects/${project}`, {}],
    ['PATCH', `/projects/${project}`, column],
    ['POST', `/projects/${project}/columns`, column],
    ['PUT', `/projects/${project}/members/${world.users.owner}`, role],
    ['DELETE', `/projects/${project}/members/${world.users.owner}`, {}],
    ['PATCH', `/columns/${card}`, column],
    ['DELETE', `/columns/${card}`, {}],
  ]
  const hidden = [
    ...calls(world.projects.inbox, world.cards.inbox),
    ...calls(world.foreign.project, world.foreign.card),
    ...calls('x%00', 'x'),
  ]
  for (const [method, path, options] of hidden)
    expectRefusal(await owner.call(method, path, options), 'not_found')
  const own = await app.fixture()
  const member = await signIn(app, own, 'admin')
  await sql`
    update memberships set role = 'member'
    where workspace_id = ${own.workspace.id} and user_id = ${own.users.admin}`
  for (const [method, path, options] of [
    ...calls(own.projects.main, own.cards.todo),
    ['POST', '/projects', column] as const,
  ])
    expectRefusal(await member.call(method, path, options), 'forbidden')
})
