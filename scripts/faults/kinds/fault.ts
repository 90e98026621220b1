import type { Node } from '../nodes.ts'
import type { Asked, World } from '../world.ts'

/** Injects the fault, calls `done` with the affected node, if any, and returns once everything is restored. */
export type Fault = (world: World, random: () => number, done: (to?: Node) => void) => Promise<void>

export interface Kind {
  fault: Fault
  /** Tells which requests must not notice the fault; none if omitted. */
  spares?: (asked: Asked, to?: Node) => boolean
  /** Returns why the fault cannot be tried here. */
  skip?: (world: World) => string | undefined
}

/** Milliseconds for which a process is paused. */
export const pauseMs = 2_000

export const sparesAll = (): boolean => true
export const sparesOtherNode = ({ home, node }: Asked, to?: Node): boolean => home !== to && node !== to
