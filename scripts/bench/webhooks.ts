import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import type { Database } from '../../src/db/database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { enqueue } from '../../src/domain/webhooks/outbox.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { grouped, formatSpread, median, percentile, roundTo, type FigureRow } from './figures.ts'
import { startTaskwire } from './servers.ts'

const latencySamples = 300
const throughputDeliveries = 20_000
const pacedDeliveries = 3_000
const pacedEveryMillis = 200
const [worldCount, endpointsOfWorld] = [5, 20]
const endpointCount = worldCount * endpointsOfWorld

export interface WebhookFigures {
  /** Latency from commit to receiver. */
  idleP50Ms: number
  idleP99Ms: number
  /** Sustained throughput. */
  deliveriesPerSecond: number
  /** Latency of a hundred receivers, and of ninety while ten others hang. */
  aloneP99Ms: number
  besideHangingP99Ms: number
}

/**
 * Measures webhooks of one worker, from commit to receiver: latency on an idle machine, sustained throughput, and the
 * latency of ninety receivers while ten others hang.
 */
export async function benchWebhooks(): Promise<WebhookFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const settings = { WEBHOOKS_ALLOW_INSECURE: '1', WEBHOOK_TIMEOUT_SECONDS: '10' }
  const taskwire = opened.use(await startTaskwire(await databases.createDatabase('webhooks'), settings))
  const { db } = opened.use(openDatabase(taskwire.databaseUrl, 4))
  const receiver = opened.use(await startReceiver())
  const bench: Bench = { ...taskwire, db, receiver }

  const latencies = await measureLatencies(bench)
  const deliveriesPerSecond = await measureThroughput(bench)
  const alone = await measurePaced(bench, 0)
  const besideHanging = await measurePaced(bench, endpointCount / 10)
  const millis = (values: number[], share: number): number => roundTo(percentile(values, share), 1)
  return {
    idleP50Ms: millis(latencies, 0.5),
    idleP99Ms: millis(latencies, 0.99),
    deliveriesPerSecond,
    aloneP99Ms: millis(alone, 0.99),
    besideHangingP99Ms: millis(besideHanging, 0.99),
  }
}

export function webhookRows(runs: readonly WebhookFigures[]): FigureRow[] {
  const all = (figure: keyof WebhookFigures) => runs.map((one) => one[figure])
  const millis = (figure: keyof WebhookFigures) =>
    formatSpread(all(figure), (value) => value.toFixed(1), ' ms')
  return [
    [
      'webhook from commit to receiver, idle, p50 · p99',
      `${millis('idleP50Ms')} · ${millis('idleP99Ms')}`,
      '< 30 ms · < 150 ms',
    ],
    ['webhooks a second, one worker', formatSpread(all('deliveriesPerSecond'), grouped), '≥ 1,000'],
    [
      `webhooks, p99 of 90 receivers beside 10 that hang (alone: ${millis('aloneP99Ms')})`,
      millis('besideHangingP99Ms'),
      `< ${(2 * median(all('aloneP99Ms'))).toFixed(1)} ms`,
    ],
  ]
}

interface Bench {
  url: string
  sessionSecret: string
  db: Database
  receiver: Receiver
}

interface Receiver extends AsyncDisposable {
  url: string
  /** Deliveries that were answered. */
  arrivals: { eventId: string; at: number }[]
}

