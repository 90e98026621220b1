import { databaseFaults } from './kinds/database.ts'
import type { Kind } from './kinds/fault.ts'
import { nodeFaults } from './kinds/nodes.ts'
import { dependencyFaults } from './kinds/dependencies.ts'
import type { World } from './world.ts'

const kinds = Object.entries({ ...nodeFaults, ...databaseFaults, ...dependencyFaults })

export const faultNames = kinds.map(([name]) => name)

/**
 * Returns the kinds in random order, each once before any repeats. Prints which faults cannot be injected here, and
 * why.
 */
export function chooseKinds(
  world: World,
  random: () => number,
  { count, only }: { count: number; only: string },
): [string, Kind][] {
  const possible = kinds.filter(([name, { skip }]) => {
    if (!name.includes(only)) return false
    const reason = skip?.(world)
    if (reason !== undefined) console.log(`Skipped: ${name}: ${reason}`)
    return reason === undefined
  })
  const chosen: [string, Kind][] = []
  while (chosen.length < count && possible.length > 0)
    chosen.push(
      ...possible
        .map((kind) => ({ kind, place: random() }))
        .sort((one, other) => one.place - other.place)
        .map(({ kind }) => kind),
    )
  return chosen.slice(0, count)
}
