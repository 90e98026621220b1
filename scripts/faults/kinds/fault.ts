import type { Node } from '../nodes.ts'
import type { SentRequest, World } from '../world.ts'

/** Injects the fault, calls `done` with the affected node, if any, and returns once everything is restored. */
export type Fault = (world: World, random: () => number, done: (to?: Node) => void) => Promise<void>

export interface Kind {
  fault: Fault
  /** Returns whether the fault must not affect a request. If omitted, it may affect any request. */
  isUnaffected?: (sent: SentRequest, to?: Node) => boolean
  /** Returns why the fault cannot be injected here. */
  skip?: (world: World) => string | undefined
}

/** Milliseconds for which a process is paused. */
export const pauseMs = 2_000

export const everyRequest = (): boolean => true
export const isToOtherNode = ({ home, node }: SentRequest, to?: Node): boolean => home !== to && node !== to
