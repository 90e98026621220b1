import { once } from 'node:events'
import { Redis, type Result } from 'ioredis'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { inTime, LateError } from '../in-time.ts'
import type { Budgets, BudgetState, Charge, Spending } from './rate-limits.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    spend(numberOfKeys: number, ...keysAndArgs: (string | number)[]): Result<[number, ...number[]], Context>
  }
}

/**
 * All of a request's budgets in one atomic round trip, by Redis's clock: charged in order until one is exhausted.
 * KEYS: the budgets. ARGV: units (0 looks only), window in ms, the limit of each.
 * Returns whether one was exhausted, then what is spent and the ms left of each that was looked at.
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

/** After so many commands in a row that were not answered in time, Redis hangs: it is left alone for a while. */
const maxTimeouts = 3
const restMs = 5_000

/** Budgets that every node on one Redis shares. While Redis is away, `fallback` keeps the API up, and limited. */
export class RedisBudgets implements Budgets {
  readonly #redis: Redis
  readonly #limits: Config['rateLimits']
  readonly #fallback: Budgets
  readonly #logger: Logger
  readonly #clock: { now(): Date }
  #away = false
  /** Commands in a row that were not answered in time. */
  #timeouts = 0
  #restsUntil = -Infinity

  constructor(
    url: string,
    limits: Config['rateLimits'],
    fallback: Budgets,
    logger: Logger,
    clock: { now(): Date },
  ) {
    this.#clock = clock
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: connectTimeoutMs,
      retryStrategy: (times) => Math.min(times * 50, 1_000),
      // It has become a replica: its name may lead to the new primary.
      reconnectOnError: ({ message }) => message.includes('READONLY'),
    })
    // Each failed attempt to connect is an event that would end the process if nobody heard it.
    this.#redis.on('error', () => undefined)
    this.#redis.on('ready', () => this.#wake())
    this.#redis.defineCommand('spend', { lua: script })
    this.#limits = limits
    this.#fallback = fallback
    this.#logger = logger
  }

  /** Waits for the connection, a little: a node may start before its Redis. */
  async ready(): Promise<void> {
    if (this.#redis.status === 'ready') return
    await once(this.#redis, 'ready', { signal: AbortSignal.timeout(connectTimeoutMs) }).catch(() => undefined)
  }

  get isAway(): boolean {
    return this.#away
  }

  async spend(charges: readonly Charge[]): Promise<Spending> {
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

  /** Undefined when Redis does not answer. */
  async #run(units: number, charges: readonly Charge[]): Promise<Spending | undefined> {
    if (this.#clock.now().getTime() < this.#restsUntil) return undefined
    const keys = charges.map(({ budget, of }) => `taskwire:budget:${budget}:${of}`)
    const limits = charges.map(({ budget }) => this.#limits[budget])
    try {
      const window = this.#limits.windowSeconds * 1000
      const answer = this.#redis.spend(keys.length, ...keys, units, window, ...limits)
      const [exceeded, ...pairs] = await inTime(answer, answerTimeoutMs, 'redis')
      this.#wake()
      this.#noteAway(false)
      const states = limits.slice(0, pairs.length / 2).map((limit, i) => ({
        limit,
        remaining: Math.max(0, limit - (pairs[2 * i] ?? 0)),
        resetSeconds: Math.max(1, Math.ceil((pairs[2 * i + 1] ?? 0) / 1000)),
      }))
      return { states, exceeded: exceeded === 1 }
    } catch (error) {
      this.#noteTimeout(error)
      this.#noteAway(true, error)
      return undefined
    }
  }

  #wake(): void {
    this.#timeouts = 0
    this.#restsUntil = -Infinity
  }

  /** The first that is asked after the rest tells whether it needs another one. A lost connection fails at once. */
  #noteTimeout(error: unknown): void {
    if (!(error instanceof LateError)) return
    if (++this.#timeouts >= maxTimeouts) this.#restsUntil = this.#clock.now().getTime() + restMs
  }

  /** Says it once when Redis goes, and once when it is back. */
  #noteAway(away: boolean, error?: unknown): void {
    if (away === this.#away) return
    this.#away = away
    if (away) this.#logger.warn({ err: error }, 'redis is away: budgets are counted in this process')
    else this.#logger.info('redis is back: budgets are shared again')
  }
}
