import type { Connections } from './connections.ts'
import {
  asStalePlan,
  isLockTimeout,
  isStaleConnection,
  isStalePlan,
  NoFreeConnectionError,
  refusesWrites,
  StalePlanError,
  wasNotSent,
  wasRolledBack,
} from './errors.ts'
import { compose, OpenPlan, type Plan } from './plan.ts'
import { retryStale } from './retry.ts'
import type { Queries } from './session.ts'
import { runTransaction, type Transactional } from './transaction.ts'

/** Plans that are made without a lock; further ones are made in a transaction, and wait for the rows that they change. */
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
    locks ||= plans > maxOpenPlans
    try {
      if (locks) return await runTransaction(db, make, contentionKey)
      // Nothing is written yet if a read meets a stale connection.
      const { plan, result } = await retryStale(async () => {
        const plan = new OpenPlan(db)
        return { plan, result: await make(plan) }
      })
      await db.commits.commit(plan, contentionKey)
      db.signals.send(plan.signals)
      return result
    } catch (error) {
      if (plans >= maxPlans) throw error
      // A row is locked. A transaction waits for it, which holds up no other plan.
      if (!locks && isLockTimeout(error)) locks = true
      else if (!isStalePlan(error)) throw error
    }
  }
}

interface Waiting {
  plan: OpenPlan
  contentionKey: string
  /** It was in a group that failed: it is committed by itself, to be answered by its own error. */
  isAlone: boolean
  resolve: () => void
  reject: (error: unknown) => void
}

/** Plans that are committed together, and groups that are committed at once. */
const maxTogether = 16
const maxGroups = 2
const maxWaiting = 2_000

/**
 * Commits plans: those that come while others are being committed share the next statement, and its wait for the disk.
 * Plans of a contention key that waited for a lock in vain have one group at most, so that the rest have another.
 */
export class GroupCommit {
  readonly #connections: Connections
  readonly #writability: Transactional['writability']
  #waiting: Waiting[] = []
  /** Rows that plans of the queue, or of a group, change. */
  readonly #changing = new Set<string>()
  readonly #contended = new Set<string>()
  #groups = 0
  #contendedGroups = 0

  constructor(connections: Connections, writability: Transactional['writability']) {
    this.#connections = connections
    this.#writability = writability
  }

  /** @throws what `isStalePlan` tells; what `isLockTimeout` tells, after a short wait */
  async commit(plan: OpenPlan, contentionKey: string): Promise<void> {
    if (plan.rows.size === 0) return
    // Of plans from the same row all but the first are stale.
    if (plan.changes.some((change) => this.#changing.has(change))) throw new StalePlanError()
    if (this.#waiting.length >= maxWaiting) throw new NoFreeConnectionError('too many plans wait')
    for (const change of plan.changes) this.#changing.add(change)
    try {
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push({ plan, contentionKey, isAlone: false, resolve, reject })
        this.#start()
      })
    } finally {
      for (const change of plan.changes) this.#changing.delete(change)
    }
  }

  #start(): void {
    while (this.#groups < maxGroups) {
      const group = this.#nextGroup()
      if (group.length === 0) return
      void this.#commitGroup(group)
    }
  }

  #nextGroup(): Waiting[] {
    const isContended = (one: Waiting): boolean => this.#contended.has(one.contentionKey)
    const mayBegin = (one: Waiting): boolean => this.#contendedGroups < maxGroups - 1 || !isContended(one)
    const first = this.#waiting.find(mayBegin)
    if (!first) return []
    const fits = (one: Waiting): boolean => !one.isAlone && !isContended(one)
    const group = fits(first) ? this.#waiting.filter(fits).slice(0, maxTogether) : [first]
    this.#waiting = this.#waiting.filter((one) => !group.includes(one))
    return group
  }

  async #commitGroup(group: readonly Waiting[]): Promise<void> {
    const isContended = group.some(({ contentionKey }) => this.#contended.has(contentionKey))
    this.#groups++
    if (isContended) this.#contendedGroups++
    try {
      const { text, values } = compose(group.map(({ plan }) => plan))
      const mayRetry = (error: unknown) => wasNotSent(error) && isStaleConnection(error)
      await retryStale(() => this.#connections.run(text, values), mayRetry)
      for (const { contentionKey, resolve } of group) {
        this.#contended.delete(contentionKey)
        resolve()
      }
    } catch (error) {
      this.#writability.refusal = refusesWrites(error) ?? this.#writability.refusal
      // What may have been done is never repeated.
      if (group.length > 1 && wasRolledBack(error))
        this.#waiting.unshift(...group.map((one) => ({ ...one, isAlone: true })))
      else
        for (const { contentionKey, reject } of group) {
          if (isLockTimeout(error)) this.#contended.add(contentionKey)
          reject(asStalePlan(error))
        }
    } finally {
      this.#groups--
      if (isContended) this.#contendedGroups--
      this.#start()
    }
  }
}
