import type { Response } from 'express'
import type { ErrorCode } from '../../../generated/errors.ts'
import type { Budget } from '../../contract/operation.ts'
import { AppError } from '../../errors.ts'

/** One unit of a budget. */
export interface Charge {
  budget: Budget
  /** Id of the key, workspace, user or session, or the client's network. */
  owner: string
}

export interface BudgetState {
  limit: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
}

export interface ChargeResult {
  states: BudgetState[]
  exceeded: boolean
}

export interface Budgets {
  /** Charges budgets in order up to the first exhausted budget, which is the last of the states (product.md 4.2). */
  spend(charges: readonly Charge[]): Promise<ChargeResult>
  /** Returns the state of a budget without charging it. */
  peek(charge: Charge): Promise<BudgetState>
  close(): Promise<void>
  /** Whether Redis is unavailable, so that this process counts budgets locally. */
  readonly isUnavailable?: boolean
}

const refusals: Record<Budget, ErrorCode> = {
  key: 'key_rate_limited',
  write: 'write_rate_limited',
  workspace: 'workspace_rate_limited',
  anonymous: 'anonymous_rate_limited',
  user: 'session_rate_limited',
  user_write: 'session_rate_limited',
  session: 'session_rate_limited',
  session_write: 'session_rate_limited',
  user_work: 'session_rate_limited',
  session_work: 'session_rate_limited',
}

/**
 * Charges a request and sets the rate-limit headers from the last charged or the exceeded budget (product.md 4.7).
 * @throws AppError `…_rate_limited`
 */
export async function chargeRequest(
  budgets: Budgets,
  res: Response | undefined,
  charges: readonly Charge[],
): Promise<void> {
  const { states, exceeded } = await budgets.spend(charges)
  const last = states.at(-1)
  const charge = charges[states.length - 1]
  if (!last || !charge) return
  res?.setHeader('X-RateLimit-Limit', last.limit)
  res?.setHeader('X-RateLimit-Remaining', last.remaining)
  if (exceeded) throw new AppError(refusals[charge.budget], { retryAfterSeconds: last.resetSeconds })
}

/** Returns the state of a key's budgets without charging them. */
export async function peekBudgets(
  budgets: Budgets,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<Record<'key' | 'workspace' | 'write', { limit: number; remaining: number }>> {
  const peek = async (budget: Budget, owner: string) => {
    const { limit, remaining } = await budgets.peek({ budget, owner })
    return { limit, remaining }
  }
  const [key, workspace, write] = await Promise.all([
    peek('key', id),
    peek('workspace', workspaceId),
    peek('write', id),
  ])
  return { key, workspace, write }
}
