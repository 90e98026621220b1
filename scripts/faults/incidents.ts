import type { Kind } from './kinds/fault.ts'
import type { Node } from './nodes.ts'
import type { Recovery } from './recovery.ts'
import type { SentRequest, World } from './world.ts'

/** A fault, from its start until all nodes respond again. */
export interface Incident {
  name: string
  kind: Kind
  to: Node | undefined
  from: number
  until: number
  recovery: Recovery
}

/** Codes of a write that lost a race with another person's write. */
const codesOfOthers = ['changed_by_another', 'validation_error']

/** Returns requests during an incident that got no response, or were refused other than by a rate limit or a lost race. */
export function failedDuring({ sent }: World, { from, until }: Incident): SentRequest[] {
  return sent.filter(
    ({ at, status, code = '' }) =>
      at >= from &&
      at <= until &&
      (status === undefined || (status >= 400 && status !== 429 && !codesOfOthers.includes(code))),
  )
}

/** Returns the worst values of one kind of fault, as a line of a table. */
export function summarize(world: World, incidents: readonly Incident[]): Record<string, number | string> {
  const longest = (valueOf: (incident: Incident) => number | undefined): number | string => {
    const known = incidents.map(valueOf).filter((value) => value !== undefined)
    return known.length === 0 ? '' : Math.max(...known)
  }
  const afterMs = ({ recovery: { other, same = 0, over } }: Incident): number =>
    Math.max(0, other - over, same - over)
  return {
    times: incidents.length,
    refused: longest((incident) => failedDuring(world, incident).length),
    'recovered after, ms': longest(({ recovery }) => recovery.over),
    'other node, ms': longest(({ recovery }) => recovery.other),
    'same node, ms': longest(({ recovery }) => recovery.same),
    'served after recovery, ms': longest(afterMs),
  }
}
