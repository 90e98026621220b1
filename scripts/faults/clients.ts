import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ask, type Answer } from './ask.ts'
import type { Node } from './nodes.ts'
import { pick } from './random.ts'
import type { World } from './world.ts'

/** An acknowledged write: a task by its unique title, and the progress set last. */
export interface Entry {
  title: string
  id: string
  progress: number | null
}

export interface Clients {
  journal: Entry[]
  /** Stops the clients after their current request. */
  stop(): Promise<void>
}

type Call = Omit<Parameters<typeof ask>[1], 'home' | 'node'>

/** Milliseconds between two requests of a client, so that its key's budget is never exhausted. */
const paceMs = 50
/** Codes that a fault may cause; any other is a finding. */
const expectedCodes: Record<number, string> = { 409: 'idempotency_key_in_use', 503: 'service_unavailable' }

/**
 * Starts clients that write and read, one for each key, and one for the settings area at each node. A client that gets
 * no answer retries at the other node, with the same Idempotency-Key.
 */
export function startClients(world: World, random: () => number): Clients {
  const { apis, fixture, secrets } = world
  const journal: Entry[] = []
  let isStopping = false

  async function write(number: number, secret: string): Promise<void> {
    const home = apis[number % 2] as Node
    const authorization = { Authorization: `Bearer ${secret}` }
    const own: Entry[] = []
    for (let step = 0; !isStopping; step++) {
      const known = own.length === 0 ? undefined : pick(random, own)
      const chance = random()
      if (!known || chance < 0.5) {
        const title = `client ${number} step ${step}`
        const body = { title_text: title, project_id: fixture.projects.second }
        const headers = { ...authorization, 'Idempotency-Key': randomUUID() }
        const call: Call = { api: 'public', method: 'POST', path: '/tasks', headers, body }
        // Every second request is sent to both nodes at once.
        const nodes = step % 2 ? [home] : [home, ...apis.filter((node) => node !== home)]
        const answers = await Promise.all(nodes.map((node) => send(node, call)))
        const ids = new Set(answers.map(({ data }) => String(data.id)))
        if (ids.size > 1) world.findings.push(`twins: ${title} is ${[...ids].join(' and ')}`)
        const entry = { title, id: [...ids][0] ?? '', progress: null }
        own.push(entry)
        journal.push(entry)
      } else if (chance < 0.8) {
        const progress = Math.floor(random() * 99) + 1
        const [path, body, headers] = [`/tasks/${known.id}`, { progress }, authorization]
        await send(home, { api: 'public', method: 'PATCH', path, headers, body })
        known.progress = progress
      } else {
        const path = `/tasks/${known.id}`
        const { data } = await send(pick(random, apis), { api: 'public', path, headers: authorization })
        if (data.progress !== known.progress)
          world.findings.push(
            `stale: progress ${known.progress} of ${known.title}, shown as ${String(data.progress)}`,
          )
      }
      await delay(paceMs)
    }
  }

  async function changeSettings(home: Node): Promise<void> {
    const [path, body] = ['/session', fixture.login]
    const { headers } = await send(home, { api: 'settings', method: 'POST', path, headers: {}, body })
    const [Cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
    for (let step = 0; !isStopping; step++) {
      await send(home, { api: 'settings', path: pick(random, settingsReads), headers: { Cookie } })
      const [path, body] = [`/keys/${fixture.keys.admin.id}`, { name: `Named ${step} times` }]
      await send(home, { api: 'settings', method: 'PATCH', path, headers: { Cookie }, body })
      await delay(4 * paceMs)
    }
  }

  /** Sends to the preferred node first, then to each in turn. */
  async function send(home: Node, call: Call): Promise<Answer> {
    for (let attempt = apis.indexOf(home); ; attempt++) {
      const answer = await ask(world, { ...call, home, node: apis[attempt % 2] as Node })
      if (answer) {
        const { status, code } = answer
        if (status < 400) return answer
        const isExpected = code !== undefined && expectedCodes[status] === code
        if (!isExpected) world.findings.push(`${call.method ?? 'GET'} ${call.path}: ${status} ${code}`)
        if (!isExpected && status < 500) return answer
      }
      await delay(paceMs)
    }
  }

  const running = [
    ...secrets.clients.map((secret, number) => write(number, secret)),
    ...apis.map(changeSettings),
  ]
  return {
    journal,
    async stop() {
      isStopping = true
      await Promise.all(running)
    },
  }
}

const settingsReads = [
  '/session',
  '/sessions',
  '/keys',
  '/webhook-endpoints',
  '/requests',
  '/activity',
  '/notifications',
]
