import type { SourceContract } from '../contract/source-contract.ts'
import type { Source } from './sources.ts'

/** A contract and the code that implements it. */
export interface Project {
  contract: SourceContract
  /** The file that registers the handlers. */
  handlersFile: string
  /** The error codes of all contracts. */
  errorCodes: readonly string[]
  sources: readonly Source[]
}
