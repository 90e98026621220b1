import { beforeAll, describe, expect, test } from 'vitest'
import { addMember, createWorkspace, resetPassword } from '../../src/domain/accounts/create-accounts.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { changeKey, mintKey } from '../../src/domain/api-keys/change-keys.ts'
import { createEvent } from '../../src/domain/events/create-event.ts'
import { beginMove, resumeWorkspace } from '../../src/domain/moves/move-workspace.ts'
import { deleteTask } from '../../src/domain/tasks/delete-task.ts'
import { createTask } from '../../src/domain/tasks/create-task.ts'
import { updateTask } from '../../src/domain/tasks/update-task.ts'
import type { Caller, CallOptions } from '../support/app/app.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, stranger, clock, commit, web, sql, queries } = useWorld()
let owner: Caller
let admin: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
  admin = await signIn(app, world, 'admin')
})

interface Entry {
  id: string
  at: string
  type: string
  actor: { id: string; name: string } | null
  via: string
  key: { id: string; name: string } | null
  subject: { type: string; id: string; name: string | null }
}

async function list(query: CallOptions['query'] = {}, caller = owner): Promise<Entry[]> {
  const { status, body } = await caller.get('/activity', { query })
  expect(status).toBe(200)
  return (body as { data: Entry[] }).data
}

const latest = async (type: string, caller = owner): Promise<Entry | undefined> =>
  (await list({ type, limit: 1 }, caller))[0]

const anna = () => ({ id: world.users.owner, name: 'Anna Keller' })

describe('the feed (product.md 17.5)', () => {
  test('the feed shows the actor and the key by their current names', async () => {
    const { body } = await full.post('/tasks', { title_text: 'Order it', project_id: world.projects.main })
    const { id } = body.data as { id: string }
    await full.patch(`/tasks/${id}`, { title_text: 'Order the stone' })
    const entry = {
      id: expect.stringMatching(/^activity_/) as string,
      at: clock.now().toISOString(),
      actor: anna(),
      via: 'api',
      key: { id: world.keys.full.id, name: 'Full access' },
      subject: { type: 'task', id, name: 'Order the stone', task_id: id },
      person: null,
      request_id: expect.any(String) as string,
    }
    const values = [{ field: 'title', from: 'Order it', to: 'Order the stone' }]
    expect((await list()).slice(0, 2)).toEqual([
      { ...entry, type: 'task.updated', changed: ['title'], values },
      { ...entry, type: 'task.created', changed: [], values: [] },
    ])
    await full.post(`/tasks/${id}/comments`, { body: 'canary' })
    expect(await latest('comment.created')).toMatchObject({
      subject: { type: 'comment', name: 'Order the stone', task_id: id },
    })
    await commit((tx) => deleteTask(tx, web(), id))
    const gone = { via: 'web', key: null, subject: { type: 'task', id, name: 'Order the stone' } }
    expect(await latest('task.deleted')).toMatchObject(gone)
    expect(await latest('task.updated')).toMatchObject({ subject: { id, name: null, task_id: null } })
    expect(await latest('comment.created')).toMatchObject({ subject: { task_id: null } })
  })

  test('the feed of one person shows only the activities of that person (product.md 17.5)', async () => {
    await admin.post('/keys', { name: 'Of Bruno', scopes: ['read:tasks'] })
    const actors = async (query: CallOptions['query']) =>
      new Set((await list({ ...query, limit: 100 })).map(({ actor }) => actor?.id))
    const { owner: anna, admin: bruno, member } = world.users
    expect(await actors({})).toContain(bruno)
    expect(await actors({ actor_id: bruno })).toEqual(new Set([bruno]))
    expect(await actors({ actor_id: anna })).toEqual(new Set([anna]))
    expect(await list({ actor_id: member, type: 'key.created' })).toEqual([])
  })

  test('the feed shows the changes by operator commands, without an actor', async () => {
    const { id } = await commit((tx) => mintKey(tx, web(), { name: 'Robot', scopes: ['read:tasks'] }))
    await commit((tx) => changeKey(tx, operatorOf(world, clock.now()), id, { disabled: true }))
    const subject = { type: 'key', id, name: 'Robot' }
    expect(await latest('key.created')).toMatchObject({ actor: anna(), via: 'web', subject })
    expect(await latest('key.disabled')).toMatchObject({ actor: null, via: 'cli', key: null, subject })
    const member = { role: 'admin', status: 'active' } as const
    const promote = () =>
      commit((tx) => setMembership(tx, operatorOf(world, clock.now()), world.users.member, member))
    await promote()
    await promote()
    const changes = await list({ type: 'member.changed' })
    const memberChanges = changes.filter(({ subject }) => subject.id === world.users.member)
    expect(memberChanges).toMatchObject([
      { actor: null, via: 'cli', subject: { type: 'member', name: 'Clara Lindqvist' } },
      {},
    ])
  })

  test('the feed shows who became a member, and whose password was reset, in each workspace of the person', async () => {
    const origin = { userId: null, via: 'cli', now: clock.now() } as const
    const person = { email: `${world.users.member}@example.com`, name: 'Greta' }
    const { workspace, user } = await commit((tx) =>
      createWorkspace(tx, origin, { name: 'Own', owner: person }),
    )
    await commit((tx) => addMember(tx, { ...origin, workspaceId: world.workspace.id }, person, 'admin'))
    await commit((tx) => resetPassword(tx, origin, person.email))
    const subject = { type: 'member', id: user.id, name: 'Greta' }
    const entry = { actor: null, via: 'cli', key: null, subject }
    expect((await list()).slice(0, 2)).toMatchObject([
      { type: 'member.password_reset', ...entry },
      { type: 'member.changed', ...entry },
    ])
    const rows = await sql`select type from activities where workspace_id = ${workspace.id} order by id`
    const types = ['workspace.created', 'member.changed', 'member.password_reset']
    expect(rows.map(({ type }) => type as string)).toEqual(types)
  })

  test('the feed shows when the move of the workspace began, and that it was cancelled (product.md 24.10)', async () => {
    const source = () => operatorOf(world, clock.now())
    expect(await commit((tx) => beginMove(tx, source()))).toBe(true)
    // A second export, before the first file was imported.
    expect(await commit((tx) => beginMove(tx, source()))).toBe(false)
    clock.advance(1)
    expect(await commit((tx) => resumeWorkspace(tx, source()))).toBe(true)
    const subject = { type: 'workspace', id: world.workspace.id, name: world.workspace.name }
    const entry = { actor: null, via: 'cli', key: null, subject }
    expect((await list()).slice(0, 2)).toMatchObject([
      { type: 'workspace.resumed', ...entry },
      { type: 'workspace.exported', ...entry },
    ])
    expect(await list({ type: 'workspace.exported' })).toHaveLength(1)
  })

  test('the feed shows an event and a project by their names', async () => {
    const event = { title: 'Fair', date: '2031-05-05', start_time: '09:00', end_time: '10:00' }
    await commit((tx) => createEvent(tx, web(), { ...event, project_id: null, repeat: 'none' }))
    const fair = { type: 'event', name: 'Fair', task_id: null }
    expect(await latest('event.created')).toMatchObject({ subject: fair })
    const created = await list({ type: 'project.created' })
    expect(created.map(({ subject }) => subject.type)).toEqual(created.map(() => 'project'))
    expect(created.map(({ subject }) => subject.name)).not.toContain(null)
  })

  test('the feed shows no name for a task without a title', async () => {
    await commit((tx) => createTask(tx, web(), { title_text: 'x', project_id: world.projects.main }))
    await sql`update tasks set title = '' where title = 'x' and workspace_id = ${world.workspace.id}`
    expect(await latest('task.created')).toMatchObject({ subject: { name: null } })
  })
})

