import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Argument } from 'commander'
import type { Fixture } from '../src/seeds/fixture.ts'
import { openDatabase } from './bench/database-server.ts'
import { startTaskwire } from './bench/servers.ts'
import { scenarios } from './neighbours/scenarios.ts'
import { signIn, type LoadData, type Scenario } from './neighbours/scenario.ts'
import { scriptCommand } from './support/command.ts'
import { openTemporaryPostgres } from './support/temporary-postgres.ts'

/*
 * Measures another tenant's `GET /projects` alone and beside a scenario's load, in one run, so that the ratio says
 * something on any machine.
 */

const command = scriptCommand('neighbours')
  .addArgument(new Argument('<scenario>', 'the load').choices(scenarios.map(({ name }) => name)))
  .option('--seconds <n>', 'duration of each measurement', Number, 10)
  .parse()
const scenario = scenarios.find(({ name }) => name === command.args[0])
const { seconds } = command.opts<{ seconds: number }>()
if (scenario) await compare(scenario)

async function compare({ name, prepare }: Scenario): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const { url: databaseUrl } = await openTemporaryPostgres(opened)
  const server = opened.use(await startTaskwire(databaseUrl))
  const { db } = opened.use(openDatabase(databaseUrl))
  const [neighbour, loud] = [await server.createFixture(), await server.createFixture()]
  const origin = new URL(server.url).origin
  const world = { origin, fixture: loud, cookie: await signIn(origin, loud.login) }
  await prepare(world, db)
  await measure(server.url, neighbour, 2) // warms up
  const alone = await measure(server.url, neighbour, seconds)
  // Has a thread of its own, so that its work does not lengthen the measured requests.
  const workerData: LoadData = { name, world }
  const load = new Worker(new URL('./neighbours/load.ts', import.meta.url), { workerData })
  await once(load, 'message')
  const beside = await measure(server.url, neighbour, seconds)
  load.postMessage('stop')
  console.log(`load ${name}: ${JSON.stringify(await once(load, 'message'))}`)
  for (const percent of [50, 99]) {
    const [one, other] = [percentile(alone, percent), percentile(beside, percent)]
    console.log(
      `p${percent} alone ${one.toFixed(1)} ms, beside ${other.toFixed(1)} ms, ratio ${(other / one).toFixed(2)}`,
    )
  }
}

/** Sends a tenant's requests one after another, and returns their durations in milliseconds, sorted. */
async function measure(url: string, { keys }: Fixture, durationSeconds: number): Promise<number[]> {
  const times: number[] = []
  for (const end = performance.now() + durationSeconds * 1_000; performance.now() < end;) {
    const startedAt = performance.now()
    const response = await fetch(`${url}/projects`, {
      headers: { authorization: `Bearer ${keys.full.secret}` },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`GET /projects: ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  return times.sort((one, other) => one - other)
}

function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)] ?? NaN
}
