import { setTimeout as delay } from 'node:timers/promises'
import { groupRows } from '../db/citus/by-workspace.ts'
import type { Scope } from '../db/citus/scope.ts'
import { isTransient } from '../db/errors.ts'
import { runTransaction } from '../db/transaction.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { claimDue } from './claim-due.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { freeSlots, nextDueAt, releaseClaims, type ClaimedDelivery, type ClaimLimits } from './claims.ts'
import type { QueuedEndpoint } from './queue.ts'
import { Pump } from './pump.ts'
import { recordResults, succeeded, type Result } from './results.ts'
import type { Sender } from './sender.ts'
import { traceAttempt } from './trace-attempt.ts'

/**
 * Maximum number of deliveries in flight: in total, for doubtful endpoints, and for one workspace. Neither hanging
 * receivers nor a busy workspace can take all slots. Twice as many may be claimed and not yet recorded.
 */
const maxInFlight = 600
const maxDoubtful = 400
const maxPerWorkspace = 100
/** The number of free slots below which no batch is claimed, unless nothing is claimed. */
const minBatch = 25
const sweepMs = 5_000
/** Results that arrive within this time are recorded together. */
const flushMs = 10
/** Delay before retrying to record results whose rows were locked, in milliseconds. */
const retryAfterLockMs = 100
/** Delay before retrying to record results after a database failure, in milliseconds. */
const retryAfterFailureMs = 1_000
/** Seconds by which a lease outlasts an attempt. Then another worker may send the deliveries of a killed worker. */
const leaseMarginSeconds = 10
/** Grace period for the attempts in flight when the worker stops. */
const stopGraceMs = 3_000

/**
 * Sends the deliveries of the outbox (product.md 12.6), on `NOTIFY` and at an interval. Any number of workers may run.
 */
export class DeliveryWorker {
  readonly #context: DeliveryContext
  readonly #sender: Sender
  readonly #limits: Omit<ClaimLimits, 'total'>
  /** Deliveries that are claimed and not yet recorded, each with the promise of its attempt. */
  readonly #claimed = new Map<ClaimedDelivery, Promise<void>>()
  /** Deliveries whose attempt has ended, until they are recorded. */
  readonly #ended = new Set<ClaimedDelivery>()
  /** Endpoint after which the next claim continues. */
  #walked: QueuedEndpoint | undefined
  readonly #pump: Pump
  readonly #sweep: NodeJS.Timeout
  readonly #unsubscribe: () => void
  #finished: Result[] = []
  #hasStopped = false
  #flushing: Promise<void> = Promise.resolve()
  #flushTimer: NodeJS.Timeout | undefined
  #dueTimer: NodeJS.Timeout | undefined

