import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { pick } from './random.ts'
import type { World } from './world.ts'

/** What was acknowledged: a task by its unique title, and the progress that it was last given. */
export interface Entry {
  title: string
  id: string
  progress: number | null
}

export interface Clients {
  journal: Entry[]
  answers: number
  /** Lets each finish what it has begun. */
  stop(): Promise<void>
}

const prefix = '/api/public/v1'
const patienceMs = 5_000
const retryMs = 50
/** The codes that a fault may bring; all else is no answer to a well-formed request. */
const expectedCodes: Record<number, string> = { 409: 'idempotency_key_in_use', 503: 'service_unavailable' }

/** Clients that write without a pause, and try again at the other node, with the same key, until they have an answer. */
export function startClients(world: World, count: number, random: () => number): Clients {
  const { apis, fixture, findings } = world
  const clients: Clients = {
    journal: [],
    answers: 0,
    async stop() {
      isStopping = true
      await Promise.all(running)
    },
  }
  let isStopping = false

  async function run(number: number): Promise<void> {
    const own: Entry[] = []
    for (let step = 0; !isStopping; step++) {
      const known = own.length === 0 ? undefined : pick(random, own)
      if (!known || random() < 0.6) {
        const title = `client ${number} step ${step}`
        const created = await untilAnswered(number + step, 'POST', '/tasks', {
          title_text: title,
          project_id: fixture.projects.second,
        })
        const entry = { title, id: String(created.id), progress: null }
        own.push(entry)
        clients.journal.push(entry)
      } else {
        const progress = Math.floor(random() * 99) + 1
        await untilAnswered(number + step, 'PATCH', `/tasks/${known.id}`, { progress })
        known.progress = progress
      }
    }
  }

  async function untilAnswered(
    first: number,
    method: string,
    path: string,
    body: object,
  ): Promise<{ id?: unknown }> {
    const key = method === 'POST' ? { 'Idempotency-Key': randomUUID() } : undefined
    for (let attempt = first; ; attempt++) {
      const node = apis[attempt % 2] as (typeof apis)[0]
      const response = await fetch(`${node.url}${prefix}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${fixture.keys.full.secret}`,
          'Content-Type': 'application/json',
          ...key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => undefined)
      const text = await response?.text().catch(() => undefined)
      if (response && text !== undefined) {
        clients.answers += 1
        const { data, error } = parse(text)
        if (response.ok && data) return data
        const isExpected = error?.code !== undefined && expectedCodes[response.status] === error.code
        if (!isExpected) findings.push(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
        if (!isExpected && response.status < 500) return {}
      }
      await delay(retryMs)
    }
  }

  const running = Array.from({ length: count }, (_, number) => run(number))
  return clients
}

function parse(text: string): { data?: { id?: unknown }; error?: { code?: string } } {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>
  } catch {
    return {}
  }
}
