import { setTimeout as delay } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { isPassing } from '../db/errors.ts'
import { runTransaction } from '../db/transaction.ts'
import type { Attempt, Sender } from './sender.ts'
import { claimDeliveries, nextDueAt, releaseClaims, type ClaimedDelivery } from './claims.ts'
import { recordResults, succeeded, type Result } from './results.ts'
import { signatureHeader } from './signature.ts'
import { traceAttempt } from '../tracing/spans.ts'

/**
 * Deliveries in flight at once: in all; for endpoints that are not known to answer, however many of them hang; and of one
 * workspace. The others are for who answers, and for who else is waiting.
 */
const maxInFlight = 600
const maxDoubtful = 400
const maxPerWorkspace = 100
/** Below this many free places no new batch is claimed, unless nothing is in flight. */
const minBatch = 25
const sweepMs = 5_000
/** Results that end within this time are recorded together. */
const flushMs = 10
/** When results are tried again that could not be recorded, since somebody else held their rows. */
const lockedMs = 100
/** When they are tried again after the database has failed. */
const failedMs = 1_000
/** How much longer than an attempt a lease lasts: within this a killed worker's deliveries are another's. */
const leaseMarginSeconds = 10
/** What a worker that stops leaves to the attempts in flight, for most are answered within it. */
const stopGraceMs = 3_000

export interface DeliveryWorker {
  /** Resolves when nothing is due that could be sent now, and all that was in flight is recorded. */
  idle(): Promise<void>
  /**
   * Claims nothing more, and leaves what is in flight three seconds, or `graceMs`, to end. The rest is cut off and handed
   * back to other workers, as if it had not been tried.
   */
  stop(graceMs?: number): Promise<void>
}

/**
 * Delivers what the outbox holds (product.md 12.6): woken by `NOTIFY`, and now and then by itself. Any number
 * of workers may run.
 */
