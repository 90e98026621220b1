import { beforeAll, describe, expect, test } from 'vitest'
import { createTaskComment } from '../../src/domain/tasks/comments.ts'
import { createEvent } from '../../src/domain/events/create-event.ts'
import { deleteEvent } from '../../src/domain/events/delete-event.ts'
import { updateEvent } from '../../src/domain/events/update-event.ts'
import { notify } from '../../src/domain/record/activity.ts'
import { newId } from '../../src/domain/ids.ts'
import { createTask } from '../../src/domain/tasks/create-task.ts'
import { deleteTask } from '../../src/domain/tasks/delete-task.ts'
import { updateTask } from '../../src/domain/tasks/update-task.ts'
import type { Caller, CallOptions } from '../support/app/app.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, clock, commit, web, sql } = useWorld()
let owner: Caller
let admin: Caller
beforeAll(async () => {
  await sql`delete from notifications where workspace_id = ${world.workspace.id}`
  owner = await signIn(app, world)
  admin = await signIn(app, world, 'admin')
})

interface Notification {
  id: string
  at: string
  type: string
  text: string
  subject: { type: string; id: string; name: string | null }
  via: string
  read_at: string | null
}

async function list(query: CallOptions['query'] = {}, caller = admin): Promise<Notification[]> {
  const { status, body } = await caller.get('/notifications', { query })
  expect(status).toBe(200)
  return (body as { data: Notification[] }).data
}

const latest = async (): Promise<Notification | undefined> => (await list({ limit: 1 }))[0]

describe('each notification is a sentence (product.md 17.7)', () => {
  let taskId: string
  let fairId = ''
  beforeAll(async () => {
    const task = { title_text: 'Order the stone', project_id: world.projects.main }
    const { body } = await full.post('/tasks', { ...task, user_ids: [world.users.admin] })
    taskId = (body as { data: { id: string } }).data.id
  })

  test('a notification of an assignment through a key is a sentence', async () => {
    expect(await latest()).toEqual({
      id: expect.stringMatching(/^notification_/) as string,
      at: clock.now().toISOString(),
      type: 'task.created',
      text: 'Anna Keller assigned you “Order the stone” via API',
      subject: { type: 'task', id: taskId, name: 'Order the stone', task_id: taskId },
      via: 'api',
      read_at: null,
    })
  })

  const about = (subject: () => string, type: Parameters<typeof notify>[2]['type']) =>
    commit((tx) => {
      const recipient = {
        workspace_id: world.workspace.id,
        user_id: world.users.admin,
        subject_id: subject(),
        project_id: null,
      }
      notify(tx, [recipient], { type, actorId: null, via: 'job', now: clock.now() })
      return Promise.resolve()
    })
  const fair = { title: 'Fair', date: '2031-05-05', start_time: '09:00', end_time: '10:00' }
  const webhook = (type: string) => sql`
    insert into notifications (workspace_id, id, user_id, type, subject_id, via, data, created_at)
    values (${world.workspace.id}, ${newId('notification', clock.now())}, ${world.users.admin},
      ${type}, 'whe_1', 'job', '{"consecutive_exhausted": 15}', ${clock.now().toISOString()})`

  test.each<[type: string, act: () => Promise<unknown>, text: string]>([
    [
      'task.updated',
      () => commit((tx) => updateTask(tx, web(), taskId, { progress: 50 })),
      'Anna Keller changed “Order the stone”',
    ],
    [
      'task.assigned',
      async () => {
        for (const user_ids of [[], [world.users.admin]])
          await commit((tx) => updateTask(tx, web(), taskId, {}, { user_ids }))
      },
      'Anna Keller assigned you “Order the stone”',
    ],
    [
      'task.completed',
      () => commit((tx) => updateTask(tx, { ...web(), via: 'cli' }, taskId, { progress: 100 })),
      'Anna Keller completed “Order the stone” via CLI',
    ],
    [
      'comment.created',
      () => commit((tx) => createTaskComment(tx, web(), taskId, { body: 'canary' })),
      'Anna Keller commented on “Order the stone”',
    ],
    ['task.reminder', () => about(() => taskId, 'task.reminder'), 'This is a reminder of “Order the stone”'],
    [
      'task.deleted',
      () => commit((tx) => deleteTask(tx, web(), taskId)),
      'Anna Keller deleted “Order the stone”',
    ],
    [
      'event.created',
      async () => {
        const invited = { ...fair, repeat: 'none' as const, invited_users: [world.users.admin] }
        fairId = (await commit((tx) => createEvent(tx, web(), invited))).id
      },
      'Anna Keller invited you to “Fair”',
    ],
    [
      'event.updated',
      () => commit((tx) => updateEvent(tx, web(), fairId, { title: 'Market' })),
      'Anna Keller changed “Market”',
    ],
    [
      'event.invited',
      async () => {
        for (const invited_users of [[], [world.users.admin]])
          await commit((tx) => updateEvent(tx, web(), fairId, { invited_users }))
      },
      'Anna Keller invited you to “Market”',
    ],
    ['event.deleted', () => commit((tx) => deleteEvent(tx, web(), fairId)), 'Anna Keller deleted “Market”'],
    [
      'event.reminder',
      () => about(() => world.events.project, 'event.reminder'),
      'This is a reminder of “Visit of the carpenter”',
    ],
    [
      'webhook.failing',
      () => webhook('webhook.failing'),
      '15 deliveries in a row to a webhook endpoint have failed',
    ],
    [
      'webhook.disabled',
      () => webhook('webhook.disabled'),
      'A webhook endpoint was disabled, because 15 deliveries in a row had failed',
    ],
  ])('a notification of %s is a sentence', async (type, act, text) => {
    await act()
    expect(await latest()).toMatchObject({ type, text })
  })

  test('a notification about an endpoint names it', async () => {
    expect(await latest()).toMatchObject({ subject: { type: 'endpoint', id: 'whe_1', name: null } })
  })
})

