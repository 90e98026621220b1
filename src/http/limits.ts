/* The limits of a process, and the budgets of its callers. */

import type { Response } from 'express'
import type { ErrorCode } from '../../generated/errors.ts'
import type { Config } from '../config.ts'
import { PasswordQueue } from '../domain/accounts/password-queue.ts'
import { AppError } from '../errors.ts'
import type { Budget } from './contract.ts'
import { OpenStreams, type StreamCounts } from './event-stream.ts'
import { BodyMemory } from './input.ts'

/** Creates the limits of a process: requests by kind, password checks, key look-ups, bodies in memory, streams. */
export const createAdmission = (streams: StreamCounts = new OpenStreams()) => ({
  reads: new ConcurrencyLimit(256, 744),
  writes: new ConcurrencyLimit(256, 744),
  passwords: new PasswordQueue(),
  keyLookups: new ConcurrencyLimit(8, 1_000),
  bodies: new BodyMemory(),
  streams,
})
export type Admission = ReturnType<typeof createAdmission>

/** Bounds how many calls are in flight at once and how many wait for a slot. It sheds the rest (product.md 2.11). */
export class ConcurrencyLimit {
  readonly #maxInFlight: number
  readonly #maxWaiting: number
  /** Functions that give a slot to a waiting call. */
  readonly #waiting: (() => void)[] = []
  inFlight = 0
  /** Number of calls refused so far. */
  refused = 0

  constructor(maxInFlight: number, maxWaiting: number) {
    this.#maxInFlight = maxInFlight
    this.#maxWaiting = maxWaiting
  }

  /** @throws AppError service_unavailable */
  refuseIfFull(): void {
    if (this.inFlight < this.#maxInFlight || this.#waiting.length < this.#maxWaiting) return
    this.refused++
    throw new AppError('service_unavailable', { retryAfterSeconds: 1 })
  }

  /** Runs the work as soon as a slot is free. @throws AppError service_unavailable */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuseIfFull()
    if (this.inFlight < this.#maxInFlight) this.inFlight++
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.inFlight--
    }
  }
}

/** One unit of a budget. */
export interface Charge {
  budget: Budget
  /** Id of the key, workspace, user or session, or network of the client. */
  owner: string
}

export interface BudgetState {
  limit: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
}

export interface Spending {
  states: BudgetState[]
  exceeded: boolean
}

export interface Budgets {
  /** Charges in order, up to the first budget that is exhausted: the last of the states (product.md 4.2). */
  spend(charges: readonly Charge[]): Promise<Spending>
  /** Returns the state of a budget without charging it. */
  peek(charge: Charge): Promise<BudgetState>
  close(): Promise<void>
  /** Whether Redis is unavailable, so that this process counts budgets by itself. */
  readonly isAway?: boolean
}

/** Counts budgets in this process, in fixed windows that begin with their first request. */
export class MemoryBudgets implements Budgets {
  readonly #limits: Config['rateLimits']
  readonly #now: () => number
  /** Windows in the order in which they began, so that those that have ended come first. */
  readonly #windows = new Map<string, { endsAt: number; spent: number }>()

  /** @param now a time in milliseconds, by default of a monotonic clock */
  constructor(limits: Config['rateLimits'], now = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  spend(charges: readonly Charge[]): Promise<Spending> {
    const now = this.#now()
    this.#forgetEnded(now)
    const states: BudgetState[] = []
    for (const charge of charges) {
      const window = this.#window(charge, now)
      const exceeded = window.spent >= this.#limits[charge.budget]
      if (!exceeded) window.spent += 1
      states.push(this.#state(charge, window, now))
      if (exceeded) return Promise.resolve({ states, exceeded })
    }
    return Promise.resolve({ states, exceeded: false })
  }

  peek(charge: Charge): Promise<BudgetState> {
    const now = this.#now()
    this.#forgetEnded(now)
    const window = this.#windows.get(nameOf(charge)) ?? { endsAt: now + this.#windowMillis, spent: 0 }
    return Promise.resolve(this.#state(charge, window, now))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  get #windowMillis(): number {
    return this.#limits.windowSeconds * 1000
  }

  #window(charge: Charge, now: number): { endsAt: number; spent: number } {
    const name = nameOf(charge)
    const running = this.#windows.get(name)
    if (running) return running
    const started = { endsAt: now + this.#windowMillis, spent: 0 }
    this.#windows.set(name, started)
    return started
  }

  #state({ budget }: Charge, { endsAt, spent }: { endsAt: number; spent: number }, now: number): BudgetState {
    const limit = this.#limits[budget]
    return { limit, remaining: limit - spent, resetSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) }
  }

  #forgetEnded(now: number): void {
    for (const [name, { endsAt }] of this.#windows) {
      if (endsAt > now) return
      this.#windows.delete(name)
    }
  }
}

const nameOf = ({ budget, owner }: Charge): string => `${budget}:${owner}`

const refusals: Record<Budget, ErrorCode> = {
  key: 'key_rate_limited',
  write: 'write_rate_limited',
  workspace: 'workspace_rate_limited',
  anonymous: 'anonymous_rate_limited',
  user: 'session_rate_limited',
  user_write: 'session_rate_limited',
  session: 'session_rate_limited',
  session_write: 'session_rate_limited',
}

/**
 * Charges a request and sets the headers of a response, from the last budget charged or the one exceeded (product.md 4.7).
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
