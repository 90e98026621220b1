import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Actor } from '../../src/domain/actor.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { archiveProject } from '../../src/domain/projects/change-project.ts'
import { createProject, type NewProject } from '../../src/domain/projects/create-project.ts'
import type { Answer } from '../support/app.ts'
import { readAllPages } from '../support/lists.ts'
import { setVisibility } from '../support/visibility.ts'
import { useWorld } from '../support/world.ts'

const { app, world, full, clock, sql, commit } = useWorld()

const web = (fixture: Fixture): Actor => {
  clock.advance(1)
  return { workspaceId: fixture.workspace.id, userId: fixture.users.owner, via: 'web', now: clock.now() }
}
const addProject = (input: NewProject) => commit((tx) => createProject(tx, web(world), input))

const projects = (answer: Answer) => (answer.body as Schemas['ProjectList']).data

describe('GET /projects', () => {
  test('lists the open projects of the workspace, oldest first, with their task_count (product.md 5.1, 6.11)', async () => {
    const { main, second, no_open_column, viewer_only } = world.projects
    const answer = await full.get('/projects')
    expect(projects(answer).map(({ id, name, task_count }) => [id, name, task_count])).toEqual([
      [main, 'New kitchen', 30],
      [second, 'Summer party', 3],
      [no_open_column, 'Office move 2019', 0],
      [viewer_only, 'Accounts', 1],
    ])
    for (const { task_count: _count, ...project } of projects(answer))
      expect((await full.get(`/projects/${project.id}`)).body).toEqual({ data: project })
  })

  test('leaves out archived and private projects, with all their tasks and cards (product.md 5.2)', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const { main, second, no_open_column, viewer_only } = own.projects
    await caller.post('/tasks', { title_text: 'One more', project_id: second })
    expect(projects(await caller.get('/projects')).map(({ task_count }) => task_count)).toEqual([30, 4, 0, 1])
    await commit((tx) => archiveProject(tx, web(own), main))
    await setVisibility(sql, 'private', own.workspace.id, [second])
    const visible = projects(await caller.get('/projects')).map(({ id }) => id)
    expect(visible).toEqual([no_open_column, viewer_only])
    for (const path of [`/projects/${main}`, `/projects/${second}/cards`, `/tasks/${own.tasks.first}`])
      expect((await caller.get(path)).status, path).toBe(404)
    const tasks = (await caller.get('/tasks')).body as Schemas['TaskList']
    expect(tasks.data.map(({ title }) => title)).toEqual(['Close the quarter'])
    const events = (await caller.get('/events')).body as Schemas['CalendarEventList']
    expect(events.data.map(({ id }) => id)).toEqual([own.events.workspace])
  })
})

describe('GET /projects/{id}', () => {
  test.each(['Herbs,\r\nno roses.', null])(
    'answers {data: Project} with the description %j',
    async (description) => {
      const { id } = await addProject({ name: ' Roof  terrace ', description })
      const at = clock.now().toISOString()
      expect((await full.get(`/projects/${id}`)).body).toEqual({
        data: { id, name: ' Roof  terrace ', description, created_at: at, updated_at: at },
      })
    },
  )

  test('projects can be read by their viewers, and written by nobody (product.md 3.13, 5.5)', async () => {
    const path = `/projects/${world.projects.viewer_only}`
    for (const target of [path, `${path}/cards`]) expect((await full.get(target)).status).toBe(200)
    for (const method of ['PATCH', 'PUT', 'DELETE'])
      expect((await full.call(method, path, { body: { name: 'New' } })).status, method).toBe(405)
    expect((await full.call('POST', '/projects', { body: { name: 'New' } })).status).toBe(405)
  })
})

describe('GET /projects/{id}/cards', () => {
  test('lists the columns by order, each a Card (product.md 6.1)', async () => {
    expect((await full.get(`/projects/${world.projects.main}/cards`)).body.data).toEqual([
      { id: world.cards.todo, name: 'To do', is_done: false, order: 0 },
      { id: world.cards.doing, name: 'Doing', is_done: false, order: 1 },
      { id: world.cards.done, name: 'Done', is_done: true, order: 2 },
    ])
  })

  test.each([1, 2, 25])(
    'sorts by order, then age, then id, in pages of %i (product.md 6.1)',
    async (limit) => {
      const names = ['a', 'b', 'c', 'd', 'e']
      const cards = names.map((name) => ({ name, is_done: false }))
      const { id, cards: made } = await addProject({ name: 'Many columns', cards })
      for (const [i, order] of [10, 2, -1, 2, 2].entries())
        await sql`
        update cards set "order" = ${order}
        where workspace_id = ${world.workspace.id} and id = ${made[i]?.id ?? ''}`
      const walked = await readAllPages(full, `/projects/${id}/cards`, () => limit)
      expect(walked.map(({ name }) => name).join('')).toBe('cbdea')
    },
  )
})
