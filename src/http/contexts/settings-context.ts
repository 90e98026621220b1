import type { Contract } from '../../../generated/settings.operations.ts'
import type { Database } from '../../db/database.ts'
import type { RequestOrigin } from '../../domain/accounts/start-session.ts'
import type { Mailing } from '../../domain/mail/outbox.ts'
import type * as contract from '../handler-types.ts'
import type { CredentialsContext, SessionContexts } from './session-context.ts'

/* The types for the handlers of the settings area. */

type OperationId = keyof Contract['operations']
export type Commits = contract.Commits
export type Reply<Id extends OperationId> = contract.Reply<Contract, Id>

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

export type VisitorOwnContext = VisitorContext & CredentialsContext

export type VisitorContexts = {
  read: VisitorContext & { db: Database; now: Date }
  write: VisitorContext & { now: Date }
  own: VisitorOwnContext
}

export type SettingsContexts = { session: SessionContexts; none: VisitorContexts }
export type SettingsHandlers = contract.Handlers<Contract, SettingsContexts>
