import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { commitPlan } from '../../src/db/commit.ts'
import { isStalePlan } from '../../src/db/errors.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { secretHash } from '../../src/crypto/api-key-secret.ts'
import { assertKey, findKeyByHash } from '../../src/domain/api-keys/find-key.ts'
import { beginMove, resumeWorkspace, retireWorkspace } from '../../src/domain/moves/move-workspace.ts'
import { waitUntilQuiet } from '../../src/domain/moves/wait-until-quiet.ts'
import { taskwireError, taskwireJson } from '../support/app/cli.ts'
import { runJob } from '../support/app/jobs.ts'
import { operatorOf } from '../support/world/keys.ts'
import { tokenIn } from '../support/app/mail.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { password, setPassword, signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

const scene = useWorldWithDeliveries()
const { app, world, full, stranger, sql, clock, settled, commit } = scene

const begin = () => commit((tx) => beginMove(tx, operatorOf(world, clock.now())))
const resume = () => commit((tx) => resumeWorkspace(tx, operatorOf(world, clock.now())))
afterEach(() => sql`update workspaces set state = 'active', moved_to = null`)

const task = () => ({ title_text: 'Order slate', project_id: world.projects.second })
const countOf = async (table: string): Promise<number> =>
  (await sql`select from ${sql(table)} where workspace_id = ${world.workspace.id}`).length

