import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery, switchSession } from './session.ts'

/** Paths that a change of this type affects, besides the activity record, which lists every change. */
const affectedPaths: Record<string, string[]> = {
  // Held and pending deliveries are recorded with the change that caused them.
  task: ['/webhook-endpoints', '/projects'],
  comment: ['/webhook-endpoints'],
  event: ['/webhook-endpoints'],
  project: ['/webhook-endpoints', '/projects'],
  column: ['/projects'],
  key: ['/keys'],
  endpoint: ['/webhook-endpoints', '/deliveries'],
  delivery: ['/webhook-endpoints', '/deliveries'],
  member: ['/session', '/keys', '/members', '/invitations', '/projects'],
  invitation: ['/invitations'],
  workspace: ['/session'],
}
const record = ['/activity', '/notifications', '/requests']

function pathsAffectedBy(type: string): string[] {
  const [kind = ''] = type.split('.')
  // Notifications read in another window.
  if (kind === 'notification') return ['/notifications']
  return [...record, ...(affectedPaths[kind] ?? [])]
}

/** Milliseconds to collect a burst of changes. The request log is written up to a second later. */
const batchMs = 300
const requestLogMs = 1_500
const reconnectMs = { first: 2_000, most: 60_000 }

/** Refreshes the data on the page when anybody changes it. */
export function useChanges(workspaceId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const stale = new Set<string>()
    let batchTimer: ReturnType<typeof setTimeout> | undefined
    const refresh = (paths: readonly string[]): void =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isUnder(paths, queryKey) })
    const flush = (): void => {
      batchTimer = undefined
      refresh([...stale])
      stale.clear()
    }
    const stop = follow({
      onChange(type) {
        const paths = pathsAffectedBy(type)
        for (const path of paths) stale.add(path)
        batchTimer ??= setTimeout(flush, batchMs)
        if (paths.includes('/requests')) setTimeout(() => refresh(['/requests']), requestLogMs)
      },
      checkSession: () => void checkSession(queryClient, workspaceId),
      onReconnect: () => void catchUp(queryClient, workspaceId),
    })
    return () => {
      stop()
      clearTimeout(batchTimer)
    }
  }, [queryClient, workspaceId])
}

/**
 * Reads the session again. If another window has changed its workspace, starts afresh: actions here would go to the new
 * one. Returns whether the workspace is the same.
 */
async function checkSession(queryClient: QueryClient, workspaceId: string): Promise<boolean> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  if (!session || session.data.workspace.id === workspaceId) return true
  await switchSession(queryClient, session)
  return false
}

/** Reloads everything after a lost connection, because missed changes are not sent again. */
async function catchUp(queryClient: QueryClient, workspaceId: string): Promise<void> {
  if (!(await checkSession(queryClient, workspaceId))) return
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== '/session' })
}

interface Follower {
  onChange: (type: string) => void
  /** Called when the session may have changed: before the first stream was open, or because the server ended one. */
  checkSession: () => void
  onReconnect: () => void
}

/**
 * Follows the workspace's changes while the page is visible: browsers open at most six connections to a server, and
 * hidden pages must not use them up.
 */
function follow({ onChange, checkSession, onReconnect }: Follower): () => void {
  let source: EventSource | undefined
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let waitMs = reconnectMs.first
  let hasFollowed = false
  let isOpen = false

  const connect = (): void => {
    source = new EventSource('/api/settings/v1/changes')
    source.onmessage = ({ data }: MessageEvent<string>) =>
      onChange((JSON.parse(data) as { type: string }).type)
    source.onopen = () => {
      waitMs = reconnectMs.first
      if (hasFollowed) onReconnect()
      else checkSession()
      hasFollowed = true
      isOpen = true
    }
    source.onerror = () => {
      if (isOpen) checkSession()
      isOpen = false
      // The browser reconnects by itself after a lost connection, but not after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return
      reconnecting = setTimeout(connect, waitMs)
      waitMs = Math.min(2 * waitMs, reconnectMs.most)
    }
  }
  const disconnect = (): void => {
    source?.close()
    clearTimeout(reconnecting)
  }
  const onVisibility = (): void => {
    disconnect()
    if (document.visibilityState === 'visible') connect()
  }
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    disconnect()
  }
}

function isUnder(paths: readonly string[], [, path]: QueryKey): boolean {
  return typeof path === 'string' && paths.some((one) => path.startsWith(one))
}
