import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { endSessions } from '../../src/domain/accounts/end-sessions.ts'
import { remove as resetOwnFactor } from '../../src/domain/accounts/second-factor.ts'
import { changeWorkspace } from '../../src/domain/accounts/workspaces.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { removeProjectMember, setProjectMember } from '../../src/domain/projects/change-members.ts'
import { updateProject } from '../../src/domain/projects/change-project.ts'
import { createTaskComment } from '../../src/domain/tasks/comments.ts'
import type { ChangeSource } from '../../src/domain/actor.ts'
import type { Transaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { settingsPrefix, startApp, workPrefix } from '../support/app/app.ts'
import { sendHeartbeat, followStream, type Stream } from '../support/app/streams.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { createProjectContents } from '../support/world/project-contents.ts'
import { signIn, signInCookie, type Person } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, clock, commit, sql, queries } = useWorld()
beforeAll(() => waitFor(() => app.context.listener.isConnected))

const follow = async (own: Fixture, person: Person = 'member', prefix = workPrefix): Promise<Stream> =>
  followStream(app, await signInCookie(app, own, person), prefix)

/** Creates a task with the owner's key, in a project that every member sees. Returns the task's id. */
async function createTask(own: Fixture, input: object = {}): Promise<string> {
  const body = { title_text: 'Sand', project_id: own.projects.main, ...input }
  const answer = await app.withSecret(own.keys.full.secret).post('/tasks', body)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { data: { id: string } }).data.id
}

/** Creates a task, and returns the events that a stream has received before it. Checks of rights may add later ones. */
async function eventsSoFar(own: Fixture, stream: Stream): Promise<ReturnType<Stream['events']>> {
  const id = await createTask(own)
  const indexOfTask = () => stream.events().findIndex((event) => event.id === id)
  await waitFor(() => indexOfTask() >= 0)
  return stream.events().slice(0, indexOfTask())
}

describe('a stream ends without a heartbeat when the right to it is gone (product.md 17.9, 20.10)', () => {
  const causes: Record<string, (own: Fixture) => Promise<unknown>> = {
    'the workspace requires a second factor that the person lacks': async (own) => {
      await sql`update users set second_factor_at = now() where id = ${own.users.owner}`
      const source = { ...operatorOf(own, clock.now()), userId: own.users.owner }
      await commit((tx) => changeWorkspace(tx, source, { require_second_factor: true }))
    },
    'the person removes a second factor that the workspace requires': async (own) => {
      await sql`update users set second_factor_at = now() where id in (${own.users.admin}, ${own.users.owner})`
      await sql`update workspaces set require_second_factor = true where id = ${own.workspace.id}`
      await commit((tx) => resetOwnFactor(tx, operatorOf(own, clock.now()), own.users.admin))
    },
    'the person is suspended': (own) =>
      commit((tx) =>
        setMembership(tx, operatorOf(own, clock.now()), own.users.admin, {
          role: 'admin',
          status: 'suspended',
        }),
      ),
    'the session is signed out': async (own) => {
      await commit((tx) => endSessions(tx, own.users.admin))
    },
  }
  test.each(
    [settingsPrefix, workPrefix].flatMap((prefix) =>
      Object.entries(causes).map(([cause, take]) => [prefix, cause, take] as const),
    ),
  )('%s: %s', async (prefix, _cause, take) => {
    const own = await app.fixture()
    const stream = await follow(own, 'admin', prefix)
    await take(own)
    await waitFor(stream.hasEnded)
    expect(stream.beats()).toBe(1)
  })
})

