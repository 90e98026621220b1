import type { Contract } from '../../generated/settings.operations.ts'
import type { Config } from '../config.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import type { Plan } from '../db/plan.ts'
import type { Session, RequestOrigin } from '../domain/accounts/sessions.ts'
import type { Actor } from '../domain/actor.ts'
import type { ConcurrencyLimit } from './admission.ts'
import type * as contract from './contract.ts'
import type { Write } from './authenticate.ts'
import type { Heartbeat, StreamLimit } from './event-stream.ts'
import type { Paginator } from './pagination.ts'

/* The types that the handlers of the settings area are written in. */

type OperationId = keyof Contract['operations']
export type Input<Id extends OperationId> = contract.Input<Contract, Id>
export type Reply<Id extends OperationId> = contract.Reply<Contract, Id>

/** What a handler of a read gets beside its input, and one that commits plans of its own. */
export interface SessionReadContext extends Paginator {
  db: Database
  write: Write
  /** Bounds how many passwords are hashed at once. */
  passwords: ConcurrencyLimit
  /** Where the request came from. */
  ip: string
  session: Session
  workspaceId: string
  now: Date
  sessionTtlSeconds: number
  /** Tells of what other processes did. */
  listener: Listener
  heartbeat: Heartbeat
  /** Counts the streams of each session. */
  streams: StreamLimit
  /** Whether the session has not ended, is where it was, and its user still manages that workspace. */
  stillManages: () => Promise<boolean>
}

/** The context for the handler of a write: the pipeline commits its plan if the reply keeps the contract. */
export interface SessionWriteContext {
  plan: Plan
  session: Session
  actor: Actor
  sessionTtlSeconds: number
  secretBox: SecretBox
  webhooks: Config['webhooks']
}

export type SessionContexts = { read: SessionReadContext; write: SessionWriteContext }

/** Whoever calls, signed in or not. */
interface VisitorContext {
  visitor: RequestOrigin
  /** The value of the session's cookie, where one was sent. */
  token: string | undefined
  /** The `Set-Cookie` of a token; null clears the cookie. */
  cookieOf: (token: string | null) => string
  sessionTtlSeconds: number
}

/** Of an operation that runs transactions of its own. */
export interface VisitorReadContext extends VisitorContext {
  db: Database
  now: Date
  write: Write
  /** Bounds how many passwords are hashed at once. */
  passwords: ConcurrencyLimit
}

export interface VisitorWriteContext extends VisitorContext {
  plan: Plan
}

export type VisitorContexts = { read: VisitorReadContext; write: VisitorWriteContext }

export type SettingsContexts = { session: SessionContexts; none: VisitorContexts }
export type SettingsHandlers = contract.Handlers<Contract, SettingsContexts>
