import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Caller } from '../support/app/app.ts'
import { pageOf, readAllPages } from '../support/contract/lists.ts'
import { comparable, expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, clock, web, commit } = useWorld()

let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
})

const namesIn = async (caller: Caller): Promise<unknown[]> =>
  pageOf(await caller.get('/projects?limit=100')).data.map(({ name }) => name)
const read = async (caller: Caller, id: string): Promise<Schemas['WorkProject']> => {
  const { status, text, body } = await caller.get(`/projects/${id}`)
  expect(status, text).toBe(200)
  return (body as Schemas['WorkProjectResponse']).data
}

describe('listProjects (product.md 25.1, 25.3)', () => {
  test('listProjects shows the person’s inbox first, then open projects and private projects with a role, by name', async () => {
    expect(await namesIn(owner)).toEqual([
      'Inbox',
      'Accounts',
      'New kitchen',
      'Office move 2019',
      'Salaries',
      'Summer party',
    ])
    expect(await namesIn(member)).toEqual(['Accounts', 'New kitchen', 'Office move 2019', 'Summer party'])
    const admin = await signInToWork(app, world, 'admin')
    expect(await namesIn(admin)).toEqual([
      'Accounts',
      'New kitchen',
      'Office move 2019',
      'Salaries',
      'Summer party',
    ])
  })

  test('listProjects shows a private project to a member only while the member has a role in it', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own, 'member')
    const set = (role: 'viewer') =>
      commit((tx) =>
        setProjectMember(tx, operatorOf(own, clock.now()), own.projects.private, own.users.member, role),
      )
    expect(await namesIn(caller)).not.toContain('Salaries')
    await set('viewer')
    expect(await namesIn(caller)).toContain('Salaries')
    expect((await read(caller, own.projects.private)).role).toBe('viewer')
  })

  test('listProjects lists by name, ignoring case, each project once on pages of any size, in the order of the first page', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own, 'member')
    const names = ['zebra', 'Zulu', 'Éclair', 'apple', 'Apple', 'x'.repeat(100), `${'x'.repeat(99)}y`]
    const actor = { ...web(own.users.owner), workspaceId: own.workspace.id }
    for (const name of names) await commit((tx) => createProject(tx, actor, { name }))
    const whole = pageOf(await caller.get('/projects?limit=100')).data.map(({ id }) => id)
    expect(whole).toHaveLength(names.length + 4)
    const walked = await readAllPages(
      caller,
      '/projects',
      () => 3,
      async (_seen, page) => {
        if (page === 0) await commit((tx) => createProject(tx, actor, { name: 'aaa, a new one' }))
      },
    )
    expect(walked.map(({ id }) => id)).toEqual(whole)
  })
})

describe('getProject (product.md 25.1, 25.2)', () => {
  test('getProject shows columns with their number of tasks, including completed ones', async () => {
    const { id, cards } = await commit((tx) =>
      createProject(tx, web(), { name: 'Shed', description: 'Larch' }),
    )
    const [todo, doing, done] = cards
    for (const progress of [0, 100])
      await full.post('/tasks', { title_text: 'Saw', card_id: todo?.id, progress })
    expect(await read(member, id)).toEqual({
      id,
      name: 'Shed',
      description: 'Larch',
      private: false,
      inbox: false,
      role: 'editor',
      task_count: 2,
      columns: [
        { ...todo, order: 0, task_count: 2 },
        { ...doing, order: 1, task_count: 0 },
        { ...done, order: 2, task_count: 0 },
      ],
    })
    expect(await read(owner, id)).toMatchObject({ role: 'manager' })
  })

  test.each<['owner' | 'admin' | 'member', keyof typeof world.projects, string]>([
    ['owner', 'main', 'manager'],
    ['owner', 'viewer_only', 'viewer'],
    ['admin', 'main', 'manager'],
    ['admin', 'private', 'manager'],
    ['member', 'main', 'editor'],
    ['member', 'viewer_only', 'editor'],
  ])('getProject shows the role of an %s in the project %s: %s', async (person, project, role) => {
    const caller = await signInToWork(app, world, person)
    expect(await read(caller, world.projects[project])).toMatchObject({ role })
  })

  test('getProject shows an inbox as private and without columns, only to its owner (product.md 25.2)', async () => {
    expect(await read(owner, world.projects.inbox)).toMatchObject({
      private: true,
      inbox: true,
      role: 'manager',
      columns: [],
    })
    const admin = await signInToWork(app, world, 'admin')
    expectRefusal(await admin.get(`/projects/${world.projects.inbox}`), 'not_found')
  })

  test('getProject shows an inbox to its owner even after a removal from the workspace took away all project roles', async () => {
    const own = await app.fixture()
    const source = operatorOf(own, clock.now())
    const inbox = await commit((tx) =>
      createProject(tx, { ...source, userId: own.users.member }, { name: 'Inbox', is_inbox: true }),
    )
    await app.context.sql`
      delete from project_members where workspace_id = ${own.workspace.id} and user_id = ${own.users.member}`
    const caller = await signInToWork(app, own, 'member')
    expect(await read(caller, inbox.id)).toMatchObject({ inbox: true, role: 'manager' })
  })

  test('getProject returns 404 for a project that a person does not see, with the same bytes whatever the cause', async () => {
    const { private: hidden, archived, inbox } = world.projects
    const unknown = comparable(await member.get('/projects/project_01m6drk2y0e6qsmym84rk0bvbg'))
    expect(unknown.status).toBe(404)
    for (const id of [hidden, archived, inbox, world.foreign.project, 'x', world.tasks.first])
      expect(comparable(await member.get(`/projects/${id}`))).toEqual(unknown)
  })
})

test('listPeople lists active members by name, without email addresses (product.md 25.4)', async () => {
  const own = await app.fixture()
  const caller = await signInToWork(app, own, 'member')
  const people = await readAllPages(caller, '/people', () => 2)
  expect(people).toEqual([
    { id: own.users.owner, name: 'Anna Keller' },
    { id: own.users.admin, name: 'Bruno Okafor' },
    { id: own.users.member, name: 'Clara Lindqvist' },
  ])
  await commit((tx) =>
    setMembership(tx, operatorOf(own, clock.now()), own.users.admin, { role: 'admin', status: 'suspended' }),
  )
  expect(pageOf(await caller.get('/people')).data.map(({ id }) => id)).not.toContain(own.users.admin)
})

test('listPeople with a project_id lists only people who see the project, and nobody if the person does not see it (product.md 25.4)', async () => {
  const own = await app.fixture()
  const { owner: anna, admin: bruno, member: clara } = own.users
  const { main, private: hidden, archived, inbox } = own.projects
  const callers = { owner: await signInToWork(app, own), member: await signInToWork(app, own, 'member') }
  const peopleOf = async (project: string, person: keyof typeof callers = 'owner') =>
    (await readAllPages(callers[person], `/people?project_id=${project}`, () => 1)).map(({ id }) => id)
  expect(await peopleOf(main)).toEqual([anna, bruno, clara])
  expect(await peopleOf(hidden)).toEqual([anna, bruno])
  expect(await peopleOf(inbox)).toEqual([anna])
  for (const id of [archived, own.foreign.project, 'x']) expect(await peopleOf(id)).toEqual([])
  for (const id of [hidden, inbox]) expect(await peopleOf(id, 'member')).toEqual([])
  const source = operatorOf(own, clock.now())
  await commit((tx) => setProjectMember(tx, source, hidden, clara, 'viewer'))
  expect(await peopleOf(hidden, 'member')).toEqual([anna, bruno, clara])
})
