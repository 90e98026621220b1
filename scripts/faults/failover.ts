import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openForWork } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { ask } from './ask.ts'
import { ample, startNode, type Node } from './nodes.ts'
import { startReplicas, type Replicas } from './replicas.ts'
import type { Asked } from './world.ts'

/* Loses the primary of two API nodes while six clients create tasks, or stops its synchronous standby. */

const clientCount = 6
const pauseMs = 2_000
/** Time that whatever watches the primary takes to decide, milliseconds. */
const decisionMs = 3_000
/** Longest time of refused writes after the new primary answers, milliseconds. */
const longestMs = 5_000

interface Trial {
  replicas: Replicas
  nodes: [Node, Node]
  fixture: Fixture
  asked: Asked[]
  findings: string[]
  /** The acknowledged creates. */
  journal: { title: string; id: string; at: number }[]
}

/** Breaks the database, and returns the time at which one that takes writes has answered. */
type Loss = (trial: Trial) => Promise<number>

const promoted =
  (lose: (replicas: Replicas) => void): Loss =>
  async ({ replicas }) => {
    lose(replicas)
    await delay(decisionMs)
    await replicas.standby.ask('select pg_promote()')
    await replicas.standby.untilAnswers('create table if not exists promoted ()')
    const answeredAt = performance.now()
    // Fences the former primary, which must never take a write again.
    replicas.primary.signal('SIGKILL')
    return answeredAt
  }

/** Stops the standby until each node says that it is not ready. */
const standbyHung: Loss = async ({ replicas: { standby }, nodes }) => {
  standby.signal('SIGSTOP')
  for (const { url } of nodes)
    for (let check: unknown; check !== 'writes'; await delay(200))
      ({ check } = (await (await fetch(`${url}/readyz`)).json()) as { check?: unknown })
  standby.signal('SIGCONT')
  return performance.now()
}

const losses: Record<string, Loss> = {
  'primary killed': promoted(({ primary }) => primary.signal('SIGKILL')),
  'primary frozen': promoted(({ primary }) => primary.signal('SIGSTOP')),
  'primary cut off': promoted(({ cutOff }) => cutOff()),
  'standby hung': standbyHung,
}
export const namesOfLosses = Object.keys(losses)

/** Tries each loss whose name contains `only`. Returns the findings. */
export async function runFailovers(only: string): Promise<string[]> {
  const results: Record<string, object> = {}
  const findings: string[] = []
  for (const [name, loss] of Object.entries(losses).filter(([name]) => name.includes(only))) {
    const { found, ...result } = await tryLoss(loss)
    results[name] = result
    findings.push(...found.map((finding) => `${name}: ${finding}`))
  }
  console.table(results)
  return findings
}

async function tryLoss(loss: Loss) {
  await using opened = new AsyncDisposableStack()
  const trial = await openTrial(opened)
  const stopping = new AbortController()
  const clients = Array.from({ length: clientCount }, (_, number) => create(trial, number, stopping.signal))
  await delay(pauseMs)
  const brokenAt = performance.now()
  const answeredAt = await loss(trial)
  await delay(longestMs + pauseMs)
  stopping.abort()
  await Promise.all(clients)
  return { ...(await judge(trial, brokenAt, answeredAt)), found: trial.findings }
}

async function openTrial(opened: AsyncDisposableStack): Promise<Trial> {
  const replicas = await startReplicas(opened)
  const { url } = replicas.primary
  await migrate(url)
  const { db, close } = openForWork(url, { applicationName: 'taskwire faults', total: 2 })
  const fixture = await createFixture(db, new Date()).finally(close)
  const findings: string[] = []
  const env = {
    ...{ DATABASE_URL: replicas.url, SESSION_SECRET: 'the session secret of the failover suite' },
    ...{ ROLE: 'api', CLOCK_JUMP_SECONDS: '0' },
    ...{ RATE_LIMIT_KEY: ample, RATE_LIMIT_WRITE: ample, RATE_LIMIT_WORKSPACE: ample },
  }
  const start = (name: string): Promise<Node> => startNode(opened, name, env, findings)
  const nodes: Trial['nodes'] = [await start('node 1'), await start('node 2')]
  return { replicas, nodes, fixture, asked: [], findings, journal: [] }
}

/** Creates tasks, each with its key until it is acknowledged, at both nodes in turn. */
async function create(trial: Trial, number: number, stopping: AbortSignal): Promise<void> {
  const { nodes, fixture, findings, journal } = trial
  const create = { api: 'public', method: 'POST', path: '/tasks' } as const
  for (let step = 0; !stopping.aborted; step++) {
    const title = `client ${number} step ${step}`
    const headers = { Authorization: `Bearer ${fixture.keys.full.secret}`, 'Idempotency-Key': randomUUID() }
    const body = { title_text: title, project_id: fixture.projects.second }
    for (let attempt = number; ; attempt++) {
      const node = nodes[attempt % 2] as Node
      const answer = await ask(trial, { home: node, node, ...create, headers, body })
      if (answer?.status === 201) {
        journal.push({ title, id: String(answer.data.id), at: performance.now() })
        break
      }
      const isExpected = answer?.status === 503 || answer?.code === 'idempotency_key_in_use'
      if (!isExpected) findings.push(`${title}: ${answer?.status ?? 'no answer'} ${answer?.code ?? ''}`)
      await delay(50)
    }
    await delay(20)
  }
}

/** Compares the database that takes writes now with the journal. Adds violations to the findings. */
async function judge({ replicas, asked, findings, journal }: Trial, brokenAt: number, answeredAt: number) {
  const { primary, standby } = replicas
  const [recovery] = await standby.ask<{ on: boolean }>('select pg_is_in_recovery() as on')
  const rows = await (recovery?.on ? primary : standby).ask<{ title: string; id: string }>(
    "select title, id from tasks where title like 'client %'",
  )
  const stored = Map.groupBy(rows, ({ title }) => title)
  const lost = journal.filter(({ title, id }) => !stored.get(title)?.some((task) => task.id === id))
  const doubled = [...stored].filter(([, tasks]) => tasks.length > 1)
  findings.push(
    ...lost.map(({ title }) => `lost: ${title}`),
    ...doubled.map(([title]) => `doubled: ${title}`),
  )
  const refused = asked.filter(({ status }) => status !== 201)
  const late = Math.max(0, ...refused.map(({ at }) => at - answeredAt))
  if (late > longestMs)
    findings.push(`a write was refused ${Math.round(late)} ms after the new primary had answered`)
  const clients = Map.groupBy(journal, ({ title }) => title.split(' step ')[0])
  const firsts = [...clients.values()].map((own) => own.find(({ at }) => at > answeredAt)?.at ?? Infinity)
  const allWrite = Math.max(...firsts) - answeredAt
  if (clients.size < clientCount || allWrite > longestMs)
    findings.push(`not all clients wrote within ${longestMs} ms after the new primary had answered`)
  return {
    ...{ acknowledged: journal.length, lost: lost.length, doubled: doubled.length, refused: refused.length },
    'until a database answers, ms': Math.round(answeredAt - brokenAt),
    'until all clients write then, ms': Math.round(allWrite),
    'last refusal then, ms': Math.round(late),
  }
}