describe('while a workspace is moved (product.md 24.3)', () => {
  test('while a workspace is moved, reads succeed, and writes are refused with 503 and Retry-After', async () => {
    const owner = await signIn(app, world)
    await begin()
    const before = await countOf('tasks')
    expect((await full.get('/tasks')).status).toBe(200)
    expect((await owner.get('/keys')).status).toBe(200)
    for (const refused of [
      await full.post('/tasks', task()),
      await full.patch(`/tasks/${world.tasks.first}`, { progress: 1 }),
      await owner.patch('/workspace', { name: 'Another' }),
      await owner.post('/notifications/reads', { until: '2026-11-21T10:00:00Z' }),
    ]) {
      expectRefusal(refused, 'service_unavailable')
      expect(refused.headers['retry-after']).toBe('5')
    }
    expect(await countOf('tasks')).toBe(before)
    await resume()
    expect((await full.post('/tasks', task())).status).toBe(201)
  })

  test('while a workspace is moved, its people can switch to another workspace, change their password, end sessions and sign in', async () => {
    const { owner: userId } = world.users
    await sql`
      insert into memberships (workspace_id, user_id, role, status, joined_at)
      values (${world.foreign.workspace}, ${userId}, 'member', 'active', now())`
    const owner = await signIn(app, world)
    await begin()
    const switchTo = (id: string) => owner.patch('/session', { workspace_id: id })
    for (const id of [world.foreign.workspace, world.workspace.id]) {
      const { status, body } = await switchTo(id)
      expect([status, body.data?.workspace.id]).toEqual([200, id])
    }
    const change = { current_password: password, new_password: `${password} too` }
    expect((await owner.post('/password', change)).status).toBe(204)
    const email = await setPassword(app, world)
    const entered = await app.inSettings({}).post('/session', { email, password })
    expect([entered.status, entered.body.data.workspace.id]).toEqual([201, world.workspace.id])
    const { body } = await owner.get('/sessions')
    for (const { id } of body.data as { id: string }[])
      expect((await owner.delete(`/sessions/${id}`)).status).toBe(204)
    await sql`delete from memberships where workspace_id = ${world.foreign.workspace} and user_id = ${userId}`
  })

  test('while a workspace is moved, a stored reply is replayed', async () => {
    const options = { headers: { 'Idempotency-Key': randomUUID() } }
    const first = await full.post('/tasks', task(), options)
    await begin()
    const again = await full.post('/tasks', task(), options)
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.headers['idempotent-replay']).toBe('true')
  })

  test('while a workspace is moved, a write that was planned earlier is not committed', async () => {
    const { db } = app.context
    const key = await findKeyByHash(db, secretHash(world.keys.full.secret), clock.now())
    const written = commitPlan(db, async (plan) => {
      if (key) assertKey(plan, key, clock.now())
      await begin()
    })
    await expect(written).rejects.toSatisfy(isStalePlan)
  })

  test('while a workspace is moved, an invitation cannot be accepted', async () => {
    const owner = await signIn(app, world)
    const email = `${randomUUID()}@fernhill.example`
    const { body } = await owner.post('/invitations', { email, role: 'member' })
    const accept = () =>
      app.inSettings({}).post('/invitations/acceptances', {
        token: tokenIn(body.url as string),
        name: 'Ida',
        password,
      })
    await begin()
    expectRefusal(await accept(), 'service_unavailable')
    await resume()
    expect((await accept()).status).toBe(201)
  })

  test('while a workspace is moved, other workspaces accept writes', async () => {
    await begin()
    const body = { title_text: 'Elsewhere', project_id: world.foreign.project }
    expect((await stranger.post('/tasks', body)).status).toBe(201)
  })

  test('while a workspace is moved, a command that would change it fails, and changes nothing', async () => {
    const { id } = world.workspace
    await begin()
    const keys = await countOf('api_keys')
    const mint = ['keys', 'mint', '--workspace', id, '--user', world.users.owner, '--name', 'CI']
    expect(await taskwireError([...mint, '--scopes', 'read:tasks'])).toMatch(
      /^nothing was changed: the workspace/,
    )
    expect(await countOf('api_keys')).toBe(keys)
  })

  test('while a workspace is moved, reminders and recurring tasks pause; they resume when the move is cancelled (product.md 24.5)', async () => {
    await begin()
    const past = new Date(clock.now().getTime() - 60_000).toISOString()
    await sql`update tasks set reminder_at = ${past}, reminded_at = null where id = ${world.tasks.first}`
    await sql`update events set reminder_at = ${past}, reminded_at = null where id = ${world.events.workspace}`
    await sql`update events set next_reminder_at = ${past} where id = ${world.events.project}`
    await sql`update tasks set progress = 100, recurrence = 'daily' where id = ${world.tasks.recurring}`
    const waiting = () => sql`
      select id from tasks where workspace_id = ${world.workspace.id}
        and (reminder_at is not null and reminded_at is null or completed and recurrence is not null)
      union all select id from events where workspace_id = ${world.workspace.id}
        and (reminder_at is not null and reminded_at is null or next_reminder_at = ${past})`
    const runAll = async (): Promise<void> => {
      for (const job of ['reminders', 'event reminders', 'occurrence reminders', 'roll-forward'])
        await runJob(app.context, job)
    }
    const before = await waiting()
    expect(before.length).toBeGreaterThanOrEqual(4)
    await runAll()
    expect(await waiting()).toEqual(before)
    await resume()
    await runAll()
    expect(await waiting()).toEqual([])
  })

  test('while a workspace is moved, no delivery that was already due is sent', async () => {
    const receiver = await startReceiver()
    const { id } = await giveEndpoint(app, world.workspace.id, receiver.url)
    await sql`
      insert into webhook_events (workspace_id, id, type, body, created_at)
      values (${world.workspace.id}, 'evt_due', 'task.created', '{}', now())`
    await begin()
    await sql`
      insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
      values (${world.workspace.id}, 'whd_due', ${id}, 'evt_due', 'pending', ${clock.now().toISOString()}, now())`
    await settled()
    expect(receiver.requests).toEqual([])
    await resume()
    await settled()
    expect(receiver.requests.map(({ headers }) => headers['service-event-id'])).toEqual(['evt_due'])
  })
})

