import type { EventEmitter } from 'node:events'
import type { Contract } from '../../generated/settings.operations.ts'
import type { Config } from '../config.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import type { Plan } from '../db/plan.ts'
import type { Session } from '../domain/accounts/sessions.ts'
import type { PasswordQueue } from './password-queue.ts'
import type { RequestOrigin } from '../domain/accounts/start-session.ts'
import type { Actor } from '../domain/actor.ts'
import type { Mailing } from '../domain/mail/outbox.ts'
import type { WritePlan } from './caller.ts'
import type * as contract from './handler-types.ts'
import type { Paginator } from './pagination.ts'

/* The types for the handlers of the settings area. */

type OperationId = keyof Contract['operations']
export type Reply<Id extends OperationId> = contract.Reply<Contract, Id>

/** The context for the handler of a read, or of a write that runs its own transactions. */
export interface SessionReadContext extends Paginator {
  db: Database
  write: WritePlan
  /** Bounds how many passwords are hashed at once. */
  passwords: PasswordQueue
  /** Address of the client. */
  ip: string
  session: Session
  secretBox: SecretBox
  mailing: Mailing
  workspaceId: string
  now: Date
  sessionTtlSeconds: number
  webhooks: Config['webhooks']
  /** Receives the notifications of all processes. */
  listener: Listener
  heartbeat: EventEmitter
  /** Counts a stream of the session. @throws AppError stream_limit */
  countStream: (signal: AbortSignal) => Promise<void>
  /** Returns whether the session is still active in this workspace, and its user has the same rights. */
  mayFollow: () => Promise<boolean>
}

/** The context for the handler of a write: the pipeline commits its plan if the reply conforms to the contract. */
export interface SessionWriteContext {
  plan: Plan
  session: Session
  actor: Actor
  sessionTtlSeconds: number
  secretBox: SecretBox
  mailing: Mailing
  webhooks: Config['webhooks']
}

export type SessionContexts = { read: SessionReadContext; write: SessionWriteContext }

/** The context for a caller who may or may not be signed in. */
interface VisitorContext {
  visitor: RequestOrigin
  /** The value of the session cookie, if there is one. */
  token: string | undefined
  /** Returns the `Set-Cookie` of a token; null clears the cookie. */
  cookieOf: (token: string | null) => string
  sessionTtlSeconds: number
  mailing: Mailing
}

/** The context for the handler of an operation that runs its own transactions. */
export interface VisitorReadContext extends VisitorContext {
  db: Database
  now: Date
  write: WritePlan
  secretBox: SecretBox
  /** Bounds how many passwords are hashed at once. */
  passwords: PasswordQueue
}

export interface VisitorWriteContext extends VisitorContext {
  plan: Plan
  now: Date
}

export type VisitorContexts = { read: VisitorReadContext; write: VisitorWriteContext }

export type SettingsContexts = { session: SessionContexts; none: VisitorContexts }
export type SettingsHandlers = contract.Handlers<Contract, SettingsContexts>

/** The handler of an operation, whose input, context and reply follow from the contract. */
export type Handler<Id extends OperationId> = SettingsHandlers[Id]
