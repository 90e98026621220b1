import type { Request, Response } from 'express'
import type { Plan } from '../db/plan.ts'
import { AppError } from '../errors.ts'
import type { Authenticator, Caller } from './callers/caller.ts'
import type { HttpContext } from './http-context.ts'
import type { ServedRequest } from './route.ts'

export type Permissions = ReturnType<typeof createPermissions>

/** Returns the functions that let a commit happen only if the caller is still permitted (product.md 3.16). */
export function createPermissions(
  { clock }: Pick<HttpContext, 'clock'>,
  authenticate: (req: Request, res: Response, by: Authenticator, isFresh: boolean) => Promise<Caller>,
) {
  return { ifPermitted, ifStillPermitted }

  /**
   * Returns a function like `ifPermitted` for one of several commits. If a rule refuses it, the caller is authenticated again:
   * the reason may be that the caller has lost a permission since the request began.
   */
  function ifStillPermitted<On extends Plan, T>(request: ServedRequest, make: (on: On) => Promise<T>) {
    return ifPermitted<On, T>(request, async (on, _caller, _now, isFirst) => {
      try {
        return await make(on)
      } catch (error) {
        if (isFirst && error instanceof AppError) await authenticateAgain(request)
        throw error
      }
    })
  }

  /**
   * Returns a function that fills a plan or a transaction, which commits only if the caller is still permitted. Each retry
   * authenticates the caller again.
   */
  function ifPermitted<On extends Plan, T>(
    request: ServedRequest,
    make: (on: On, caller: Caller, now: Date, isFirst: boolean) => Promise<T>,
  ): (on: On) => Promise<T> {
    const { requires, operation } = request.route
    let plans = 0
    return async (on) => {
      const isFirst = plans++ === 0
      const current = isFirst ? request.caller : await authenticateAgain(request)
      const now = clock.now()
      current.addAssertions(on, requires, operation, now)
      return make(on, current, now, isFirst)
    }
  }

  async function authenticateAgain({ req, res, route }: ServedRequest): Promise<Caller> {
    const { authenticator, requires, operation } = route
    const caller = await authenticate(req, res, authenticator, true)
    caller.assertPermitted(requires, operation)
    return caller
  }
}
