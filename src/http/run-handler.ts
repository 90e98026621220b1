import { commitPlan } from '../db/commit.ts'
import type { Plan } from '../db/plan.ts'
import { runTransaction, type Transaction } from '../db/transaction.ts'
import { inSpan } from '../tracing/spans.ts'
import { contentionKeyOf } from './callers/caller.ts'
import type { Commits } from './handler-types.ts'
import type { HttpContext } from './http-context.ts'
import type { Permissions } from './permissions.ts'
import type { Replays } from './idempotency/replays.ts'
import { checkLongReply, checkReply, type CheckedReply } from './reply/reply.ts'
import type { Run, ServedRequest } from './route.ts'
import { inTurns } from './streams/text-stream.ts'

/** The ways to run a handler: a read, a long read, or a write by its `x-transaction`. */
export type Runs = ReturnType<typeof createRuns>

interface Means extends Pick<HttpContext, 'db' | 'clock' | 'admission'> {
  permissions: Permissions
  replays: Replays
}

/**
 * Returns the ways to run a handler. Every commit asserts that the caller is still permitted (`permissions.ts`): the key or
 * session, the role of its person, and the state of the workspace. A reply that violates the contract is 500.
 */
export const createRuns = (means: Means) =>
  ({ read, longRead: longReadOf(means), ...withReply(means), ...byHandler(means) }) satisfies Record<
    string,
    Run
  >

const read: Run = async ({ route, caller, input }) =>
  checkReply(route.operation, await route.handler(input, caller.readContext()))

/** Returns the run of a long read. The parts of a text are made one at a time for each person (product.md 2.13). */
const longReadOf =
  ({ admission }: Means): Run =>
  async ({ route, caller, input }) => {
    const reply = await checkLongReply(route.operation, await route.handler(input, caller.readContext()))
    if (!reply.parts) return reply
    const person = caller.identity?.id ?? ''
    return { ...reply, parts: inTurns(reply.parts, (make) => admission.parts.run(person, make)) }
  }

/** Returns the runs that commit a write with everything that it records and its stored reply. */
function withReply({ db, permissions, replays }: Means) {
  /** Plans the write without locks, and commits the plan. */
  const plan: Run = (request) => {
    const make = replyOnce<Plan>(request, (plan) => ({ plan }))
    return inSpan('commit', () => commitPlan(db, make, { contentionKey: contentionKeyOf(request.caller) }))
  }

  /** Runs the handler in a transaction, for rules that lock rows or change any number of them. */
  const locks: Run = (request) => {
    const make = replyOnce<Transaction>(request, (tx) => ({ tx }))
    return inSpan('commit', () => runTransaction(db, make, contentionKeyOf(request.caller)))
  }

  return { plan, locks }

  /**
   * Returns a function that runs the handler, validates its reply and, if the request has an `Idempotency-Key`, adds the
   * reply to what is committed.
   */
  function replyOnce<On extends Plan>(
    request: ServedRequest,
    given: (on: On) => object,
  ): (on: On) => Promise<CheckedReply> {
    const { route, input, idempotency } = request
    const { operation, handler } = route
    return permissions.ifPermitted<On, CheckedReply>(request, async (on, caller, now, isFirst) => {
      // The row of a stored reply is unique, so the first plan of a repeat is stale. The next one replays the reply, or is
      // refused if the key came with another request (product.md 7.2, 7.4).
      const stored = isFirst ? undefined : await replays.find(operation, caller, idempotency)
      if (stored) return stored
      const reply = checkReply(operation, await handler(input, { ...caller.writeContext(now), ...given(on) }))
      replays.store(on, operation, caller, idempotency, reply, now)
      return reply
    })
  }
}

/** Returns the runs of handlers that commit by themselves: in several commits, or in batches that a repeat continues. */
function byHandler({ db, clock, permissions, replays }: Means) {
  const own: Run = async (request) => {
    const { operation, handler } = request.route
    return checkReply(operation, await handler(request.input, contextOf(request)))
  }

  /** Stores the reply after the last batch. */
  const batches: Run = async (request) => {
    const { route, caller, idempotency } = request
    const earlier = await replays.find(route.operation, caller, idempotency)
    if (earlier) return earlier
    const reply = await own(request)
    if (!idempotency) return reply
    const make = permissions.ifPermitted(request, async (plan: Plan, current, now, isFirst) => {
      const stored = isFirst ? undefined : await replays.find(route.operation, current, idempotency)
      if (!stored) replays.store(plan, route.operation, current, idempotency, reply, now)
      return stored ?? reply
    })
    return commitPlan(db, make, { contentionKey: contentionKeyOf(caller) })
  }

  return { own, batches }

  function contextOf(request: ServedRequest): object {
    const { caller } = request
    const commits: Commits = {
      write: (make, contentionKey = contentionKeyOf(caller)) =>
        commitPlan(db, permissions.ifStillPermitted(request, make), { contentionKey }),
      transact: (work, contentionKey = contentionKeyOf(caller)) =>
        runTransaction(db, permissions.ifStillPermitted(request, work), contentionKey),
    }
    return { ...caller.ownContext(clock.now()), ...commits }
  }
}
