import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Node } from './nodes.ts'
import { pick } from './random.ts'
import { paceMs, send, type Call } from './send.ts'
import type { World } from './world.ts'

/** The parts of a world that clients use. */
export type ClientWorld = Pick<World, 'apis' | 'fixture' | 'sent' | 'findings'> & {
  secrets: Pick<World['secrets'], 'clients'>
}

/** An acknowledged write: a task by its unique title, and the last progress that was set. */
export interface Entry {
  title: string
  id: string
  /** Time of the response, in milliseconds of `performance.now()`. */
  at: number
  progress: number | null
}

export interface Clients {
  journal: Entry[]
  /** Stops the clients after their current request. */
  stop(): Promise<void>
}

/** State that the running clients share. */
interface Run {
  world: ClientWorld
  random: () => number
  journal: Entry[]
  isStopping: boolean
}

/**
 * Starts clients that write and read, one for each key, and one for the settings area at each node. A client that gets
 * no response retries at the other node, with the same Idempotency-Key.
 */
export function startClients(world: ClientWorld, random: () => number): Clients {
  const run: Run = { world, random, journal: [], isStopping: false }
  const running = [
    ...world.secrets.clients.map((secret, number) => writeTasks(run, number, secret)),
    ...world.apis.map((home) => changeSettings(run, home)),
  ]
  return {
    journal: run.journal,
    async stop() {
      run.isStopping = true
      await Promise.all(running)
    },
  }
}

async function writeTasks(run: Run, number: number, secret: string): Promise<void> {
  const { world, random } = run
  const home = world.apis[number % 2] as Node
  const authorization = { Authorization: `Bearer ${secret}` }
  const own: Entry[] = []
  for (let step = 0; !run.isStopping; step++) {
    const known = own.length === 0 ? undefined : pick(random, own)
    const chance = random()
    if (!known || chance < 0.5) {
      // Every second request is sent to both nodes concurrently.
      const nodes = step % 2 ? [home] : [home, ...world.apis.filter((node) => node !== home)]
      own.push(await createTask(run, nodes, `client ${number} step ${step}`, authorization))
    } else if (chance < 0.8) {
      const progress = Math.floor(random() * 99) + 1
      const [path, body, headers] = [`/tasks/${known.id}`, { progress }, authorization]
      await send(world, home, { api: 'public', method: 'PATCH', path, headers, body })
      known.progress = progress
    } else {
      const path = `/tasks/${known.id}`
      const { data } = await send(world, pick(random, world.apis), {
        api: 'public',
        path,
        headers: authorization,
      })
      if (data.progress !== known.progress)
        world.findings.push(
          `stale: progress ${known.progress} of ${known.title}, shown as ${String(data.progress)}`,
        )
    }
    await delay(paceMs)
  }
}

async function createTask(run: Run, nodes: Node[], title: string, authorization: object): Promise<Entry> {
  const { world, journal } = run
  const body = { title_text: title, project_id: world.fixture.projects.second }
  const headers = { ...authorization, 'Idempotency-Key': randomUUID() }
  const call: Call = { api: 'public', method: 'POST', path: '/tasks', headers, body }
  const answers = await Promise.all(nodes.map((node) => send(world, node, call)))
  const ids = new Set(answers.map(({ data }) => String(data.id)))
  if (ids.size > 1) world.findings.push(`duplicated: ${title} is ${[...ids].join(' and ')}`)
  const entry = { title, id: [...ids][0] ?? '', at: performance.now(), progress: null }
  journal.push(entry)
  return entry
}

async function changeSettings(run: Run, home: Node): Promise<void> {
  const { world } = run
  const { fixture } = world
  const [path, body] = ['/session', fixture.login]
  const { headers } = await send(world, home, { api: 'settings', method: 'POST', path, headers: {}, body })
  const [Cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
  for (let step = 0; !run.isStopping; step++) {
    await send(world, home, { api: 'settings', path: pick(run.random, settingsReads), headers: { Cookie } })
    const [path, body] = [`/keys/${fixture.keys.admin.id}`, { name: `Named ${step} times` }]
    await send(world, home, { api: 'settings', method: 'PATCH', path, headers: { Cookie }, body })
    await delay(4 * paceMs)
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
