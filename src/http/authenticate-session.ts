import { sessionTokenHash } from '../crypto/session-token.ts'
import type { Request } from 'express'
import type { AppContext } from '../context.ts'
import type { Plan } from '../db/plan.ts'
import { retryStale } from '../db/retry.ts'
import {
  assertSession,
  findSession,
  isManaging,
  maxSessionSeconds,
  type Session,
} from '../domain/accounts/sessions.ts'
import { AppError } from '../errors.ts'
import type { Authenticator, Caller, WritePlan } from './authenticate.ts'
import type { Identity } from './idempotency.ts'
import { createPaginator } from './pagination.ts'
import { clientAddress } from './request-head.ts'
import type {
  SessionContexts,
  SessionReadContext,
  SessionWriteContext,
  VisitorContexts,
} from './settings-context.ts'

const cookieName = 'taskwire_session'
/** Length to which a user agent is cut, characters. */
const maxUserAgent = 512

/** Authenticates by the session cookie. Operations may require `admin`: an active owner or admin (product.md 18.2). */
export function authenticateBySession(context: AppContext): Authenticator<SessionContexts> {
  return {
    honorsIdempotency: true,
    authenticate: async (req) =>
      new SessionCaller(context, await requireSession(context, req), clientAddress(req)),
  }
}

/** Reads the session and its user's role, for every request. @throws AppError session_required */
async function requireSession({ db, clock, config }: AppContext, req: Request): Promise<Session> {
  const token = tokenOf(req)
  const session =
    token === undefined
      ? undefined
      : await retryStale(() => findSession(db, token, config.sessionTtlSeconds, clock.now()))
  if (!session) throw new AppError('session_required')
  return session
}

/** Returns the session token of the request. The first cookie of that name counts, as on most servers. */
function tokenOf({ headers }: Request): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const pair = pairs.find((one) => one.startsWith(`${cookieName}=`))
  return pair?.slice(cookieName.length + 1) || undefined
}

class SessionCaller implements Caller<SessionContexts> {
  readonly identity: Identity
  readonly #context: AppContext
  readonly #session: Session
  readonly #ip: string

  constructor(context: AppContext, session: Session, ip: string) {
    this.identity = { workspaceId: session.workspace.id, id: session.user.id }
    this.#context = context
    this.#session = session
    this.#ip = ip
  }

  budgetOwner(): string {
    return this.#session.id
  }

  assertPermitted(requires: readonly string[]): void {
    const { role } = this.#session
    if (requires.includes('admin') && role !== 'owner' && role !== 'admin') {
      throw new AppError('forbidden', {
        detail: 'Only active owners and admins of the workspace may do this.',
      })
    }
  }

  addAssertions(plan: Plan, requires: readonly string[], now: Date): void {
    const { sessionTtlSeconds } = this.#context.config
    assertSession(plan, this.#session, requires.includes('admin'), sessionTtlSeconds, now)
  }

  readContext(write: WritePlan): SessionReadContext {
    const { db, clock, config, secrets, listener, heartbeat, admission } = this.#context
    const { sessionTtlSeconds, pageSize } = config
    const session = this.#session
    const workspaceId = session.workspace.id
    const { paginate } = createPaginator(secrets.cursorKeys, workspaceId, pageSize)
    const stillManages = () => isManaging(db, session, sessionTtlSeconds, clock.now())
    const now = clock.now()
    const settings = {
      db,
      write,
      passwords: admission.passwords,
      now,
      ip: this.#ip,
      sessionTtlSeconds,
      listener,
      heartbeat,
      streams: admission.streams,
      paginate,
    }
    return { ...settings, session, workspaceId, stillManages }
  }

  writeContext(plan: Plan, now: Date): SessionWriteContext {
    const { config, secrets } = this.#context
    const { user, workspace } = this.#session
    const actor = { workspaceId: workspace.id, userId: user.id, via: 'web' as const, now }
    const { sessionTtlSeconds, webhooks } = config
    return { plan, session: this.#session, actor, sessionTtlSeconds, secretBox: secrets.box, webhooks }
  }
}

/** Accepts any caller, signed in or not, for signing in and out. */
export function authenticateVisitor(context: AppContext): Authenticator<VisitorContexts> {
  const { db, clock, config, admission } = context
  const { publicUrl, sessionTtlSeconds } = config
  return {
    authenticate: (req) => {
      const isSecure = req.secure || publicUrl?.startsWith('https:') === true
      const visitor = {
        ip: clientAddress(req),
        userAgent: req.headers['user-agent']?.slice(0, maxUserAgent) ?? null,
      }
      const token = tokenOf(req)
      const cookieOf = (value: string | null): string => encodeCookie(value, isSecure)
      const given = { visitor, token, cookieOf, sessionTtlSeconds }
      return Promise.resolve({
        contentionKey: token && sessionTokenHash(token).toString('hex'),
        budgetOwner: () => '',
        assertPermitted: () => undefined,
        addAssertions: () => undefined,
        readContext: (write) => ({
          ...given,
          db,
          now: clock.now(),
          write,
          passwords: admission.passwords,
        }),
        writeContext: (plan) => ({ ...given, plan }),
      })
    },
  }
}

/**
 * Returns the `Set-Cookie` of a token; null clears the cookie. Its `Max-Age` is the longest life of a session, since the
 * server decides when a session ends.
 */
function encodeCookie(token: string | null, isSecure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  return [`${cookieName}=${token ?? ''}`, ...flags, `Max-Age=${token === null ? 0 : maxSessionSeconds}`].join(
    '; ',
  )
}
