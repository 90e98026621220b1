import type { Connections } from './connections.ts'
import {
  asStalePlan,
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
      await db.commits.commit(plan, contentionKey)
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
  contentionKey: string
  resolve: () => void
  reject: (error: unknown) => void
}

/** Plans that are committed together, and groups that are committed at once. */
const maxTogether = 16
const maxGroups = 2

/**
 * Commits plans: those that come while others are being committed share the next statement, and its wait for the disk.
 * Where a group fails, each of its plans is committed alone, so that none suffers from another; and after it has waited
 * for a lock in vain, plans of different contention keys are kept apart until no lock is in the way of theirs.
 */
export class GroupCommit {
  readonly #connections: Connections
  readonly #writability: Transactional['writability']
  #waiting: Waiting[] = []
  /** Plans of groups that have failed. */
  #alone: Waiting[] = []
  /** What the plans change that are being committed. */
  readonly #changing = new Set<string>()
  /** Contention keys of groups that have waited for a lock in vain. One group of theirs is committed at once. */
  readonly #contended = new Set<string>()
  #groups = 0
  #contendedGroups = 0

  constructor(connections: Connections, writability: Transactional['writability']) {
    this.#connections = connections
    this.#writability = writability
  }

  /** @throws what `isStalePlan` tells; what `isLockTimeout` tells, after a short wait */
  commit(plan: OpenPlan, contentionKey: string): Promise<void> {
    if (plan.rows.size === 0) return Promise.resolve()
    return new Promise((resolve, reject) => {
      this.#waiting.push({ plan, contentionKey, resolve, reject })
      this.#start()
    })
  }

  #start(): void {
    while (this.#groups < maxGroups) {
      const group = this.#nextGroup()
      if (group.length === 0) return
      void this.#commitGroup(group)
    }
  }

  /** Those that wait; of those that change the same row the first, and of those that are contended one key's. */
  #nextGroup(): Waiting[] {
    const mayBegin = ({ contentionKey }: Waiting) =>
      this.#contendedGroups === 0 || !this.#contended.has(contentionKey)
    const alone = this.#alone.find(mayBegin)
    if (alone) {
      this.#alone = this.#alone.filter((one) => one !== alone)
      return [alone]
    }
    const group: Waiting[] = []
    const later: Waiting[] = []
    const keyOf = ({ contentionKey }: Waiting) => (this.#contended.has(contentionKey) ? contentionKey : '')
    for (const one of this.#waiting) {
      const { changes } = one.plan
      const fits =
        group.length < maxTogether &&
        mayBegin(one) &&
        (!group[0] || keyOf(group[0]) === keyOf(one)) &&
        !changes.some((change) => this.#changing.has(change))
      if (!fits) later.push(one)
      else {
        group.push(one)
        for (const change of changes) this.#changing.add(change)
      }
    }
    this.#waiting = later
    return group
  }

  async #commitGroup(group: readonly Waiting[]): Promise<void> {
    const isContended = group.some(({ contentionKey }) => this.#contended.has(contentionKey))
    this.#groups++
    if (isContended) this.#contendedGroups++
    try {
      const { text, values } = compose(group.map(({ plan }) => plan))
      await retryStale(() => this.#connections.run(text, values), wasNotSent)
      for (const one of group) this.#end(one)
      for (const { contentionKey } of group) this.#contended.delete(contentionKey)
    } catch (error) {
      this.#writability.refusal = refusesWrites(error) ?? this.#writability.refusal
      if (isLockTimeout(error)) for (const { contentionKey } of group) this.#contended.add(contentionKey)
      if (group.length > 1 && !isDatabaseUnavailable(error)) this.#alone.push(...group)
      else for (const one of group) this.#end(one, asStalePlan(error))
    } finally {
      this.#groups--
      if (isContended) this.#contendedGroups--
      this.#start()
    }
  }

  /** Answers a plan, and those that wait to change the same: they are stale, or wait for the same lock. */
  #end({ plan: { changes }, resolve, reject }: Waiting, error?: unknown): void {
    for (const change of changes) this.#changing.delete(change)
    if (error === undefined) resolve()
    else reject(error)
    if (changes.length === 0 || (error !== undefined && !isLockTimeout(error))) return
    const isSame = ({ plan }: Waiting) => plan.changes.some((change) => changes.includes(change))
    for (const one of this.#waiting.filter(isSame)) one.reject(error ?? new StalePlanError())
    this.#waiting = this.#waiting.filter((one) => !isSame(one))
  }
}
