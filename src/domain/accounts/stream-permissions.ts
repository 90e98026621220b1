import type { Session } from './sessions.ts'

/** A session whose permission to receive changes in its workspace is checked. */
export type StreamSession = Pick<Session, 'id' | 'role'> & { workspace: Pick<Session['workspace'], 'id'> }

interface PendingCheck {
  session: StreamSession
  resolve: (mayFollow: boolean) => void
  reject: (error: unknown) => void
}

/** Maximum number of queries in flight, so that the streams of one workspace take few connections from other reads. */
const maxQueries = 2

/**
 * Tells streams whether their sessions may still receive changes, with one query for all streams of a workspace at a
 * time, since a change to a key concerns every stream of the workspace (product.md 17.9).
 */
export class StreamPermissions {
  readonly #findUnchanged: (
    workspaceId: string,
    sessions: readonly StreamSession[],
  ) => Promise<ReadonlySet<string>>
  /** Permission checks that wait for a query, by workspace, in the order of the first check of each workspace. */
  readonly #waiting = new Map<string, PendingCheck[]>()
  #inFlight = 0

  /** @param findUnchanged returns the ids of the sessions that may still receive changes */
  constructor(
    findUnchanged: (workspaceId: string, sessions: readonly StreamSession[]) => Promise<ReadonlySet<string>>,
  ) {
    this.#findUnchanged = findUnchanged
  }

  /** Resolves with the result of a query that begins after the call. @throws an error of the database */
  mayFollow(session: StreamSession): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(session.workspace.id) ?? []
      waiting.push({ session, resolve, reject })
      this.#waiting.set(session.workspace.id, waiting)
      // Streams that were notified of the same change are checked in the same turn of the event loop.
      setImmediate(() => this.#checkNext())
    })
  }

  #checkNext(): void {
    const [next] = this.#waiting
    if (!next || this.#inFlight === maxQueries) return
    const [workspaceId, checks] = next
    this.#waiting.delete(workspaceId)
    this.#inFlight++
    void this.#check(workspaceId, checks).finally(() => {
      this.#inFlight--
      this.#checkNext()
    })
  }

  async #check(workspaceId: string, checks: readonly PendingCheck[]): Promise<void> {
    const sessions = new Map(checks.map(({ session }) => [session.id, session]))
    try {
      const unchanged = await this.#findUnchanged(workspaceId, [...sessions.values()])
      for (const { session, resolve } of checks) resolve(unchanged.has(session.id))
    } catch (error) {
      for (const { reject } of checks) reject(error)
    }
  }
}
