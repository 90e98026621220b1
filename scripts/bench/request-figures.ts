import type { Figures } from './measure.ts'
import type { OperationName } from './operations.ts'
import type { SideName } from './sides.ts'

type OfOperations<T> = Partial<Record<OperationName, Partial<Record<SideName, T>>>>

/** What is published of a run of the part `requests`. */
export interface RequestFigures {
  /** The version. */
  postgres: string
  connections: number
  /** Of one measurement. */
  seconds: number
  rounds: number
  operations: OfOperations<Figures>
}

export interface RequestRun extends RequestFigures {
  /** What the figures of the operations are made of, in the order of the rounds. */
  everyRound: OfOperations<Figures[]>
}