describe('the feed of private projects and inboxes (product.md 17.6)', () => {
  test('the feed shows names from a private project only to members with a role there', async () => {
    const id = world.tasks.private
    await commit((tx) => updateTask(tx, web(), id, { title_text: 'Secret' }))
    const subject = { type: 'task', id }
    expect(await latest('task.updated')).toMatchObject({ subject: { ...subject, name: 'Secret' } })
    expect(await latest('task.updated', admin)).toMatchObject({ subject: { ...subject, name: null } })
    await commit((tx) => deleteTask(tx, web(), id))
    expect(await latest('task.deleted', admin)).toMatchObject({ subject: { ...subject, name: null } })
    expect(JSON.stringify(await list({ limit: 100 }, admin))).not.toContain('Secret')
  })

  test('the feed shows entries of an inbox only to its owner, and still fills pages for others', async () => {
    const id = world.tasks.inbox
    await commit((tx) => updateTask(tx, web(), id, { title_text: 'Note to self' }))
    const subject = { type: 'task', id, name: 'Note to self' }
    expect(await latest('task.updated')).toMatchObject({ subject })
    expect(await latest('task.updated', admin)).toMatchObject({ subject: { id: world.tasks.private } })
    expect(JSON.stringify(await list({ limit: 100 }, admin))).not.toContain(id)
  })

  test('an archived project keeps its name', async () => {
    const archived = (await list({ type: 'project.archived' }, admin))[0]
    expect(archived).toMatchObject({ subject: { id: world.projects.archived } })
    expect(archived?.subject.name).not.toBeNull()
  })
})

describe('the feed is searched', () => {
  test('the feed is filtered by type, key and time, newest first', async () => {
    const since = clock.now().toISOString()
    clock.advance(60)
    const until = clock.now().toISOString()
    await full.post('/tasks', { title_text: 'later', project_id: world.projects.main })
    expect(await list({ since: until })).toMatchObject([{ type: 'task.created', at: until }])
    expect((await list({ until, limit: 100 })).map(({ at }) => at > since)).not.toContain(true)
    expect(await list({ since: until, until })).toEqual([])
    expect(await list({ key_id: world.keys.admin.id })).toEqual([])
    const byKey = await list({ key_id: world.keys.full.id, limit: 100 })
    expect(new Set(byKey.map(({ key }) => key?.id))).toEqual(new Set([world.keys.full.id]))
    const ids = (await list({ limit: 100 })).map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().reverse())
  })

  test('the feed is searched with one query per page', async () => {
    await list({ limit: 100 })
    const before = queries.length
    await list({ limit: 100 })
    // The other queries authenticate the session: one, or two on Citus.
    const others = queries.slice(before).filter((text) => !text.includes('activities'))
    expect(queries.length - before - others.length).toBe(1)
    expect(others.filter((text) => !text.includes('sessions') && !text.includes('memberships'))).toEqual([])
  })
})

test('the activity of another workspace is not listed (product.md 5.4)', async () => {
  await stranger.post('/tasks', { title_text: 'strange', project_id: world.foreign.project })
  expect(JSON.stringify(await list({ limit: 100 }))).not.toContain('strange')
})
