import type { Budgets, BudgetState, Charge, Spending } from '../http/rate-limits.ts'
import type { BudgetAnswer, BudgetCall } from './questions.ts'

type Send = (calls: BudgetCall[]) => Promise<BudgetAnswer[]>

/** Budgets that the primary counts for all of its processes. What is asked in one turn of the event loop travels together. */
export class PrimaryBudgets implements Budgets {
  readonly #send: Send
  #calls: { call: BudgetCall; asked: PromiseWithResolvers<BudgetAnswer> }[] = []

  constructor(send: Send) {
    this.#send = send
  }

  spend(charges: readonly Charge[]): Promise<Spending> {
    return this.#ask({ spend: charges }) as Promise<Spending>
  }

  peek(charge: Charge): Promise<BudgetState> {
    return this.#ask({ peek: charge }) as Promise<BudgetState>
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  #ask(call: BudgetCall): Promise<BudgetAnswer> {
    if (this.#calls.length === 0) setImmediate(() => void this.#flush())
    const asked = Promise.withResolvers<BudgetAnswer>()
    this.#calls.push({ call, asked })
    return asked.promise
  }

  async #flush(): Promise<void> {
    const calls = this.#calls
    this.#calls = []
    try {
      const answers = await this.#send(calls.map(({ call }) => call))
      calls.forEach(({ asked }, i) => asked.resolve(answers[i] as BudgetAnswer))
    } catch (error) {
      for (const { asked } of calls) asked.reject(error)
    }
  }
}

/** In the primary: what a process asks, of the budgets that are counted here. */
export function answerCalls(budgets: Budgets, calls: readonly BudgetCall[]): Promise<BudgetAnswer[]> {
  return Promise.all(
    calls.map((call): Promise<BudgetAnswer> =>
      'spend' in call ? budgets.spend(call.spend) : budgets.peek(call.peek),
    ),
  )
}
