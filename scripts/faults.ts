import { setTimeout as delay } from 'node:timers/promises'
import { runAttack } from './faults/attack.ts'
import { check } from './faults/check.ts'
import { startClients } from './faults/clients.ts'
import { scenarioNames, runFailovers } from './faults/failover.ts'
import { chooseKinds, faultNames } from './faults/kinds.ts'
import type { Node } from './faults/nodes.ts'
import { checkPeople } from './faults/people/check-people.ts'
import { startPeople } from './faults/people/people.ts'
import { randomFrom } from './faults/random.ts'
import { summarize, type Incident } from './faults/incidents.ts'
import { measureRecovery } from './faults/recovery.ts'
import { startRateLimitClient } from './faults/rate-limit-client.ts'
import { openWorld } from './faults/world.ts'
import { integerWithin } from '../src/cli/options.ts'
import { scriptCommand } from './support/command.ts'

/*
 * Injects faults into two API nodes and two workers on one PostgreSQL while API clients and signed-in people write, and
 * checks that no acknowledged write is lost, duplicated or changed. A seed reproduces its faults.
 */

/** Time between two faults, in milliseconds. */
const pauseMs = 500

const command = scriptCommand('faults')
  .option('--faults <n>', 'number of faults', integerWithin(0, 1e9), 20)
  .option(
    '--seed <n>',
    'repeat the faults of an earlier run',
    integerWithin(0, 1e9),
    Math.floor(Math.random() * 1e6),
  )
  .option('--hold <seconds>', 'how long a lock is held', integerWithin(0, 1e9), 20)
  .option('--workers <n>', 'number of serving processes per API node', integerWithin(0, 1e9), 1)
  .option('--only <part>', 'inject only faults whose name contains this', '')
  .option('--failover', 'test the loss of the primary of two PostgreSQL servers instead')
  .option('--attack', 'attack a server instead')
  .parse()
const { faults, seed, hold, workers, only, failover, attack } = command.opts<
  Record<'faults' | 'seed' | 'hold' | 'workers', number> & { only: string; failover?: true; attack?: true }
>()
const names = failover ? scenarioNames : faultNames
if (!names.some((name) => name.includes(only)))
  command.error(`error: --only must be part of one of: ${names.join(', ')}`)

const findings = await (attack ? runAttack() : failover ? runFailovers(only) : run())
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exitCode = 1
console.log(findings.length === 0 ? 'Nothing was lost, duplicated or changed' : `${findings.length} findings`)

/** Returns the findings. */
async function run(): Promise<string[]> {
  console.log(`${faults} faults with the seed ${seed}`)
  await using world = await openWorld({ holdMs: hold * 1000, processes: workers })
  const random = randomFrom(seed)
  const clients = startClients(world, randomFrom(seed + 1))
  const people = await startPeople(world, randomFrom(seed + 2))
  const rateLimitClient = startRateLimitClient(world)
  const incidents: Incident[] = []
  for (const [name, kind] of chooseKinds(world, random, { count: faults, only })) {
    await delay(pauseMs)
    const from = performance.now()
    const happened = Promise.withResolvers<Node | undefined>()
    const over = kind.fault(world, random, happened.resolve)
    over.catch(happened.reject)
    const to = await happened.promise
    const recovery = await measureRecovery(world, to, over)
    incidents.push({ name, kind, to, from, until: performance.now(), recovery })
  }
  await delay(pauseMs)
  await Promise.all([clients.stop(), people.stop(), rateLimitClient.stop()])
  const { events } = await check(world, clients.journal, incidents)
  await checkPeople(world, people.people)
  const byName = [...Map.groupBy(incidents, ({ name }) => name)].sort()
  console.table(Object.fromEntries(byName.map(([name, times]) => [name, summarize(world, times)])))
  const answers = world.sent.filter(({ status }) => status !== undefined).length
  const peopleTasks = people.people.flatMap(({ journal }) => journal.tasks).length
  console.log(
    `${answers} responses, which acknowledged ${clients.journal.length} tasks of API clients and ${peopleTasks} of people; ` +
      `${events} events in ${world.receiver.requests} attempts, ${rateLimitClient.windows} exhausted rate-limit windows`,
  )
  return world.findings
}
