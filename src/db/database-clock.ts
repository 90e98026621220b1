import { setInterval } from 'node:timers/promises'
import type { Database } from './database.ts'
import { sql } from './drizzle.ts'

const measureEveryMs = 2_000
/** The first one opens a connection. The most exact of them counts. */
const firstMeasurements = 3
const maxSkewSeconds = 5

/**
 * The time of the database. Nodes that share it decide by it what is due, what has expired, and whose lease has run out:
 * by clocks of their own they would disagree. Between measurements the time goes on by this process's monotonic clock,
 * which nobody sets.
 */
export class DatabaseClock {
  readonly #db: Database
  readonly #local: () => number
  /** How far the database's clock is ahead of the monotonic one. */
  #aheadMs = NaN

  /** @param local the clock of this machine, which is only compared */
  constructor(db: Database, local: () => number = Date.now) {
    this.#db = db
    this.#local = local
  }

  now(): Date {
    return new Date(performance.now() + this.#aheadMs)
  }

  /** How far the clock of this machine is ahead. */
  skewSeconds(): number {
    return (this.#local() - this.now().getTime()) / 1000
  }

  isSkewed(): boolean {
    return Math.abs(this.skewSeconds()) > maxSkewSeconds
  }

  /** What a measurement cannot tell from the time that it took changes nothing. */
  async measure(): Promise<void> {
    const askedAt = performance.now()
    const { rows } = await this.#db.execute<{ millis: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as millis`,
    )
    const answeredAt = performance.now()
    const aheadMs = Number(rows[0]?.millis) - (askedAt + answeredAt) / 2
    const inexactMs = (answeredAt - askedAt) / 2
    if (!(Math.abs(aheadMs - this.#aheadMs) <= inexactMs)) this.#aheadMs = aheadMs
  }

  /** Measures again and again, and tells when this machine's clock has gone wrong or right. */
  async follow(
    signal: AbortSignal,
    onChange: (isSkewed: boolean) => void,
    everyMs = measureEveryMs,
  ): Promise<void> {
    let wasSkewed = false
    const check = (): void => {
      if (this.isSkewed() === wasSkewed) return
      wasSkewed = !wasSkewed
      onChange(wasSkewed)
    }
    check()
    const ticks = setInterval(everyMs, undefined, { signal, ref: false })
    try {
      for await (const _ of ticks) {
        // While the database is away, the time goes on without it.
        await this.measure().catch(() => undefined)
        check()
      }
    } catch {
      // The signal was aborted.
    }
  }
}

/** @throws when the database is away */
export async function openDatabaseClock(db: Database): Promise<DatabaseClock> {
  const clock = new DatabaseClock(db)
  for (let i = 0; i < firstMeasurements; i++) await clock.measure()
  return clock
}
