import { AppError } from '../../errors.ts'

const maxOfSession = 10

/** Maximum number of open streams of all sessions of a user. */
const maxOfUser = 30

/** The session and user that own a stream. */
export interface StreamOwner {
  sessionId: string
  userId: string
}

/** Counts the open streams of each session and each user. */
export interface StreamCounts {
  /** Counts a stream. Returns false if the session or its user has reached the limit. */
  open(owner: StreamOwner): boolean | Promise<boolean>
  close(owner: StreamOwner): void
}

/** Counts a stream until its signal is aborted (product.md 18.10). @throws AppError stream_limit */
export async function countStream(
  streams: StreamCounts,
  owner: StreamOwner,
  signal: AbortSignal,
): Promise<void> {
  if (!(await streams.open(owner))) throw new AppError('stream_limit', { retryAfterSeconds: 1 })
  if (signal.aborted) streams.close(owner)
  else signal.addEventListener('abort', () => streams.close(owner), { once: true })
}

/** Counts the streams of this process or, in a primary, of all worker processes. */
export class OpenStreams implements StreamCounts {
  readonly #bySession = new Map<string, number>()
  readonly #byUser = new Map<string, number>()

  open({ sessionId, userId }: StreamOwner): boolean {
    const [ofSession, ofUser] = [this.#bySession.get(sessionId) ?? 0, this.#byUser.get(userId) ?? 0]
    if (ofSession >= maxOfSession || ofUser >= maxOfUser) return false
    this.#bySession.set(sessionId, ofSession + 1)
    this.#byUser.set(userId, ofUser + 1)
    return true
  }

  close({ sessionId, userId }: StreamOwner): void {
    countDown(this.#bySession, sessionId)
    countDown(this.#byUser, userId)
  }
}

function countDown(counts: Map<string, number>, id: string): void {
  const left = (counts.get(id) ?? 0) - 1
  if (left > 0) counts.set(id, left)
  else counts.delete(id)
}
