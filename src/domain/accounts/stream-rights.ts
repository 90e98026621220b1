import type { Session } from './sessions.ts'

/** A session whose permission to receive changes of its workspace is checked. */
export type Asker = Pick<Session, 'id' | 'role'> & { workspace: Pick<Session['workspace'], 'id'> }

interface Question {
  asker: Asker
  answer: (mayFollow: boolean) => void
  fail: (error: unknown) => void
}

/** Maximum number of queries in flight, so that the streams of one workspace take few connections from other reads. */
const maxQueries = 2

/**
 * Tells streams whether their sessions may still receive changes, with one query for all streams of a workspace at a
 * time, since a change of a key concerns every stream of the workspace (product.md 17.9).
 */
export class StreamRights {
  readonly #findUnchanged: (workspaceId: string, askers: readonly Asker[]) => Promise<ReadonlySet<string>>
  /** Permission checks that wait for a query, by workspace, in the order of the first check of each workspace. */
  readonly #waiting = new Map<string, Question[]>()
  #inFlight = 0

  /** @param findUnchanged returns the ids of the sessions that may still receive changes */
  constructor(
    findUnchanged: (workspaceId: string, askers: readonly Asker[]) => Promise<ReadonlySet<string>>,
  ) {
    this.#findUnchanged = findUnchanged
  }

  /** Resolves with the result of a query that begins after the call. @throws an error of the database */
  mayFollow(asker: Asker): Promise<boolean> {
    return new Promise((answer, fail) => {
      const waiting = this.#waiting.get(asker.workspace.id) ?? []
      waiting.push({ asker, answer, fail })
      this.#waiting.set(asker.workspace.id, waiting)
      // Streams that were notified of the same change ask in the same turn of the event loop.
      setImmediate(() => this.#askNext())
    })
  }

  #askNext(): void {
    const [next] = this.#waiting
    if (!next || this.#inFlight === maxQueries) return
    const [workspaceId, questions] = next
    this.#waiting.delete(workspaceId)
    this.#inFlight++
    void this.#ask(workspaceId, questions).finally(() => {
      this.#inFlight--
      this.#askNext()
    })
  }

  async #ask(workspaceId: string, questions: readonly Question[]): Promise<void> {
    const askers = new Map(questions.map(({ asker }) => [asker.id, asker]))
    try {
      const unchanged = await this.#findUnchanged(workspaceId, [...askers.values()])
      for (const { asker, answer } of questions) answer(unchanged.has(asker.id))
    } catch (error) {
      for (const { fail } of questions) fail(error)
    }
  }
}
