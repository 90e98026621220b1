import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
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

const exitUsage = 78
/** Milliseconds of normal work between two faults. */
const calmMs = 500

const { faults, seed, hold, workers, only } = readOptions()
console.log(`${faults} faults with the seed ${seed}`)
process.exitCode = (await run()) === 0 ? 0 : 1

function readOptions(): { faults: number; seed: number; hold: number; workers: number; only: string } {
  try {
    const option = { type: 'string' } as const
    const { values } = parseArgs({
      options: { faults: option, seed: option, hold: option, workers: option, only: option },
    })
    const number = (name: 'faults' | 'seed' | 'hold' | 'workers', fallback: number): number => {
      const text = values[name] ?? String(fallback)
      if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`)
      return Number(text)
    }
    const { only = '' } = values
    if (!namesOfKinds.some((name) => name.includes(only)))
      throw new Error(`--only must be part of one of: ${namesOfKinds.join(', ')}`)
    return {
      only,
      faults: number('faults', 20),
      seed: number('seed', Math.floor(Math.random() * 1e6)),
      hold: number('hold', 20),
      workers: number('workers', 1),
    }
  } catch (error) {
    console.error((error as Error).message.split('\n')[0])
    process.exit(exitUsage)
  }
}

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
