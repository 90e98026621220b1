import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { openForWork, type Database } from '../../src/db/database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { enqueue } from '../../src/domain/webhooks/outbox.ts'
import { createSecretBox, type SecretBox } from '../../src/crypto/secret-box.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { grouped, inWords, median, percentile, printTable, roundTo, type FigureRow } from './figures.ts'
import { openCheckout } from './checkout.ts'
import { startDatabaseServer } from './database-server.ts'
import { startTaskwire, type Taskwire } from './taskwire.ts'

const latencySamples = 300
const throughputDeliveries = 20_000
const endpointCount = 100
const pacedDeliveries = 3_000
const pacedEveryMillis = 200

/**
 * Webhooks from commit to receiver, one worker: latency on an idle machine, sustained throughput, and what ten
 * hanging receivers of a hundred do to the others.
 */
export async function benchWebhooks(): Promise<WebhookFigures> {
  await using databases = await startDatabaseServer()
  await using taskwire = await startTaskwire(
    await openCheckout('.'),
    await databases.createDatabase('webhooks'),
    { WEBHOOKS_ALLOW_INSECURE: '1', WEBHOOK_TIMEOUT_SECONDS: '10' },
  )
  const { db, close } = openForWork(taskwire.databaseUrl, { total: 4, applicationName: 'taskwire bench' })
  const box = createSecretBox(taskwire.sessionSecret)
  const receiver = await startReceiver()
  try {
    const latency = await measureLatency(taskwire, db, box, receiver)
    const perSecond = await measureThroughput(db, box, receiver)
    const alone = await measurePaced(db, box, receiver, 0)
    const beside = await measurePaced(db, box, receiver, endpointCount / 10)
    return {
      idleP50Ms: roundTo(percentile(latency, 0.5), 1),
      idleP99Ms: roundTo(percentile(latency, 0.99), 1),
      deliveriesPerSecond: Math.round(perSecond),
      aloneP99Ms: roundTo(percentile(alone, 0.99), 1),
      besideHangingP99Ms: roundTo(percentile(beside, 0.99), 1),
    }
  } finally {
    receiver.stop()
    await close()
  }
}

export interface WebhookFigures {
  /** From commit to receiver. */
  idleP50Ms: number
  idleP99Ms: number
  /** Sustained. */
  deliveriesPerSecond: number
  /** Of a hundred receivers, and of ninety beside ten that hang. */
  aloneP99Ms: number
  besideHangingP99Ms: number
}

export function printWebhooks(runs: readonly WebhookFigures[]): void {
  printTable('webhooks', webhookRows(runs))
}

export function webhookRows(runs: readonly WebhookFigures[]): FigureRow[] {
  const all = (figure: keyof WebhookFigures) => runs.map((one) => one[figure])
  const millis = (figure: keyof WebhookFigures) => inWords(all(figure), (value) => value.toFixed(1), ' ms')
  return [
    {
      figure: 'webhook from commit to receiver, idle, p50 · p99',
      value: `${millis('idleP50Ms')} · ${millis('idleP99Ms')}`,
      goal: '< 30 ms · < 150 ms',
    },
    {
      figure: 'webhooks a second, one worker',
      value: inWords(all('deliveriesPerSecond'), grouped),
      goal: '≥ 1,000',
    },
    {
      figure: `webhooks, p99 of 90 receivers beside 10 that hang (alone: ${millis('aloneP99Ms')})`,
      value: millis('besideHangingP99Ms'),
      goal: `< ${(2 * median(all('aloneP99Ms'))).toFixed(1)} ms`,
    },
  ]
}

interface Receiver {
  url: string
  /** Every delivery that was answered. */
  arrivals: { eventId: string; at: number }[]
  stop(): void
}

