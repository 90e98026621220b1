import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Transaction } from './client.ts'
import type { Channel } from './listener.ts'
import { retryRead } from './retry.ts'

interface Announcement {
  channel: Channel
  payload: string
}

const intended = new WeakMap<Transaction, Announcement[]>()

/**
 * Notifies listeners of every process once the transaction has committed. `NOTIFY` inside of it would make all commits
 * of the database wait for each other. What is lost with a process that is killed just then, or while the database is
 * away, has to be found in another way, as the workers' sweep finds deliveries; what must not be lost is notified in
 * the transaction itself.
 */
export function announce(tx: Transaction, channel: Channel, payload = ''): void {
  const own = intended.get(tx) ?? []
  intended.set(tx, own)
  own.push({ channel, payload })
}

/** Between two notifications: what comes meanwhile shares the next. */
const gatherMillis = 20

interface Announcer {
  waiting: Announcement[]
  sending: Promise<void> | undefined
}
const announcers = new WeakMap<Database, Announcer>()

/** Sends what a transaction that has committed has to say, without being waited for. */
export function sendAnnouncements(db: Database, tx: Transaction): void {
  const announcements = intended.get(tx)
  if (!announcements) return
  const announcer = announcers.get(db) ?? { waiting: [], sending: undefined }
  announcers.set(db, announcer)
  announcer.waiting.push(...announcements)
  announcer.sending ??= sendWaiting(db, announcer).finally(() => (announcer.sending = undefined))
}

/** Resolves when all has been sent. */
export async function announced(db: Database): Promise<void> {
  await announcers.get(db)?.sending
}

async function sendWaiting(db: Database, announcer: Announcer): Promise<void> {
  while (announcer.waiting.length > 0) {
    const said = announcer.waiting.splice(0)
    const channels = said.map(({ channel }) => channel)
    const payloads = said.map(({ payload }) => payload)
    await retryRead(() => db.$client.query(notifyAll, [channels, payloads])).catch(() => undefined)
    if (announcer.waiting.length === 0) await delay(gatherMillis)
  }
}

/** Notifications are no data: their commit need not wait for the disk. */
const notifyAll = `
  select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) as said (channel, payload)`
