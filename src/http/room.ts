import { performance } from 'node:perf_hooks'
import { AppError } from '../errors.ts'

/** So many of a kind are let in at any time. */
const least = 256
/** More of a kind are never let in at once. */
const most = 1_000
/** When there is no room, how many with an `Idempotency-Key` are let in at once all the same: they may be replays. */
const maxLookUps = 32

/** How long many must be worked on before it is known how many can be served, and after which that is looked at anew. */
const windowMs = 1_000
/** What is let in is to wait for so long, at most: less than anything waits for a connection. */
const waitMs = 400
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
  least?: number
  most?: number
  /** In the place of the event loop's own. */
  loopTimes?: LoopTimes
}

export const createRooms = (options?: RoomOptions): Rooms => ({
  reads: new Room(options),
  writes: new Room(options),
})

/**
 * How many requests of a kind are worked on at once. Where more come than the process can serve, each that is let in waits
 * longer than the one before; so when many were worked on all through the last second and it was busy, as many are let in as it
 * serves in 400 ms, and the rest are refused (product.md 2.11).
 */
export class Room {
  readonly #least: number
  readonly #most: number
  readonly #loopTimes: LoopTimes
  /** Requests that are being worked on. */
  taken = 0
  /** Those that are let in, and wait in the line. */
  waiting = 0
  /** Those that may turn out to be replays. */
  lookUps = 0
  /** Requests that were refused so far. */
  refused = 0
  /** How many are let in. */
  #limit: number
  /** Since when many have been worked on in every turn of the event loop, at most a second, and how many were served since. */
  #window: ReturnType<LoopTimes> | undefined
  #served = 0
  /** Whether there were many at some time of this turn. */
  #wasCrowded = false
  #leaving = 0

  constructor(options: RoomOptions = {}) {
    this.#least = options.least ?? least
    this.#most = this.#limit = options.most ?? most
    this.#loopTimes = options.loopTimes ?? (() => performance.eventLoopUtilization())
  }

  isFull(): boolean {
    if (!this.#isCrowded) return false
    this.#wasCrowded = true
    this.#lookAround()
    return this.#held >= this.#limit
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
    this.#served += this.#leaving
    this.#leaving = 0
    if (!this.#wasCrowded) {
      this.#window = undefined
      this.#limit = this.#most
    }
    this.#wasCrowded = this.#isCrowded
  }

  get #held(): number {
    return this.taken + this.waiting
  }

  get #isCrowded(): boolean {
    return this.#held >= this.#least
  }

  /** Once a second. */
  #lookAround(): void {
    const now = this.#loopTimes()
    if (!this.#window) {
      this.#window = now
      this.#served = 0
      return
    }
    const [active, idle] = [now.active - this.#window.active, now.idle - this.#window.idle]
    const elapsedMs = active + idle
    if (elapsedMs < windowMs) return
    const isBusy = active >= busyShare * elapsedMs
    const inTime = Math.round((this.#served * waitMs) / elapsedMs)
    this.#limit = isBusy ? Math.max(this.#least, Math.min(this.#most, inTime)) : this.#most
    this.#window = now
    this.#served = 0
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
