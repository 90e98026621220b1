import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import type { Database } from '../../src/db/database.ts'
import type { Plan } from '../../src/db/plan.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { enqueue } from '../../src/domain/record/outbox.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { formatInteger, formatSpread, median, percentile, roundTo } from './figures.ts'
import { startTaskwire } from './servers.ts'
import { processTreeCpuMicros } from './usage.ts'

const endpointsOfWorkspace = 20

/** Events for some endpoints, the first of which hang: one event per endpoint in every round. */
interface Load {
  endpoints: number
  hanging: number
  rounds: number
  /** Pause between two rounds, in milliseconds. */
  pauseMs: number
}

const idle: Load = { endpoints: 1, hanging: 0, rounds: 300, pauseMs: 50 }
const throughput: Load = { endpoints: 100, hanging: 0, rounds: 200, pauseMs: 0 }
/** A steady load well below the maximum. */
const paced: Load = { endpoints: 100, hanging: 0, rounds: 30, pauseMs: 200 }

/** Throughput from a backlog that was committed before, and CPU time per delivery. */
interface BacklogFigures {
  backlogPerSecond: number
  serverMicros: number
  postgresMicros: number
  receiverMicros: number
}

export interface WebhookFigures extends BacklogFigures {
  /** Latency from commit to receiver. */
  idleP50Ms: number
  idleP99Ms: number
  /** Throughput while events are committed one after the other. */
  deliveriesPerSecond: number
  /** Latency of a hundred receivers, and of ninety while ten others hang. */
  withoutHangingP99Ms: number
  whileHangingP99Ms: number
}

/** Measures the webhooks of one worker, from commit to receiver. */
export async function benchWebhooks(): Promise<WebhookFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = await startDatabaseServer(opened)
  const settings = { WEBHOOKS_ALLOW_INSECURE: '1', WEBHOOK_TIMEOUT_SECONDS: '10' }
  const { databaseUrl, sessionSecret, pid } = opened.use(
    await startTaskwire(await databases.createDatabase('webhooks'), settings),
  )
  const { db } = opened.use(openDatabase(databaseUrl, 4))
  const arrivals: Arrival[] = []
  const bench: Bench = { db, sessionSecret, arrivals, receiverUrl: await startReceiver(arrivals, opened) }

  const p = (values: number[], share: number): number => roundTo(percentile(values, share), 1)
  const alone = await deliver(bench, idle)
  const { latenciesMs, seconds } = await deliver(bench, throughput)
  return {
    idleP50Ms: p(alone.latenciesMs, 0.5),
    idleP99Ms: p(alone.latenciesMs, 0.99),
    deliveriesPerSecond: Math.round(latenciesMs.length / seconds),
    ...(await drainBacklog(bench, pid, databases.postmasterPid)),
    withoutHangingP99Ms: p((await deliver(bench, paced)).latenciesMs, 0.99),
    whileHangingP99Ms: p((await deliver(bench, { ...paced, hanging: 10 })).latenciesMs, 0.99),
  }
}

export function webhookRows(runs: readonly WebhookFigures[]): string[][] {
  const all = (figure: keyof WebhookFigures) => runs.map((one) => one[figure])
  const millis = (figure: keyof WebhookFigures) =>
    formatSpread(all(figure), (value) => value.toFixed(1), ' ms')
  return [
    [
      'from commit to receiver, idle, p50 · p99',
      `${millis('idleP50Ms')} · ${millis('idleP99Ms')}`,
      '< 30 ms · < 150 ms',
    ],
    [
      'deliveries per second, one worker, while events are committed',
      formatSpread(all('deliveriesPerSecond'), formatInteger),
      '≥ 3,000',
    ],
    [
      'deliveries per second, one worker, from a backlog of 20,000',
      formatSpread(all('backlogPerSecond'), formatInteger),
      '≥ 3,000',
    ],
    [
      'CPU time of a delivery from the backlog: server · PostgreSQL · receiver',
      (['serverMicros', 'postgresMicros', 'receiverMicros'] as const)
        .map((figure) => formatSpread(all(figure), formatInteger, ' µs'))
        .join(' · '),
      '',
    ],
    [
      `p99 of 90 receivers while 10 others hang (without them: ${millis('withoutHangingP99Ms')})`,
      millis('whileHangingP99Ms'),
      `< ${(2 * median(all('withoutHangingP99Ms'))).toFixed(1)} ms`,
    ],
  ]
}

/** A delivery that got a response. */
interface Arrival {
  eventId: string
  at: number
}

interface Bench {
  db: Database
  sessionSecret: string
  receiverUrl: string
  arrivals: Arrival[]
}

