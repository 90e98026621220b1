/** So many requests are begun in a turn of the event loop: two or three milliseconds of work. */
const perTurn = 16

/**
 * Where requests wait that have arrived together. A turn in which all of them were begun would be a long one, and until
 * its end nothing is seen of what the database has answered, and of new connections, of which Node accepts one in a turn.
 */
export class Line {
  #begun = 0
  #waiting: (() => void)[] = []

  /** Calls back at once, or in a later turn, in the order of arrival. */
  enter(begin: () => void): void {
    if (this.#begun === perTurn) {
      this.#waiting.push(begin)
      return
    }
    this.#count(1)
    begin()
  }

  #count(begun: number): void {
    if (this.#begun === 0) setImmediate(() => this.#beginTurn())
    this.#begun += begun
  }

  #beginTurn(): void {
    this.#begun = 0
    const next = this.#waiting.splice(0, perTurn)
    if (next.length === 0) return
    this.#count(next.length)
    for (const begin of next) begin()
  }
}
