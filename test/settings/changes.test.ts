import { get } from 'node:http'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { notify } from '../../src/domain/record/activity.ts'
import { followChanges } from '../../src/domain/record/follow-changes.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { settingsPrefix, startApp, type TestApp } from '../support/app/app.ts'
import { sendHeartbeat, followStream, openStream, type Stream } from '../support/app/streams.ts'
import { operatorOf, useKeys } from '../support/world/keys.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { password, signIn, signInCookie } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const webhooks = {
  retrySeconds: [60],
  timeoutSeconds: 60,
  disableAfter: 20,
  secretOverlapSeconds: 60,
  allowInsecure: true,
}
const { app, world, full, stranger, commit, clock, sql, queries, logs } = useWorld({ config: { webhooks } })
const { change } = useKeys({ app, world })
beforeAll(() => waitFor(() => app.context.listener.isConnected))

const open = (cookie: string, on: TestApp = app) => openStream(on, cookie)
const follow = (cookie: string, on: TestApp = app) => followStream(on, cookie)

const titled = (title_text: string, on: Fixture = world) => ({ title_text, project_id: on.projects.main })

describe('the stream of changes (product.md 17.8)', () => {
  test('the stream sends every change in the workspace, by ids and types only', async () => {
    const stream = await follow(await signInCookie(app, world))
    const { body } = await full.post('/tasks', titled('canary'))
    const { id } = (body as { data: { id: string } }).data
    await stranger.post('/tasks', { title_text: 'strange', project_id: world.foreign.project })
    await full.patch(`/tasks/${id}`, { progress: 100, description: 'canary' })
    const types = ['task.created', 'task.updated', 'task.completed']
    await waitFor(() => stream.events().length >= 3)
    expect(stream.events()).toEqual(types.map((type) => ({ type, id })))
    expect(stream.text()).not.toContain('canary')
  })

  test('the stream sends changes made by other processes, and changes without a person', async () => {
    const node = await startApp({ clock }, 'test')
    const stream = await follow(await signInCookie(app, world))
    await node.withSecret(world.keys.full.secret).post('/tasks', titled('there'))
    await commit((tx) => {
      const recipient = {
        workspace_id: world.workspace.id,
        user_id: world.users.member,
        subject_id: world.tasks.first,
        project_id: world.projects.main,
      }
      notify(tx, [recipient], { type: 'task.reminder', actorId: null, via: 'job', now: clock.now() })
      return Promise.resolve()
    })
    await waitFor(() => stream.events().length >= 2)
    // The order of the two processes is not defined.
    expect(stream.events().toSorted((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'task.created' },
      { type: 'task.reminder', id: world.tasks.first },
    ])
  })

  test('the stream sends every attempt of a delivery', async () => {
    const own = await app.fixture()
    const owner = await signIn(app, own)
    const receiver = await startReceiver()
    const { body } = await owner.post('/webhook-endpoints', { url: receiver.url, events: [] })
    const { id } = (body as { data: { id: string } }).data
    const stream = await follow(await signInCookie(app, own))
    const sent = await owner.post(`/webhook-endpoints/${id}/test-events`)
    const worker = new DeliveryWorker(app.context, createSender({ allowInsecure: true, timeoutSeconds: 60 }))
    onTestFinished(() => worker.stop())
    await waitFor(() => stream.events().some(({ type }) => type === 'delivery.attempted'))
    const attempted = stream.events().filter(({ type }) => type === 'delivery.attempted')
    expect(attempted).toEqual([
      { type: 'delivery.attempted', id: (sent.body as { data: { id: string } }).data.id },
    ])
  })

  test('the stream sends notification.read only to the person who read them', async () => {
    const own = await app.fixture()
    const owner = await signIn(app, own)
    const [mine, other] = [await signInCookie(app, own), await signInCookie(app, own, 'admin')]
    const streams = [await follow(mine), await follow(other)] as const
    const task = { ...titled('Order the stone', own), user_ids: [own.users.owner] }
    await app.withSecret(own.keys.admin.secret).post('/tasks', task)
    const until = clock.now().toISOString()
    for (let i = 0; i < 2; i++) await owner.post('/notifications/reads', { until })
    await app.withSecret(own.keys.full.secret).post('/tasks', titled('after it', own))
    const typesOf = ({ events }: Stream) => events().map(({ type }) => type)
    await waitFor(() => streams.every((stream) => typesOf(stream).at(-1) === 'task.created'))
    await waitFor(() => streams.every((stream) => typesOf(stream).length >= 2))
    expect(typesOf(streams[0])).toEqual(['task.created', 'notification.read', 'task.created'])
    expect(streams[0].events()[1]).toEqual({ type: 'notification.read', id: own.users.owner })
    expect(typesOf(streams[1])).toEqual(['task.created', 'task.created'])
  })

  test('the stream sends a member only their own notifications (product.md 20.8)', async () => {
    const own = await app.fixture()
    const cookies = [await signInCookie(app, own, 'member'), await signInCookie(app, own)] as const
    const [stream, owners] = [await follow(cookies[0]), await follow(cookies[1])]
    const task = (user: string) => ({ ...titled('Order the stone', own), user_ids: [user] })
    const key = app.withSecret(own.keys.admin.secret)
    for (const user of [own.users.owner, own.users.member]) await key.post('/tasks', task(user))
    const member = app.inSettings({ Cookie: cookies[0] })
    const [{ id }] = (await member.get('/notifications')).body.data as [{ id: string }]
    await waitFor(() => stream.events().length > 0)
    await member.post('/notifications/reads', { until: clock.now().toISOString() })
    await key.post('/tasks', titled('after it', own))
    await waitFor(() => owners.events().length >= 3)
    expect(owners.events().map(({ type }) => type)).toEqual(['task.created', 'task.created', 'task.created'])
    expect(stream.events()).toEqual([
      { type: 'notification.created', id },
      { type: 'notification.read', id: own.users.member },
    ])
  })

  test('the stream sends a comment with every heartbeat', async () => {
    const stream = await follow(await signInCookie(app, world))
    await sendHeartbeat(app, stream)
    await sendHeartbeat(app, stream)
    expect(stream.text()).toBe(': here\n\n: here\n\n: here\n\n')
  })
})

