import type { Contract } from '../contract/document.ts'
import type { Source } from './sources.ts'

/** What is compared: a contract, and the code that implements it. */
export interface Project {
  contract: Contract
  /** Where its handlers are registered. */
  handlersFile: string
  /** The error codes of all contracts. */
  errorCodes: readonly string[]
  sources: readonly Source[]
}
