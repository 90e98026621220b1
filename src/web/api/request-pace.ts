/** Milliseconds to collect a burst of changes. */
const batchMs = 300

/** Maximum burst: a quarter of the 300 requests per minute that a session may make. */
const most = 75
const perMs = 150 / 60_000

/** Spaces refreshes, so a busy project does not use up the session's budget. */
export class RequestPace {
  private left = most
  private at = 0

  /** Returns the delay until a request may be made, in milliseconds. */
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
