import type { Connections } from './connections.ts'
import {
  isDatabaseUnavailable,
  isLockTimeout,
  isStalePlan,
  refusesWrites,
  StalePlanError,
  wasNotSent,
} from './errors.ts'
import { compose, OpenPlan, type Plan } from './plan.ts'
import { retryStale } from './retry.ts'
import type { Queries } from './session.ts'
import { runTransaction, type Transactional } from './transaction.ts'

/** Plans that are made without a lock; those after them are made in a transaction, and wait for the rows that they change. */
const maxOpenPlans = 3
const maxPlans = 8

export interface CommitOptions {
  /** Equal for plans that may wait for the same lock: a workspace's id. */
  contentionKey?: string | undefined
  /** The plan locks rows, or reads what it has added. */
  inTransaction?: boolean
}

/**
 * Plans a write and commits the plan. One that is stale by then is made again from fresh reads.
 * @param make is called for each plan; what it throws is thrown, and nothing is written
 */
export async function commitPlan<T>(
  db: Queries & Transactional & { commits: GroupCommit },
  make: (plan: Plan) => Promise<T>,
  { contentionKey = '', inTransaction = false }: CommitOptions = {},
): Promise<T> {
  let locks = inTransaction
  for (let plans = 1; ; plans++) {
    try {
      if (locks || plans > maxOpenPlans) return await runTransaction(db, make, contentionKey)
      // Nothing is written yet where a read meets a stale connection.
      const { plan, result } = await retryStale(async () => {
        const plan = new OpenPlan(db)
        return { plan, result: await make(plan) }
      })
      await db.commits.commit(plan)
      db.signals.send(plan.signals)
      return result
    } catch (error) {
      // A row is locked. It is waited for in a transaction, which holds up no other plan.
      if (!locks && isLockTimeout(error)) locks = true
      else if (!isStalePlan(error) || plans === maxPlans) throw error
    }
  }
}

interface Waiting {
  plan: OpenPlan
  resolve: () => void
  reject: (error: unknown) => void
}

/** Plans that are committed together, and groups that are committed at once. */
const maxTogether = 16
const maxGroups = 2

/**
 * Commits plans: those that come while others are being committed share the next statement, and its wait for the disk.
 * Where a group fails, each of its plans is committed by itself, so that none suffers from another.
 */
export class GroupCommit {
  readonly #connections: Connections
  readonly #writability: Transactional['writability']
  #waiting: Waiting[] = []
  /** Plans of groups that have failed. */
  readonly #alone: Waiting[] = []
  /** What the plans change that are being committed. */
  readonly #changing = new Set<string>()
  #groups = 0

  constructor(connections: Connections, writability: Transactional['writability']) {
    this.#connections = connections
    this.#writability = writability
  }

  /** @throws what `isStalePlan` tells; what `isLockTimeout` tells, after a short wait */
  commit(plan: OpenPlan): Promise<void> {
    if (plan.rows.size === 0) return Promise.resolve()
    return new Promise((resolve, reject) => {
      this.#waiting.push({ plan, resolve, reject })
      this.#start()
    })
  }

  #start(): void {
    while (this.#groups < maxGroups) {
      const alone = this.#alone.shift()
      const group = alone ? [alone] : this.#nextGroup()
      if (group.length === 0) return
      this.#groups++
      void this.#commitGroup(group)
    }
  }

  /** Those that wait; of those that change the same row the first. */
  #nextGroup(): Waiting[] {
    const group: Waiting[] = []
    const later: Waiting[] = []
    for (const one of this.#waiting) {
      const { changes } = one.plan
      if (group.length === maxTogether || changes.some((change) => this.#changing.has(change)))
        later.push(one)
      else {
        group.push(one)
        for (const change of changes) this.#changing.add(change)
      }
    }
    this.#waiting = later
    return group
  }

  async #commitGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const { text, values } = compose(group.map(({ plan }) => plan))
      await retryStale(() => this.#connections.run(text, values), wasNotSent)
      for (const one of group) this.#end(one)
    } catch (error) {
      this.#writability.refusal = refusesWrites(error) ?? this.#writability.refusal
      const isOfOnePlan = !isLockTimeout(error) && !isDatabaseUnavailable(error)
      if (group.length > 1 && isOfOnePlan) this.#alone.push(...group)
      else for (const one of group) this.#end(one, error)
    } finally {
      this.#groups--
      this.#start()
    }
  }

  /** Answers a plan. Where it has been committed, those that wait to change the same are stale. */
  #end({ plan: { changes }, resolve, reject }: Waiting, error?: unknown): void {
    for (const change of changes) this.#changing.delete(change)
    if (error !== undefined) return reject(error)
    resolve()
    if (changes.length === 0) return
    const isStale = ({ plan }: Waiting) => plan.changes.some((change) => changes.includes(change))
    for (const one of this.#waiting.filter(isStale)) one.reject(new StalePlanError())
    this.#waiting = this.#waiting.filter((one) => !isStale(one))
  }
}
