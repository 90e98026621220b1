import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { check } from './faults/check.ts'
import { startClients } from './faults/clients.ts'
import { kinds } from './faults/kinds.ts'
import type { Node } from './faults/nodes.ts'
import { randomFrom } from './faults/random.ts'
import { measureRecovery, type Recovery } from './faults/recovery.ts'
import { openWorld } from './faults/world.ts'

/*
 * Does harm to two API nodes and two workers on one PostgreSQL while clients write, and proves from what they were told
 * that nothing was lost, doubled or altered. The same seed brings the same faults in the same order.
 */

const exitUsage = 78
const clientCount = 6
/** For work between two faults. */
const calmMs = 500

const { faults, seed } = readOptions()
console.log(`${faults} faults with the seed ${seed}`)
process.exitCode = (await run()) === 0 ? 0 : 1

function readOptions(): { faults: number; seed: number } {
  try {
    const { values } = parseArgs({ options: { faults: { type: 'string' }, seed: { type: 'string' } } })
    const number = (name: 'faults' | 'seed', fallback: number): number => {
      const text = values[name] ?? String(fallback)
      if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`)
      return Number(text)
    }
    return { faults: number('faults', 20), seed: number('seed', Math.floor(Math.random() * 1e6)) }
  } catch (error) {
    console.error((error as Error).message.split('\n')[0])
    process.exit(exitUsage)
  }
}

/** @returns the number of findings */
async function run(): Promise<number> {
  await using world = await openWorld()
  const random = randomFrom(seed)
  const clients = startClients(world, clientCount, randomFrom(seed + 1))
  const recoveries = new Map<string, Recovery[]>()
  for (const name of order(random)) {
    await delay(calmMs)
    const happened = Promise.withResolvers<Node | undefined>()
    const recovery = happened.promise.then((to) => measureRecovery(world, to))
    await kinds[name]?.(world, random, happened.resolve)
    recoveries.set(name, [...(recoveries.get(name) ?? []), await recovery])
  }
  await delay(calmMs)
  await clients.stop()
  const { events } = await check(world, clients.journal)
  console.table(Object.fromEntries([...recoveries].sort().map(([name, times]) => [name, summaryOf(times)])))
  const { receiver, findings } = world
  console.log(
    `${clients.journal.length} tasks acknowledged in ${clients.answers} answers, ${events} events in ${receiver.requests} attempts`,
  )
  for (const finding of findings) console.error(finding)
  console.log(findings.length === 0 ? 'Nothing was lost, doubled or altered' : `${findings.length} findings`)
  return findings.length
}

/** Each kind once before any comes again. */
function order(random: () => number): string[] {
  const chosen: string[] = []
  while (chosen.length < faults)
    chosen.push(
      ...Object.keys(kinds)
        .map((name) => ({ name, place: random() }))
        .sort((one, other) => one.place - other.place)
        .map(({ name }) => name),
    )
  return chosen.slice(0, faults)
}

function summaryOf(times: readonly Recovery[]): Record<string, number | string> {
  const longest = (values: (number | undefined)[]): number | string => {
    const known = values.filter((value) => value !== undefined)
    return known.length === 0 ? '' : Math.max(...known)
  }
  return {
    times: times.length,
    'other node, ms at most': longest(times.map(({ other }) => other)),
    'same node, ms at most': longest(times.map(({ same }) => same)),
  }
}
