import type { ReactNode } from 'react'
import { useIsFactorDue } from './no-second-factor.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { PersonMenu } from './person-menu.tsx'

/** Shows the notifications and the user menu. */
export default function HeaderTools(): ReactNode {
  const isFactorDue = useIsFactorDue()
  return (
    <>
      {!isFactorDue && <NotificationBell />}
      <PersonMenu />
    </>
  )
}
