import type { Request, Response } from 'express'
import type { Budget } from '../../contract/operation.ts'
import { AppError } from '../../errors.ts'
import { chargeRequest, type Budgets } from '../budgets/budgets.ts'
import type { Authenticator, Caller } from './caller.ts'
import { addressOf } from '../client-address.ts'
import type { ResponseLocals } from '../response-locals.ts'

/** Returns the functions that authenticate a request and choose the budgets to charge. */
export function createCharges(budgets: Budgets) {
  /**
   * Returns the caller. A refused credential is charged to the address, a shed lookup is not (product.md
   * 4.4).
   */
  async function authenticate(
    req: Request,
    res: Response,
    authenticator: Authenticator,
    isFresh = false,
  ): Promise<Caller> {
    try {
      return await authenticator.authenticate(req, isFresh)
    } catch (error) {
      if (!isRefusedCredential(error)) throw error
      await chargeAddress(req, res)
      ;(res.locals as ResponseLocals).challenge = authenticator.challenge
      throw error
    }
  }

  function chargeAddress(req: Request, res?: Response): Promise<void> {
    return chargeRequest(budgets, res, [{ budget: 'anonymous', owner: addressOf(req) }])
  }

  function charge(limits: readonly Budget[], caller: Caller, req: Request, res: Response): Promise<void> {
    const ownerOf = (budget: Budget) => (budget === 'anonymous' ? addressOf(req) : caller.budgetOwner(budget))
    const charges = limits.map((budget) => ({ budget, owner: ownerOf(budget) }))
    return chargeRequest(budgets, res, charges)
  }

  return { authenticate, charge, chargeAddress }
}

/** Returns whether a caller was refused, as opposed to the lookup being shed. */
export const isRefusedCredential = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 401 || error.status === 403)