describe('the end of the stream (product.md 17.9)', () => {
  /** Creates a workspace, its owner's stream, and another session of the owner. */
  async function scene() {
    const own = await app.fixture()
    const cookie = await signInCookie(app, own)
    const other = await signIn(app, own)
    return { own, cookie, here: app.inSettings({ Cookie: cookie }), other, stream: await follow(cookie) }
  }
  type Scene = Awaited<ReturnType<typeof scene>>

  const demote = (role: 'admin' | 'member', status: 'active' | 'suspended') => (given: Scene) =>
    change(async (tx, now) => {
      const source = operatorOf(given.own, now)
      await setMembership(tx, source, given.own.users.member, { role: 'owner', status: 'active' })
      await setMembership(tx, source, given.own.users.owner, { role, status })
    })
  test.each<[string, (given: Scene) => Promise<unknown>]>([
    ['when the session is signed out', ({ here }) => here.delete('/session')],
    [
      'when the session is ended from another session',
      async ({ here, other }) => {
        const { body } = await here.get('/sessions')
        const entries = body.data as { id: string; current: boolean }[]
        await other.delete(`/sessions/${entries.find(({ current }) => current)?.id}`)
      },
    ],
    [
      'when the password is changed elsewhere',
      async ({ other }) => {
        const passwords = { current_password: password, new_password: 'a very long new password' }
        expect((await other.post('/password', passwords)).status).toBe(204)
      },
    ],
    [
      'when the session moves to another workspace',
      async ({ own, here }) => {
        const elsewhere = await app.fixture()
        const admin = { role: 'admin', status: 'active' } as const
        const source = operatorOf(elsewhere, clock.now())
        await commit((tx) => setMembership(tx, source, own.users.owner, admin))
        const moved = await here.patch('/session', { workspace_id: elsewhere.workspace.id })
        expect(moved.status).toBe(200)
      },
    ],
    ['when the user loses the role', demote('member', 'active')],
    ['when the user is suspended', demote('admin', 'suspended')],
    [
      'when the user is removed',
      async ({ own }) => {
        await demote('admin', 'active')({ own } as Scene)
        const owner = await signIn(app, own, 'member')
        expect((await owner.delete(`/members/${own.users.owner}`)).status).toBe(204)
      },
    ],
    [
      'when the process can no longer receive changes',
      () => sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'taskwire listener' and datname = current_database()`,
    ],
  ])('the stream ends %s', async (_when, act) => {
    // The stream ends immediately, not with the next heartbeat.
    const silent = vi.spyOn(app.context.streams.heartbeat, 'emit').mockReturnValue(false)
    onTestFinished(() => silent.mockRestore())
    const given = await scene()
    await act(given)
    await waitFor(given.stream.hasEnded)
    await waitFor(() => app.context.listener.isConnected)
  })

  test('the stream ends with the next heartbeat if the session has expired', async () => {
    const { stream } = await scene()
    clock.advance(app.context.config.sessionTtlSeconds - 1)
    await sendHeartbeat(app, stream)
    expect(stream.hasEnded()).toBe(false)
    clock.advance(1)
    await sendHeartbeat(app, stream)
    expect(stream.hasEnded()).toBe(true)
    expect(stream.beats()).toBe(2)
  })

  test('the stream does not end when others are signed out or lose a role, nor when keys change', async () => {
    const { own, other, stream } = await scene()
    await other.delete('/session')
    const member = { role: 'member', status: 'active' } as const
    await change((tx, now) => setMembership(tx, operatorOf(own, now), own.users.admin, member))
    await demote('admin', 'active')({ own } as Scene)
    await sendHeartbeat(app, stream)
    expect(stream.hasEnded()).toBe(false)
  })

  test('the stream does not end, nor are its permissions checked, when keys of another workspace change', async () => {
    const {
      streams: { feed, heartbeat },
      listener,
    } = app.context
    const elsewhere = await app.fixture()
    const [here, there] = [await signIn(app, world), await signIn(app, elsewhere)]
    const named: string[] = []
    let asked = 0
    onTestFinished(listener.on('taskwire_keys', (workspace) => named.push(workspace)))
    const changes = followChanges({
      feed,
      listener,
      heartbeat,
      workspaceId: world.workspace.id,
      userId: world.users.owner,
      sessionId: '',
      isManager: true,
      mayFollow: () => Promise.resolve(++asked > 0),
      signal: new AbortController().signal,
    })
    onTestFinished(async () => void (await changes.return(null)))
    await changes.next()
    await there.patch(`/keys/${elsewhere.keys.admin.id}`, { disabled: true })
    await waitFor(() => named.includes(elsewhere.workspace.id))
    expect(asked).toBe(0)
    await here.patch(`/keys/${world.keys.admin.id}`, { name: 'another name' })
    await waitFor(() => asked > 0)
  })

  test('the stream ends when the server drains', async () => {
    const node = await startApp({ clock }, 'test')
    await waitFor(() => node.context.listener.isConnected)
    const stream = await follow(await signInCookie(node, world), node)
    node.context.drain.abort()
    await waitFor(stream.hasEnded)
  })

  test('the stream ends immediately if the process cannot receive changes when it begins', async () => {
    const node = await startApp({ clock }, 'test')
    const cookie = await signInCookie(node, world)
    await node.context.listener.close()
    const stream = await open(cookie, node)
    await waitFor(stream.hasEnded)
    expect(stream.text()).toBe('')
  })

  test('the stream ends when the client disconnects, and leaves nothing behind', async () => {
    const cookie = await signInCookie(app, world)
    const asked = async () => {
      queries.length = 0
      app.context.streams.heartbeat.emit('beat')
      await sql`select`
      return queries.filter((text) => text.includes('"sessions"')).length
    }
    // Streams of earlier tests, whose clients have disconnected, must have ended.
    await waitFor(() => app.context.streams.heartbeat.listenerCount('beat') === 0)
    const another = await signInCookie(app, world, 'admin')
    const streams = [await follow(cookie), await follow(cookie), await follow(another)]
    // A single query serves all streams of the workspace.
    await waitFor(async () => (await asked()) === 1)
    expect(app.context.streams.heartbeat.listenerCount('beat')).toBe(3)
    for (const { res } of streams) res.destroy()
    await waitFor(() => app.context.streams.heartbeat.listenerCount('beat') === 0)
    expect(await asked()).toBe(0)
  })

  test('the stream ends when the client disconnects before it begins', async () => {
    const { budgets, streams } = app.context
    await waitFor(() => streams.heartbeat.listenerCount('beat') === 0)
    const cookie = await signInCookie(app, world)
    const headers = { Cookie: cookie, 'X-Request-Id': 'gone' }
    const request = get(`${app.url}${settingsPrefix}/changes`, { headers, agent: false })
    request.on('error', () => undefined)
    const charged = Promise.withResolvers<void>()
    vi.spyOn(budgets, 'spend').mockImplementationOnce(async () => {
      request.destroy()
      await waitFor(() => logs.some(({ req }) => (req as { id?: string } | undefined)?.id === 'gone'))
      charged.resolve()
      return { states: [], exceeded: false }
    })
    await charged.promise
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(streams.heartbeat.listenerCount('beat')).toBe(0)
  })

  test('the stream does not end while its role cannot be read, but ends at the next heartbeat if the role was lost', async () => {
    const {
      streams: { feed, heartbeat },
      listener,
    } = app.context
    const answers = [() => Promise.reject(new Error('no database')), () => Promise.resolve(false)]
    const changes = followChanges({
      feed,
      listener,
      heartbeat,
      workspaceId: world.workspace.id,
      userId: world.users.owner,
      sessionId: '',
      isManager: true,
      mayFollow: () => answers.shift()?.() ?? Promise.resolve(false),
      signal: new AbortController().signal,
    })
    expect((await changes.next()).value).toBeNull()
    heartbeat.emit('beat')
    expect(await changes.next()).toEqual({ done: false, value: null })
    heartbeat.emit('beat')
    expect(await changes.next()).toEqual({ done: true, value: undefined })
  })

  test('the stream ends before it sends a change that arrived while its role was being read, if the role was lost (product.md 20.8)', async () => {
    const {
      streams: { feed, heartbeat },
      listener,
    } = app.context
    const workspaceId = world.workspace.id
    const role = Promise.withResolvers<boolean>()
    const changes = followChanges({
      feed,
      listener,
      heartbeat,
      workspaceId,
      userId: world.users.owner,
      sessionId: '',
      isManager: true,
      mayFollow: () => role.promise,
      signal: new AbortController().signal,
    })
    expect((await changes.next()).value).toBeNull()
    const next = changes.next()
    await change(async () => {
      await sql`
        select pg_notify('taskwire_keys', ''), pg_notify('taskwire_changes', ${workspaceId} || ' task.created task_1')`
    })
    role.resolve(false)
    expect(await next).toEqual({ done: true, value: undefined })
  })

  test('the stream ends when more than 1,000 events are queued for a slow reader', async () => {
    const {
      streams: { feed, heartbeat },
      listener,
    } = app.context
    const workspaceId = world.workspace.id
    const gone = new AbortController()
    onTestFinished(() => gone.abort())
    const changes = followChanges({
      feed,
      listener,
      heartbeat,
      workspaceId,
      userId: world.users.owner,
      sessionId: '',
      isManager: true,
      mayFollow: () => Promise.resolve(true),
      signal: gone.signal,
    })
    const notifyOf = (count: number) =>
      change(async () => {
        await sql`
          select pg_notify('taskwire_changes', ${workspaceId} || ' task.created task_' || n)
          from generate_series(1, ${count}::int) n`
      })
    expect((await changes.next()).value).toBeNull()
    await notifyOf(1_000)
    expect((await changes.next()).value).toEqual({ type: 'task.created', id: 'task_1' })
    await notifyOf(2)
    expect(await changes.next()).toEqual({ done: true, value: undefined })
  })
})

test('HEAD of the stream returns 200 and ends', async () => {
  const head = await (await signIn(app, world)).call('HEAD', '/changes')
  expect(head.status).toBe(200)
})
