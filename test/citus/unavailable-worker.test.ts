import { expect, test } from 'vitest'
import { setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { sessionSecret } from '../support/app/app.ts'
import { findWorker } from '../support/database/citus-worker.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startReceiver, type Receiver } from '../support/network/receiver.ts'
import { startServer, type TestServer } from '../support/app/server.ts'
import { password, setPassword } from '../support/world/settings.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const { app, sql, commit } = useWorld()

/** A world with an endpoint, and an owner who can sign in. */
interface WorldWithLogin extends Fixture {
  email: string
}

/** Creates worlds until two are on the worker, and two on other nodes. */
async function createWorlds(
  worker: string,
  receiver: Receiver,
): Promise<Record<'lost' | 'kept', WorldWithLogin[]>> {
  const found = { lost: [] as WorldWithLogin[], kept: [] as WorldWithLogin[] }
  while (found.lost.length < 2 || found.kept.length < 2) {
    const world = await app.fixture()
    const { id } = world.workspace
    await giveEndpoint(app, id, `${receiver.url}/${id}`)
    const [row] = await sql<{ node: string }[]>`
      select n.nodename || ':' || n.nodeport as node
      from pg_dist_placement p join pg_dist_node n using (groupid)
      where p.shardid = get_shard_id_for_distribution_column('workspaces', ${id}::text)`
    found[row?.node === worker ? 'lost' : 'kept'].push({ ...world, email: await setPassword(app, world) })
  }
  return { lost: found.lost.slice(0, 2), kept: found.kept.slice(0, 2) }
}

const tasks = '/api/public/v1/tasks'

/** Returns functions that send requests to the server. */
function clientOf({ url }: TestServer) {
  const ask = (
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    method = body ? 'POST' : 'GET',
  ) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
  const withKey = ({ keys }: Fixture) => ({ Authorization: `Bearer ${keys.full.secret}` })
  const create = (world: Fixture) =>
    ask(tasks, withKey(world), { title_text: 'During the outage', project_id: world.projects.main })
  return {
    ask,
    list: (world: Fixture) => ask(tasks, withKey(world)),
    create,
    /** Creates a task with a reminder, and returns the statuses of both requests. */
    async remind(world: Fixture, at: Date) {
      const created = await create(world)
      const { id } = ((await created.json()) as { data: { id: string } }).data
      const reminder = { reminder_date: at.toISOString() }
      return [created.status, (await ask(`${tasks}/${id}`, withKey(world), reminder, 'PATCH')).status]
    },
    signIn: ({ email }: WorldWithLogin) => ask('/api/settings/v1/session', {}, { email, password }),
    ready: async () => {
      const answer = await ask('/readyz')
      return { status: answer.status, failing: ((await answer.json()) as { failing?: string[] }).failing }
    },
  }
}

const count = async (rows: Promise<readonly unknown[]>): Promise<number> => (await rows).length
const notified = ({ workspace }: Fixture): Promise<number> =>
  count(sql`select from notifications where workspace_id = ${workspace.id} and type = 'task.reminder'`)
const successors = ({ workspace }: Fixture): Promise<number> =>
  count(
    sql`select from tasks where workspace_id = ${workspace.id} and recurrence = 'monthly' and not completed`,
  )
const logged = ({ workspace }: Fixture): Promise<number> =>
  count(sql`select from request_log where workspace_id = ${workspace.id} and method = 'PATCH'`)
const used = ({ workspace }: Fixture): Promise<number> =>
  count(sql`
    select from api_key_secrets where workspace_id = ${workspace.id} and last_used_at > now() - interval '1 hour'`)

async function recur(world: Fixture): Promise<void> {
  const { body } = await app.withSecret(world.keys.full.secret).post('/tasks', {
    ...{ title_text: 'Monthly', project_id: world.projects.second, progress: 100, end_date: '2031-01-31' },
  })
  const { id } = (body as { data: { id: string } }).data
  const source = { workspaceId: world.workspace.id, userId: world.users.owner, via: 'cli' as const }
  await commit((tx) => setRecurrence(tx, { ...source, now: app.clock.now() }, id, 'monthly'))
}

const limit = { timeout: 60_000 }
const secondsFromNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

// `frozen` comes first, because each of the coordinator's connections fails once after a worker has restarted.
test.each(['frozen', 'stopped'] as const)(
  'while a Citus worker is %s, workspaces on other nodes are fully served, /readyz returns 200, and the pending work is done later (product.md 15.26)',
  async (state) => {
    const worker = await findWorker()
    if (!worker) return console.warn('skipped: the worker is on another machine')
    const receiver = await startReceiver()
    const { lost, kept } = await createWorlds(worker.name, receiver)
    const received = ({ workspace }: Fixture): number =>
      receiver.requests.filter(({ path }) => path === `/${workspace.id}`).length
    const server = await startServer({
      DATABASE_URL: await testDatabaseUrl(),
      SESSION_SECRET: sessionSecret,
      WEBHOOKS_ALLOW_INSECURE: '1',
    })
    const { ask, list, create, remind, signIn, ready } = clientOf(server)
    for (const world of [...lost, ...kept])
      expect(await remind(world, secondsFromNow(10))).toEqual([201, 200])
    await expect.poll(() => [...lost, ...kept].map(received), limit).toEqual([2, 2, 2, 2])

    const degraded = { status: 200, failing: [`node ${worker.name}`] }
    await (state === 'stopped' ? worker.stop() : worker.freeze())
    // More requests than connections, so that every connection waits for the worker until it is detected as down.
    const refused = lost.flatMap((world) =>
      Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? list(world) : create(world))),
    )
    await expect.poll(ready, limit).toEqual(degraded)
    expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(new Set([503]))

    for (const world of kept) {
      for (let round = 0; round < 3; round++) {
        const refused = Promise.all(lost.flatMap((other) => [list(other), create(other)]))
        expect((await list(world)).status).toBe(200)
        expect(await remind(world, secondsFromNow(-1))).toEqual([201, 200])
        expect((await refused).map(({ status }) => status)).toEqual([503, 503, 503, 503])
      }
      const session = await signIn(world)
      expect(session.status).toBe(201)
      const cookie = { Cookie: session.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
      for (const path of ['session', 'keys', 'members', 'webhook-endpoints'])
        expect((await ask(`/api/settings/v1/${path}`, cookie)).status, path).toBe(200)
      const project = await ask('/api/settings/v1/projects', cookie, { name: 'During the outage' })
      expect(project.status).toBe(201)
      await recur(world)
    }
    for (const world of lost) expect((await signIn(world)).status).toBe(503)
    await expect.poll(() => kept.map(received).every((number) => number >= 8), limit).toBe(true)
    await expect.poll(() => Promise.all(kept.map(notified)), limit).toEqual([4, 4])
    await expect.poll(() => Promise.all(kept.map(successors)), limit).toEqual([1, 1])
    await expect.poll(() => Promise.all(kept.map(logged)), limit).toEqual([4, 4])
    await expect.poll(() => Promise.all(kept.map(used)), limit).toEqual([1, 1])
    expect(await ready()).toEqual(degraded)
    expect(await (await ask('/metrics')).text()).toMatch(/^taskwire_webhook_queue_depth \d/m)

    await (state === 'stopped' ? worker.start() : worker.thaw())
    await expect.poll(ready, limit).toEqual({ status: 200, failing: undefined })
    for (const world of lost) await expect.poll(async () => (await create(world)).status, limit).toBe(201)
    await expect.poll(() => Promise.all(lost.map(notified)), limit).toEqual([1, 1])
    await expect.poll(() => lost.map(received).every((number) => number >= 3), limit).toBe(true)
  },
)
