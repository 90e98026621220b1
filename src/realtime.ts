import type { Listener } from './db/listener.ts'

/** A committed change, as `NOTIFY` carries it: ids only. */
export interface Announcement {
  workspaceId: string
  type: string
  id: string
}

export interface Realtime {
  /**
   * Calls back for each change that is committed in the workspace, by any process, until the returned function is
   * called; but for one that a process was killed over, or that came while the database went away.
   */
  subscribe(workspaceId: string, callback: (change: Announcement) => void): () => void
}

export function createRealtime(listener: Listener): Realtime {
  const subscribers = new Map<string, Set<(change: Announcement) => void>>()
  listener.on('taskwire_changes', (payload) => {
    const [workspaceId = '', type = '', id = ''] = payload.split(' ')
    subscribers.get(workspaceId)?.forEach((callback) => callback({ workspaceId, type, id }))
  })
  return {
    subscribe(workspaceId, callback) {
      const own = subscribers.get(workspaceId) ?? new Set()
      subscribers.set(workspaceId, own.add(callback))
      return () => {
        own.delete(callback)
        if (own.size === 0) subscribers.delete(workspaceId)
      }
    },
  }
}