/** Starts a receiver that answers at once, but never answers paths under `/hang`. */
async function startReceiver(): Promise<Receiver> {
  const arrivals: Receiver['arrivals'] = []
  const server = createServer((req, res) => {
    req.resume()
    if (req.url?.startsWith('/hang')) return
    arrivals.push({ eventId: req.headers['service-event-id'] as string, at: performance.now() })
    res.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function measureLatencies({ url, receiver, ...bench }: Bench): Promise<number[]> {
  const world = await createFixture(bench.db, new Date())
  await addEndpoints(bench, world.workspace.id, [`${receiver.url}/ok`])
  const headers = { Authorization: `Bearer ${world.keys.full.secret}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ title_text: 'timed', project_id: world.projects.main })
  const latencies: number[] = []
  for (let i = 0; i < latencySamples; i++) {
    const before = receiver.arrivals.length
    await (await fetch(`${url}/tasks`, { method: 'POST', headers, body })).arrayBuffer()
    const committed = performance.now()
    while (receiver.arrivals.length === before) await delay(1)
    latencies.push(Math.max(0, (receiver.arrivals.at(-1)?.at ?? committed) - committed))
  }
  return latencies
}

/** Returns the number of deliveries per second. */
async function measureThroughput(bench: Bench): Promise<number> {
  const { arrivals } = bench.receiver
  const worlds = await addWorlds(bench, 0)
  arrivals.length = 0
  const start = performance.now()
  await enqueueEvents(bench.db, worlds, throughputDeliveries / endpointCount)
  while (arrivals.length < throughputDeliveries) await delay(10)
  return Math.round(throughputDeliveries / ((performance.now() - start) / 1000))
}

/** Returns the latencies of the receivers that answer, under a steady load well below the maximum. */
async function measurePaced(bench: Bench, hanging: number): Promise<number[]> {
  const { arrivals } = bench.receiver
  const worlds = await addWorlds(bench, hanging)
  arrivals.length = 0
  const committed = new Map<string, number>()
  const rounds = pacedDeliveries / endpointCount
  for (let i = 0; i < rounds; i++) {
    for (const [id, at] of await enqueueEvents(bench.db, worlds, 1)) committed.set(id, at)
    await delay(pacedEveryMillis)
  }
  while (arrivals.length < rounds * (endpointCount - hanging)) await delay(10)
  return arrivals.map(({ eventId, at }) => Math.max(0, at - (committed.get(eventId) ?? at)))
}

interface DeliveryWorld {
  fixture: Fixture
  endpointIds: string[]
}

/** Adds worlds with a hundred endpoints in total, of which the first ones hang. */
async function addWorlds(bench: Bench, hanging: number): Promise<DeliveryWorld[]> {
  const worlds: DeliveryWorld[] = []
  for (let first = 0; first < endpointCount; first += endpointsOfWorld) {
    const fixture = await createFixture(bench.db, new Date())
    const paths = Array.from({ length: endpointsOfWorld }, (_, n) => (first + n < hanging ? 'hang' : 'ok'))
    const urls = paths.map((path) => `${bench.receiver.url}/${path}`)
    worlds.push({ fixture, endpointIds: await addEndpoints(bench, fixture.workspace.id, urls) })
  }
  return worlds
}

/** Enqueues events for each endpoint. Returns the time at which each was committed. */
async function enqueueEvents(
  db: Database,
  worlds: readonly DeliveryWorld[],
  times: number,
): Promise<Map<string, number>> {
  const committed = new Map<string, number>()
  for (const { fixture, endpointIds } of worlds) {
    const { workspace, tasks, cards, projects } = fixture
    const data = { id: tasks.first, card_id: cards.todo, project_id: projects.main }
    const targets = endpointIds.map((id) => ({ id, disabled: false }))
    for (let i = 0; i < times; i++) {
      const { eventId } = await runTransaction(db, (tx) =>
        Promise.resolve(enqueue(tx, workspace.id, 'task.deleted', data, targets, new Date())),
      )
      committed.set(eventId, performance.now())
    }
  }
  return committed
}

function addEndpoints(
  { db, sessionSecret }: Pick<Bench, 'db' | 'sessionSecret'>,
  workspaceId: string,
  urls: readonly string[],
): Promise<string[]> {
  const box = createSecretBox(sessionSecret)
  const source = { workspaceId, userId: null, via: 'cli' as const, now: new Date() }
  return runTransaction(db, async (tx) => {
    const ids: string[] = []
    for (const url of urls) ids.push((await addEndpoint(tx, source, box, { url, events: [] })).id)
    return ids
  })
}
