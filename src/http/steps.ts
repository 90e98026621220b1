import type { Request } from 'express'
import type { Operation } from '../contract/operation.ts'
import { checkUrls } from '../contract/public-urls.ts'
import { wasRefused } from '../db/errors.ts'
import { ignoredFields } from '../domain/request-log/ignored-names.ts'
import { AppError } from '../errors.ts'
import { chunksOf, readBody, readText } from './input/body.ts'
import type { Caller } from './callers/caller.ts'
import type { createCharges } from './callers/charge-caller.ts'
import { endOfStream, eventStream } from './streams/event-stream.ts'
import type { HttpContext } from './http-context.ts'
import { readIdempotencyKey, storesReply } from './idempotency/idempotency.ts'
import { refuseIfBusy, runInFlight } from './admission/in-flight.ts'
import { validateInput } from './input/input.ts'
import type { Replays } from './idempotency/replays.ts'
import { pathOf } from './request-target.ts'
import type { ResponseLocals } from './response-locals.ts'
import type { Limit, ReadRequest, Steps } from './route.ts'
import type { Runs } from './run-handler.ts'
import { refuseCrossOrigin } from './callers/same-origin.ts'

type Charges = ReturnType<typeof createCharges>

/** Returns the function that chooses the steps of an operation. */
export function createSteps(
  context: HttpContext,
  charges: Charges,
  replays: Replays,
  runs: Runs,
): (operation: Operation) => Steps {
  const { config, admission } = context
  return (operation) => {
    const counts = operation.inFlight && admission[operation.inFlight]
    const slots = operation.method === 'get' ? admission.reads : admission.writes
    return {
      admit: !operation.sheddable
        ? nothing
        : operation.idempotent
          ? (req) => void (hasKey(req) || slots.refuseIfFull())
          : () => slots.refuseIfFull(),
      checkOrigin: operation.sameOrigin ? (req) => refuseCrossOrigin(req, config.publicUrl) : nothing,
      checkInFlight: counts ? (caller) => refuseIfBusy(counts, personOf(caller)) : nothing,
      readInput: inputOf(context, operation),
      limit: limitOf(context, operation),
      run: runs[operation.transaction ?? (operation.heavy ? 'longRead' : 'read')],
      replaceError: errorsOf(charges, replays, operation),
    }
  }
}

const nothing = (): undefined => undefined
const hasKey = ({ headers }: Request): boolean => headers['idempotency-key'] !== undefined

/** Returns the person or key whose requests in flight are counted together. */
const personOf = ({ identity }: Caller): string => identity?.id ?? ''

/**
 * Returns the step that reads the body and validates the whole input. Fields and parameters that the operation does not have
 * are ignored (product.md 1.10): nothing reads them, and the request log names them.
 */
function inputOf({ config, urls, admission, drain }: HttpContext, operation: Operation): Steps['readInput'] {
  const { textBody, body: rules, idempotent, responses } = operation
  const streams = Object.values(responses).some(({ mediaType }) => mediaType === eventStream)
  const readKey = (request: ReadRequest, body: Parameters<typeof readIdempotencyKey>[3]): void => {
    if (idempotent)
      request.idempotency = readIdempotencyKey(operation, request.req, pathOf(request.req.url), body)
  }
  if (textBody)
    return async (request) => {
      const text = await readText(request.req, textBody, admission.files)
      readKey(request, text)
      const checked = validateInput(urls, operation, request.req, request.params, undefined)
      return { ...checked, body: { [Symbol.asyncIterator]: () => chunksOf(text) } }
    }
  return async (request) => {
    const { req, res, params } = request
    const body = await readBody(req, operation, config.bodyLimitBytes, admission.bodies)
    if (rules && body) (res.locals as ResponseLocals).ignoredFields = ignoredFields(rules, body)
    readKey(request, body)
    if (streams) request.ended = endOfStream(res, drain.signal)
    const input = validateInput(urls, operation, req, params, body, request.ended)
    if (rules?.publicUrls && body) await checkUrls(urls, rules, body)
    return input
  }
}

/** Returns the limits of an operation in one: of its person, then of the server, then of such requests in flight. */
function limitOf({ admission }: HttpContext, operation: Operation): Limit {
  const slots = operation.method === 'get' ? admission.reads : admission.writes
  const counts = operation.inFlight && admission[operation.inFlight]
  const limits: Limit[] = []
  if (operation.heavy)
    limits.push(({ identity }, run) => (identity ? admission.heavy.run(identity.id, run) : run()))
  if (operation.sheddable) limits.push((_caller, run) => slots.run(run))
  if (counts) limits.push((caller, run) => runInFlight(counts, personOf(caller), run))
  const none: Limit = (_caller, run) => run()
  const [innermost = none, ...others] = limits.reverse()
  return others.reduce<Limit>(
    (inner, outer) => (caller, run) => outer(caller, () => inner(caller, run)),
    innermost,
  )
}

/**
 * Returns what takes the place of an error. A request that an earlier one with the same `Idempotency-Key` has done gets its
 * stored reply, even while writes fail (product.md 7.4), unless the caller is revoked.
 */
function errorsOf(
  { authenticate, chargeAddress }: Charges,
  replays: Replays,
  operation: Operation,
): Steps['replaceError'] {
  const replay: Steps['replaceError'] = async (error, { req, res, route, idempotency }) => {
    // Other refusals may come from a permission that was lost since, so their caller is authenticated again.
    const isFinal = error instanceof AppError ? error.status === 401 : !(idempotency && wasRefused(error))
    if (isFinal) throw error
    const current = await authenticate(req, res, route.authenticator, true)
    current.assertPermitted(route.requires, operation)
    const reply = await replays.find(operation, current, idempotency)
    if (!reply) throw error
    return reply
  }
  const rethrow: Steps['replaceError'] = (error) => {
    throw error
  }
  const replace = storesReply(operation) ? replay : rethrow
  if (!operation.signInLimits) return replace
  return async (error, request) => {
    if (!request.caller.identity && isMalformedRequest(error)) await chargeAddress(request.req)
    return replace(error, request)
  }
}

/** Returns whether a request was refused as malformed: too large, not JSON, or invalid by the contract. */
const isMalformedRequest = (error: unknown): boolean =>
  error instanceof AppError && [413, 415, 422].includes(error.status)