export function startDeliveryWorker(context: AppContext, sender: Sender): DeliveryWorker {
  const { db, clock, config, listener, logger, secretBox, metrics } = context
  /** Deliveries from claim to record, each with the promise of its attempt. */
  const inFlight = new Map<ClaimedDelivery, Promise<void>>()
  let finished: Result[] = []
  let stopped = false
  let pumping: Promise<void> | undefined
  let wanted = false
  let flushing: Promise<void> = Promise.resolve()
  let flushTimer: NodeJS.Timeout | undefined
  let dueTimer: NodeJS.Timeout | undefined
  const limits = {
    doubtful: maxDoubtful,
    perWorkspace: maxPerWorkspace,
    leaseSeconds: config.webhooks.timeoutSeconds + leaseMarginSeconds,
  }

  /** Claims and sends until nothing is due or no place is free; calls that come meanwhile make it look once more. */
  function pump(): Promise<void> {
    wanted = true
    pumping ??= (async () => {
      while (wanted && !stopped) {
        wanted = false
        const free = maxInFlight - inFlight.size
        if (free < minBatch && inFlight.size > 0) break
        const claimed = await claimDeliveries(db, clock.now(), { ...limits, total: free }, inFlight.keys())
        if (claimed.length > 0) await loadSender(claimed)
        for (const delivery of claimed)
          inFlight.set(delivery, stopped ? Promise.resolve() : deliver(delivery))
        if (claimed.length > 0) wanted = true
        else await wakeWhenDue()
      }
    })()
      .catch((error: unknown) => logger.error({ err: error }, 'deliveries could not be claimed'))
      .finally(() => {
        pumping = undefined
        // Whoever called when it had just looked for the last time.
        if (wanted && !stopped) void pump()
      })
    return pumping
  }

  /** Where it cannot be loaded what was claimed is handed back, wakes nobody, and waits for the next sweep. */
  async function loadSender(claimed: readonly ClaimedDelivery[]): Promise<void> {
    try {
      await sender.load?.()
    } catch (error) {
      await releaseClaims(db, claimed)
      throw error
    }
  }

  /** The next attempt begins when it is due, not at the next sweep. */
  async function wakeWhenDue(): Promise<void> {
    const now = clock.now()
    const dueAt = await nextDueAt(db, now)
    clearTimeout(dueTimer)
    if (dueAt === undefined || stopped) return
    dueTimer = setTimeout(() => void pump(), Math.min(dueAt.getTime() - now.getTime(), sweepMs))
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const at = clock.now()
    const { attempt: made, signature } = await traceAttempt(delivery, () => attemptDelivery(delivery, at))
    if (!made) return
    metrics.webhookAttempts.inc({ outcome: succeeded(made) ? 'delivered' : 'failed' })
    metrics.webhookLag.observe(Math.max(0, (at.getTime() - Date.parse(delivery.due_at)) / 1000))
    finished.push({ delivery, attempt: made, signature, at, endedAt: clock.now() })
    flushAfter(flushMs)
  }

  async function attemptDelivery(
    delivery: ClaimedDelivery,
    at: Date,
  ): Promise<{ attempt: Attempt | undefined; signature: string | null }> {
    const { url, body, event_id, type } = delivery
    const signature = signatureOf(delivery, at)
    if (signature === undefined) {
      const error = 'the signing secret cannot be read: rotate it'
      return { attempt: { status: null, error, response: null, duration_ms: 0 }, signature: null }
    }
    const headers = {
      'Service-Signature': signature,
      'Service-Event-Id': event_id,
      'Service-Event-Type': type,
    }
    return { attempt: await sender.send({ url, headers, body }), signature }
  }

  /** Undefined where nothing can be signed, as after a change of SESSION_SECRET; the log says so. */
  function signatureOf({ id, body, sealed_secrets }: ClaimedDelivery, at: Date): string | undefined {
    try {
      return signatureHeader(sealed_secrets.flatMap(openSecret), body, at)
    } catch (error) {
      logger.error({ err: error, deliveryId: id }, 'a delivery could not be signed')
      return undefined
    }
  }

  /** One that was sealed with another SESSION_SECRET is passed over: a new one signs alone. */
  function openSecret(sealed: string): string[] {
    try {
      return [secretBox.open(Buffer.from(sealed, 'base64'))]
    } catch (error) {
      logger.error({ err: error }, 'a signing secret cannot be read')
      return []
    }
  }

  function flushAfter(ms: number): void {
    flushTimer ??= setTimeout(() => void flush(), ms)
  }

  /** Records what has ended, in that order, one batch after the other, and looks for more. */
  function flush(): Promise<void> {
    clearTimeout(flushTimer)
    flushTimer = undefined
    flushing = flushing.then(async () => {
      // Taken now and not before: what could not be recorded yet stands in front of what has ended since.
      const results = finished
      finished = []
      if (results.length === 0) return
      const locked = await recordNow(results)
      for (const result of results) if (!locked.includes(result)) inFlight.delete(result.delivery)
      finished.unshift(...locked)
      if (locked.length > 0 && !stopped) flushAfter(lockedMs)
      if (locked.length < results.length) void pump()
    })
    return flushing
  }

  /** Returns those to be recorded later: what somebody else holds, or all that nobody else sends while the database fails. */
  async function recordNow(results: readonly Result[]): Promise<Result[]> {
    try {
      return await runTransaction(db, (tx) => recordResults(tx, results, config.webhooks, clock.now()))
    } catch (error) {
      logger.error({ err: error }, 'results of deliveries could not be recorded')
      // What fails because of what is written would hold up what comes after it again and again.
      if (!isPassing(error)) return []
      if (!stopped) await delay(failedMs)
      // Where the leases have run out the deliveries are sent again: at least once is what is promised.
      const leaseMs = limits.leaseSeconds * 1000
      return results.filter(({ at }) => at.getTime() + leaseMs > clock.now().getTime())
    }
  }

  const unsubscribe = listener.on('taskwire_deliveries', () => void pump())
  const sweep = setInterval(() => void pump(), sweepMs)
  void pump()

  return {
    async idle() {
      await pump()
      while (inFlight.size > 0 || pumping) {
        await flush()
        await pumping
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    },
    async stop(graceMs = stopGraceMs) {
      stopped = true
      unsubscribe()
      clearInterval(sweep)
      clearTimeout(dueTimer)
      await pumping
      await sender.close(Math.min(graceMs, stopGraceMs))
      await Promise.all(inFlight.values())
      await flush()
      // Another worker that records results of the same endpoint has done so in a moment.
      for (let tries = 0; finished.length > 0 && tries < 3; tries++) {
        await delay(lockedMs)
        await flush()
      }
      try {
        await releaseClaims(db, [...inFlight.keys()])
        if (inFlight.size > 0) db.signals.send([{ channel: 'taskwire_deliveries', payload: '' }])
      } catch (error) {
        logger.error({ err: error }, 'deliveries could not be handed back: their leases run out')
      }
    },
  }
}
