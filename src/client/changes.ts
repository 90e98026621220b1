import type { Task } from './contract.ts'
import type { LastResponse } from './options.ts'

/** Seconds that a poll reads again: a change may commit later than its `updated_at`. */
const overlapSeconds = 60

/** Lists the tasks that were updated at or after a time. `onResponse` is called with each response. */
type ListChanged = (
  updatedSince: string | undefined,
  onResponse: (response: LastResponse) => void,
) => AsyncIterable<Task>

/**
 * The tasks that have changed since a position, each once. After the loop, `position` is where the next poll continues.
 */
export class Changes implements AsyncIterable<Task> {
  /**
   * The smaller of the greatest `updated_at` of all pages and the server's time at the first page, once all are read; until
   * then, or if the response has no `Date`, the position that was given. Store it, and pass it to the next `changes()`.
   */
  position: string | undefined
  readonly #list: ListChanged

  constructor(position: string | undefined, list: ListChanged) {
    if (position !== undefined && Number.isNaN(Date.parse(position)))
      throw new TypeError('position must be that of earlier changes, or a date such as 2026-01-31T12:00:00Z')
    this.position = position
    this.#list = list
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Task, void, undefined> {
    let greatest = this.position
    let first: { date: Date | undefined } | undefined
    const ids = new Set<string>()
    const pages = this.#list(before(this.position), ({ status, date }) => {
      if (status === 200) first ??= { date }
    })
    for await (const task of pages) {
      if (isLater(task.updated_at, greatest)) greatest = task.updated_at ?? undefined
      if (ids.has(task.id)) continue
      ids.add(task.id)
      yield task
    }
    // After an error, or a loop that ends early, the next poll reads all of this again.
    const startedAt = first?.date
    if (startedAt) this.position = isLater(greatest, startedAt) ? startedAt.toISOString() : greatest
  }
}

const before = (position: string | undefined): string | undefined =>
  position && new Date(Date.parse(position) - overlapSeconds * 1000).toISOString()

const isLater = (time: string | null | undefined, than: string | Date | undefined): boolean =>
  !!time && (than === undefined || new Date(time) > new Date(than))
