import { setTimeout as delay } from 'node:timers/promises'
import { openForWork } from '../../src/db/open-database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { createFixture } from '../../src/seeds/fixture.ts'
import { checkTasks } from './check.ts'
import { startClients, type ClientWorld, type Entry } from './clients.ts'
import { highLimit, startNode, type Node } from './nodes.ts'
import { startReplicas, type Replicas } from './replicas.ts'

/* Loses the primary of two API nodes while six clients write tasks, or stops its synchronous standby. */

const clientCount = 6
const pauseMs = 2_000
/** Time that the failover manager takes to decide, in milliseconds. */
const decisionMs = 3_000
/** Maximum time for which writes are still refused after the new primary responds, in milliseconds. */
const longestMs = 5_000

interface Trial {
  replicas: Replicas
  world: ClientWorld
}

/** Breaks the database, and returns the time at which a database that accepts writes has responded. */
type Scenario = (trial: Trial) => Promise<number>

const promoted =
  (lose: (replicas: Replicas) => void): Scenario =>
  async ({ replicas }) => {
    lose(replicas)
    await delay(decisionMs)
    await replicas.standby.query('select pg_promote()')
    await replicas.standby.waitUntilReady('create table if not exists promoted ()')
    const answeredAt = performance.now()
    // Fences the previous primary, which must never accept a write again.
    replicas.primary.signal('SIGKILL')
    return answeredAt
  }

/** Pauses the standby until each node reports that it is not ready. */
const standbyHung: Scenario = async ({ replicas: { standby }, world }) => {
  standby.signal('SIGSTOP')
  for (const { url } of world.apis)
    for (let check: unknown; check !== 'writes'; await delay(200))
      ({ check } = (await (await fetch(`${url}/readyz`)).json()) as { check?: unknown })
  standby.signal('SIGCONT')
  return performance.now()
}

const scenarios: Record<string, Scenario> = {
  'primary killed': promoted(({ primary }) => primary.signal('SIGKILL')),
  'primary frozen': promoted(({ primary }) => primary.signal('SIGSTOP')),
  'primary cut off': promoted(({ cutOff }) => cutOff()),
  'standby hung': standbyHung,
}
export const scenarioNames = Object.keys(scenarios)

/** Runs each scenario whose name contains `only`. Returns the findings. */
export async function runFailovers(only: string): Promise<string[]> {
  const results: Record<string, object> = {}
  const findings: string[] = []
  for (const [name, loss] of Object.entries(scenarios).filter(([name]) => name.includes(only))) {
    const { found, ...result } = await runScenario(loss)
    results[name] = result
    findings.push(...found.map((finding) => `${name}: ${finding}`))
  }
  console.table(results)
  return findings
}

async function runScenario(loss: Scenario) {
  await using opened = new AsyncDisposableStack()
  const trial = await openTrial(opened)
  const clients = startClients(trial.world, Math.random)
  await delay(pauseMs)
  const brokenAt = performance.now()
  const answeredAt = await loss(trial)
  await delay(longestMs + pauseMs)
  await clients.stop()
  return { ...(await judge(trial, clients.journal, brokenAt, answeredAt)), found: trial.world.findings }
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
    ...{
      ROLE: 'api',
      CLOCK_JUMP_SECONDS: '0',
      SESSION_REQUESTS: highLimit,
      SESSION_WRITES: highLimit,
      SESSION_WORK_WRITES: highLimit,
    },
    ...{ RATE_LIMIT_KEY: highLimit, RATE_LIMIT_WRITE: highLimit, RATE_LIMIT_WORKSPACE: highLimit },
  }
  const start = (name: string): Promise<Node> => startNode(opened, name, env, findings)
  const apis: ClientWorld['apis'] = [await start('node 1'), await start('node 2')]
  const secrets = { clients: Array<string>(clientCount).fill(fixture.keys.full.secret) }
  return { replicas, world: { apis, fixture, secrets, sent: [], findings } }
}

/** Compares the database that now accepts writes with the journal. Adds violations to the findings. */
async function judge(
  { replicas, world }: Trial,
  journal: readonly Entry[],
  brokenAt: number,
  answeredAt: number,
) {
  const { primary, standby } = replicas
  const { sent, findings } = world
  const [recovery] = await standby.query<{ on: boolean }>('select pg_is_in_recovery() as on')
  const { url } = recovery?.on ? primary : standby
  const { db, close } = openForWork(url, { applicationName: 'taskwire faults', total: 2 })
  await checkTasks({ ...world, db }, journal).finally(close)
  const refused = sent.filter(({ status = 503 }) => status >= 400)
  const late = Math.max(0, ...refused.map(({ at }) => at - answeredAt))
  if (late > longestMs)
    findings.push(`a request was refused ${Math.round(late)} ms after the new primary had responded`)
  const clients = Map.groupBy(journal, ({ title }) => title.split(' step ')[0])
  const firsts = [...clients.values()].map((own) => own.find(({ at }) => at > answeredAt)?.at ?? Infinity)
  const allWrite = Math.max(...firsts) - answeredAt
  if (clients.size < clientCount || allWrite > longestMs)
    findings.push(`not all clients wrote within ${longestMs} ms after the new primary had responded`)
  return {
    ...{ 'tasks acknowledged': journal.length, refused: refused.length },
    'until a database responds, ms': Math.round(answeredAt - brokenAt),
    'then until all clients write, ms': Math.round(allWrite),
    'then until the last refusal, ms': Math.round(late),
  }
}
