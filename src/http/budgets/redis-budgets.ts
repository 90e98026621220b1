import { once } from 'node:events'
import { Redis, type Result } from 'ioredis'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { withTimeout, TimeoutError } from '../../with-timeout.ts'
import type { Budgets, BudgetState, Charge, ChargeResult } from './budgets.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    spend(numberOfKeys: number, ...keysAndArgs: (string | number)[]): Result<[number, ...number[]], Context>
  }
}

/**
 * Script that charges budgets (KEYS) in order until one is exhausted. ARGV: units (0 to peek), window in ms, limits.
 * Returns whether a budget was exhausted, then the units spent and the remaining ms of each budget that was read.
 */
const script = `
local units, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local reply = {0}
for i, key in ipairs(KEYS) do
  local spent = tonumber(redis.call('GET', key) or '0')
  local left = redis.call('PTTL', key)
  if left < 0 then left = window end
  local exhausted = units > 0 and spent >= tonumber(ARGV[i + 2])
  if units > 0 and not exhausted then
    spent = redis.call('INCRBY', key, units)
    if spent == units then redis.call('PEXPIRE', key, window) end
  end
  reply[#reply + 1] = spent
  reply[#reply + 1] = left
  if exhausted then reply[1] = 1 break end
end
return reply`

const connectTimeoutMs = 2_000
const answerTimeoutMs = 500

/** Pause after a command that timed out, in milliseconds. */
const pauseMs = 5_000

/** Budgets that all nodes share through Redis. While Redis is unavailable, `fallback` counts them. */
export class RedisBudgets implements Budgets {
  readonly #redis: Redis
  readonly #limits: Config['rateLimits']
  readonly #fallback: Budgets
  readonly #logger: Logger
  readonly #now: () => number
  #isUnavailable = false
  /** Time until which no command is sent, in milliseconds. */
  #pausedUntil = -Infinity

  constructor(
    url: string,
    limits: Config['rateLimits'],
    fallback: Budgets,
    logger: Logger,
    now: () => number,
  ) {
    this.#now = now
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: connectTimeoutMs,
      retryStrategy: (times) => Math.min(times * 50, 1_000),
      // The host name of a Redis that has become a replica may resolve to the new primary.
      reconnectOnError: ({ message }) => message.includes('READONLY'),
    })
    // Without a listener, a failed connection attempt would terminate the process.
    this.#redis.on('error', () => undefined)
    this.#redis.defineCommand('spend', { lua: script })
    this.#limits = limits
    this.#fallback = fallback
    this.#logger = logger
  }

  /** Waits up to `connectTimeoutMs` for the connection, since a node may start before Redis. */
  async ready(): Promise<void> {
    if (this.#redis.status === 'ready') return
    await once(this.#redis, 'ready', { signal: AbortSignal.timeout(connectTimeoutMs) }).catch(() => undefined)
  }

  get isUnavailable(): boolean {
    return this.#isUnavailable
  }

  async spend(charges: readonly Charge[]): Promise<ChargeResult> {
    return (await this.#run(1, charges)) ?? this.#fallback.spend(charges)
  }

  async peek(charge: Charge): Promise<BudgetState> {
    const spending = await this.#run(0, [charge])
    return spending?.states[0] ?? this.#fallback.peek(charge)
  }

  async close(): Promise<void> {
    this.#redis.disconnect()
    await this.#fallback.close()
  }

  /** Returns undefined if Redis does not respond. */
  async #run(units: number, charges: readonly Charge[]): Promise<ChargeResult | undefined> {
    if (this.#now() < this.#pausedUntil) return undefined
    const keys = charges.map(({ budget, owner }) => `taskwire:budget:${budget}:${owner}`)
    const limits = charges.map(({ budget }) => this.#limits[budget])
    try {
      const window = this.#limits.windowSeconds * 1000
      const answer = this.#redis.spend(keys.length, ...keys, units, window, ...limits)
      const [exceeded, ...pairs] = await withTimeout(answer, answerTimeoutMs, 'redis')
      this.#recordOutage(false)
      const states = limits.slice(0, pairs.length / 2).map((limit, i) => ({
        limit,
        remaining: Math.max(0, limit - (pairs[2 * i] ?? 0)),
        resetSeconds: Math.max(1, Math.ceil((pairs[2 * i + 1] ?? 0) / 1000)),
      }))
      return { states, exceeded: exceeded === 1 }
    } catch (error) {
      // A circuit breaker: after a timeout, no command is sent for a while. A lost connection needs no pause, since
      // commands fail immediately.
      if (error instanceof TimeoutError) this.#pausedUntil = this.#now() + pauseMs
      this.#recordOutage(true, error)
      return undefined
    }
  }

  /** Logs once that Redis is unavailable, and once that it is available again. */
  #recordOutage(isUnavailable: boolean, error?: unknown): void {
    if (isUnavailable === this.#isUnavailable) return
    this.#isUnavailable = isUnavailable
    if (isUnavailable)
      this.#logger.warn({ err: error }, 'redis is unavailable: this process counts rate limits locally')
    else this.#logger.info('redis is available again: rate limits are shared across processes')
  }
}
