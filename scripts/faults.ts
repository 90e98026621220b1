import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { readOrExit, wholeNumber } from './contract/options.ts'
import { check } from './faults/check.ts'
import { startClients } from './faults/clients.ts'
import { chooseKinds, namesOfKinds } from './faults/kinds.ts'
import type { Node } from './faults/nodes.ts'
import { randomFrom } from './faults/random.ts'
import { summaryOf, type Incident } from './faults/incidents.ts'
import { measureRecovery } from './faults/recovery.ts'
import { startSpender } from './faults/spender.ts'
import { openWorld } from './faults/world.ts'

/*
 * Injects faults into two API nodes and two workers on one PostgreSQL while clients write, and checks that nothing
 * acknowledged is lost, doubled or altered. A seed repeats its faults.
 */

/** For work between two faults. */
const calmMs = 500

const string = { type: 'string' } as const
const { faults, seed, hold, workers, only } = readOrExit(() => {
  const { values } = parseArgs({
    options: { faults: string, seed: string, hold: string, workers: string, only: string },
  })
  const { only = '' } = values
  if (!namesOfKinds.some((name) => name.includes(only)))
    throw new Error(`--only must be part of one of: ${namesOfKinds.join(', ')}`)
  return {
    only,
    faults: wholeNumber('faults', values.faults, 20),
    seed: wholeNumber('seed', values.seed, Math.floor(Math.random() * 1e6)),
    hold: wholeNumber('hold', values.hold, 20),
    workers: wholeNumber('workers', values.workers, 1),
  }
})
console.log(`${faults} faults with the seed ${seed}`)
process.exitCode = (await run()) === 0 ? 0 : 1

/** @returns the number of findings */
async function run(): Promise<number> {
  await using world = await openWorld({ holdMs: hold * 1000, processes: workers })
  const random = randomFrom(seed)
  const clients = startClients(world, randomFrom(seed + 1))
  const spender = startSpender(world)
  const incidents: Incident[] = []
  for (const [name, kind] of chooseKinds(world, random, { count: faults, only })) {
    await delay(calmMs)
    const from = performance.now()
    const happened = Promise.withResolvers<Node | undefined>()
    const over = kind.fault(world, random, happened.resolve)
    over.catch(happened.reject)
    const to = await happened.promise
    const recovery = await measureRecovery(world, to, over)
    incidents.push({ name, kind, to, from, until: performance.now(), recovery })
  }
  await delay(calmMs)
  await Promise.all([clients.stop(), spender.stop()])
  const { events } = await check(world, clients.journal, incidents)
  const byName = [...Map.groupBy(incidents, ({ name }) => name)].sort()
  console.table(Object.fromEntries(byName.map(([name, times]) => [name, summaryOf(world, times)])))
  const { asked, receiver, findings } = world
  const answers = asked.filter(({ status }) => status !== undefined).length
  console.log(
    `${clients.journal.length} tasks acknowledged in ${answers} answers, ${events} events in ${receiver.requests} attempts, ` +
      `${spender.windows} windows of a budget`,
  )
  for (const finding of findings) console.error(finding)
  console.log(findings.length === 0 ? 'Nothing was lost, doubled or altered' : `${findings.length} findings`)
  return findings.length
}
