import type { Request, RequestHandler, Response } from 'express'
import type { AppContext } from '../context.ts'
import type { Plan } from '../db/plan.ts'
import { retryStale } from '../db/retry.ts'
import type { Transaction } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import type { ConcurrencyLimit } from './admission.ts'
import { ArrivingBody } from './arriving-bodies.ts'
import { addressOf, type Authenticator, type Caller, type Write } from './authenticate.ts'
import type { AnyReply, Budget, ContextsFor, Contract, Handlers, Operation, Operations } from './contract.ts'
import { createDispatcher, type Call } from './dispatcher.ts'
import { eventStream } from './event-stream.ts'
import { fingerprintOf, readIdempotencyKey, type Claim } from './idempotency.ts'
import { readBody, refuseOtherMedia, validateInput } from './input.ts'
import { checkUrls, refuseUrlsBefore } from './public-urls.ts'
import { chargeRequest, type Charge } from './rate-limits.ts'
import type { ResponseLocals } from './request-head.ts'
import { refuseCrossOrigin } from './same-origin.ts'
import { checkReply, ContractViolation, sendReply, type CheckedReply } from './reply.ts'

/** A contract and all that serving it takes. */
export interface Api<C extends Contract, Given extends ContextsFor<C>> {
  operations: C['operations']
  handlers: Handlers<C, Given>
  /** By security scheme; `none` for operations that anybody may call. */
  authenticators: { [Scheme in keyof Given]: Authenticator<Given[Scheme]> }
  /** What a request costs that matches no operation. */
  unmatched: { scheme: keyof Given; rateLimits: readonly Budget[] }
}

/** Any such API, as the pipeline sees it. */
interface AnyApi {
  operations: Operations
  handlers: Readonly<Record<string, Handler>>
  authenticators: Readonly<Record<string, Authenticator>>
  unmatched: { scheme: string; rateLimits: readonly Budget[] }
}

/** What serving an API takes of a process. */
export type PipelineContext = Pick<
  AppContext,
  | 'config'
  | 'clock'
  | 'budgets'
  | 'admission'
  | 'arrivingBodies'
  | 'writer'
  | 'writes'
  | 'drain'
  | 'checkUrl'
  | 'parseUrl'
  | 'tracing'
>

/** The compiler has seen to it that each handler gets what it wants. */
type Handler = (input: never, context: never) => Promise<AnyReply>

/** What a trace shows of a request, beside its handler and what is asked of the database. */
const plainSteps = { admit, charge, bodyOf, inputOf, checkUrls, checkReply }
type Steps = typeof plainSteps

interface Serving extends PipelineContext {
  steps: Steps
}

/**
 * The life of a request on an API, in the order of product.md 1.1. What each step needs to know of an operation stands in
 * the contract; whatever is thrown ends in the error handler.
 * @throws Error when the contract, its handlers and its authenticators do not agree
 */
export async function createPipeline(given: PipelineContext, api: AnyApi): Promise<RequestHandler> {
  const context = traced(given)
  const { admit, charge } = context.steps
  const { operations, handlers, authenticators, unmatched } = api
  assertIdempotency(api)
  const authenticate = mapValues(authenticators, (authenticator) => {
    return async (call: Call) => {
      const { operationId = '', req, res } = call
      ;(res.locals as ResponseLocals).operationId = call.operationId
      shedLoad(context, operations[operationId], req)
      if (operations[operationId]?.sameOrigin) refuseCrossOrigin(req, context.config.publicUrl)
      return {
        caller: await admit(context, authenticator, call, false),
        again: () => admit(context, authenticator, call, true),
        writesInTransaction: authenticator.writesInTransaction === true,
      }
    }
  })
  const chargeUnmatched = async (call: Call): Promise<void> => {
    const admitted = await authenticate[unmatched.scheme]?.(call).catch(ignoreRefusal)
    if (admitted) await charge(context, unmatched.rateLimits, admitted.caller, call)
  }
  const dispatch = await createDispatcher<Admitted>(operations, {
    authenticate,
    serve: mapValues(handlers, (handler, id) => serveBy(context, operationOf(operations, id), handler)),
    async notFound(call) {
      await chargeUnmatched(call)
      throw new AppError('not_found')
    },
    async methodNotAllowed(call, allowed) {
      await chargeUnmatched(call)
      call.res.setHeader('Allow', allowHeader(allowed))
      throw new AppError('method_not_allowed')
    },
  })
  return (req, res, next) => {
    dispatch(req, res).catch(next)
  }
}