/** Answers at once, but for paths under `/hang`, which it never answers. */
async function startReceiver(): Promise<Receiver> {
  const arrivals: Receiver['arrivals'] = []
  const server: Server = createServer((req, res) => {
    req.resume()
    if (req.url?.startsWith('/hang')) return
    arrivals.push({ eventId: req.headers['service-event-id'] as string, at: performance.now() })
    res.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    arrivals,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function measureLatency(
  { url }: Taskwire,
  db: Database,
  box: SecretBox,
  { url: receiverUrl, arrivals }: Receiver,
): Promise<number[]> {
  const world = await createFixture(db, new Date())
  await addEndpoints(db, box, world.workspace.id, [`${receiverUrl}/ok`])
  const headers = { Authorization: `Bearer ${world.keys.full.secret}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ title_text: 'timed', project_id: world.projects.main })
  const latencies: number[] = []
  for (let i = 0; i < latencySamples; i++) {
    const before = arrivals.length
    await (await fetch(`${url}/tasks`, { method: 'POST', headers, body })).arrayBuffer()
    const committed = performance.now()
    while (arrivals.length === before) await delay(1)
    latencies.push(Math.max(0, (arrivals.at(-1)?.at ?? committed) - committed))
  }
  return latencies
}

async function measureThroughput(db: Database, box: SecretBox, receiver: Receiver): Promise<number> {
  const { deliver } = await prepare(db, box, receiver, 0)
  receiver.arrivals.length = 0
  const start = performance.now()
  await deliver(throughputDeliveries / endpointCount)
  while (receiver.arrivals.length < throughputDeliveries) await delay(10)
  return throughputDeliveries / ((performance.now() - start) / 1000)
}

/** A steady load well below the limit: how long each receiver that answers waits. */
async function measurePaced(
  db: Database,
  box: SecretBox,
  receiver: Receiver,
  hanging: number,
): Promise<number[]> {
  const { deliver } = await prepare(db, box, receiver, hanging)
  receiver.arrivals.length = 0
  const committed = new Map<string, number>()
  const rounds = pacedDeliveries / endpointCount
  for (let i = 0; i < rounds; i++) {
    for (const [id, at] of await deliver(1)) committed.set(id, at)
    await delay(pacedEveryMillis)
  }
  while (receiver.arrivals.length < rounds * (endpointCount - hanging)) await delay(10)
  return receiver.arrivals.map(({ eventId, at }) => Math.max(0, at - (committed.get(eventId) ?? at)))
}

/** A hundred endpoints, in worlds of twenty; `deliver` enqueues so many occurrences for each and says when they were committed. */
async function prepare(
  db: Database,
  box: SecretBox,
  { url }: Receiver,
  hanging: number,
): Promise<{ deliver: (occurrences: number) => Promise<Map<string, number>> }> {
  const perWorld = 20
  const worlds: { world: Fixture; ids: string[] }[] = []
  for (let i = 0; i < endpointCount / perWorld; i++) {
    const world = await createFixture(db, new Date())
    const paths = Array.from({ length: perWorld }, (_, n) => (i * perWorld + n < hanging ? 'hang' : 'ok'))
    worlds.push({
      world,
      ids: await addEndpoints(
        db,
        box,
        world.workspace.id,
        paths.map((path) => `${url}/${path}`),
      ),
    })
  }
  return {
    async deliver(occurrences) {
      const committed = new Map<string, number>()
      for (const { world, ids } of worlds) {
        const targets = ids.map((id) => ({ id, disabled: false }))
        for (let i = 0; i < occurrences; i++) {
          const data = { id: world.tasks.first, card_id: world.cards.todo, project_id: world.projects.main }
          const { eventId } = await runTransaction(db, (tx) =>
            Promise.resolve(enqueue(tx, world.workspace.id, 'task.deleted', data, targets, new Date())),
          )
          committed.set(eventId, performance.now())
        }
      }
      return committed
    },
  }
}

function addEndpoints(db: Database, box: SecretBox, workspaceId: string, urls: string[]): Promise<string[]> {
  return runTransaction(db, async (tx) => {
    const ids: string[] = []
    for (const url of urls) {
      const source = { workspaceId, userId: null, via: 'cli' as const, now: new Date() }
      ids.push((await addEndpoint(tx, source, box, { url, events: [] })).id)
    }
    return ids
  })
}
