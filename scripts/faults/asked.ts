import type { Node } from './nodes.ts'

/** A request to a node, and its outcome. */
export interface Asked {
  /** The node that the client prefers. */
  home: Node
  node: Node
  call: string
  /** The time by `performance.now()`. */
  at: number
  /** The status; undefined without a response. */
  status: number | undefined
}
