import {
  asStalePlan,
  isLockTimeout,
  isStaleConnection,
  NoFreeConnectionError,
  StalePlanError,
  wasNotSent,
  wasRolledBack,
} from './errors.ts'
import type { Placement } from './placement.ts'
import type { OpenPlan } from './plan.ts'
import { retryWrite } from './retry.ts'
import type { WriteParts } from './transaction.ts'

const stuckError = (): Error => new NoFreeConnectionError('no commit has finished for ten seconds')

interface WaitingPlan {
  plan: OpenPlan
  contentionKey: string
  /** Whether the plan must be committed on its own, because its group has failed. */
  isAlone: boolean
  resolve: () => void
  reject: (error: unknown) => void
}

/** Maximum number of plans in a group. */
const maxPlansPerGroup = 32
/** Time without a finished group after which plans are refused, in milliseconds. No lock or statement takes that long. */
const stuckMs = 10_000

/**
 * Group commit: plans that arrive while others are in flight share the next statement, and its wait for the disk. If a
 * group fails, each of its plans is committed on its own, so that a plan cannot fail because of another.
 */
export class GroupCommit {
  readonly #on: Pick<WriteParts, 'writes' | 'writability' | 'placement'>
  /** Where the rows are, which decides which plans share a group. Known from the first plan on. */
  #placement: Placement | undefined
  #waiting: WaitingPlan[] = []
  readonly #groups = new Set<WaitingPlan[]>()
  /** Changes made by the plans that wait or are in flight. */
  readonly #changing = new Set<string>()
  /** Contention keys whose last commit ran into a lock timeout. Their plans are committed one by one. */
  readonly #contended = new Set<string>()
  /** Timer that is restarted when a group begins or finishes. */
  readonly #stuck = setTimeout(() => this.#refuseWaiting(), stuckMs).unref()
  /** Whether no group finishes, for example because a synchronous standby hangs. */
  #isStuck = false
  #isStarting = false

  constructor(on: Pick<WriteParts, 'writes' | 'writability' | 'placement'>) {
    this.#on = on
  }

  /**
   * Commits a plan.
   * @throws an error that is `isStalePlan`, or `isLockTimeout` after a short wait
   * @throws NoFreeConnectionError if no group finishes; the plan was not sent
   */
  async commit(plan: OpenPlan, contentionKey: string): Promise<void> {
    if (plan.rows.size === 0) return
    this.#placement ??= await this.#on.placement()
    if (this.#isStuck) throw stuckError()
    // Only the first of several plans that change the same row is valid.
    if (plan.changes.some((change) => this.#changing.has(change))) throw new StalePlanError()
    for (const change of plan.changes) this.#changing.add(change)
    try {
      const { promise, ...resolvers } = Promise.withResolvers<void>()
      this.#waiting.push({ plan, contentionKey, isAlone: false, ...resolvers })
      this.#startSoon()
      await promise
    } finally {
      for (const change of plan.changes) this.#changing.delete(change)
    }
  }

  /** Lets the plans of a contention key share groups with others again. */
  forget(contentionKey: string): void {
    this.#contended.delete(contentionKey)
  }

  /** Refuses the waiting plans, which were not sent. */
  #refuseWaiting(): void {
    if (!this.#placement || this.#groups.size < this.#placement.maxGroups) return
    this.#isStuck = true
    for (const { reject } of this.#waiting.splice(0)) reject(stuckError())
  }

  /** Starts groups once the plans of this turn of the event loop have arrived, so that they share a group. */
  #startSoon(): void {
    if (this.#isStarting) return
    this.#isStarting = true
    setImmediate(() => {
      this.#isStarting = false
      this.#start()
    })
  }

  #start(): void {
    const placement = this.#placement
    if (!placement) return
    while (this.#groups.size < placement.maxGroups) {
      // A contended plan is committed on its own, and never takes all groups.
      const isContended = (one: WaitingPlan): boolean => this.#contended.has(one.contentionKey)
      const isContentionInFlight = [...this.#groups].some((group) => group.some(isContended))
      const first = this.#waiting.find(
        (one) => !(isContentionInFlight && isContended(one)) && !this.#hasMaxGroups(one, placement),
      )
      if (!first) return
      const fits = (one: WaitingPlan): boolean =>
        !one.isAlone && !isContended(one) && placement.mayShare(one.contentionKey, first.contentionKey)
      const group = fits(first) ? this.#waiting.filter(fits).slice(0, maxPlansPerGroup) : [first]
      this.#waiting = this.#waiting.filter((one) => !group.includes(one))
      this.#groups.add(group)
      this.#stuck.refresh()
      void this.#commitGroup(group, placement)
    }
  }

  /** Returns whether a contention key has its maximum share of the groups in flight. */
  #hasMaxGroups({ contentionKey }: WaitingPlan, { maxGroupsOfKey }: Placement): boolean {
    const own = [...this.#groups].filter(([first]) => first?.contentionKey === contentionKey)
    return own.length >= maxGroupsOfKey
  }

  async #commitGroup(group: WaitingPlan[], placement: Placement): Promise<void> {
    const keys = new Set(group.map(({ contentionKey }) => contentionKey))
    try {
      const commit = placement.commit(
        this.#on.writes,
        group.map(({ plan }) => plan.rows),
      )
      const mayRetry = (error: unknown) => wasNotSent(error) && isStaleConnection(error)
      await retryWrite(this.#on.writability, commit, mayRetry)
      for (const key of keys) this.#contended.delete(key)
      for (const { resolve } of group) resolve()
    } catch (error) {
      if (isLockTimeout(error) && keys.size === 1) for (const key of keys) this.#contended.add(key)
      // A statement that may have been committed is never repeated.
      if (group.length > 1 && wasRolledBack(error))
        for (const one of group.toReversed()) this.#waiting.unshift({ ...one, isAlone: true })
      else for (const { reject } of group) reject(asStalePlan(error))
    } finally {
      this.#groups.delete(group)
      this.#isStuck = false
      this.#startSoon()
    }
  }
}
