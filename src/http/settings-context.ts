import type { Contract } from '../../generated/settings.operations.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Session, Visitor } from '../domain/accounts/sessions.ts'
import type { Actor } from '../domain/actor.ts'
import type * as contract from './contract.ts'
import type { Paginator } from './pagination.ts'

/* The types that the handlers of the settings area are written in. */

type OperationId = keyof Contract['operations']
export type Input<Id extends OperationId> = contract.Input<Contract, Id>
export type Reply<Id extends OperationId> = contract.Reply<Contract, Id>

/** What a handler of a read gets beside its input. */
export interface SessionReadContext extends Paginator {
  db: Database
  session: Session
  workspaceId: string
  now: Date
  sessionTtlSeconds: number
}

/** What a handler of a write gets: the transaction that the pipeline commits when the reply is well. */
export interface SessionWriteContext {
  tx: Transaction
  session: Session
  actor: Actor
  sessionTtlSeconds: number
}

export type SessionContexts = { read: SessionReadContext; write: SessionWriteContext }

/** Whoever calls, signed in or not. */
export interface VisitorWriteContext {
  tx: Transaction
  /** For what has to stay when the request is refused. */
  db: Database
  now: Date
  visitor: Visitor
  /** The value of the session's cookie, where one was sent. */
  token: string | undefined
  /** The `Set-Cookie` of a token; null clears the cookie. */
  cookieOf: (token: string | null) => string
  sessionTtlSeconds: number
}

export type VisitorContexts = { read: { db: Database }; write: VisitorWriteContext }

export type SettingsContexts = { session: SessionContexts; none: VisitorContexts }
export type SettingsHandlers = contract.Handlers<Contract, SettingsContexts>
