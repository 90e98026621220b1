import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { follow } from './follow.ts'
import { sessionQuery, switchSession } from './session.ts'

/** An API's stream of changes, and which queries a change makes stale. */
export interface Feed<Change> {
  address: string
  /** Returns the changes with values that their messages lack. */
  complete?: (changes: Change[]) => Promise<Change[]>
  affects: (change: Change, query: Query) => boolean
  /** Returns the milliseconds to collect changes before the next refresh. */
  delayMs: () => number
  /** Waits until a refresh may be made. */
  untilFree?: () => Promise<void>
  /** Called with the queries that a refresh refetches. */
  onRefresh?: (stale: readonly Query[]) => void
  onChange?: (change: Change, refresh: (path: string) => void) => void
}

/** Refreshes the data on the page when anyone changes it. Returns whether the connection is lost. */
export function useChanges<Change>(workspaceId: string, feed: Feed<Change> | undefined): boolean {
  const queryClient = useQueryClient()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!feed) return
    /** The changes since the last refresh, by their text, so that duplicates are dropped. */
    const changes = new Map<string, Change>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refreshPath = (path: string): void =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isUnder([path], queryKey) })
    const refresh = async (): Promise<void> => {
      await feed.untilFree?.()
      timer = undefined
      const collected = [...changes.values()]
      changes.clear()
      const made = (await feed.complete?.(collected)) ?? collected
      await feed.untilFree?.()
      const predicate = (query: Query): boolean => made.some((change) => feed.affects(change, query))
      feed.onRefresh?.(queryClient.getQueryCache().findAll({ type: 'active', predicate }))
      void queryClient.invalidateQueries({ predicate })
    }
    const stop = follow(feed.address, {
      onMessage(data) {
        const change = JSON.parse(data) as Change
        changes.set(data, change)
        timer ??= setTimeout(() => void refresh(), feed.delayMs())
        feed.onChange?.(change, refreshPath)
      },
      checkSession: () => void checkSession(queryClient, workspaceId),
      onReconnect: () => void catchUp(queryClient, workspaceId),
      onLost: setLost,
    })
    return () => {
      stop()
      clearTimeout(timer)
      setLost(false)
    }
  }, [queryClient, workspaceId, feed])
  return isLost
}

/**
 * Reads the session again. If another window has switched the workspace, reloads the page, since actions here would
 * apply to the new workspace. Returns whether the workspace is unchanged.
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

/** Returns whether a query reads one of these paths, or one below. */
export function isUnder(paths: readonly string[], [, path]: QueryKey): boolean {
  return typeof path === 'string' && paths.some((one) => path.startsWith(one))
}
