import type { Request, RequestHandler, Response } from 'express'
import type { Operation } from '../contract/operation.ts'
import { checkUrls } from '../contract/public-urls.ts'
import { commitPlan } from '../db/commit.ts'
import { wasRefused } from '../db/errors.ts'
import type { Plan } from '../db/plan.ts'
import { runTransaction } from '../db/transaction.ts'
import { ignoredFields } from '../domain/request-log/ignored-names.ts'
import { AppError } from '../errors.ts'
import { inSpan } from '../tracing/spans.ts'
import type { BodyWriter } from './body-writer.ts'
import { chunksOf, readBody, readText } from './body.ts'
import { contentionKeyOf, type Authenticator, type Caller } from './caller.ts'
import { createCharges, isRefusedCredential } from './charge-caller.ts'
import type { Commits, ContextsFor, Contract, Handlers } from './handler-types.ts'
import { endOfStream } from './event-stream.ts'
import type { HttpContext } from './http-context.ts'
import {
  isCommittedWithReply,
  findStoredReply,
  storeReply,
  readIdempotencyKey,
  storesReply,
  withoutSecrets,
  type IdempotencyKey,
} from './idempotency.ts'
import { validateInput } from './input.ts'
import type { Match } from './path-matcher.ts'
import { createRouter, type AnyApi, type Route } from './router.ts'
import { checkReply, sendReply, type CheckedReply } from './reply.ts'
import { pathOf } from './request-target.ts'
import type { ResponseLocals } from './response-locals.ts'
import { refuseCrossOrigin } from './same-origin.ts'

/** A contract and everything that serves it. */
export interface Api<C extends Contract, Given extends ContextsFor<C>> extends Pick<
  AnyApi,
  'prefix' | 'document'
> {
  operations: C['operations']
  handlers: Handlers<C, Given>
  /** Authenticators by security scheme; `none` for operations that anyone may call. */
  authenticators: { [Scheme in keyof Given]: Authenticator<Given[Scheme]> }
  unmatched: AnyApi['unmatched'] & { scheme: keyof Given }
}

/** A request whose caller is authenticated and whose input is valid. */
interface WriteRequest {
  req: Request
  res: Response
  route: Route
  caller: Caller
  input: object
  idempotency: IdempotencyKey | undefined
}

/**
 * Serves an API by its contract. Nothing here is specific to one operation.
 * @throws Error if an operation lacks a handler or an authenticator
 */
