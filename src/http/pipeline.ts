import type { Request, RequestHandler, Response } from 'express'
import type { Operation } from '../contract/operation.ts'
import { checkUrls } from '../contract/public-urls.ts'
import { wasRefused } from '../db/errors.ts'
import { ignoredFields } from '../domain/request-log/ignored-names.ts'
import { AppError } from '../errors.ts'
import { inSpan } from '../tracing/spans.ts'
import type { BodyWriter } from './body-writer.ts'
import { chunksOf, readBody, readText } from './body.ts'
import type { Authenticator, Caller } from './caller.ts'
import { createCharges, isRefusedCredential } from './charge-caller.ts'
import type { ContextsFor, Contract, Handlers } from './handler-types.ts'
import { endOfStream } from './event-stream.ts'
import type { HttpContext } from './http-context.ts'
import { createCommits, type WriteRequest } from './commits.ts'
import { isCommittedWithReply, readIdempotencyKey, storesReply, type IdempotencyKey } from './idempotency.ts'
import { refuseIfBusy, runInFlight } from './in-flight.ts'
import { validateInput } from './input.ts'
import type { Match } from './path-matcher.ts'
import { createReplays } from './replays.ts'
import { createRouter, type AnyApi, type Route } from './router.ts'
import { checkLongReply, checkReply, sendReply, type CheckedReply } from './reply.ts'
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

/**
 * Serves an API by its contract. Nothing here is specific to one operation.
 * @throws Error if an operation lacks a handler or an authenticator
 */
export async function createPipeline(
  context: HttpContext,
  writer: BodyWriter,
  api: AnyApi,
): Promise<RequestHandler> {
  const { config, admission, drain, urls } = context
  const { authenticate, charge, chargeAddress } = createCharges(context.budgets)
  const replays = createReplays(context)
  const commits = createCommits(context, authenticate, replays)
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
      const counts = operation.inFlight && admission[operation.inFlight]
      if (counts) await refuseIfBusy(counts, personOf(caller))
      const text = operation.textBody && (await readText(req, operation.textBody, admission.files))
      const body = text ? undefined : await readBody(req, operation, config.bodyLimitBytes, admission.bodies)
      if (operation.body && body)
        (res.locals as ResponseLocals).ignoredFields = ignoredFields(operation.body, body)
      idempotency = operation.idempotent ? readIdempotencyKey(operation, req, path, text ?? body) : undefined
      const ended = route.streams ? endOfStream(res, drain.signal) : undefined
      const checked = validateInput(urls, operation, req, found.params, body, ended)
      const input = text ? { ...checked, body: { [Symbol.asyncIterator]: () => chunksOf(text) } } : checked
      if (operation.body?.publicUrls && body) await checkUrls(urls, operation.body, body)

      const write = { req, res, route, caller, input, idempotency }
      const work = async () => {
        if (isCommittedWithReply(operation)) return inSpan('commit', () => commits.commitWithReply(write))
        if (operation.transaction === 'batches') return commits.runBatches(write)
        const given = operation.transaction === 'own' ? commits.ownContext(write) : caller.readContext()
        const reply = await handler(input, given)
        return operation.heavy ? checkLongReply(operation, reply) : checkReply(operation, reply)
      }
      const counted = counts ? () => runInFlight(counts, personOf(caller), work) : work
      const serveOne = () => (operation.sheddable ? limit.run(counted) : counted())
      const person = operation.heavy ? caller.identity?.id : undefined
      const reply = await (person === undefined ? serveOne() : admission.heavy.run(person, serveOne))
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
    if (operation.signInLimits && !caller.identity && isMalformedRequest(error)) await chargeAddress(req)
    const isFinal = error instanceof AppError ? error.status === 401 : !(idempotency && wasRefused(error))
    if (!storesReply(operation) || isFinal) throw error
    const current = await authenticate(req, res, authenticator, true)
    current.assertPermitted(requires, operation)
    const replay = await replays.find(operation, current, idempotency)
    if (!replay) throw error
    return replay
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

/** Returns whether a request was refused as malformed: too large, not JSON, or invalid by the contract. */
const isMalformedRequest = (error: unknown): boolean =>
  error instanceof AppError && [413, 415, 422].includes(error.status)

/** Returns the person or key whose requests in flight are counted together. */
const personOf = ({ identity }: Caller): string => identity?.id ?? ''

const mayBeReplay = ({ idempotent }: Operation, { headers }: Request): boolean =>
  idempotent && headers['idempotency-key'] !== undefined

/** Ignores a refused credential, so that a request without a caller also gets 404 or 405. */
function ignoreRefusal(error: unknown): undefined {
  if (!isRefusedCredential(error)) throw error
}