/** With steps that leave spans, where the process traces. */
function traced(context: PipelineContext): Serving {
  const { tracing, writes } = context
  if (!tracing) return { ...context, steps: plainSteps }
  const { step } = tracing
  return {
    ...context,
    steps: {
      admit: step('authenticate', admit),
      charge: step('limit', charge),
      bodyOf: step('read body', bodyOf),
      inputOf: step('validate', inputOf),
      checkUrls: step('check URLs', checkUrls),
      checkReply: step('validate response', checkReply),
    },
    writes: {
      ...writes,
      findReply: step('idempotency', writes.findReply),
      commit: step('commit', writes.commit),
    },
  }
}

/** @throws Error for an operation that honors `Idempotency-Key` and whose callers cannot have one */
function assertIdempotency({ operations, authenticators }: AnyApi): void {
  for (const { operationId, idempotent, security, transaction } of Object.values(operations)) {
    if (!idempotent) continue
    if (!transaction) throw new Error(`${operationId} honors Idempotency-Key, and runs in no transaction`)
    if (authenticators[security?.scheme ?? 'none']?.honorsIdempotency) continue
    throw new Error(`${operationId} honors Idempotency-Key, and nobody who calls it can have one`)
  }
}

function operationOf(operations: Operations, id: string): Operation {
  const operation = operations[id]
  if (!operation) throw new Error(`the handler ${id} is for no operation`)
  return operation
}

/** A caller, and how to find the same once more, by what the database says then. */
interface Admitted {
  caller: Caller
  again: () => Promise<Caller>
  writesInTransaction: boolean
}

/** Refuses a request before any other work, if it is not a replay. @throws AppError service_unavailable */
function shedLoad({ admission }: PipelineContext, operation: Operation | undefined, req: Request): void {
  if (!operation?.sheddable) return
  if (operation.idempotent && req.headers['idempotency-key'] !== undefined) return
  limitOf(admission, operation).refuseIfFull()
}

const limitOf = ({ reads, writes }: PipelineContext['admission'], { method }: Operation): ConcurrencyLimit =>
  method === 'get' ? reads : writes

/** The caller; failing that, the address pays (product.md 4.4). */
async function admit(
  { budgets }: PipelineContext,
  { authenticate, challenge }: Authenticator,
  { req, res }: Call,
  isFresh: boolean,
): Promise<Caller> {
  try {
    return await authenticate(req, isFresh)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await chargeRequest(budgets, res, [{ budget: 'anonymous', of: addressOf(req) }])
    if (challenge !== undefined) (res.locals as ResponseLocals).challenge = challenge
    throw error
  }
}

/** A request without a caller is told too that its path is unknown, or its method not allowed. */
function ignoreRefusal(error: unknown): undefined {
  if (error instanceof AppError && (error.status === 401 || error.status === 403)) return undefined
  throw error
}

function charge(
  { budgets }: PipelineContext,
  rateLimits: readonly Budget[],
  caller: Caller,
  { req, res }: Call,
): Promise<void> {
  const charges = rateLimits.map((budget): Charge => ({
    budget,
    of: budget === 'anonymous' ? addressOf(req) : caller.payer(budget),
  }))
  return chargeRequest(budgets, res, charges)
}

function allowHeader(methods: readonly string[]): string {
  const names = methods.map((method) => method.toUpperCase())
  return (names.includes('GET') ? [...names, 'HEAD'] : names).join(', ')
}

