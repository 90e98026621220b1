import type { Config } from '../../src/config.ts'
import type { Budget } from '../../src/http/contract.ts'

/** Values of the rate-limit headers, and the exceeded budget, if any. */
export interface Spent {
  limit: number
  remaining: number
  exceeded: { code: string; retryAfter: number } | undefined
}

/** Model of the budgets of an app, in windows that begin with their first request. */
export class BudgetModel {
  readonly #limits: Config['rateLimits']
  readonly #windows = new Map<string, { endsAt: number; spent: number }>()

  constructor(limits: Config['rateLimits']) {
    this.#limits = limits
  }

  /** Charges the budgets in this order, up to the first exceeded one. */
  spend(charges: readonly (readonly [Budget, of: string])[], now: number): Spent | undefined {
    let last: Spent | undefined
    for (const [budget, of] of charges) {
      const limit = this.#limits[budget]
      const window = this.#window(budget, of, now)
      const isExceeded = window.spent >= limit
      if (!isExceeded) window.spent += 1
      const retryAfter = Math.max(1, Math.ceil((window.endsAt - now) / 1000))
      const exceeded = isExceeded
        ? { code: `${budget === 'session_write' ? 'session' : budget}_rate_limited`, retryAfter }
        : undefined
      last = { limit, remaining: limit - window.spent, exceeded }
      if (exceeded) return last
    }
    return last
  }

  left(budget: Budget, of: string, now: number): { limit: number; remaining: number } {
    const limit = this.#limits[budget]
    return { limit, remaining: limit - this.#window(budget, of, now, false).spent }
  }

  #window(budget: Budget, of: string, now: number, begins = true): { endsAt: number; spent: number } {
    const name = `${budget} ${of}`
    const running = this.#windows.get(name)
    if (running && running.endsAt > now) return running
    const started = { endsAt: now + this.#limits.windowSeconds * 1000, spent: 0 }
    if (begins) this.#windows.set(name, started)
    return started
  }
}
