import type { Contract } from '../contract/document.ts'
import type { Source } from './sources.ts'

/** A contract and the code that implements it. */
export interface Project {
  contract: Contract
  /** The file that registers the handlers. */
  handlersFile: string
  /** The error codes of all contracts. */
  errorCodes: readonly string[]
  sources: readonly Source[]
}