/** An operation, its handler, and what can be told of the two before the first request. */
interface Route {
  operation: Operation
  handler: Handler
  /** Whether it may answer a stream, which has to learn of its end. */
  streams: boolean
}

/** Serves one operation: what it costs, what it requires, the work, the reply. */
function serveBy(
  context: Serving,
  operation: Operation,
  plainHandler: Handler,
): (admitted: Admitted, call: Call) => Promise<void> {
  const { charge } = context.steps
  const handler = context.tracing?.step('handler', plainHandler) ?? plainHandler
  const streams = Object.values(operation.responses).some(({ mediaType }) => mediaType === eventStream)
  const route: Route = { operation, handler, streams }
  const serve = operation.transaction ? serveWrite : serveRead
  return async (admitted, call) => {
    const arriving = new ArrivingBody()
    try {
      await charge(context, operation.rateLimits, admitted.caller, call)
      admitted.caller.assertMay(requirementsOf(operation))
      await serve(context, route, admitted, call, arriving).catch(async (error: unknown) => {
        // Whoever may no longer call by now is told that, as a new request would be.
        if (serve === serveWrite && error instanceof AppError && error.status !== 401) await admitted.again()
        throw error
      })
    } catch (error) {
      throw documented(operation, error)
    } finally {
      context.arrivingBodies.remove(arriving)
    }
  }
}

const requirementsOf = ({ security }: Operation): readonly string[] => security?.requires ?? []

/** Serves a read, or a write that has transactions of its own: `x-transaction: false`. */
async function serveRead(
  context: Serving,
  route: Route,
  admitted: Admitted,
  call: Call,
  arriving: ArrivingBody,
): Promise<void> {
  const { bodyOf, inputOf, checkUrls, checkReply } = context.steps
  const { operation, handler } = route
  const { req, res } = call
  const body = await bodyOf(context, operation, req, arriving)
  const ended = endOf(context, route, res)
  const input = inputOf(context, operation, call, body, ended)
  if (body && operation.body?.publicUrls) await checkUrls(context, operation.body.publicUrls, body)
  const write: Write = (work) => commitAs(context, operation, admitted, (tx) => work(tx as Transaction))
  const answer = () => handler(input as never, admitted.caller.readContext(write) as never)
  const work = () => (operation.method === 'get' ? retryStale(answer) : answer())
  const reply = await (operation.sheddable ? limitOf(context.admission, operation).run(work) : work())
  return sendReply(context.writer, res, checkReply(operation, reply), ended)
}

/** Serves a write: the work, all that follows from it and its reply, once that has been found well, are committed as one. */
async function serveWrite(
  context: Serving,
  route: Route,
  admitted: Admitted,
  call: Call,
  arriving: ArrivingBody,
): Promise<void> {
  const { bodyOf, inputOf, checkUrls, checkReply } = context.steps
  const { operation, handler } = route
  const { req, res } = call
  const { writes, clock, writer } = context
  const body = await bodyOf(context, operation, req, arriving)
  const ended = endOf(context, route, res)
  let claim = claimOf(context, operation, admitted.caller, call, body)
  const findKept = async (): Promise<CheckedReply | undefined> => {
    const kept = claim && (await writes.findReply(claim, clock.now()))
    if (!kept) return undefined
    const mediaType = operation.responses[kept.status]?.mediaType ?? null
    return { status: kept.status, mediaType, text: kept.json, isReplay: true }
  }
  const replay = await findKept()
  if (replay) return sendReply(writer, res, replay)
  const input = inputOf(context, operation, call, body, ended)
  // Names are looked up here, where no transaction waits for them.
  if (body && operation.body?.publicUrls) await checkUrls(context, operation.body.publicUrls, body)
  let isFirst = true
  const make = async (plan: Plan, caller: Caller, now: Date): Promise<CheckedReply> => {
    // A session may be in another workspace by now, where its keys are others.
    if (caller !== admitted.caller) claim = claimOf(context, operation, caller, call, body)
    const kept = isFirst ? undefined : await findKept()
    isFirst = false
    if (kept) return kept
    const reply = checkReply(
      operation,
      await handler(input as never, caller.writeContext(plan, now) as never),
    )
    const { status, text } = reply
    if (claim) writes.keepReply(plan, claim, { status, json: withoutSecrets(operation, status, text) }, now)
    return reply
  }
  const work = () =>
    commitAs(context, operation, admitted, make).catch(async (error: unknown) => {
      // A twin that was first may be what stands in the way.
      const kept = error instanceof AppError && error.status !== 401 ? await findKept() : undefined
      if (kept) return kept
      throw error
    })
  const reply = await (operation.sheddable ? limitOf(context.admission, operation).run(work) : work())
  return sendReply(writer, res, reply, ended)
}

