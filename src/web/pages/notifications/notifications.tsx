import type { ReactNode } from 'react'
import { PageHeader } from '../../components/page-header.tsx'
import { NotificationList } from '../../shell/notification-list.tsx'

/** Shows all notifications of the person, and marks them read. */
export function Notifications(): ReactNode {
  return (
    <>
      <PageHeader title="Notifications">Your notifications of the last 90 days.</PageHeader>
      <NotificationList isPage />
    </>
  )
}