describe('before a workspace is copied (product.md 24.3)', () => {
  const wait = (seconds: number) =>
    waitUntilQuiet(app.context.db, world.workspace.id, { seconds, signal: AbortSignal.timeout(60_000) })

  test('the export waits for transactions that may write to the workspace', async () => {
    const order: string[] = []
    let waiting: Promise<unknown> | undefined
    await sql.begin(async (tx) => {
      await tx`update tasks set title = 'late' where id = ${world.tasks.first}`
      waiting = wait(60).then((blocking) => order.push(blocking ? 'blocked' : 'quiet'))
      await waitFor(async () => (await tx`select from pg_locks where locktype = 'virtualxid'`).length > 0)
      order.push('written')
    })
    await waiting
    expect(order).toEqual(['written', 'quiet'])
  })

  test('the export names a transaction that does not end', async () => {
    await sql.begin(async (tx) => {
      const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      expect(await wait(0)).toMatchObject({ pid: own?.pid })
    })
  })

  test('before a workspace is copied, the result of a delivery in flight is recorded', async () => {
    const receiver = await startReceiver()
    let answer: (() => void) | undefined
    receiver.otherwise((res) => void (answer = () => res.writeHead(200).end()))
    const { id } = await giveEndpoint(app, world.workspace.id, receiver.url, ['task.created'])
    await full.post('/tasks', task())
    const sent = settled()
    await waitFor(() => answer !== undefined)
    await begin()
    const quiet = wait(60).then(async () => {
      const rows = await sql`select status from webhook_deliveries where endpoint_id = ${id}`
      return rows.map(({ status }) => status as string)
    })
    const asked = () => app.queries.filter((text) => text.includes('leased_until > now() limit 1')).length
    await waitFor(() => asked() > 1)
    answer?.()
    await sent
    expect(await quiet).toEqual(['delivered'])
  })
})

describe('a workspace that has moved (product.md 24.4)', () => {
  const retire = async (to: string | null): Promise<void> => {
    await begin()
    expect(await commit((tx) => retireWorkspace(tx, world.workspace.id, to))).toBe(true)
  }

  test('a workspace that has moved responds 421 with its new address for every key, and has no sessions (product.md 24.4, 24.8)', async () => {
    const owner = await signIn(app, world)
    await retire('https://tasks.fernhill.example')
    for (const answer of [await full.get('/me'), await full.post('/tasks', task())]) {
      expectRefusal(answer, 'workspace_moved')
      expect(answer.body.error.message).toBe('This workspace has moved to https://tasks.fernhill.example.')
    }
    expectRefusal(await owner.get('/session'), 'session_required')
    expect((await stranger.get('/me')).status).toBe(200)
  })

  test('an operator can still reset the passwords of the people of a workspace that has moved', async () => {
    const email = await setPassword(app, world)
    await retire(null)
    const reset = await taskwireJson<{ email: string }>(['users', 'reset-password', '--email', email])
    expect(reset).toMatchObject({ email })
  })

  test('a workspace that has moved to an unknown address also responds 421, and cannot be resumed', async () => {
    await retire(null)
    const answer = await full.get('/me')
    expect(answer.body.error.message).toBe('This workspace has moved to another installation.')
    expect(await resume()).toBe(false)
    expectRefusal(await full.get('/me'), 'workspace_moved')
  })

  test('people of a moved workspace can sign in to their other workspaces, and those without one get 421 with the new address', async () => {
    const email = await setPassword(app, world)
    const enter = () => app.inSettings({}).post('/session', { email, password })
    await retire('https://tasks.fernhill.example')
    expectRefusal(await enter(), 'workspace_moved')
    await sql`
      insert into memberships (workspace_id, user_id, role, status, joined_at)
      values (${world.foreign.workspace}, ${world.users.owner}, 'member', 'active', now())`
    const { status, body } = await enter()
    expect(status).toBe(201)
    expect(body.data.workspace.id).toBe(world.foreign.workspace)
    expect(body.data.workspaces).toHaveLength(1)
    await sql`delete from sessions`
    await sql`delete from memberships where workspace_id = ${world.foreign.workspace} and user_id = ${world.users.owner}`
  })

  test('a workspace cannot be retired unless its writes are refused', async () => {
    const { db } = app.context
    expect(await runTransaction(db, (tx) => retireWorkspace(tx, world.workspace.id, null))).toBe(false)
    expect((await full.get('/me')).status).toBe(200)
  })
})
