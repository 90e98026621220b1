import type { Request } from 'express'
import type { Budget, Operation } from '../../contract/operation.ts'
import type { Plan } from '../../db/plan.ts'
import { assertSession, rolesFor } from '../../domain/accounts/assert-session.ts'
import { findSession, type Session } from '../../domain/accounts/sessions.ts'
import type { Actor } from '../../domain/actor.ts'
import { AppError } from '../../errors.ts'
import type { Authenticator, Caller, Identity } from './caller.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpContext } from '../http-context.ts'
import { countStream } from '../streams/open-streams.ts'
import { paginate } from '../pagination/pagination.ts'
import { isSecureRequest, tokenOf } from './session-cookie.ts'
import type {
  SessionContexts,
  SessionOwnContext,
  SessionReadContext,
  SessionWriteContext,
} from '../contexts/session-context.ts'

/** Authenticates by the session cookie. Operations may require a role (product.md 18.2). */
export function authenticateBySession(context: HttpContext): Authenticator<SessionContexts> {
  return {
    honorsIdempotency: true,
    authenticate: async (req) =>
      new SessionCaller(context, await requireSession(context, req), clientAddress(req)),
  }
}

/** Reads the session and the role of its user for every request. @throws AppError session_required */
async function requireSession({ db, clock, config }: HttpContext, req: Request): Promise<Session> {
  const token = tokenOf(req, isSecureRequest(config, req))
  const session = token && (await findSession(db, token, config.sessionTtlSeconds, clock.now()))
  if (!session) throw new AppError('session_required')
  return session
}

class SessionCaller implements Caller<SessionContexts> {
  readonly identity: Identity
  readonly #context: HttpContext
  readonly #session: Session
  readonly #ip: string

  constructor(context: HttpContext, session: Session, ip: string) {
    this.identity = { workspaceId: session.workspace.id, id: session.user.id }
    this.#context = context
    this.#session = session
    this.#ip = ip
  }

  budgetOwner(budget: Budget): string {
    return budget.startsWith('user') ? this.#session.user.id : this.#session.id
  }

  assertPermitted(requires: readonly string[], { secondFactor }: Pick<Operation, 'secondFactor'>): void {
    const roles = rolesFor(requires)
    if (secondFactor && this.#session.lacksRequiredFactor) throw new AppError('second_factor_missing')
    if (!roles || roles.includes(this.#session.role)) return
    const words = roles.map((role) => `${role}s`).join(' and ')
    throw new AppError('forbidden', { detail: `Only active ${words} of the workspace may do this.` })
  }

  addAssertions(
    plan: Plan,
    requires: readonly string[],
    { secondFactor }: Pick<Operation, 'secondFactor'>,
    now: Date,
  ): void {
    const { sessionTtlSeconds } = this.#context.config
    assertSession(plan, this.#session, { roles: rolesFor(requires), secondFactor }, sessionTtlSeconds, now)
  }

  readContext(): SessionReadContext {
    const context = this.#context
    const session = this.#session
    const { db, clock, config, listener, streams, admission } = context
    const { sessionTtlSeconds, webhooks } = config
    const workspaceId = session.workspace.id
    const pages = { workspaceId, cursorKeys: session.cursorKeys }
    return {
      db,
      now: clock.now(),
      sessionTtlSeconds,
      webhooks,
      feed: streams.feed,
      listener,
      heartbeat: streams.heartbeat,
      countStream: (signal) =>
        countStream(admission.streams, { sessionId: session.id, userId: session.user.id }, signal),
      paginate: (...page) => paginate(context, pages, ...page),
      session,
      workspaceId,
      mayFollow: () => streams.permissions.mayFollow(session),
      isMember: () => streams.membershipPermissions.mayFollow(session),
    }
  }

  writeContext(now: Date): SessionWriteContext {
    const { config, secrets, mailing } = this.#context
    const actor = this.#actorAt(now)
    const { sessionTtlSeconds, webhooks } = config
    const session = this.#session
    return { actor, session, sessionTtlSeconds, secretBox: secrets.box, mailing, webhooks }
  }

  ownContext(now: Date): SessionOwnContext {
    const { db, clock, admission, secrets, mailing } = this.#context
    const given = { db, clock, mailing, now, passwords: admission.passwords, secretBox: secrets.box }
    return { ...given, session: this.#session, actor: this.#actorAt(now), ip: this.#ip }
  }

  #actorAt(now: Date): Actor {
    const { user, workspace } = this.#session
    return { workspaceId: workspace.id, userId: user.id, via: 'web', now }
  }
}