/** Starts a receiver that responds immediately, but never to paths under `/hang`. */
async function startReceiver(arrivals: Arrival[], opened: AsyncDisposableStack): Promise<string> {
  const server = createServer((req, res) => {
    req.resume()
    if (req.url?.startsWith('/hang')) return
    arrivals.push({ eventId: req.headers['service-event-id'] as string, at: performance.now() })
    res.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.defer(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Commits the events of a load, and waits for the receivers that respond. */
async function deliver(bench: Bench, load: Load): Promise<{ latenciesMs: number[]; seconds: number }> {
  const { db, arrivals } = bench
  const { endpoints, hanging, rounds, pauseMs } = load
  const workspaces = await addWorkspaces(bench, load)
  const committedAt = new Map<string, number>()
  const start = performance.now()
  for (let round = 0; round < rounds; round++) {
    for (const workspace of workspaces) {
      const { eventId } = await runTransaction(db, (tx) => Promise.resolve(enqueueEvent(tx, workspace)))
      committedAt.set(eventId, performance.now())
    }
    await delay(pauseMs)
  }
  const seconds = await secondsUntil(rounds * (endpoints - hanging), arrivals, start)
  return {
    latenciesMs: arrivals.map(({ eventId, at }) => Math.max(0, at - (committedAt.get(eventId) ?? at))),
    seconds,
  }
}

/** Commits all events of a load in one transaction, and measures from its commit to the last response. */
async function drainBacklog(bench: Bench, serverPid: number, postmasterPid: number): Promise<BacklogFigures> {
  const { endpoints, rounds } = throughput
  const count = endpoints * rounds
  const workspaces = await addWorkspaces(bench, throughput)
  await runTransaction(bench.db, (tx) => {
    for (let round = 0; round < rounds; round++)
      for (const workspace of workspaces) enqueueEvent(tx, workspace)
    return Promise.resolve()
  })
  const start = performance.now()
  const cpuMicros = async () => [
    await processTreeCpuMicros(serverPid),
    await processTreeCpuMicros(postmasterPid),
    ownCpuMicros(),
  ]
  const before = await cpuMicros()
  const seconds = await secondsUntil(count, bench.arrivals, start)
  const [serverMicros = NaN, postgresMicros = NaN, receiverMicros = NaN] = (await cpuMicros()).map(
    (micros, i) => Math.round((micros - (before[i] ?? NaN)) / count),
  )
  return {
    backlogPerSecond: Math.round(count / seconds),
    ...{ serverMicros, postgresMicros, receiverMicros },
  }
}

function ownCpuMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function enqueueEvent(plan: Plan, { fixture, targets }: Workspace): { eventId: string } {
  const { workspace, tasks, cards, projects } = fixture
  const data = { id: tasks.first, card_id: cards.todo, project_id: projects.main }
  return enqueue(plan, workspace.id, 'task.deleted', data, targets, new Date())
}

/** Waits for a number of responses, and returns the time from `start` to the last one. */
async function secondsUntil(count: number, arrivals: readonly Arrival[], start: number): Promise<number> {
  while (arrivals.length < count) await delay(10)
  return ((arrivals.at(-1)?.at ?? start) - start) / 1000
}

interface Workspace {
  fixture: Fixture
  targets: { id: string; disabled: boolean }[]
}

/** Adds the endpoints of a load, in workspaces with a few each, and forgets earlier arrivals. */
async function addWorkspaces(bench: Bench, { endpoints, hanging }: Load): Promise<Workspace[]> {
  const workspaces: Workspace[] = []
  for (let first = 0; first < endpoints; first += endpointsOfWorkspace)
    workspaces.push(
      await addWorkspace(bench, Math.min(endpoints, endpointsOfWorkspace), Math.max(0, hanging - first)),
    )
  bench.arrivals.length = 0
  return workspaces
}

async function addWorkspace(
  { db, sessionSecret, receiverUrl }: Bench,
  endpoints: number,
  hanging: number,
): Promise<Workspace> {
  const fixture = await createFixture(db, new Date())
  const box = createSecretBox(sessionSecret)
  const source = { workspaceId: fixture.workspace.id, userId: null, via: 'cli' as const, now: new Date() }
  const targets: Workspace['targets'] = []
  for (let n = 0; n < endpoints; n++) {
    const endpoint = { url: `${receiverUrl}/${n < hanging ? 'hang' : 'ok'}`, events: [] }
    const { id } = await runTransaction(db, (tx) => addEndpoint(tx, source, box, endpoint))
    targets.push({ id, disabled: false })
  }
  return { fixture, targets }
}
