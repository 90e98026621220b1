import type { EventEmitter } from 'node:events'
import type { Listener } from '../../db/listener.ts'
import type { ChangeFeed, FeedSubscription } from './change-feed.ts'
import type { ChangeSignal } from './change-signal.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import type { Reader } from './workspace-feed.ts'

/** A change, as the settings area shows it. */
export type Change = Pick<ChangeSignal, 'type' | 'id'>

/** A change, as the web editor shows it. */
export interface WorkChange extends Change {
  project_id: string | null
  /** The task of a comment. */
  task_id?: string
}

interface Follower {
  feed: ChangeFeed
  listener: Listener
  heartbeat: EventEmitter
  workspaceId: string
  userId: string
  sessionId: string
  /** Returns whether the session may still receive changes. */
  mayFollow: () => Promise<boolean>
  signal: AbortSignal
}

/** Number of unread signals beyond which a slow reader is disconnected, and must reload. */
const maxWaiting = 1_000

/**
 * Yields a workspace's changes for the settings area: all of them for owners and admins, and for members only their own
 * notifications (product.md 17.8, 20.8).
 */
export function followChanges(follower: Follower & Pick<Reader, 'isManager'>): AsyncGenerator<Change | null> {
  const { isManager } = follower
  return follow(follower, { area: 'settings', isManager }, ({ type, id }) => ({ type, id }))
}

/** Yields the changes that a person sees in the web editor, and the person's notifications (product.md 25.7). */
export function followWork(follower: Follower): AsyncGenerator<WorkChange | null> {
  return follow(follower, { area: 'work', isManager: false }, ({ type, id, projectId, taskId }) => ({
    type,
    id,
    project_id: projectId,
    ...(taskId === null ? {} : { task_id: taskId }),
  }))
}

/**
 * Yields changes as any process commits them; yields null at the start and on every heartbeat. Ends if the session
 * may no longer follow, if a change may have been missed, or on abort (product.md 17.9).
 */
async function* follow<Shown>(
  { feed, listener, heartbeat, workspaceId, userId, sessionId, mayFollow, signal }: Follower,
  reader: Pick<Reader, 'area' | 'isManager'>,
  show: (signal: ChangeSignal) => Shown,
): AsyncGenerator<Shown | null> {
  let waiting: (Shown | null)[] = []
  let isOver = false
  let checks = 0
  let wake = (): void => undefined
  const end = (): void => {
    isOver = true
    waiting = []
    wake()
  }
  const push = (one: Shown | null): void => {
    if (isOver) return
    if (waiting.push(one) > maxWaiting) end()
    wake()
  }
  let joined: FeedSubscription | undefined
  const runCheck = coalesceRuns(async () => {
    // A failed check is retried with the next heartbeat.
    if (!isOver && !(await mayFollow().catch(() => true))) end()
    if (!isOver && reader.area === 'work') await joined?.refresh()
  })
  /** Checks the follower's permission. Changes are held back until the result is known. */
  const check = async (): Promise<void> => {
    checks++
    await runCheck()
    checks--
    wake()
  }
  const stops = [
    listener.on('taskwire_sessions', (id) => id === sessionId && void check()),
    // Membership changes also use this channel. Older versions send no workspace.
    listener.on('taskwire_keys', (workspace) => ['', workspaceId].includes(workspace) && void check()),
    listener.onDisconnect(end),
  ]
  const beat = (): void => void check().then(() => push(null))
  heartbeat.on('beat', beat)
  signal.addEventListener('abort', end)
  try {
    if (!listener.isConnected || signal.aborted) end()
    else {
      joined = feed.join(workspaceId, { ...reader, userId, push: (change) => push(show(change)), end })
      await joined.isReady
      push(null)
    }
    while (!isOver) {
      const next = checks > 0 ? undefined : waiting.shift()
      if (next === undefined) await new Promise<void>((resolve) => (wake = resolve))
      else yield next
    }
  } finally {
    joined?.leave()
    for (const stop of stops) stop()
    heartbeat.off('beat', beat)
    signal.removeEventListener('abort', end)
  }
}
