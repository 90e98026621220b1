import type { EventEmitter } from 'node:events'
import type { Config } from '../../config.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Database } from '../../db/database.ts'
import type { Listener } from '../../db/listener.ts'
import type { Session } from '../../domain/accounts/sessions.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Mailing } from '../../domain/mail/outbox.ts'
import type { ChangeFeed } from '../../domain/record/change-feed.ts'
import type { Paginator } from '../pagination/pagination.ts'
import type { PasswordQueue } from '../admission/password-queue.ts'

/* The contexts for handlers of operations that require a session, in the settings area and in the web editor. */

/** The context of a session for the handler of a read. */
export interface SessionReadContext extends Paginator {
  db: Database
  session: Session
  workspaceId: string
  now: Date
  sessionTtlSeconds: number
  webhooks: Config['webhooks']
  /** Passes changes to open streams. */
  feed: ChangeFeed
  /** Receives the notifications of all processes. */
  listener: Listener
  heartbeat: EventEmitter
  /** Counts a stream of the session. @throws AppError stream_limit */
  countStream: (signal: AbortSignal) => Promise<void>
  /** Returns whether the session is still active in this workspace and its user has the same permissions. */
  mayFollow: () => Promise<boolean>
  /** Returns whether the session is still active in this workspace, with any role. */
  isMember: () => Promise<boolean>
}

/** The context of a session for the handler of a write. */
export interface SessionWriteContext {
  session: Session
  actor: Actor
  sessionTtlSeconds: number
  secretBox: SecretBox
  mailing: Mailing
  webhooks: Config['webhooks']
}

/** The context for checks of passwords and codes. */
export interface CredentialsContext {
  db: Database
  now: Date
  secretBox: SecretBox
  mailing: Mailing
  /** Bounds how many passwords are hashed at once. */
  passwords: PasswordQueue
}

/** The context of a session for the handler of a write that commits by itself. */
export interface SessionOwnContext extends CredentialsContext {
  /** The clock for the time of each commit. */
  clock: { now(): Date }
  session: Session
  actor: Actor
  /** Address of the client. */
  ip: string
}

export type SessionContexts = {
  read: SessionReadContext
  write: SessionWriteContext
  own: SessionOwnContext
}