describe('the stream of the web editor (product.md 25.7)', () => {
  test('the stream sends changes with their project, comments with their task, and the person’s own notifications', async () => {
    const own = await app.fixture()
    const stream = await follow(own)
    const id = await createTask(own, { user_ids: [own.users.member] })
    const author = { ...operatorOf(own, clock.now()), userId: own.users.admin }
    const comment = await commit((tx) => createTaskComment(tx, author, own.tasks.first, { body: 'Nice' }))
    await signIn(app, own).then((owner) => owner.post('/keys', { name: 'Robot', scopes: ['read:tasks'] }))
    const project_id = own.projects.main
    const events = await eventsSoFar(own, stream)
    const notification = { id: expect.stringMatching(/^ntf_/) as string, project_id: null }
    expect(events.filter(({ type }) => type !== 'notification.created')).toEqual([
      { type: 'task.created', id, project_id },
      { type: 'comment.created', id: comment.id, project_id, task_id: own.tasks.first },
    ])
    expect(events.filter(({ type }) => type === 'notification.created')[0]).toMatchObject({
      ...notification,
      id: expect.any(String) as string,
    })
  })

  test('the stream sends an event of the workspace itself to every member, without a project', async () => {
    const own = await app.fixture()
    const stream = await follow(own)
    const event = {
      title: 'Fair',
      date: '2030-05-02',
      start_time: '09:00',
      end_time: '10:00',
      repeat: 'none',
    }
    const answer = await app.withSecret(own.keys.full.secret).post('/events', event)
    expect(await eventsSoFar(own, stream)).toEqual([
      { type: 'event.created', id: (answer.body as { data: { id: string } }).data.id, project_id: null },
    ])
  })

  test('the stream sends changes in a private project to those who have a role in it, and to owners and admins', async () => {
    const own = await app.fixture()
    const streams = [await follow(own), await follow(own, 'admin')] as const
    const actor = { ...operatorOf(own, clock.now()), userId: own.users.owner }
    const hidden = () => commit((tx) => createTaskComment(tx, actor, own.tasks.private, { body: 'Secret' }))
    await hidden()
    await waitFor(() => streams[1].events().length === 1)
    await commit((tx) => setProjectMember(tx, actor, own.projects.private, own.users.member, 'viewer'))
    await hidden()
    const [member, admin] = [await eventsSoFar(own, streams[0]), await eventsSoFar(own, streams[1])]
    const typesOf = (events: typeof member) => events.map(({ type }) => type)
    expect(typesOf(member)).toEqual(['project.member_changed', 'project.updated', 'comment.created'])
    expect(typesOf(admin).filter((type) => type !== 'task.created')).toEqual([
      'comment.created',
      'project.member_changed',
      'comment.created',
    ])
  })

  test('the stream sends nothing of an inbox to anyone but its owner, even in the settings area (product.md 25.2)', async () => {
    const own = await app.fixture()
    const cookies = { owner: await signInCookie(app, own), admin: await signInCookie(app, own, 'admin') }
    const streams = {
      'owner work': await followStream(app, cookies.owner, workPrefix),
      'owner settings': await followStream(app, cookies.owner, settingsPrefix),
      'admin work': await followStream(app, cookies.admin, workPrefix),
      'admin settings': await followStream(app, cookies.admin, settingsPrefix),
    }
    const { projects, tasks } = await createProjectContents({ app, world: own, commit }, 'inbox')
    const actor = { ...operatorOf(own, clock.now()), userId: own.users.owner }
    await commit((tx) => createTaskComment(tx, actor, tasks ?? '', { body: 'Note to self' }))
    for (const [name, stream] of Object.entries(streams)) {
      const types = (await eventsSoFar(own, stream)).map(({ type }) => type)
      const expected = name.startsWith('owner')
        ? ['project.created', 'comment.created', 'comment.created']
        : []
      expect(
        types.filter((type) => type !== 'task.created'),
        name,
      ).toEqual(expected)
    }
    const feedOf = async (cookie: string) => (await app.inSettings({ Cookie: cookie }).get('/activity')).text
    expect(await feedOf(cookies.owner)).toContain(projects)
    expect(await feedOf(cookies.admin)).not.toContain(projects)
  })

  const act = (own: Fixture): ChangeSource => operatorOf(own, clock.now())
  const setRole = (role: 'admin' | 'member') => (tx: Transaction, own: Fixture) =>
    setMembership(tx, act(own), own.users.member, { role, status: 'active' })
  const update =
    (project: 'main' | 'private' | 'archived', input: object) => (tx: Transaction, own: Fixture) =>
      updateProject(tx, act(own), own.projects[project], input)
  test.each<[string, keyof Fixture['projects'], ...((tx: Transaction, own: Fixture) => Promise<unknown>)[]]>([
    [
      'becomes private',
      'second',
      (tx, own) => updateProject(tx, act(own), own.projects.second, { private: true }),
    ],
    [
      'is archived',
      'second',
      (tx, own) => updateProject(tx, act(own), own.projects.second, { archived: true }),
    ],
    ['becomes open', 'private', update('private', { private: false })],
    ['is unarchived', 'archived', update('archived', { archived: false })],
    [
      'gives the person a role',
      'private',
      (tx, own) => setProjectMember(tx, act(own), own.projects.private, own.users.member, 'viewer'),
    ],
    [
      'takes the role away from the person',
      'private',
      (tx, own) => setProjectMember(tx, act(own), own.projects.private, own.users.member, 'viewer'),
      (tx, own) => removeProjectMember(tx, act(own), own.projects.private, own.users.member),
    ],
    ['becomes visible with a new workspace role', 'private', setRole('admin')],
    ['becomes hidden with a new workspace role', 'private', setRole('admin'), setRole('member')],
  ])('the stream sends project.updated to a person when a project %s', async (_what, project, ...changes) => {
    const own = await app.fixture()
    const last = changes.pop()
    for (const change of changes) await commit((tx) => change(tx, own))
    const stream = await follow(own)
    await commit((tx) => last?.(tx, own) ?? Promise.resolve())
    const id = own.projects[project]
    await waitFor(() => stream.events().some((event) => event.type === 'project.updated'))
    const events = await eventsSoFar(own, stream)
    const updates = events.filter(({ type }) => type === 'project.updated')
    expect(updates).toEqual([{ type: 'project.updated', id, project_id: id }])
    expect(stream.hasEnded()).toBe(false)
  })

  test('the stream sends nothing of a project after the commit that hid it, from any process', async () => {
    const own = await app.fixture()
    const node = await startApp({ clock }, 'test')
    const stream = await follow(own)
    for (let i = 0; i < 10; i++) {
      const place = await createProjectContents({ app, world: own, commit }, 'open')
      await commit((tx) => updateProject(tx, act(own), place.projects ?? '', { private: true }))
      await node.context.sql`
        select pg_notify('taskwire_changes', ${`${own.workspace.id} task.moved ${place.tasks}/${place.projects}`})`
    }
    expect((await eventsSoFar(own, stream)).filter(({ type }) => type === 'task.moved')).toEqual([])
  })

  test('a change of visibility whose signal was lost is sent with the next heartbeat', async () => {
    const own = await app.fixture()
    const stream = await follow(own)
    await sql`
      insert into project_members (workspace_id, project_id, user_id, role)
      values (${own.workspace.id}, ${own.projects.private}, ${own.users.member}, 'viewer')`
    await sendHeartbeat(app, stream)
    const id = own.projects.private
    expect(await eventsSoFar(own, stream)).toEqual([{ type: 'project.updated', id, project_id: id }])
  })

  test('the stream sends nothing of a private project once a demotion has hidden it, even after earlier heartbeats and role changes', async () => {
    const own = await app.fixture()
    const stream = await follow(own)
    const id = own.projects.private
    const updates = () => stream.events().filter(({ type }) => type === 'project.updated')
    await sendHeartbeat(app, stream)
    for (const [index, role] of (['admin', 'member', 'admin', 'member'] as const).entries()) {
      await commit((tx) => setRole(role)(tx, own))
      await waitFor(() => updates().length === index + 1)
      await sendHeartbeat(app, stream)
    }
    expect(updates()).toEqual(Array(4).fill({ type: 'project.updated', id, project_id: id }))
    const later = await follow(own)
    const owner = { ...act(own), userId: own.users.owner }
    await commit((tx) => createTaskComment(tx, owner, own.tasks.private, { body: 'Secret' }))
    for (const each of [stream, later])
      expect((await eventsSoFar(own, each)).filter(({ type }) => type === 'comment.created')).toEqual([])
  })

  test('the stream sends nothing of a private project that a demotion hid while the person had no stream', async () => {
    const own = await app.fixture()
    const owner = { ...act(own), userId: own.users.owner }
    const comment = () => commit((tx) => createTaskComment(tx, owner, own.tasks.private, { body: 'Secret' }))
    // Keeps the workspace's feed in use.
    const settings = await follow(own, 'owner', settingsPrefix)
    // Only the first change to a project rereads who sees it.
    await comment()
    await waitFor(() => settings.events().length > 0)
    await commit((tx) => setRole('admin')(tx, own))
    const reader = { userId: own.users.member, area: 'work' as const, isManager: false }
    const callbacks = { push: () => undefined, end: () => undefined }
    const earlier = app.context.streams.feed.join(own.workspace.id, { ...reader, ...callbacks })
    await earlier.isReady
    earlier.leave()
    await commit((tx) => setRole('member')(tx, own))
    const stream = await follow(own)
    await comment()
    expect((await eventsSoFar(own, stream)).filter(({ type }) => type.startsWith('comment.'))).toEqual([])
  })

  test('the stream sends nothing, without any query, for ten thousand changes in a project that the person does not see', async () => {
    const own = await app.fixture()
    const stream = await follow(own)
    const before = queries.length
    let pushed = 0
    const reader = { userId: own.users.member, area: 'work' as const, isManager: false }
    const joined = app.context.streams.feed.join(own.workspace.id, {
      ...reader,
      push: () => pushed++,
      end: () => expect.unreachable('the stream ends'),
    })
    onTestFinished(joined.leave)
    await joined.isReady
    const subject = `${own.workspace.id} task.updated ${own.tasks.private}/${own.projects.private}`
    await sql`select pg_notify('taskwire_changes', ${subject} || '/' || n) from generate_series(1, 10000) n`
    const marked = await createTask(own)
    await waitFor(() => stream.events().some(({ id }) => id === marked))
    expect([pushed, stream.events().length]).toEqual([1, 1])
    // Each project is queried once, with its first change.
    const asked = queries.slice(before).filter((text) => text.startsWith('select "memberships"."user_id"'))
    expect(asked.length).toBeLessThan(10)
  })
})

test('the stream ends with the membership, but not when the role changes (product.md 25.7)', async () => {
  const own = await app.fixture()
  const stream = await follow(own)
  const set = (role: 'admin' | 'member', status: 'active' | 'suspended') =>
    commit((tx) => setMembership(tx, operatorOf(own, clock.now()), own.users.member, { role, status }))
  await set('admin', 'active')
  await eventsSoFar(own, stream)
  expect(stream.hasEnded()).toBe(false)
  await set('member', 'suspended')
  await waitFor(stream.hasEnded)
})

test('a session may have ten streams, including those of the settings area (product.md 18.10, 25.7)', async () => {
  const cookie = await signInCookie(app, world)
  for (let i = 0; i < 5; i++) {
    await followStream(app, cookie, settingsPrefix)
    await followStream(app, cookie, workPrefix)
  }
  expectRefusal(await app.inWork({ Cookie: cookie }).get('/changes'), 'stream_limit')
  expectRefusal(await app.inSettings({ Cookie: cookie }).get('/changes'), 'stream_limit')
})
