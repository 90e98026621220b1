import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import type { ComposedMail } from '../domain/mail/compose-mail.ts'
import type { WorkerContext } from './delivery-context.ts'
import { describeMailFailure, type MailSender } from './mail-sender.ts'
import { Pump } from './pump.ts'

/**
 * Delays between the five attempts to send an email, in seconds. The last attempt is an hour and a minute after the
 * first.
 */
const retrySeconds = [30, 300, 900, 2430]
/** Number of emails that are sent concurrently. */
const batchSize = 10
const sweepMs = 5_000
const attemptMs = 30_000
/** Length of a lease: longer than an attempt. */
const leaseSeconds = 60
/** Grace period for the emails in flight when the worker stops. */
const stopGraceMs = 3_000

/** Sends the emails of the outbox (product.md 21.9), on `NOTIFY` and at an interval. Any number of workers may run. */
export class MailWorker {
  readonly #context: WorkerContext
  readonly #sender: MailSender
  readonly #pump: Pump
  readonly #sweep: NodeJS.Timeout
  readonly #unsubscribe: () => void
  readonly #stopped = new AbortController()

  constructor(context: WorkerContext, sender: MailSender) {
    this.#context = context
    this.#sender = sender
    this.#pump = new Pump(
      () => this.#claimAndSend(),
      (error) => context.logger.error({ err: error }, 'due emails could not be leased'),
    )
    this.#sweep = setInterval(() => void this.#pump.run(), sweepMs)
    this.#unsubscribe = context.listener.on('taskwire_mails', () => void this.#pump.run())
    void this.#pump.run()
  }

  /** Waits until no email is due. */
  async idle(): Promise<void> {
    do await this.#pump.run()
    while (this.#pump.isRunning)
  }

  /**
   * Stops claiming. Aborts the emails that are still in flight after the grace period; another worker may send them.
   */
  async stop(graceMs = stopGraceMs): Promise<void> {
    this.#unsubscribe()
    clearInterval(this.#sweep)
    const timer = setTimeout(() => this.#stopped.abort(), Math.min(graceMs, stopGraceMs))
    await this.#pump.stop()
    clearTimeout(timer)
  }

  /** Sends a batch. Returns whether there may be more. */
  async #claimAndSend(): Promise<boolean> {
    const { db, clock } = this.#context
    const mails = await claimMails(db, clock.now(), { total: batchSize, leaseSeconds })
    await Promise.all(mails.map((mail) => this.#send(mail)))
    return mails.length > 0
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const { db, logger } = this.#context
    try {
      const failure = await this.#attempt(mail).catch((error: unknown) => ({ error }))
      if (failure) await this.#recordFailure(mail, failure.error)
      else await deleteMail(db, mail)
    } catch (error) {
      // The lease expires, and the email is sent again: delivery is at least once.
      logger.error({ err: error, mail: mail.id }, 'the result of sending an email could not be recorded')
    }
  }

  async #attempt({ id, sealed }: ClaimedMail): Promise<void> {
    const mail = JSON.parse(this.#context.secrets.box.open(sealed)) as ComposedMail
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(attemptMs)])
    await this.#sender.send(mail, id, signal)
  }

  /**
   * Logs the error codes, and why a connection failed, but not the server's response, which may contain the recipient.
   */
  async #recordFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const { db, clock, logger } = this.#context
    const now = clock.now()
    // An attempt that was aborted by the stop does not count.
    if (this.#stopped.signal.aborted) return rescheduleMail(db, mail, mail.failures, now)
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const failures = mail.failures + 1
    const waitSeconds = retrySeconds[mail.failures]
    const line = {
      mail: mail.id,
      failures,
      code,
      reason: describeMailFailure(error),
      smtp_status: responseCode,
    }
    if (waitSeconds === undefined) {
      await deleteMail(db, mail)
      return logger.error(line, 'an email was abandoned after the last attempt')
    }
    logger.warn(line, 'an email could not be sent, and will be retried')
    await rescheduleMail(db, mail, failures, new Date(now.getTime() + waitSeconds * 1000))
  }
}

/** An email that this worker has leased. */
interface ClaimedMail {
  id: string
  sealed: Buffer
  failures: number
  /** The end of the lease, after which any worker may send the email. */
  next_attempt_at: string
}

/**
 * Leases due emails in one statement, by moving their next attempt past the lease. An email whose worker was killed is
 * sent again when the lease expires.
 */
export function claimMails(
  db: Database,
  now: Date,
  { total, leaseSeconds }: { total: number; leaseSeconds: number },
): Promise<ClaimedMail[]> {
  const at = now.toISOString()
  return db.execute<ClaimedMail & Record<string, unknown>>(sql`
    update mails m set next_attempt_at = greatest(now(), ${at}) + make_interval(secs => ${leaseSeconds})
    from (
      select id from mails where next_attempt_at <= ${at}
      order by next_attempt_at limit ${total} for update skip locked
    ) due
    where m.id = due.id
    returning m.id, m.sealed, m.failures, m.next_attempt_at`)
}

/** Deletes an email that was accepted or abandoned. */
async function deleteMail(db: Database, { id }: ClaimedMail): Promise<void> {
  await db.execute(sql`delete from mails where id = ${id}`)
}

/** Ends a lease by setting the time of the next attempt. Has no effect if another worker has leased the email since. */
async function rescheduleMail(
  db: Database,
  { id, next_attempt_at }: ClaimedMail,
  failures: number,
  at: Date,
): Promise<void> {
  await db.execute(sql`
    update mails set failures = ${failures}, next_attempt_at = ${at.toISOString()}
    where id = ${id} and next_attempt_at = ${next_attempt_at}`)
}
