import type { Contract } from '../../../generated/work.operations.ts'
import type * as contract from '../handler-types.ts'
import type { SessionContexts } from './session-context.ts'

/* The types for the handlers of the web editor. */

type OperationId = keyof Contract['operations']
export type Reply<Id extends OperationId> = contract.Reply<Contract, Id>

export type WorkContexts = { session: SessionContexts }
export type WorkHandlers = contract.Handlers<Contract, WorkContexts>
