import { setTimeout as delay } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { isPassing } from '../db/errors.ts'
import { runTransaction } from '../db/transaction.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import {
  claimDeliveries,
  nextDueAt,
  releaseClaims,
  type ClaimedDelivery,
  type ClaimLimits,
} from './claims.ts'
import { recordResults, succeeded, type Result } from './results.ts'
import type { Sender } from './sender.ts'
import { traceAttempt } from '../tracing/spans.ts'

/**
 * Deliveries in flight at once: in all, for endpoints that are not known to answer, and of one workspace. So neither hanging
 * receivers nor a busy workspace take all slots.
 */
const maxInFlight = 600
const maxDoubtful = 400
const maxPerWorkspace = 100
/** Below this many free slots no new batch is claimed, unless nothing is in flight. */
const minBatch = 25
const sweepMs = 5_000
/** Results that come within this time are recorded together. */
const flushMs = 10
/** Wait before results whose rows were locked are recorded again. */
const lockedMs = 100
/** Wait before results are recorded again after the database has failed. */
const failedMs = 1_000
/** Seconds by which a lease outlasts an attempt: after them another worker takes over what a killed one was sending. */
const leaseMarginSeconds = 10
/** Grace period of a stop for the attempts in flight; most are answered within it. */
const stopGraceMs = 3_000

/**
 * Delivers what the outbox holds (product.md 12.6): woken by `NOTIFY`, and now and then by itself. Any number
 * of workers may run.
 */
export class DeliveryWorker {
  readonly #context: AppContext
  readonly #sender: Sender
  readonly #limits: Omit<ClaimLimits, 'total'>
  /** Deliveries from claim to record, each with the promise of its attempt. */
  readonly #inFlight = new Map<ClaimedDelivery, Promise<void>>()
  readonly #sweep = setInterval(() => void this.#pump(), sweepMs)
  readonly #unsubscribe: () => void
  #finished: Result[] = []
  #hasStopped = false
  #pumping: Promise<void> | undefined
  #isWanted = false
  #flushing: Promise<void> = Promise.resolve()
  #flushTimer: NodeJS.Timeout | undefined
  #dueTimer: NodeJS.Timeout | undefined