/** Commits what a caller may still do by then: who may not gets the answer that a new request would (product.md 3.16). */
function commitAs<T>(
  { writes, clock }: PipelineContext,
  operation: Operation,
  { caller: first, again, writesInTransaction }: Admitted,
  make: (plan: Plan, caller: Caller, now: Date) => Promise<T>,
): Promise<T> {
  const requires = requirementsOf(operation)
  let known: Caller | undefined = first
  const contentionKey = first.identity?.workspaceId
  return writes.commit(
    async (plan) => {
      const caller = known ?? (await again())
      known = undefined
      caller.assertMay(requires)
      const now = clock.now()
      caller.assertIn(plan, requires, now)
      return make(plan, caller, now)
    },
    { contentionKey, inTransaction: writesInTransaction },
  )
}

/** The `Idempotency-Key` of a request that has one which is honored. @throws AppError validation_error */
function claimOf(
  { config }: PipelineContext,
  operation: Operation,
  { identity }: Caller,
  { req, path }: Call,
  body: object | undefined,
): Claim | undefined {
  const idempotencyKey = operation.idempotent ? readIdempotencyKey(operation, req) : undefined
  if (idempotencyKey === undefined || !identity) return undefined
  const fingerprint = fingerprintOf(operation.method, path, body ?? null)
  return { caller: identity, idempotencyKey, fingerprint, ttlSeconds: config.idempotencyTtlSeconds }
}

async function bodyOf(
  { config, arrivingBodies }: PipelineContext,
  { body, sameOrigin }: Operation,
  req: Request,
  arriving: ArrivingBody,
): Promise<Record<string, unknown> | undefined> {
  if (body) return readBody(req, config.bodyLimitBytes, body.required, arrivingBodies, arriving)
  return sameOrigin ? refuseOtherMedia(req, arrivingBodies, arriving) : undefined
}

/** @throws AppError validation_error, unsafe_url, not_found */
function inputOf(
  context: PipelineContext,
  operation: Operation,
  { req, params }: Call,
  body: Record<string, unknown> | undefined,
  ended: AbortSignal | undefined,
): object {
  try {
    return validateInput(operation, req, params, body, ended)
  } catch (error) {
    if (body && error instanceof AppError) refuseUrlsBefore(error.param, context, operation, body)
    throw error
  }
}

/** What a replay may show of an answer. */
function withoutSecrets({ responses }: Operation, status: number, json: string): string {
  const { shownOnce = [] } = responses[status] ?? {}
  if (shownOnce.length === 0) return json
  const hidden = Object.fromEntries(shownOnce.map((name) => [name, null]))
  return JSON.stringify({ ...(JSON.parse(json) as object), ...hidden })
}

/** The end of a stream: when the client has gone or the server drains. */
function endOf({ drain }: PipelineContext, { streams }: Route, res: Response): AbortSignal | undefined {
  if (!streams) return undefined
  const gone = new AbortController()
  if (res.closed) gone.abort()
  else res.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, drain.signal])
}

/** A refusal that the contract does not list for the operation is a defect of ours, not of the request. */
function documented(operation: Operation, error: unknown): unknown {
  if (!(error instanceof AppError) || operation.errorCodes.includes(error.code)) return error
  return new ContractViolation(operation, `${error.code} is not documented`)
}

function mapValues<From, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value, name)]))
}
