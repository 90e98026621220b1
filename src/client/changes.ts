import type { Task } from './contract.ts'

/** Seconds that a poll reads again: a change may commit later than its `updated_at`. */
const overlapSeconds = 60

/**
 * The tasks that have changed since a position, each once. After the loop, `position` is where the next poll continues.
 */
export class Changes implements AsyncIterable<Task> {
  /**
   * The greatest `updated_at` of all pages read so far in whole, or the position that was given. Store it, and pass it to
   * the next `changes()`.
   */
  position: string | undefined
  readonly #list: (updatedSince: string | undefined) => AsyncIterable<Task>

  constructor(position: string | undefined, list: (updatedSince: string | undefined) => AsyncIterable<Task>) {
    if (position !== undefined && Number.isNaN(Date.parse(position)))
      throw new TypeError('position must be that of earlier changes, or a date such as 2026-01-31T12:00:00Z')
    this.position = position
    this.#list = list
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Task, void, undefined> {
    let greatest = this.position
    const ids = new Set<string>()
    for await (const task of this.#list(before(this.position))) {
      if (isLater(task.updated_at, greatest)) greatest = task.updated_at ?? undefined
      if (ids.has(task.id)) continue
      ids.add(task.id)
      yield task
    }
    // After an error, or a loop that ends early, the next poll reads all of this again.
    this.position = greatest
  }
}

const before = (position: string | undefined): string | undefined =>
  position && new Date(Date.parse(position) - overlapSeconds * 1000).toISOString()

const isLater = (time: string | null, than: string | undefined): boolean =>
  time !== null && (than === undefined || Date.parse(time) > Date.parse(than))
