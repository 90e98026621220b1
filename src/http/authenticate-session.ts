import { sessionTokenHash } from '../crypto/session-token.ts'
import type { Request } from 'express'
import type { Config } from '../config.ts'
import type { Plan } from '../db/plan.ts'
import { assertSession, rolesFor } from '../domain/accounts/assert-session.ts'
import { findSession, isManager, maxSessionSeconds, type Session } from '../domain/accounts/sessions.ts'
import { AppError } from '../errors.ts'
import type { Budget, Operation } from './contract.ts'
import type { Authenticator, Caller, WritePlan } from './authenticate.ts'
import { countStream } from './event-stream.ts'
import type { HttpContext } from './http-context.ts'
import type { Identity } from './idempotency.ts'
import { paginate } from './pagination.ts'
import { clientAddress } from './receive.ts'
import type {
  SessionContexts,
  SessionReadContext,
  SessionWriteContext,
  VisitorContexts,
} from './settings-context.ts'

/** Returns the cookie's name. A page of a sibling host cannot set one that begins with `__Host-` (product.md 18.1). */
const cookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}taskwire_session`
/** Length to which a user agent is cut, characters. */
const maxUserAgent = 512

/** Authenticates by the session cookie. Operations may require a role (product.md 18.2). */
export function authenticateBySession(context: HttpContext): Authenticator<SessionContexts> {
  return {
    honorsIdempotency: true,
    authenticate: async (req) =>
      new SessionCaller(context, await requireSession(context, req), clientAddress(req)),
  }
}

/** Reads the session and its user's role, for every request. @throws AppError session_required */
async function requireSession({ db, clock, config }: HttpContext, req: Request): Promise<Session> {
  const token = tokenOf(req, arrivesSecurely(config, req))
  const session = token && (await findSession(db, token, config.sessionTtlSeconds, clock.now()))
  if (!session) throw new AppError('session_required')
  return session
}

/** Tells whether the visitor came by https: directly, through a trusted proxy, or by `PUBLIC_URL`. */
const arrivesSecurely = ({ publicUrl }: Config, req: Request): boolean =>
  req.secure || publicUrl?.startsWith('https:') === true

/** Returns the session token of the request. Of two cookies of that name neither counts, since one may be planted. */
function tokenOf({ headers }: Request, isSecure: boolean): string | undefined {
  const start = `${cookieName(isSecure)}=`
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const [pair, second] = pairs.filter((one) => one.startsWith(start))
  return (second === undefined && pair?.slice(start.length)) || undefined
}

/**
 * Refuses a request of another site's page, before the session is read (product.md 18.3). A request with neither
 * `Sec-Fetch-Site` nor `Origin` is not from a browser.
 * @param publicUrl the configured base URL of this server
 * @throws AppError cross_origin
 */
export function refuseCrossOrigin(req: Request, publicUrl: string | undefined): void {
  const site = req.headers['sec-fetch-site']
  // `req.host` is the `X-Forwarded-Host` of a trusted proxy.
  const isSame =
    site === undefined ? isSameOrigin(req.headers.origin, req.host, publicUrl) : isAllowedSite(site)
  if (!isSame) throw new AppError('cross_origin')
}

const isAllowedSite = (site: string | string[]): boolean => site === 'same-origin' || site === 'none'

function isSameOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  const page = URL.parse(origin)
  // Browsers omit the scheme's default port, and some proxies add it.
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host
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
    return budget === 'user' || budget === 'user_write' ? this.#session.user.id : this.#session.id
  }

  assertPermitted(requires: readonly string[], { secondFactor }: Pick<Operation, 'secondFactor'>): void {
    const { user, workspace } = this.#session
    const isDue = workspace.require_second_factor && isManager(this.#session) && !user.second_factor
    const roles = rolesFor(requires)
    if (secondFactor && isDue) throw new AppError('second_factor_missing')
    if (!roles || roles.includes(this.#session.role)) return
    const words = roles.map((role) => `${role}s`).join(' and ')
    throw new AppError('forbidden', { detail: `Only active ${words} of the workspace may do this.` })
  }

  addAssertions(plan: Plan, requires: readonly string[], now: Date): void {
    const { sessionTtlSeconds } = this.#context.config
    assertSession(plan, this.#session, rolesFor(requires), sessionTtlSeconds, now)
  }

  readContext(write: WritePlan): SessionReadContext {
    const context = this.#context
    const session = this.#session
    const { db, clock, config, listener, heartbeat, streamRights, admission, secrets, mailing } = context
    const { sessionTtlSeconds, webhooks } = config
    const workspaceId = session.workspace.id
    const pages = { workspaceId, cursorKeys: session.cursorKeys }
    return {
      db,
      write,
      passwords: admission.passwords,
      secretBox: secrets.box,
      mailing,
      now: clock.now(),
      ip: this.#ip,
      sessionTtlSeconds,
      webhooks,
      listener,
      heartbeat,
      countStream: (signal) =>
        countStream(admission.streams, { sessionId: session.id, userId: session.user.id }, signal),
      paginate: (...page) => paginate(context, pages, ...page),
      session,
      workspaceId,
      mayFollow: () => streamRights.mayFollow(session),
    }
  }

  writeContext(plan: Plan, now: Date): SessionWriteContext {
    const { config, secrets, mailing } = this.#context
    const { user, workspace } = this.#session
    const actor = { workspaceId: workspace.id, userId: user.id, via: 'web' as const, now }
    const { sessionTtlSeconds, webhooks } = config
    const session = this.#session
    return { plan, actor, session, sessionTtlSeconds, secretBox: secrets.box, mailing, webhooks }
  }
}

/** Accepts any caller, signed in or not, for signing in and out. */
export function authenticateVisitor(context: HttpContext): Authenticator<VisitorContexts> {
  const { db, clock, config, admission, mailing, secrets } = context
  const { sessionTtlSeconds } = config
  return {
    authenticate: (req) => {
      const isSecure = arrivesSecurely(config, req)
      const visitor = {
        ip: clientAddress(req),
        userAgent: req.headers['user-agent']?.slice(0, maxUserAgent) ?? null,
      }
      const token = tokenOf(req, isSecure)
      const cookieOf = (value: string | null): string => encodeCookie(value, isSecure)
      const given = { visitor, token, cookieOf, sessionTtlSeconds, mailing }
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
          secretBox: secrets.box,
        }),
        writeContext: (plan, now) => ({ ...given, plan, now }),
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
  const maxAge = `Max-Age=${token === null ? 0 : maxSessionSeconds}`
  return [`${cookieName(isSecure)}=${token ?? ''}`, ...flags, maxAge].join('; ')
}
