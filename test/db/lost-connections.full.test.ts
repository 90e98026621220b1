import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { Connections, type ConnectionsOptions } from '../../src/db/pool/connections.ts'
import { isDatabaseUnavailable } from '../../src/db/errors.ts'
import { startApp, type Answer } from '../support/app/app.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { startRelay, type Relay } from '../support/network/relay.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/* Connections to PostgreSQL are lost repeatedly while requests use them. */

let url: string
beforeAll(async () => {
  url = await testDatabaseUrl()
})

function open(options: Partial<ConnectionsOptions> & { applicationName: string }): Connections {
  const connections = new Connections({
    url,
    max: 1,
    maxExclusive: 2,
    settings: { timezone: 'UTC', lock_timeout: 1_000 },
    maxWaitMs: 60_000,
    ...options,
  })
  onTestFinished(() => connections.end())
  return connections
}

interface Loss {
  how: string
  /** Minimum number of tasks whose responses are lost. */
  leastReplays: number
  /** Closes all connections with this application name. */
  lose: (applicationName: string, other: Connections, relay: Relay) => Promise<unknown>
}

const losses: Loss[] = [
  {
    how: 'PostgreSQL terminates the connections',
    leastReplays: 0,
    lose: async (applicationName, other) => {
      const lost = await other.run(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = $1`,
        [applicationName],
      )
      expect(lost.length).toBeGreaterThan(0)
    },
  },
  {
    how: 'the network drops the connections and the responses',
    leastReplays: 1,
    lose: async (applicationName, other, relay) => {
      relay.silence()
      // Some connections wait for a response that will never arrive, or for locks of such a connection.
      await waitFor(async () => {
        const active = await other.run(
          `select from pg_stat_activity
          where datname = current_database() and application_name = $1 and state = 'active'
            and coalesce(wait_event_type, '') not in ('Client', 'Lock')`,
          [applicationName],
        )
        return active.length === 0
      })
      relay.cut()
    },
  },
]

/** Runs the work eight times concurrently, and loses all connections after every twenty successful calls, twenty times in total. */
async function workThrough(
  lose: () => Promise<unknown>,
  work: (worker: number, n: number) => Promise<boolean>,
): Promise<void> {
  let done = 0
  let isOver = false
  const over = () => (isOver = true)
  const repeat = async (worker: number): Promise<void> => {
    for (let n = 0; !isOver; n++) if (await work(worker, n)) done++
  }
  const loseRepeatedly = async (): Promise<void> => {
    for (let round = 0; round < 20; round++) {
      const enough = done + 20
      await waitFor(() => isOver || done >= enough)
      await lose()
    }
  }
  const workers = Array.from({ length: 8 }, (_, worker) => repeat(worker).finally(over))
  await Promise.all([loseRepeatedly().finally(over), ...workers])
}

test.each(losses)(
  'a driver client whose connection has closed is not used again, since it would open another session: $how',
  async ({ lose }) => {
    const applicationName = 'lost connections'
    const relay = await startRelay(url)
    const other = open({ applicationName: 'beside' })
    const pipelined = open({ url: relay.url, applicationName, max: 2, maxExclusive: 0 })
    const exclusive = open({ url: relay.url, applicationName, max: 2 })
    const ask = async (on: Pick<Connections, 'run'>): Promise<{ pid: number; setting: string }> => {
      const text = `select pg_backend_pid() as pid, current_setting('lock_timeout') as setting`
      return (await on.run(text))[0] as { pid: number; setting: string }
    }
    const settings = new Set<string>()
    const work = async (worker: number, n: number): Promise<void> => {
      if ((worker + n) % 2 > 0) return void settings.add((await ask(pipelined)).setting)
      await exclusive.use(async (connection) => {
        const session = await ask(connection)
        expect(await ask(connection)).toEqual(session)
        settings.add(session.setting)
      })
    }
    await workThrough(
      () => lose(applicationName, other, relay),
      (worker, n) =>
        work(worker, n).then(
          () => true,
          (error: unknown) => {
            if (!isDatabaseUnavailable(error)) throw error
            return false
          },
        ),
    )
    // A session that the driver opened by itself would lack these settings.
    expect([...settings]).toEqual(['1s'])
  },
)

test.each(losses)(
  'a create that is retried with its Idempotency-Key creates one task, however connections are lost: $how',
  async ({ lose, leastReplays }) => {
    const relay = await startRelay(url)
    const other = open({ applicationName: 'beside' })
    const app = await startApp({ databaseUrl: relay.url }, 'test')
    const { workspace, projects, keys } = await app.fixture()
    const full = app.withSecret(keys.full.secret)
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    onTestFinished(() => void process.off('unhandledRejection', note))

    const acknowledged: Record<string, string[]> = {}
    let replays = 0
    await workThrough(
      () => lose('taskwire test', other, relay),
      async (worker, n) => {
        const key = `lost ${worker} ${n}`
        const body = { title_text: key, project_id: projects.main }
        const create = (): Promise<Answer> =>
          full.post('/tasks', body, { headers: { 'Idempotency-Key': key } })
        let answer = await create()
        for (; answer.status !== 201; answer = await create()) expectRefusal(answer, 'service_unavailable')
        if (answer.headers['idempotent-replay']) replays++
        acknowledged[key] = [answer.body.data.id as string]
        return true
      },
    )

    const rows = await app.context.sql<{ title: string; ids: string[] }[]>`
      select title, array_agg(id) as ids from tasks
      where workspace_id = ${workspace.id} and title like 'lost %' group by title`
    expect(Object.fromEntries(rows.map(({ title, ids }) => [title, ids]))).toEqual(acknowledged)
    expect(replays).toBeGreaterThanOrEqual(leastReplays)
    expect(unhandled).toEqual([])
  },
)
