import type { Node } from '../nodes.ts'
import type { Asked, World } from '../world.ts'

/** Does harm, calls `done` when it has, and returns once all is as before; the node that it happened to, if one. */
export type Fault = (world: World, random: () => number, done: (to?: Node) => void) => Promise<void>

export interface Kind {
  fault: Fault
  /** Whose requests must not notice it: none, where this is left out. */
  spares?: (asked: Asked, to?: Node) => boolean
  /** Why it cannot be tried here. */
  skip?: (world: World) => string | undefined
}

/** How long what stands still does so. */
export const pauseMs = 2_000

export const sparesAll = (): boolean => true
export const sparesOtherNode = ({ home, node }: Asked, to?: Node): boolean => home !== to && node !== to
