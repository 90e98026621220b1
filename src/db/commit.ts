import type { Connections } from './connections.ts'
import {
  asStalePlan,
  isDatabaseUnavailable,
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
  let changes: readonly string[] = []
  const commitOpen = async (): Promise<T> => {
    const mayGo = changes
    // Nothing is written yet where a read meets a stale connection.
    const { plan, result } = await retryStale(async () => {
      const plan = new OpenPlan(db)
      return { plan, result: await make(plan) }
    })
    changes = plan.changes
    await db.commits.commit(plan, contentionKey, mayGo)
    db.signals.send(plan.signals)
    return result
  }
  for (let plans = 1; ; plans++) {
    try {
      locks ||= plans > maxOpenPlans
      if (locks) return await runTransaction(db, make, contentionKey)
      return await db.commits.inTurn(changes, commitOpen)
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
  resolve: () => void
  reject: (error: unknown) => void
}

/** Plans that are committed together, and groups that are committed at once. */
const maxTogether = 16
const maxGroups = 2
const maxWaiting = 2_000

/**
 * Commits plans: those that come while others are being committed share the next statement, and its wait for the disk.
 * Where a group fails, it is split up, so that no plan suffers from another; and plans of a contention key that has waited
 * for a lock in vain are kept apart from others until one of them is committed.
 */
export class GroupCommit {
  readonly #connections: Connections
  readonly #writability: Transactional['writability']
  #waiting: Waiting[] = []
  /** Parts of groups that have failed. */
  #split: Waiting[][] = []
  /** What the plans change that are being committed. */
  readonly #changing = new Set<string>()
  readonly #contended = new Set<string>()
  /** The last of those that were stale and wait for each other, by what they change. */
  readonly #turns = new Map<string, Promise<unknown>>()
  #groups = 0
  #contendedGroups = 0

  constructor(connections: Connections, writability: Transactional['writability']) {
    this.#connections = connections
    this.#writability = writability
  }

  /** Plans that change what many change are made one after another: made at once, all but one would be stale again. */
  async inTurn<T>(changes: readonly string[], work: () => Promise<T>): Promise<T> {
    const [change] = changes
    if (change === undefined) return work()
    const before = this.#turns.get(change)
    const afterFailure = (error: unknown): Promise<T> => {
      if (isDatabaseUnavailable(error)) throw error
      return work()
    }
    const turn = before ? before.then(work, afterFailure) : work()
    this.#turns.set(change, turn)
    try {
      return await turn
    } finally {
      if (this.#turns.get(change) === turn) this.#turns.delete(change)
    }
  }

  /**
   * @param mayGo changes whose turn it is: others that wait for theirs are stale
   * @throws what `isStalePlan` tells; what `isLockTimeout` tells, after a short wait
   */
  async commit(plan: OpenPlan, contentionKey: string, mayGo: readonly string[] = []): Promise<void> {
    if (plan.rows.size === 0) return
    if (plan.changes.some((change) => this.#turns.has(change) && !mayGo.includes(change)))
      throw new StalePlanError()
    if (this.#waiting.length >= maxWaiting) throw new NoFreeConnectionError('too many plans wait')
    return new Promise((resolve, reject) => {
      this.#waiting.push({ plan, contentionKey, resolve, reject })
      this.#start()
    })
  }

  #start(): void {
    while (this.#groups < maxGroups) {
      const split = this.#split.find(([one]) => one && this.#mayBegin(one))
      if (split) this.#split = this.#split.filter((group) => group !== split)
      const group = split ?? this.#nextGroup()
      if (group.length === 0) return
      void this.#commitGroup(group)
    }
  }

  /** What may wait for a lock leaves a place to the rest. */
  #mayBegin({ contentionKey }: Waiting): boolean {
    return this.#contendedGroups < maxGroups - 1 || !this.#contended.has(contentionKey)
  }

  /** Those that wait; of those that change the same row the first, and of those that are contended one key's. */
  #nextGroup(): Waiting[] {
    const group: Waiting[] = []
    const later: Waiting[] = []
    const apart = ({ contentionKey }: Waiting) => (this.#contended.has(contentionKey) ? contentionKey : '')
    for (const one of this.#waiting) {
      const { changes } = one.plan
      const fits =
        group.length < maxTogether &&
        this.#mayBegin(one) &&
        (!group[0] || apart(group[0]) === apart(one)) &&
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
    const keys = new Set(group.map(({ contentionKey }) => contentionKey))
    const isContended = !this.#contended.isDisjointFrom(keys)
    this.#groups++
    if (isContended) this.#contendedGroups++
    let isSent = false
    try {
      const { text, values } = compose(group.map(({ plan }) => plan))
      isSent = true
      const mayRetry = (error: unknown) => wasNotSent(error) && isStaleConnection(error)
      await retryStale(() => this.#connections.run(text, values), mayRetry)
      for (const one of group) this.#end(one)
      for (const key of keys) this.#contended.delete(key)
    } catch (error) {
      this.#writability.refusal = refusesWrites(error) ?? this.#writability.refusal
      const isOfSeveral = isLockTimeout(error) && keys.size > 1
      if (isLockTimeout(error) && !isOfSeveral) for (const key of keys) this.#contended.add(key)
      // What may have been done is never repeated.
      const isUndone = !isSent || wasRolledBack(error)
      if (group.length === 1 || !isUndone) for (const one of group) this.#end(one, asStalePlan(error))
      else if (isOfSeveral)
        this.#split.push(...Map.groupBy(group, ({ contentionKey }) => contentionKey).values())
      else this.#split.push(...group.map((one) => [one]))
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
