import { ActionIcon, Indicator, Popover, VisuallyHidden } from '@mantine/core'
import { IconBell } from '../components/icons.tsx'
import { useId, useState, type ReactNode } from 'react'
import { api } from '../api/client.ts'
import { NotificationList } from './notification-list.tsx'
import { PageLink } from '../components/link.tsx'
import classes from './notification-bell.module.css'

const maxShownCount = 100

/** Shows the number of unread notifications, and opens the list. */
export function NotificationBell(): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const countId = useId()
  const unread = api.useQuery('get', '/notifications', {
    params: { query: { unread: true, limit: maxShownCount } },
  })
  const count = unread.data?.data.length ?? 0
  const shown = unread.data?.meta.next_cursor ? `${maxShownCount}+` : String(count)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={360}
      position="bottom-end"
      shadow="md"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <Indicator label={shown} size={16} offset={5} disabled={count === 0} color="red" inline>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            radius="xl"
            aria-label="Notifications"
            aria-describedby={countId}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={() => setIsOpen((was) => !was)}
          >
            <IconBell size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
          <VisuallyHidden id={countId}>{count === 0 ? 'None unread' : `${shown} unread`}</VisuallyHidden>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Notifications" p={0} maw="calc(100vw - 1rem)">
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          Notifications
        </h2>
        <NotificationList onFollow={() => setIsOpen(false)} />
        <div className={classes.all}>
          <PageLink to="/settings/notifications" onClick={() => setIsOpen(false)}>
            All notifications
          </PageLink>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
