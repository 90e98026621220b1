import type { Node } from './nodes.ts'

/** What was asked of a node, and what came of it. */
export interface Asked {
  /** Where the caller turns first. */
  home: Node
  node: Node
  call: string
  /** By `performance.now()`. */
  at: number
  /** Undefined where no answer came. */
  status: number | undefined
}
