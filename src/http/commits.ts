import type { Request, Response } from 'express'
import { commitPlan } from '../db/commit.ts'
import type { Plan } from '../db/plan.ts'
import { runTransaction } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import { contentionKeyOf, type Authenticator, type Caller } from './caller.ts'
import type { Commits } from './handler-types.ts'
import type { HttpContext } from './http-context.ts'
import type { IdempotencyKey } from './idempotency.ts'
import type { Replays } from './replays.ts'
import { checkReply, type CheckedReply } from './reply.ts'
import type { Route } from './router.ts'

/** A request whose caller is authenticated and whose input is valid. */
export interface WriteRequest {
  req: Request
  res: Response
  route: Route
  caller: Caller
  input: object
  idempotency: IdempotencyKey | undefined
}

/**
 * Returns the functions that run handlers of writes and commit what they write, by the operation's `x-transaction`. Every
 * commit asserts that the caller is still permitted.
 */
export function createCommits(
  { db, clock }: Pick<HttpContext, 'db' | 'clock'>,
  authenticate: (req: Request, res: Response, by: Authenticator, isFresh: boolean) => Promise<Caller>,
  replays: Replays,
) {
  return { commitWithReply, runBatches, ownContext }

  /** Commits a write with everything that it records and its stored reply, if the reply conforms to the contract. */
  function commitWithReply(write: WriteRequest): Promise<CheckedReply> {
    const { route, caller, input, idempotency } = write
    const { operation, handler } = route
    const isLocking = operation.transaction === 'locks'
    const make = permitted(write, async (plan, caller, now, isFirst) => {
      const stored = isFirst ? undefined : await replays.find(operation, caller, idempotency)
      if (stored) return stored
      const given = isLocking ? { tx: plan } : { plan }
      const reply = checkReply(operation, await handler(input, { ...caller.writeContext(now), ...given }))
      replays.store(plan, operation, caller, idempotency, reply, now)
      return reply
    })
    const contentionKey = contentionKeyOf(caller)
    return isLocking ? runTransaction(db, make, contentionKey) : commitPlan(db, make, { contentionKey })
  }

  /** Runs a handler that commits in batches, and stores its reply after the last batch. */
  async function runBatches(write: WriteRequest): Promise<CheckedReply> {
    const { route, caller, input, idempotency } = write
    const earlier = await replays.find(route.operation, caller, idempotency)
    if (earlier) return earlier
    const reply = checkReply(route.operation, await route.handler(input, ownContext(write)))
    if (!idempotency) return reply
    const make = permitted(write, async (plan: Plan, current, now, isFirst) => {
      const stored = isFirst ? undefined : await replays.find(route.operation, current, idempotency)
      if (!stored) replays.store(plan, route.operation, current, idempotency, reply, now)
      return stored ?? reply
    })
    return commitPlan(db, make, { contentionKey: contentionKeyOf(caller) })
  }

  /** Returns the context for a handler that commits by itself. */
  function ownContext(write: WriteRequest): object {
    const { caller } = write
    const commits: Commits = {
      write: (make, contentionKey = contentionKeyOf(caller)) =>
        commitPlan(db, permittedStill(write, make), { contentionKey }),
      transact: (work, contentionKey = contentionKeyOf(caller)) =>
        runTransaction(db, permittedStill(write, work), contentionKey),
    }
    return { ...caller.ownContext(clock.now()), ...commits }
  }

  /**
   * Returns a function like `permitted` for one of several commits. If a rule refuses it, the caller is authenticated again:
   * the reason may be that the caller has lost a permission since the request began.
   */
  function permittedStill<On extends Plan, T>(write: WriteRequest, make: (on: On) => Promise<T>) {
    return permitted<On, T>(write, async (on, _caller, _now, isFirst) => {
      try {
        return await make(on)
      } catch (error) {
        if (isFirst && error instanceof AppError) await authenticateAgain(write)
        throw error
      }
    })
  }

  /**
   * Returns a function that fills a plan or a transaction, which commits only if the caller is still permitted
   * (product.md 3.16). Each retry authenticates the caller again.
   */
  function permitted<On extends Plan, T>(
    write: WriteRequest,
    make: (on: On, caller: Caller, now: Date, isFirst: boolean) => Promise<T>,
  ): (on: On) => Promise<T> {
    const { requires, operation } = write.route
    let plans = 0
    return async (on) => {
      const isFirst = plans++ === 0
      const current = isFirst ? write.caller : await authenticateAgain(write)
      const now = clock.now()
      current.addAssertions(on, requires, operation, now)
      return make(on, current, now, isFirst)
    }
  }

  async function authenticateAgain({ req, res, route }: WriteRequest): Promise<Caller> {
    const { authenticator, requires, operation } = route
    const caller = await authenticate(req, res, authenticator, true)
    caller.assertPermitted(requires, operation)
    return caller
  }
}
