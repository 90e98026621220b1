import { setTimeout as delay } from 'node:timers/promises'
import { sendRequest, type Answer, type Request } from './send-request.ts'
import type { Node } from './nodes.ts'
import type { World } from './world.ts'

export type Call = Omit<Request, 'home' | 'node'>

/** The response to a request that may have been sent several times. */
export interface Sent extends Answer {
  /** Whether an earlier attempt got no response, and may have taken effect. */
  isRepeated: boolean
}

/** Milliseconds between two requests of a client, so that its key's budget is never exhausted. */
export const paceMs = 50

/** Codes that a fault may cause; any other is a finding. */
const codesOfFaults: Record<number, string> = { 409: 'idempotency_key_in_use', 503: 'service_unavailable' }

/**
 * Sends to the preferred node first, then to each in turn, until it gets a response.
 * @param refusals error codes that also count as responses
 */
export async function send(
  world: Pick<World, 'apis' | 'sent' | 'findings'>,
  home: Node,
  call: Call,
  refusals: readonly string[] = [],
): Promise<Sent> {
  const { apis, findings } = world
  const first = apis.indexOf(home)
  for (let attempt = first; ; attempt++) {
    const answer = await sendRequest(world, { ...call, home, node: apis[attempt % 2] as Node })
    if (answer) {
      const { status, code = '' } = answer
      const isRepeated = attempt > first
      if (status < 400 || refusals.includes(code)) return { ...answer, isRepeated }
      const isExpected = codesOfFaults[status] === code
      if (!isExpected) findings.push(`${call.method ?? 'GET'} ${call.path}: ${status} ${code}`)
      if (!isExpected && status < 500) return { ...answer, isRepeated }
    }
    await delay(paceMs)
  }
}
