import type { EventEmitter } from 'node:events'
import type { Listener } from '../../db/listener.ts'

/** The type of a change and the id of its subject. */
export interface ChangeSignal {
  type: string
  id: string
}

interface Follower {
  listener: Listener
  heartbeat: EventEmitter
  workspaceId: string
  userId: string
  sessionId: string
  /** Whether the follower is an owner or admin. Others get only their own notifications. */
  isManager: boolean
  /** Tells whether the session may still receive changes. */
  mayFollow: () => Promise<boolean>
  signal: AbortSignal
}

/** Signal type for a new notification. Owners and admins instead get the change that caused it. */
export const notificationCreated = 'notification.created'

/** Number of unread signals beyond which a slow reader is disconnected, and must reload. */
const maxWaiting = 1_000

/**
 * Yields changes of a workspace as any process commits them, and null at the start and with every heartbeat. Ends if
 * the session loses its permission, if a change may have been missed, or on abort (product.md 17.9).
 */
export async function* followChanges(follower: Follower): AsyncGenerator<ChangeSignal | null> {
  const { listener, heartbeat, workspaceId, userId, sessionId, isManager, mayFollow, signal } = follower
  let waiting: (ChangeSignal | null)[] = []
  let isOver = false
  let checks = 0
  let wake = (): void => undefined
  const end = (): void => {
    isOver = true
    waiting = []
    wake()
  }
  const push = (one: ChangeSignal | null): void => {
    if (isOver) return
    if (waiting.push(one) > maxWaiting) end()
    wake()
  }
  const runCheck = coalesceRuns(async () => {
    // A failed check is retried with the next heartbeat.
    if (!isOver && !(await mayFollow().catch(() => true))) end()
  })
  /** Checks the follower's permission. Changes are held back until the result is known. */
  const check = async (): Promise<void> => {
    checks++
    await runCheck()
    checks--
    wake()
  }
  const stops = [
    listener.on('taskwire_changes', (payload) => {
      // The payload names a recipient if it concerns only one person.
      const [workspace, type = '', id = '', recipient] = payload.split(' ')
      if (workspace !== workspaceId) return
      const isOwn = recipient === userId && !(isManager && type === notificationCreated)
      if (recipient === undefined ? isManager : isOwn) push({ type, id })
    }),
    listener.on('taskwire_sessions', (id) => id === sessionId && void check()),
    // Membership changes also use this channel. A process of an earlier version names no workspace.
    listener.on('taskwire_keys', (workspace) => ['', workspaceId].includes(workspace) && void check()),
    listener.onDisconnect(end),
  ]
  const beat = (): void => void check().then(() => push(null))
  heartbeat.on('beat', beat)
  signal.addEventListener('abort', end)
  if (!listener.isConnected || signal.aborted) end()
  else push(null)
  try {
    while (!isOver) {
      const next = checks > 0 ? undefined : waiting.shift()
      if (next === undefined) await new Promise<void>((resolve) => (wake = resolve))
      else yield next
    }
  } finally {
    for (const stop of stops) stop()
    heartbeat.off('beat', beat)
    signal.removeEventListener('abort', end)
  }
}

/** Runs work at most once at a time. Calls during a run share one further run. */
function coalesceRuns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => (running = work().finally(() => (running = undefined)))
  return () => {
    if (!running) return start()
    next ??= running.then(() => {
      next = undefined
      return start()
    })
    return next
  }
}