  constructor(context: DeliveryContext, sender: Sender) {
    this.#context = context
    this.#sender = sender
    this.#limits = {
      doubtful: maxDoubtful,
      perWorkspace: maxPerWorkspace,
      leaseSeconds: context.config.webhooks.timeoutSeconds + leaseMarginSeconds,
    }
    this.#pump = new Pump(
      () => this.#claimAndSend(),
      (error) => {
        context.metrics.failing.add('deliveries')
        context.logger.error({ err: error }, 'deliveries could not be claimed')
      },
    )
    this.#sweep = setInterval(() => void this.#pump.run(), sweepMs)
    this.#unsubscribe = context.listener.on('taskwire_deliveries', () => void this.#pump.run())
    void this.#pump.run()
  }

  /** Waits until all due deliveries have been sent and every result is recorded. */
  async idle(): Promise<void> {
    await this.#pump.run()
    while (this.#claimed.size > 0 || this.#pump.isRunning) {
      await this.#flush()
      await delay(1)
    }
  }

  /**
   * Stops claiming, and gives the attempts in flight three seconds or `graceMs`. Aborts the remaining attempts and
   * releases their leases, as if they had not been attempted.
   */
  async stop(graceMs = stopGraceMs): Promise<void> {
    this.#hasStopped = true
    this.#unsubscribe()
    clearInterval(this.#sweep)
    clearTimeout(this.#dueTimer)
    await this.#pump.stop()
    await this.#sender.close(Math.min(graceMs, stopGraceMs))
    await Promise.all(this.#claimed.values())
    await this.#flush()
    // Another worker may be recording results of the same endpoint at this moment.
    for (let tries = 0; this.#finished.length > 0 && tries < 3; tries++) {
      await delay(retryAfterLockMs)
      await this.#flush()
    }
    await this.#handBack()
  }

  async #handBack(): Promise<void> {
    const { db, logger } = this.#context
    try {
      await releaseClaims(db, [...this.#claimed.keys()])
      if (this.#claimed.size > 0) db.signals.send([{ channel: 'taskwire_deliveries', payload: '' }])
    } catch (error) {
      logger.error({ err: error }, 'deliveries could not be released: their leases expire')
    }
  }

  /** Claims a batch and sends it, if enough slots are free. Returns whether more may be due. */
  async #claimAndSend(): Promise<boolean> {
    const { db, clock, metrics } = this.#context
    const own = {
      inFlight: [...this.#claimed.keys()].filter((one) => !this.#ended.has(one)),
      ended: [...this.#ended],
    }
    const free = freeSlots(maxInFlight, own.inFlight.length, own.ended.length)
    if (free < minBatch && this.#claimed.size > 0) return false
    const limits = { ...this.#limits, total: free }
    const { claimed, next } = await claimDue(db, clock.now(), limits, own, this.#walked)
    this.#walked = next
    metrics.failing.delete('deliveries')
    if (claimed.length === 0) {
      await this.#wakeWhenDue()
      return false
    }
    await this.#loadSender(claimed)
    for (const delivery of claimed)
      this.#claimed.set(delivery, this.#hasStopped ? Promise.resolve() : this.#deliver(delivery))
    return true
  }

  /** Releases the claims if the sender cannot be loaded. Does not wake other workers: the next sweep retries. */
  async #loadSender(claimed: readonly ClaimedDelivery[]): Promise<void> {
    try {
      await this.#sender.load?.()
    } catch (error) {
      await releaseClaims(this.#context.db, claimed)
      throw error
    }
  }

  /** Sets a timer for the next due delivery, which is earlier than the next sweep. */
  async #wakeWhenDue(): Promise<void> {
    const now = this.#context.clock.now()
    const dueAt = await nextDueAt(this.#context.db, now)
    clearTimeout(this.#dueTimer)
    if (dueAt === undefined || this.#hasStopped) return
    const waitMs = Math.min(dueAt.getTime() - now.getTime(), sweepMs)
    this.#dueTimer = setTimeout(() => void this.#pump.run(), waitMs)
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { clock, metrics } = this.#context
    const at = clock.now()
    const { attempt, signature } = await traceAttempt(delivery, () =>
      attemptDelivery(delivery, at, this.#sender, this.#context),
    )
    if (!attempt) return
    metrics.webhookAttempts.inc({ outcome: succeeded(attempt) ? 'delivered' : 'failed' })
    metrics.webhookLag.observe(Math.max(0, (at.getTime() - Date.parse(delivery.due_at)) / 1000))
    this.#ended.add(delivery)
    this.#finished.push({ delivery, attempt, signature, at, endedAt: clock.now() })
    this.#flushAfter(flushMs)
  }

  #flushAfter(ms: number): void {
    this.#flushTimer ??= setTimeout(() => void this.#flush(), ms)
  }

  /** Records finished attempts, one batch after the other. */
  #flush(): Promise<void> {
    clearTimeout(this.#flushTimer)
    this.#flushTimer = undefined
    this.#flushing = this.#flushing.then(() => this.#recordFinished())
    return this.#flushing
  }

  async #recordFinished(): Promise<void> {
    const results = this.#finished
    this.#finished = []
    if (results.length === 0) return
    // Recording so many takes a while, in which the next ones are claimed.
    if (results.length >= minBatch) void this.#pump.run()
    const unrecorded = await this.#record(results)
    for (const result of results) {
      if (unrecorded.includes(result)) continue
      this.#ended.delete(result.delivery)
      this.#claimed.delete(result.delivery)
    }
    // Attempts are recorded in the order in which they finished.
    for (const one of unrecorded.toReversed()) this.#finished.unshift(one)
    if (unrecorded.length > 0 && !this.#hasStopped) this.#flushAfter(retryAfterLockMs)
    if (unrecorded.length < results.length) void this.#pump.run()
  }

  /** Returns the results to record later: results with locked rows, or all if the database is unavailable. */
  async #record(results: readonly Result[]): Promise<Result[]> {
    try {
      const groups = await groupRows(this.#context.db, results, ({ delivery }) => delivery.workspace_id)
      const unrecorded = await Promise.all(groups.map(({ rows, scope }) => this.#recordGroup(rows, scope)))
      return unrecorded.flat()
    } catch (error) {
      return this.#chooseRetried(results, error)
    }
  }

  async #recordGroup(results: readonly Result[], scope: Scope): Promise<Result[]> {
    const { db, clock, config, mailing } = this.#context
    try {
      return await runTransaction(db, (tx) =>
        recordResults(tx, results, config.webhooks, clock.now(), mailing, scope),
      )
    } catch (error) {
      return this.#chooseRetried(results, error)
    }
  }

  /** Logs why results could not be recorded, and returns the results to retry, after a delay. */
  async #chooseRetried(results: readonly Result[], error: unknown): Promise<Result[]> {
    const { clock, logger } = this.#context
    logger.error({ err: error }, 'results of deliveries could not be recorded')
    // A result that always fails would block all results behind it.
    if (!isTransient(error)) return []
    if (!this.#hasStopped) await delay(retryAfterFailureMs)
    // A delivery whose lease has expired is sent again: delivery is at least once.
    const leaseMs = this.#limits.leaseSeconds * 1000
    return results.filter(({ at }) => at.getTime() + leaseMs > clock.now().getTime())
  }
}