describe('names from private projects and inboxes (product.md 17.6)', () => {
  test('names from private projects are shown only to members with a role there', async () => {
    const id = world.tasks.private
    const [role] = await sql`
      update tasks set assignee_ids = ${[world.users.admin]} where id = ${id}
      returning workspace_id, project_id, ${world.users.admin} as user_id, 'viewer' as role`
    await commit((tx) => updateTask(tx, web(), id, { title_text: 'Secret raise' }))
    const nameless = { text: 'Anna Keller changed a task', subject: { id, name: null } }
    expect(await latest()).toMatchObject(nameless)
    await sql`insert into project_members ${sql(role ?? {})}`
    expect(await latest()).toMatchObject({ text: 'Anna Keller changed “Secret raise”' })
    await commit((tx) => deleteTask(tx, web(), id))
    expect(await latest()).toMatchObject({ text: 'Anna Keller deleted “Secret raise”' })
    await sql`delete from project_members where user_id = ${world.users.admin}`
    expect(await latest()).toMatchObject({ ...nameless, text: 'Anna Keller deleted a task' })
    expect(JSON.stringify(await list({ limit: 100 }))).not.toContain('Secret')
  })

  test('a change in an inbox notifies only its owner, and not even an assignee', async () => {
    const id = world.tasks.inbox
    await sql`update tasks set assignee_ids = ${[world.users.admin]} where id = ${id}`
    const before = await list({ limit: 100 })
    await commit((tx) => updateTask(tx, web(), id, { title_text: 'Secret wish' }))
    expect(await list({ limit: 100 })).toEqual(before)
  })
})

describe('marking notifications as read', () => {
  const unread = (caller = admin) => list({ unread: 'true', limit: 100 }, caller)

  test('notifications up to a given time are marked as read, only for this person', async () => {
    const until = clock.now()
    clock.advance(60)
    const { users, projects } = world
    await commit((tx) =>
      createTask(tx, web(), { title_text: 'later', project_id: projects.main, user_ids: [users.admin] }),
    )
    await commit((tx) =>
      createTask(tx, web(users.admin), {
        title_text: 'for the owner',
        project_id: projects.main,
        user_ids: [users.owner],
      }),
    )
    const before = await list({ limit: 100 })
    expect(await unread()).toEqual(before)
    const unreadCount = await unread(owner)
    const mark = () => admin.post('/notifications/reads', { until: until.toISOString() })
    expect((await mark()).status).toBe(204)
    expect((await mark()).status).toBe(204)
    const [newest, ...others] = await list({ limit: 100 })
    expect(newest).toEqual(before[0])
    expect(others.map(({ read_at }) => read_at)).toEqual(others.map(() => clock.now().toISOString()))
    expect(await unread()).toEqual([newest])
    expect(await list({ unread: 'false', limit: 100 })).toHaveLength(before.length)
    expect(await unread(owner)).toEqual(unreadCount)
  })

  test.each([[{}], [{ until: 'now' }], [{ until: null }]])(
    'marking notifications as read refuses the body %j',
    async (body) => {
      expectRefusal(await admin.post('/notifications/reads', body), 'validation_error', { param: 'until' })
    },
  )

  test('notifications of the person’s other workspaces are not listed', async () => {
    const own = await app.fixture()
    await sql`
      insert into memberships values (${own.workspace.id}, ${world.users.admin}, 'admin', 'active', now())`
    await sql`insert into user_workspaces values (${world.users.admin}, ${own.workspace.id}) on conflict do nothing`
    const task = { title_text: 'elsewhere', project_id: own.projects.main, user_ids: [world.users.admin] }
    await app.withSecret(own.keys.full.secret).post('/tasks', task)
    expect(JSON.stringify(await list({ limit: 100 }))).not.toContain('elsewhere')
    await admin.patch('/session', { workspace_id: own.workspace.id })
    expect(await list()).toMatchObject([{ subject: { name: 'elsewhere' } }])
    await admin.post('/notifications/reads', { until: clock.now().toISOString() })
    await admin.patch('/session', { workspace_id: world.workspace.id })
    expect(await unread()).toHaveLength(1)
  })
})
