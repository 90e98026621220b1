/** Milliseconds to collect a burst of changes. */
const batchMs = 300

/** Half of the 300 requests within a minute that a session may make, at once and on average. */
const most = 75
const perMs = 150 / 60_000

/** Spaces refreshes, so that those of a busy project leave requests of the session's budget for the person. */
export class RequestPace {
  private left = most
  private at = 0

  /** Returns the milliseconds until there is a request to spend. */
  delayMs(now: number): number {
    this.refill(now)
    return Math.max(batchMs, this.left < 0 ? -this.left / perMs : 0)
  }

  spend(now: number, requests: number): void {
    this.refill(now)
    this.left -= requests
  }

  private refill(now: number): void {
    this.left = Math.min(most, this.left + (now - this.at) * perMs)
    this.at = now
  }
}
