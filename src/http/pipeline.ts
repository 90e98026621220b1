import type { RequestHandler } from 'express'
import { createRouter, type Budget, type Method, type Operation } from '../../generated/openapi.router.ts'
import type { AppContext } from '../context.ts'
import type { Transaction } from '../db/transaction.ts'
import { retryRead } from '../db/retry.ts'
import { runTransaction } from '../db/transaction.ts'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import { AppError } from '../errors.ts'
import { authenticate } from './authenticate.ts'
import {
  actorOf,
  readContext,
  type ApiHandlers,
  type ReadContext,
  type WriteContext,
} from './call-context.ts'
import { checkReply, ContractViolation } from './check-reply.ts'
import { noteCaller, noteOperation, pathOf, type Exchange } from './exchange.ts'
import { perKey } from './per-key.ts'
import { chargeRequest } from './rate-limits.ts'
import { readBody } from './read-body.ts'
import { fingerprintOf, readIdempotencyKey, runOnce, type SerializedReply } from './idempotency.ts'
import { sendJson } from './send.ts'
import { validateInput } from './validate.ts'

interface Reply {
  status: number
  body: unknown
}
type Handler<Context> = (input: never, context: Context) => Promise<Reply>

/**
 * The life of a request on the API, in the order of decision 1.1. What each step needs to know of an operation stands
 * in the contract; whatever is thrown ends in the error handler.
 */
export async function createPipeline(context: AppContext, handlers: ApiHandlers): Promise<RequestHandler> {
  const readContextOf = perKey((key) => readContext(context, key))
  const router = await createRouter<Exchange, ApiKey, ReadContext, WriteContext>({
    handlers,
    authenticate: (exchange) => admit(context, exchange),
    async execute(operation, handler, params, key, exchange) {
      noteOperation(exchange.res, operation.operationId)
      try {
        await chargeRequest(context.budgets, exchange.res, chargesOf(key, operation.rateLimits))
        requireScope(operation, key)
        if (operation.write) await write(context, operation, handler as never, params, key, exchange)
        else await read(readContextOf(key), operation, handler as never, params, exchange)
      } catch (error) {
        throw documented(operation, error)
      }
    },
    async notFound(exchange) {
      await chargeStray(context, exchange)
      throw new AppError('not_found')
    },
    async methodNotAllowed(exchange, allowed) {
      await chargeStray(context, exchange)
      exchange.res.setHeader('Allow', allowHeader(allowed))
      throw new AppError('method_not_allowed')
    },
  })
  return (req, res, next) => {
    router.dispatch({ method: req.method, path: pathOf(req.url), req, res }).catch(next)
  }
}

/** The caller; failing that, the address pays (decision 2.5). */
async function admit(context: AppContext, { req, res }: Exchange): Promise<ApiKey> {
  try {
    const key = await authenticate(context, req)
    noteCaller(res, key)
    return key
  } catch (error) {
    if (error instanceof AppError)
      await chargeRequest(context.budgets, res, [{ budget: 'anonymous', of: req.ip ?? '' }])
    throw error
  }
}

const chargesOf = (key: ApiKey, rateLimits: readonly Budget[]): { budget: Budget; of: string }[] =>
  rateLimits.map((budget) => ({ budget, of: budget === 'workspace' ? key.workspaceId : key.id }))

/** What matches no operation costs as a read does: the caller's budgets, or the address's (decision 7.2). */
async function chargeStray(context: AppContext, exchange: Exchange): Promise<void> {
  const key = await admit(context, exchange).catch((error: unknown) => {
    if (error instanceof AppError && (error.status === 401 || error.status === 403)) return undefined
    throw error
  })
  if (key) await chargeRequest(context.budgets, exchange.res, chargesOf(key, ['key', 'workspace']))
}

function allowHeader(methods: readonly Method[]): string {
  const names = methods.map((method) => method.toUpperCase())
  return (names.includes('GET') ? [...names, 'HEAD'] : names).join(', ')
}

/** @throws AppError scope_required */
function requireScope({ scope }: Operation, key: ApiKey): void {
  if (scope === null || key.scopes.includes(scope)) return
  throw new AppError('scope_required', { param: 'scope', detail: scope })
}

async function read(
  context: ReadContext,
  operation: Operation,
  handler: Handler<ReadContext>,
  params: Record<string, string>,
  { req, res }: Exchange,
): Promise<void> {
  const input = validateInput(operation, req, params, undefined)
  const reply = await retryRead(() => handler(input as never, context))
  checkReply(operation, reply)
  sendJson(res, reply.status, JSON.stringify(reply.body))
}

/** The work and all that follows from it commit together, once the reply has been found well. */
async function write(
  { config, db, clock }: AppContext,
  operation: Operation,
  handler: Handler<WriteContext>,
  params: Record<string, string>,
  key: ApiKey,
  { path, req, res }: Exchange,
): Promise<void> {
  const body = await readBody(req, config.bodyLimitBytes)
  const now = clock.now()
  const validate = (): never => validateInput(operation, req, params, body) as never
  const perform = async (tx: Transaction, input: never): Promise<SerializedReply> => {
    const { status, body } = await handler(input, { tx, actor: actorOf(key, now) })
    checkReply(operation, { status, body })
    return { status, json: JSON.stringify(body) }
  }
  const idempotencyKey = operation.idempotent ? readIdempotencyKey(operation, req) : undefined
  if (idempotencyKey === undefined) {
    const input = validate()
    const { status, json } = await runTransaction(db, (tx) => perform(tx, input))
    return sendJson(res, status, json)
  }
  const fingerprint = fingerprintOf(operation.method, path, body)
  const claim = { apiKey: key, idempotencyKey, fingerprint, now, ttlSeconds: config.idempotencyTtlSeconds }
  const reply = await runTransaction(db, (tx) => runOnce(tx, claim, () => perform(tx, validate())))
  if (reply.replayed) res.setHeader('Idempotent-Replay', 'true')
  sendJson(res, reply.status, reply.json)
}

/** A refusal that the contract does not list for the operation is a defect of ours, not of the request. */
function documented(operation: Operation, error: unknown): unknown {
  if (!(error instanceof AppError) || operation.errorCodes.includes(error.code)) return error
  return new ContractViolation(operation, { code: error.code }, `${error.code} is not documented`)
}
