import { performance } from 'node:perf_hooks'
import { AppError } from '../errors.ts'

/** So many of a kind are let in when the process has been busy for a second: more would wait for nothing but each other. */
const steady = 512
/** So many of a kind are let in while it has not been busy for so long. */
const burst = 1_000
/** When there is no room, how many with an `Idempotency-Key` are let in at once all the same: they may be replays. */
const maxLookUps = 32

const burstMs = 1_000
/** A process that waits for its database for most of the time is not what is saturated. */
const busyShare = 0.5

export const retryAfterSeconds = 1

/** How long the event loop has worked so far, and how long it has had nothing to do, in milliseconds. */
type LoopTimes = () => { active: number; idle: number }

export interface Rooms {
  reads: Room
  writes: Room
}

export interface RoomOptions {
  steady?: number
  burst?: number
  /** In the place of the event loop's own. */
  loopTimes?: LoopTimes
}

export const createRooms = (options?: RoomOptions): Rooms => ({
  reads: new Room(options),
  writes: new Room(options),
})

/**
 * How many requests of a kind are worked on at once. Where more come than the process can serve, each that is let in waits
 * longer than the one before; so when it has had too much to do for a second, the rest are refused (product.md 2.11).
 */
export class Room {
  readonly #steady: number
  readonly #burst: number
  readonly #loopTimes: LoopTimes
  /** Requests that are being worked on. */
  taken = 0
  /** Those that may turn out to be replays. */
  lookUps = 0
  /** Requests that were refused so far. */
  refused = 0
  /** Whether more than half of the places were taken at some time of this turn of the event loop. */
  #wasMany = false
  /** When the turns began of which each has had so many, or the last second of them that was not busy ended. */
  #since: ReturnType<LoopTimes> | undefined
  #isSaturated = false
  #leaving = 0

  constructor(options: RoomOptions = {}) {
    this.#steady = options.steady ?? steady
    this.#burst = options.burst ?? burst
    this.#loopTimes = options.loopTimes ?? (() => performance.eventLoopUtilization())
  }

  /** Also notes that the process is saturated, which holds until few requests are worked on. */
  isFull(): boolean {
    if (this.taken < this.#steady) return false
    this.#isSaturated ||= this.#hasBeenBusy()
    return this.#isSaturated || this.taken >= this.#burst
  }

  /** @param isKeyed whether it has an `Idempotency-Key` */
  admits(isKeyed: boolean): boolean {
    return !this.isFull() || (isKeyed && this.lookUps < maxLookUps)
  }

  /** @throws AppError service_unavailable */
  take(): void {
    if (this.isFull()) {
      this.refused++
      throw new AppError('service_unavailable', { retryAfterSeconds })
    }
    this.taken++
    if (!this.#isMany) return
    this.#wasMany = true
    this.#since ??= this.#loopTimes()
  }

  /**
   * Leaves at the end of this turn of the event loop, when answers are written. A busy loop reads all requests that have
   * arrived before that, which would take it longer each time, were those not counted that it has worked on meanwhile.
   */
  leave(): void {
    if (this.#leaving++ === 0) setImmediate(() => this.#endTurn())
  }

  #endTurn(): void {
    this.taken -= this.#leaving
    this.#leaving = 0
    if (!this.#wasMany) {
      this.#since = undefined
      this.#isSaturated = false
    }
    this.#wasMany = this.#isMany
  }

  get #isMany(): boolean {
    return this.taken * 2 > this.#steady
  }

  #hasBeenBusy(): boolean {
    if (!this.#since) return false
    const now = this.#loopTimes()
    const [active, idle] = [now.active - this.#since.active, now.idle - this.#since.idle]
    if (active + idle < burstMs) return false
    const isBusy = active >= busyShare * (active + idle)
    // What it did while it was not busy says nothing of the next second.
    if (!isBusy) this.#since = now
    return isBusy
  }
}

/** What one request has of a room, until it leaves. */
export class Place {
  readonly #room: Room
  #has: 'place' | 'lookUp' | undefined

  constructor(room: Room) {
    this.#room = room
  }

  /** For as long as a stored reply is looked for, which takes no place. */
  lookUp(): void {
    this.#room.lookUps++
    this.#has = 'lookUp'
  }

  /** @throws AppError service_unavailable */
  take(): void {
    this.leave()
    this.#room.take()
    this.#has = 'place'
  }

  leave(): void {
    if (this.#has === 'place') this.#room.leave()
    else if (this.#has === 'lookUp') this.#room.lookUps--
    this.#has = undefined
  }
}
