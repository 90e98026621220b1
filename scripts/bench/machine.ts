import { availableParallelism, cpus } from 'node:os'
import process from 'node:process'

export interface Machine {
  cpu: string
  cores: number
  /** The version. */
  node: string
}

export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
  }
}
