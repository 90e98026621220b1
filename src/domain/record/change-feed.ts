import type { Listener } from '../../db/listener.ts'
import { decodeSignal } from './change-signal.ts'
import { WorkspaceFeed, type Reader, type VisibilityQueries } from './workspace-feed.ts'

/** A reader's subscription to the feed. */
export interface FeedSubscription {
  /**
   * Resolves once the projects that the person sees have been read. From then on the reader receives changes.
   */
  isReady: Promise<void>
  /** Rereads which projects the workspace's readers see. */
  refresh: () => Promise<void>
  leave: () => void
}

/**
 * Routes each signal to the open streams that may see its project; there is one feed per process. A change costs
 * nothing to readers who do not see it (product.md 17.8, 25.7).
 */
export class ChangeFeed {
  readonly #workspaces = new Map<string, WorkspaceFeed>()
  readonly #visibilityQueries: VisibilityQueries

  constructor(listener: Listener, visibilityQueries: VisibilityQueries) {
    this.#visibilityQueries = visibilityQueries
    listener.on('taskwire_changes', (payload) => {
      const feed = this.#workspaces.get(payload.slice(0, payload.indexOf(' ')))
      feed?.receive(decodeSignal(payload))
    })
  }

  join(workspaceId: string, reader: Reader): FeedSubscription {
    const feed = this.#workspaces.get(workspaceId) ?? new WorkspaceFeed(workspaceId, this.#visibilityQueries)
    this.#workspaces.set(workspaceId, feed)
    return {
      isReady: feed.join(reader),
      refresh: () => feed.refresh(),
      leave: () => {
        feed.leave(reader)
        if (feed.isEmpty && this.#workspaces.get(workspaceId) === feed) this.#workspaces.delete(workspaceId)
      },
    }
  }
}
