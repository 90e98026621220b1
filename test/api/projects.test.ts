import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Actor } from '../../src/domain/actor.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { archiveProject, createProject, type NewProject } from '../../src/domain/projects/projects.ts'
import { type Answer } from '../support/app.ts'
import { useWorld } from '../support/world.ts'

const { app, world, full, clock, sql, commit } = useWorld()

const web = (of: Fixture): Actor => {
  clock.advance(1)
  return { workspaceId: of.workspace.id, userId: of.users.owner, via: 'web', now: clock.now() }
}
const addProject = (of: Fixture, input: NewProject) => commit((tx) => createProject(tx, web(of), input))

const projects = (answer: Answer) => (answer.body as Schemas['ProjectList']).data
const cards = (answer: Answer) => (answer.body as Schemas['CardList']).data

describe('GET /projects (product.md 5.1)', () => {
  test('inbox, archived, private and foreign projects are left out; oldest first', async () => {
    const answer = await full.get('/projects')
    expect(projects(answer).map(({ id }) => id)).toEqual([
      world.projects.main,
      world.projects.second,
      world.projects.no_open_column,
      world.projects.viewer_only,
    ])
    expect(answer.body).toHaveProperty('meta.next_cursor', null)
  })

  test('each item is a Project with its task_count (product.md 6.11)', async () => {
    const items = projects(await full.get('/projects'))
    expect(items.map(({ name, task_count }) => [name, task_count])).toEqual([
      ['New kitchen', 30],
      ['Summer party', 3],
      ['Office move 2019', 0],
      ['Accounts', 1],
    ])
    for (const { task_count, ...project } of items) {
      expect(task_count).toBeTypeOf('number')
      expect((await full.get(`/projects/${project.id}`)).body).toEqual({ data: project })
    }
  })

  test('task_count follows the tasks (product.md 6.11)', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    await caller.post('/tasks', { title_text: 'One more', project_id: own.projects.no_open_column })
    await caller.post('/tasks', { title_text: 'One more', project_id: own.projects.second })
    expect(projects(await caller.get('/projects')).map(({ task_count }) => task_count)).toEqual([30, 4, 0, 1])
  })

  test('a walk over pages of one returns every project exactly once, in order (product.md 6.2)', async () => {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const answer: Answer = await full.get('/projects', { query: { limit: 1, cursor } })
      expect(projects(answer)).toHaveLength(1)
      seen.push(...projects(answer).map(({ id }) => id))
      cursor = (answer.body as Schemas['ProjectList']).meta.next_cursor
    }
    expect(seen).toEqual(projects(await full.get('/projects')).map(({ id }) => id))
  })

  test('a project that is archived, or made private, is gone with all that is in it', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const { main, second } = own.projects
    await commit((tx) => archiveProject(tx, web(own), main))
    await sql`
      update projects set visibility = 'private' where workspace_id = ${own.workspace.id} and id = ${second}`
    const visible = projects(await caller.get('/projects')).map(({ id }) => id)
    expect(visible).toEqual([own.projects.no_open_column, own.projects.viewer_only])
    for (const path of [
      `/projects/${main}`,
      `/projects/${main}/cards`,
      `/projects/${second}`,
      `/projects/${second}/cards`,
      `/tasks/${own.tasks.first}`,
      `/tasks/${own.tasks.first}/comments`,
    ]) {
      expect((await caller.get(path)).status, path).toBe(404)
    }
    const tasks = (await caller.get('/tasks')).body as Schemas['TaskList']
    expect(tasks.data.map(({ title }) => title)).toEqual(['Close the quarter'])
    const events = (await caller.get('/events')).body as Schemas['CalendarEventList']
    expect(events.data.map(({ id }) => id)).toEqual([own.events.workspace])
  })
})

describe('GET /projects/{id} (product.md 5.2)', () => {
  test('answers {data: Project}, without task_count (product.md 6.11)', async () => {
    const made = await addProject(world, { name: ' Roof  terrace ', description: 'Herbs,\r\nno roses.' })
    const at = clock.now().toISOString()
    const answer = await full.get(`/projects/${made.id}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      data: {
        id: made.id,
        name: ' Roof  terrace ',
        description: 'Herbs,\r\nno roses.',
        created_at: at,
        updated_at: at,
      },
    })
  })

  test('description is null where there is none', async () => {
    expect((await full.get(`/projects/${world.projects.main}`)).body).toHaveProperty('data.description', null)
  })

  test('projects cannot be written here (product.md 3.13)', async () => {
    expect((await full.call('POST', '/projects', { body: { name: 'New' } })).status).toBe(405)
    const path = `/projects/${world.projects.main}`
    for (const method of ['PATCH', 'PUT', 'DELETE']) {
      expect((await full.call(method, path, { body: { name: 'New' } })).status, method).toBe(405)
    }
  })
})

describe.each(['/projects/{id}', '/projects/{id}/cards'])('GET %s', (template) => {
  const path = (id: string) => template.replace('{id}', encodeURIComponent(id))

  test('shows a project in which the key’s creator is only a viewer (product.md 5.5)', async () => {
    expect((await full.get(path(world.projects.viewer_only))).status).toBe(200)
  })
})

describe('GET /projects/{id}/cards (product.md 5.2)', () => {
  test('lists the columns by order, each a Card (product.md 6.1)', async () => {
    expect(cards(await full.get(`/projects/${world.projects.main}/cards`))).toEqual([
      { id: world.cards.todo, name: 'To do', is_done: false, order: 0 },
      { id: world.cards.doing, name: 'Doing', is_done: false, order: 1 },
      { id: world.cards.done, name: 'Done', is_done: true, order: 2 },
    ])
  })

  test('order goes before age, and ids break ties, on every page size (product.md 6.1)', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const { id, cards: made } = await addProject(world, {
      name: 'Many columns',
      cards: names.map((name) => ({ name, is_done: false })),
    })
    const orders = [10, 2, -1, 2, 2]
    for (const [i, order] of orders.entries()) {
      await sql`
        update cards set "order" = ${order}
        where workspace_id = ${world.workspace.id} and id = ${made[i]?.id ?? ''}`
    }
    for (const limit of [1, 2, 25]) {
      const seen: Schemas['Card'][] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const answer: Answer = await full.get(`/projects/${id}/cards`, { query: { limit, cursor } })
        seen.push(...cards(answer))
        cursor = (answer.body as Schemas['CardList']).meta.next_cursor
      }
      expect(seen.map(({ name }) => name).join('')).toBe('cbdea')
    }
  })

  test('a board without columns is an empty list', async () => {
    const { id } = await addProject(world, { name: 'Bare', cards: [] })
    const answer = await full.get(`/projects/${id}/cards`)
    expect(answer.body).toEqual({ data: [], meta: { next_cursor: null } })
  })

  test('a column’s id can be used as card_id on task create (product.md 8.1)', async () => {
    const [, doing] = cards(await full.get(`/projects/${world.projects.second}/cards`))
    const answer = await full.post('/tasks', { title_text: 'Hang the lamps', card_id: doing?.id })
    expect(answer.status).toBe(201)
    expect(answer.body).toHaveProperty('data.card', { id: doing?.id, name: 'Doing', is_done: false })
  })
})
