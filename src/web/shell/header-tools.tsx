import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../load-part.ts'
import { useIsFactorDue } from './no-second-factor.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { PersonMenu } from './person-menu.tsx'

const WorkTools = lazyPart(() => import('../pages/work/tools/work-tools.tsx'))

/** Shows the tools of the web editor on its pages, the notifications and the user menu. */
export default function HeaderTools({ isWork }: { isWork: boolean }): ReactNode {
  const isFactorDue = useIsFactorDue()
  return (
    <>
      {isWork && !isFactorDue && (
        <Suspense>
          <WorkTools />
        </Suspense>
      )}
      {!isFactorDue && <NotificationBell />}
      <PersonMenu />
    </>
  )
}
