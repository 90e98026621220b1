import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { api, client, type Schemas } from '../api/client.ts'
import { listQuery, useList } from '../api/list.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { LoadMore } from '../components/load-more.tsx'
import { LoadingState } from '../components/loading-state.tsx'
import { RelativeTime } from '../components/relative-time.tsx'
import { NotificationLink } from './notification-link.tsx'
import classes from './notification-list.module.css'

const notificationsQuery = listQuery('/notifications', {}, (page, signal) =>
  client.GET('/notifications', { params: { query: { limit: 25, ...page } }, signal }),
)

interface NotificationListProps {
  isPage?: boolean
  /** Called when a notification's link leads to another page. */
  onFollow?: () => void
}

/**
 * Shows the person's notifications, newest first. Marks them read once they are shown, but highlights them as unread
 * until the list closes.
 */
export function NotificationList({
  isPage = false,
  onFollow = () => undefined,
}: NotificationListProps): ReactNode {
  const { pages, entries: shown = [] } = useList(notificationsQuery)
  const fresh = useMarkRead(shown)
  if (pages.isPending) {
    const loading = <LoadingState rows={3} />
    return isPage ? loading : <Padded>{loading}</Padded>
  }
  if (pages.isError && shown.length === 0) {
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
  }
  if (shown.length === 0) {
    return (
      <EmptyState title="Nothing yet">
        <p>Notifications of this workspace will be listed here.</p>
      </EmptyState>
    )
  }
  const list = (
    <>
      <ul className={classes.list} aria-label="Notifications">
        {shown.map((one) => (
          <li key={one.id} className={classes.item} data-unread={fresh.has(one.id) || undefined}>
            <NotificationLink notification={one} onFollow={onFollow} />
            <span className={classes.at}>
              <RelativeTime at={one.at} />
              {fresh.has(one.id) && ' · new'}
            </span>
          </li>
        ))}
      </ul>
      <Padded>
        <LoadMore pages={pages} />
      </Padded>
    </>
  )
  if (isPage) return list
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label="All notifications">
      {list}
    </div>
  )
}

function Padded({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.padded}>{children}</div>
}

/** Marks notifications read, and remembers which were unread. */
function useMarkRead(shown: Schemas['UserNotification'][]): ReadonlySet<string> {
  const queryClient = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = api.useMutation('post', '/notifications/reads', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['get', '/notifications'] }),
  })
  const unread = shown.filter(({ id, read_at }) => read_at === null && !fresh.has(id))
  if (unread.length > 0) setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]))
  const newest = shown.find(({ read_at }) => read_at === null)?.at
  useEffect(() => {
    if (newest !== undefined) mutate({ body: { until: newest } })
  }, [newest, mutate])
  return fresh
}
