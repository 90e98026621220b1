import { availableParallelism, cpus, totalmem } from 'node:os'
import process from 'node:process'

export interface Machine {
  cpu: string
  cores: number
  memoryGibibytes: number
  /** The version. */
  node: string
}

export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGibibytes: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
  }
}