  constructor(context: AppContext, sender: Sender) {
    this.#context = context
    this.#sender = sender
    this.#limits = {
      doubtful: maxDoubtful,
      perWorkspace: maxPerWorkspace,
      leaseSeconds: context.config.webhooks.timeoutSeconds + leaseMarginSeconds,
    }
    this.#unsubscribe = context.listener.on('taskwire_deliveries', () => void this.#pump())
    void this.#pump()
  }

  /** Resolves when nothing is due that could be sent now, and all that was in flight is recorded. */
  async idle(): Promise<void> {
    await this.#pump()
    while (this.#inFlight.size > 0 || this.#pumping) {
      await this.#flush()
      await this.#pumping
      await delay(1)
    }
  }

  /**
   * Claims nothing more, and leaves what is in flight three seconds, or `graceMs`, to end. The rest is cut off and handed
   * back to other workers, as if it had not been tried.
   */
  async stop(graceMs = stopGraceMs): Promise<void> {
    this.#hasStopped = true
    this.#unsubscribe()
    clearInterval(this.#sweep)
    clearTimeout(this.#dueTimer)
    await this.#pumping
    await this.#sender.close(Math.min(graceMs, stopGraceMs))
    await Promise.all(this.#inFlight.values())
    await this.#flush()
    // Another worker that records results of the same endpoint is done with them in a moment.
    for (let tries = 0; this.#finished.length > 0 && tries < 3; tries++) {
      await delay(lockedMs)
      await this.#flush()
    }
    await this.#handBack()
  }

  async #handBack(): Promise<void> {
    const { db, logger } = this.#context
    try {
      await releaseClaims(db, [...this.#inFlight.keys()])
      if (this.#inFlight.size > 0) db.signals.send([{ channel: 'taskwire_deliveries', payload: '' }])
    } catch (error) {
      logger.error({ err: error }, 'deliveries could not be handed back: their leases run out')
    }
  }

  /** Claims and sends until nothing is due or no slot is free. A call while that goes on makes it claim once more. */
  #pump(): Promise<void> {
    this.#isWanted = true
    this.#pumping ??= this.#claimAndSend()
      .catch((error: unknown) => {
        this.#context.logger.error({ err: error }, 'deliveries could not be claimed')
      })
      .finally(() => {
        this.#pumping = undefined
        // A call may have come after the last claim.
        if (this.#isWanted && !this.#hasStopped) void this.#pump()
      })
    return this.#pumping
  }

  async #claimAndSend(): Promise<void> {
    const { db, clock } = this.#context
    while (this.#isWanted && !this.#hasStopped) {
      this.#isWanted = false
      const free = maxInFlight - this.#inFlight.size
      if (free < minBatch && this.#inFlight.size > 0) return
      const limits = { ...this.#limits, total: free }
      const claimed = await claimDeliveries(db, clock.now(), limits, this.#inFlight.keys())
      if (claimed.length === 0) {
        await this.#wakeWhenDue()
        continue
      }
      await this.#loadSender(claimed)
      for (const delivery of claimed)
        this.#inFlight.set(delivery, this.#hasStopped ? Promise.resolve() : this.#deliver(delivery))
      this.#isWanted = true
    }
  }

  /** Hands back what was claimed if the sender cannot be loaded. No worker is woken: the next sweep tries again. */
  async #loadSender(claimed: readonly ClaimedDelivery[]): Promise<void> {
    try {
      await this.#sender.load?.()
    } catch (error) {
      await releaseClaims(this.#context.db, claimed)
      throw error
    }
  }

  /** Begins the next attempt when it is due, not at the next sweep. */
  async #wakeWhenDue(): Promise<void> {
    const now = this.#context.clock.now()
    const dueAt = await nextDueAt(this.#context.db, now)
    clearTimeout(this.#dueTimer)
    if (dueAt === undefined || this.#hasStopped) return
    const waitMs = Math.min(dueAt.getTime() - now.getTime(), sweepMs)
    this.#dueTimer = setTimeout(() => void this.#pump(), waitMs)
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
    this.#finished.push({ delivery, attempt, signature, at, endedAt: clock.now() })
    this.#flushAfter(flushMs)
  }

  #flushAfter(ms: number): void {
    this.#flushTimer ??= setTimeout(() => void this.#flush(), ms)
  }

  /** Records what has ended, one batch after the other. */
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
    const unrecorded = await this.#record(results)
    for (const result of results) if (!unrecorded.includes(result)) this.#inFlight.delete(result.delivery)
    // Attempts are recorded in the order in which they ended.
    this.#finished.unshift(...unrecorded)
    if (unrecorded.length > 0 && !this.#hasStopped) this.#flushAfter(lockedMs)
    if (unrecorded.length < results.length) void this.#pump()
  }

  /** Returns the results to be recorded later: those whose rows are locked, or all if the database fails for now. */
  async #record(results: readonly Result[]): Promise<Result[]> {
    const { db, clock, config, logger } = this.#context
    try {
      return await runTransaction(db, (tx) => recordResults(tx, results, config.webhooks, clock.now()))
    } catch (error) {
      logger.error({ err: error }, 'results of deliveries could not be recorded')
      // A result that fails because of what it holds would block those behind it for ever.
      if (!isPassing(error)) return []
      if (!this.#hasStopped) await delay(failedMs)
      // A delivery whose lease has run out is sent again: the promise is at least once.
      const leaseMs = this.#limits.leaseSeconds * 1000
      return results.filter(({ at }) => at.getTime() + leaseMs > clock.now().getTime())
    }
  }
}