export async function createPipeline(
  context: HttpContext,
  writer: BodyWriter,
  api: AnyApi,
): Promise<RequestHandler> {
  const { config, db, clock, admission, drain, urls } = context
  const { authenticate, charge, chargeAddress } = createCharges(context.budgets)
  const match = await createRouter(api)
  return (req, res, next) => {
    serve(req, res).catch(next)
  }

  /** Serves a request from start to end (product.md 1.1). The error handler responds to thrown errors. */
  async function serve(req: Request, res: Response): Promise<void> {
    const path = pathOf(req.url)
    const found = match(path)
    const route = found?.methods[req.method === 'HEAD' ? 'get' : req.method.toLowerCase()]
    if (!route) return refuseUnmatched(req, res, found)
    const { operation, requires, handler } = route
    const limit = operation.method === 'get' ? admission.reads : admission.writes
    ;(res.locals as ResponseLocals).route = route

    if (operation.sheddable && !mayBeReplay(operation, req)) limit.refuseIfFull()
    if (operation.sameOrigin) refuseCrossOrigin(req, config.publicUrl)
    const caller = await inSpan('authenticate', () => authenticate(req, res, route.authenticator))
    await charge(operation.rateLimits, caller, req, res)
    caller.assertPermitted(requires, operation)

    let idempotency: IdempotencyKey | undefined
    try {
      const text = operation.textBody && (await readText(req, operation.textBody, admission.bodies))
      const body = text ? undefined : await readBody(req, operation, config.bodyLimitBytes, admission.bodies)
      if (operation.body && body)
        (res.locals as ResponseLocals).ignoredFields = ignoredFields(operation.body, body)
      idempotency = operation.idempotent ? readIdempotencyKey(operation, req, path, text ?? body) : undefined
      const ended = route.streams ? endOfStream(res, drain.signal) : undefined
      const checked = validateInput(urls, operation, req, found.params, body, ended)
      const input = text ? { ...checked, body: chunksOf(text) } : checked
      if (operation.body?.publicUrls && body) await checkUrls(urls, operation.body, body)

      const write = { req, res, route, caller, input, idempotency }
      const work = async () => {
        if (isCommittedWithReply(operation)) return inSpan('commit', () => commitWithReply(write))
        if (operation.transaction === 'batches') return runBatches(write)
        const given = operation.transaction === 'own' ? ownContext(write) : caller.readContext()
        return checkReply(operation, await handler(input, given))
      }
      const reply = await (operation.sheddable ? limit.run(work) : work())
      return await sendReply(writer, res, reply, ended)
    } catch (error) {
      const replay = await replayInstead(error, { req, res, route, caller, idempotency })
      return sendReply(writer, res, replay)
    }
  }

  /**
   * Returns the stored reply that takes precedence over an error, unless the caller is revoked (product.md 3.16, 7.6).
   * @throws the error, or the refusal of a revoked caller
   */
  async function replayInstead(
    error: unknown,
    { req, res, route, caller, idempotency }: Omit<WriteRequest, 'input'>,
  ): Promise<CheckedReply> {
    const { operation, requires, authenticator } = route
    if (operation.signInLimits && !caller.identity && isOfForm(error)) await chargeAddress(req)
    const isFinal = error instanceof AppError ? error.status === 401 : !(idempotency && wasRefused(error))
    if (!storesReply(operation) || isFinal) throw error
    const current = await authenticate(req, res, authenticator, true)
    current.assertPermitted(requires, operation)
    const replay = await findReplay(route, current, idempotency)
    if (!replay) throw error
    return replay
  }

  /** Commits a write with its events and its stored reply, if the reply conforms to the contract. */
  function commitWithReply(write: WriteRequest): Promise<CheckedReply> {
    const { route, caller, input, idempotency } = write
    const { operation, handler } = route
    const isLocking = operation.transaction === 'locks'
    const make = permitted(write, async (plan, caller, now, isFirst) => {
      const kept = isFirst ? undefined : await findReplay(route, caller, idempotency)
      if (kept) return kept
      const given = isLocking ? { tx: plan } : { plan }
      const reply = checkReply(operation, await handler(input, { ...caller.writeContext(now), ...given }))
      keep(plan, write, caller, reply, now)
      return reply
    })
    const contentionKey = contentionKeyOf(caller)
    return isLocking ? runTransaction(db, make, contentionKey) : commitPlan(db, make, { contentionKey })
  }

  /** Runs a handler that commits in batches, and stores its reply after the last batch. */
  async function runBatches(write: WriteRequest): Promise<CheckedReply> {
    const { route, caller, input, idempotency } = write
    const earlier = await findReplay(route, caller, idempotency)
    if (earlier) return earlier
    const reply = checkReply(route.operation, await route.handler(input, ownContext(write)))
    if (!idempotency) return reply
    const make = permitted(write, async (plan: Plan, current, now, isFirst) => {
      const kept = isFirst ? undefined : await findReplay(route, current, idempotency)
      if (!kept) keep(plan, write, current, reply, now)
      return kept ?? reply
    })
    return commitPlan(db, make, { contentionKey: contentionKeyOf(caller) })
  }

  /** Stores the reply of a request with an `Idempotency-Key`. */
  function keep(plan: Plan, write: WriteRequest, { identity }: Caller, reply: CheckedReply, now: Date): void {
    const { route, idempotency } = write
    const expiresAt = new Date(now.getTime() + config.idempotencyTtlSeconds * 1000)
    if (idempotency && identity)
      storeReply(plan, identity, idempotency, withoutSecrets(route.operation, reply), expiresAt)
  }

  /** Returns the context for a handler that commits by itself. */
  function ownContext(write: WriteRequest): object {
    const { caller } = write
    const commits: Commits = {
      write: (make, contentionKey = contentionKeyOf(caller)) =>
        commitPlan(db, permitted(write, make), { contentionKey }),
      transact: (work, contentionKey = contentionKeyOf(caller)) =>
        runTransaction(db, permitted(write, work), contentionKey),
    }
    return { ...caller.ownContext(clock.now()), ...commits }
  }

  /**
   * Returns a function that fills a plan or a transaction, which commits only if the caller is still permitted
   * (product.md 3.16). Each retry authenticates the caller again.
   */
  function permitted<On extends Plan, T>(
    { req, res, route, caller }: WriteRequest,
    make: (on: On, caller: Caller, now: Date, isFirst: boolean) => Promise<T>,
  ): (on: On) => Promise<T> {
    const { authenticator, requires, operation } = route
    let plans = 0
    return async (on) => {
      const isFirst = plans++ === 0
      const current = isFirst ? caller : await authenticate(req, res, authenticator, true)
      current.assertPermitted(requires, operation)
      const now = clock.now()
      current.addAssertions(on, requires, operation, now)
      return make(on, current, now, isFirst)
    }
  }

  /** Returns the stored reply of an earlier request with this `Idempotency-Key`. */
  async function findReplay(
    { operation }: Route,
    { identity }: Caller,
    idempotency: IdempotencyKey | undefined,
  ): Promise<CheckedReply | undefined> {
    const kept = idempotency && identity && (await findStoredReply(db, identity, idempotency, clock.now()))
    if (!kept) return undefined
    const mediaType = operation.responses[kept.status]?.mediaType ?? null
    return { status: kept.status, mediaType, text: kept.json, isReplay: true }
  }

  /** Refuses a request that matches no operation, after charging its caller if there is one. @throws AppError */
  async function refuseUnmatched(
    req: Request,
    res: Response,
    found: Match<Route> | undefined,
  ): Promise<never> {
    const { scheme, rateLimits, sameOrigin } = api.unmatched
    if (sameOrigin && found && !['GET', 'HEAD'].includes(req.method)) refuseCrossOrigin(req, config.publicUrl)
    const authenticator = api.authenticators[scheme]
    const caller = authenticator && (await authenticate(req, res, authenticator).catch(ignoreRefusal))
    if (caller) await charge(rateLimits, caller, req, res)
    if (!found) throw new AppError('not_found')
    const methods = Object.keys(found.methods).map((method) => method.toUpperCase())
    res.setHeader('Allow', methods.includes('GET') ? [...methods, 'HEAD'].join(', ') : methods.join(', '))
    throw new AppError('method_not_allowed')
  }
}

/** Tells whether a request was refused for its form: too large, not JSON, or invalid by the contract. */
const isOfForm = (error: unknown): boolean =>
  error instanceof AppError && [413, 415, 422].includes(error.status)

const mayBeReplay = ({ idempotent }: Operation, { headers }: Request): boolean =>
  idempotent && headers['idempotency-key'] !== undefined

/** Ignores a refused credential, so that a request without a caller also gets 404 or 405. */
function ignoreRefusal(error: unknown): undefined {
  if (!isRefusedCredential(error)) throw error
}
