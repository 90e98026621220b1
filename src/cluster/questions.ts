import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Config } from '../config.ts'
import type { BudgetState, Charge, Spending } from '../http/rate-limits.ts'
import type { Failure } from '../channel.ts'

/** What the processes ask of the primary. */
export type PrimaryQuestions = {
  /** What it is to run with. */
  setup: () => Setup
  /** Tells that it serves: where, if it listens. */
  serving: (url: string | undefined) => void
  /** Tells why it cannot start. */
  failed: (failure: Failure) => void
  /** Tells that it was sent a signal, and so is to be stopped. */
  signalled: () => void
  budgets: (calls: BudgetCall[]) => BudgetAnswer[]
  /** The metrics of all processes, as Prometheus reads them. */
  metricsText: () => string
}

/** What the primary asks of the processes. */
export type ProcessQuestions = {
  /** The metrics of this process. */
  figures: () => Figures
  /** Tells it to drain and to end. Its server is closed by Node at the primary's word. */
  stop: (graceMs: number) => void
}

export interface Setup {
  /** With the role of the process, which is `api` or `worker`. */
  config: Config
  databaseUrl: string
  sessionSecret: string
}

export type BudgetCall = { spend: readonly Charge[] } | { peek: Charge }
export type BudgetAnswer = Spending | BudgetState

export type Figures = MetricObjectWithValues<MetricValue<string>>[]
