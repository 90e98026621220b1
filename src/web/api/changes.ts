import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery, startAfresh } from './session.ts'

/** What else a change of this type concerns than the record, which tells of all. */
const concerned: Record<string, string[]> = {
  // A delivery that is held or waits is recorded with what it tells of.
  task: ['/webhook-endpoints'],
  comment: ['/webhook-endpoints'],
  event: ['/webhook-endpoints'],
  project: ['/webhook-endpoints'],
  key: ['/keys'],
  endpoint: ['/webhook-endpoints', '/deliveries'],
  delivery: ['/webhook-endpoints', '/deliveries'],
  member: ['/session', '/keys'],
}
const record = ['/activity', '/notifications', '/requests']

function concernedBy(type: string): string[] {
  const [kind = ''] = type.split('.')
  // That the person has read them, in another window.
  if (kind === 'notification') return ['/notifications']
  return [...record, ...(concerned[kind] ?? [])]
}

/** Changes come in bursts, and the request log is written up to a second behind them. */
const settleMs = 300
const requestLogMs = 1_500
const reconnectMs = { first: 2_000, most: 60_000 }

/** Keeps what is shown up to date: what others change, here and elsewhere, is read again as soon as it has happened. */
export function useChanges(workspaceId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const stale = new Set<string>()
    let settling: ReturnType<typeof setTimeout> | undefined
    const refresh = (paths: readonly string[]): void =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isUnder(paths, queryKey) })
    const flush = (): void => {
      settling = undefined
      refresh([...stale])
      stale.clear()
    }
    const stop = follow({
      onChange(type) {
        const paths = concernedBy(type)
        for (const path of paths) stale.add(path)
        settling ??= setTimeout(flush, settleMs)
        if (paths.includes('/requests')) setTimeout(() => refresh(['/requests']), requestLogMs)
      },
      onReconnect: () => void catchUp(queryClient, workspaceId),
    })
    return () => {
      stop()
      clearTimeout(settling)
    }
  }, [queryClient, workspaceId])
}

/**
 * What happened meanwhile is not told again, so everything is read again. Where another window has changed the workspace
 * of the session, nothing of this one may stay, since what is done here now happens there.
 */
async function catchUp(queryClient: QueryClient, workspaceId: string): Promise<void> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  if (session && session.data.workspace.id !== workspaceId) return startAfresh(queryClient, session)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== '/session' })
}

interface Follower {
  onChange: (type: string) => void
  onReconnect: () => void
}

/**
 * Follows the changes of the session's workspace while the page is looked at: browsers open six connections to a server
 * at most, and pages behind others are not to hold them all.
 */
function follow({ onChange, onReconnect }: Follower): () => void {
  let source: EventSource | undefined
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let waitMs = reconnectMs.first
  let hasFollowed = false

  const connect = (): void => {
    source = new EventSource('/api/settings/v1/changes')
    source.onmessage = ({ data }: MessageEvent<string>) =>
      onChange((JSON.parse(data) as { type: string }).type)
    source.onopen = () => {
      waitMs = reconnectMs.first
      if (hasFollowed) onReconnect()
      hasFollowed = true
    }
    source.onerror = () => {
      // Where it lost the connection, the browser connects again by itself; where it was refused, it gives up.
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
