import type { Request, RequestHandler, Response } from 'express'
import { AppError } from '../errors.ts'
import { inSpan } from '../tracing/spans.ts'
import type { BodyWriter } from './reply/body-writer.ts'
import type { Authenticator } from './callers/caller.ts'
import { createCharges, isRefusedCredential } from './callers/charge-caller.ts'
import type { ContextsFor, Contract, Handlers } from './handler-types.ts'
import type { HttpContext } from './http-context.ts'
import type { Match } from './path-matcher.ts'
import { createPermissions } from './permissions.ts'
import { createReplays } from './idempotency/replays.ts'
import { sendReply } from './reply/reply.ts'
import { pathOf } from './request-target.ts'
import type { ResponseLocals } from './response-locals.ts'
import type { ReadRequest, Route } from './route.ts'
import { createRouter, type AnyApi } from './router.ts'
import { createRuns } from './run-handler.ts'
import { refuseCrossOrigin } from './callers/same-origin.ts'
import { createSteps } from './steps.ts'

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
  const charges = createCharges(context.budgets)
  const { authenticate, charge } = charges
  const replays = createReplays(context)
  const runs = createRuns({ ...context, permissions: createPermissions(context, authenticate), replays })
  const match = await createRouter(api, createSteps(context, charges, replays, runs))
  return (req, res, next) => {
    serve(req, res).catch(next)
  }

  /**
   * Serves a request from start to end (product.md 1.1). `receive.ts` has refused an invalid head; the error handler responds
   * to thrown errors.
   */
  async function serve(req: Request, res: Response): Promise<void> {
    const found = match(pathOf(req.url))
    const route = found?.methods[req.method === 'HEAD' ? 'get' : req.method.toLowerCase()]
    if (!route) return refuseUnmatched(req, res, found)
    const { operation, steps } = route
    ;(res.locals as ResponseLocals).route = route

    steps.admit(req)
    steps.checkOrigin(req)
    // A refused credential is charged to the client's address.
    const caller = await inSpan('authenticate', () => authenticate(req, res, route.authenticator))
    await charge(operation.rateLimits, caller, req, res)
    caller.assertPermitted(route.requires, operation)

    // If the client goes away, only an arriving body and a stream end. Other work goes on, and is committed (product.md 17.1).
    const request: ReadRequest = { req, res, route, caller, params: found.params, idempotency: undefined }
    try {
      await steps.checkInFlight(caller)
      const input = await steps.readInput(request)
      const reply = await steps.limit(caller, () => steps.run({ ...request, input }))
      return await sendReply(writer, res, reply, request.ended)
    } catch (error) {
      return sendReply(writer, res, await steps.replaceError(error, request))
    }
  }

  /** Refuses a request that matches no operation, after charging its caller if there is one. @throws AppError */
  async function refuseUnmatched(
    req: Request,
    res: Response,
    found: Match<Route> | undefined,
  ): Promise<never> {
    const { scheme, rateLimits, sameOrigin } = api.unmatched
    if (sameOrigin && found && !['GET', 'HEAD'].includes(req.method))
      refuseCrossOrigin(req, context.config.publicUrl)
    const authenticator = api.authenticators[scheme]
    const caller = authenticator && (await authenticate(req, res, authenticator).catch(ignoreRefusal))
    if (caller) await charge(rateLimits, caller, req, res)
    if (!found) throw new AppError('not_found')
    const methods = Object.keys(found.methods).map((method) => method.toUpperCase())
    res.setHeader('Allow', methods.includes('GET') ? [...methods, 'HEAD'].join(', ') : methods.join(', '))
    throw new AppError('method_not_allowed')
  }
}

/** Ignores a refused credential, so that a request without a caller also gets 404 or 405. */
function ignoreRefusal(error: unknown): undefined {
  if (!isRefusedCredential(error)) throw error
}
