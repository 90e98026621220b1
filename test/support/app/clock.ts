import type { Clock } from '../../../src/http/http-context.ts'

/** A clock that only moves when a test moves it. */
export class TestClock implements Clock {
  #millis: number

  constructor(start: Date | string = new Date()) {
    this.#millis = new Date(start).getTime()
  }

  now(): Date {
    return new Date(this.#millis)
  }

  set(time: Date | string): void {
    this.#millis = new Date(time).getTime()
  }

  advance(seconds: number): void {
    this.#millis += seconds * 1000
  }
}
