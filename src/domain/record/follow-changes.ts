import type { Listener } from '../../db/listener.ts'

/** What happened, by its ids. */
export interface ChangeSignal {
  type: string
  id: string
}

interface Follower {
  listener: Listener
  heartbeat: { on(callback: () => void): () => void }
  workspaceId: string
  userId: string
  sessionId: string
  /** Whether the session still is what it was when it began to follow. */
  mayFollow: () => Promise<boolean>
  signal: AbortSignal
}

/** Who reads too slowly for this many is told no more, and finds out what happened by reading anew. */
const maxWaiting = 1_000

/**
 * The changes of a workspace as any process commits them; null at the beginning and with every heartbeat. It ends where
 * the session may not follow any longer, where something may have been missed, and with the signal (product.md 17.9).
 */
export async function* followChanges(follower: Follower): AsyncGenerator<ChangeSignal | null> {
  const { listener, heartbeat, workspaceId, userId, sessionId, mayFollow, signal } = follower
  let waiting: (ChangeSignal | null)[] = []
  let isOver = false
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
  const check = onceAtATime(async () => {
    // A question that cannot be asked now is asked again with the next heartbeat.
    if (!isOver && !(await mayFollow().catch(() => true))) end()
  })
  const stops = [
    listener.on('taskwire_changes', (payload) => {
      // The last is there where it concerns one person alone.
      const [workspace, type = '', id = '', recipient = userId] = payload.split(' ')
      if (workspace === workspaceId && recipient === userId) push({ type, id })
    }),
    listener.on('taskwire_sessions', (id) => id === sessionId && void check()),
    // Memberships are among what these tell of.
    listener.on('taskwire_keys', () => void check()),
    listener.onDisconnect(end),
    heartbeat.on(() => void check().then(() => push(null))),
  ]
  signal.addEventListener('abort', end)
  if (!listener.isConnected || signal.aborted) end()
  else push(null)
  try {
    while (!isOver) {
      const next = waiting.shift()
      if (next === undefined) await new Promise<void>((resolve) => (wake = resolve))
      else yield next
    }
  } finally {
    for (const stop of stops) stop()
    signal.removeEventListener('abort', end)
  }
}

/** Runs again what is asked for while it runs, once for all who ask. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
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
