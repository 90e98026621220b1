import { AppError } from '../../errors.ts'

/** Counts requests in flight: one of each person, and a maximum of a server. */
export interface InFlightCounts {
  /** Counts a request. Returns false if the person or the server has reached the limit. */
  begin(person: string): boolean | Promise<boolean>
  end(person: string): void
}

/** Counts the requests in flight of this process or, in a primary, of all worker processes. */
export class InFlight implements InFlightCounts {
  readonly #max: number
  readonly #people = new Set<string>()

  constructor(max: number) {
    this.#max = max
  }

  begin(person: string): boolean {
    if (this.#people.size >= this.#max || this.#people.has(person)) return false
    this.#people.add(person)
    return true
  }

  end(person: string): void {
    this.#people.delete(person)
  }
}

/** Delay after which a refused request may be repeated. */
const retryAfterSeconds = 2

const refused = () => new AppError('service_unavailable', { retryAfterSeconds })

/** Refuses a request that could not begin now, before its body is read. @throws AppError service_unavailable */
export async function refuseIfBusy(counts: InFlightCounts, person: string): Promise<void> {
  if (!(await counts.begin(person))) throw refused()
  counts.end(person)
}

/** Runs the work of a request while it counts as in flight. @throws AppError service_unavailable */
export async function runInFlight<T>(
  counts: InFlightCounts,
  person: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!(await counts.begin(person))) throw refused()
  try {
    return await work()
  } finally {
    counts.end(person)
  }
}
