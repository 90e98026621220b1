import type { Config } from '../../config.ts'
import type { Charge, BudgetState, ChargeResult, Budgets } from './budgets.ts'

/** Counts budgets in memory, in fixed windows that begin with their first request. */
export class InMemoryBudgets implements Budgets {
  readonly #limits: Config['rateLimits']
  readonly #now: () => number
  /** Windows in the order in which they began, so that expired windows come first. */
  readonly #windows = new Map<string, { endsAt: number; spent: number }>()

  /** @param now returns a time in milliseconds, by default from a monotonic clock */
  constructor(limits: Config['rateLimits'], now = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  spend(charges: readonly Charge[]): Promise<ChargeResult> {
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
