import { getRouteApi, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useChanges } from '../../api/changes.ts'
import { useSession } from '../../api/session.ts'
import { workChanges } from '../../api/work-changes.ts'
import classes from './work-area.module.css'

const route = getRouteApi('/signed-in/work')
const TaskPanel = lazy(() => import('./task/task-panel.tsx'))

/** Shows a page of the web editor, and the task that its URL opens. */
export function WorkArea(): ReactNode {
  const { workspace } = useSession()
  const { task } = route.useSearch()
  const isLost = useChanges(workspace.id, workChanges)
  return (
    <>
      {isLost && (
        <div role="status" aria-label="Offline" className={classes.offline}>
          <strong>Offline</strong> <span>This page will catch up when it is connected again.</span>
        </div>
      )}
      <Outlet />
      {task !== undefined && (
        <Suspense>
          <TaskPanel key={task} id={task} />
        </Suspense>
      )}
    </>
  )
}
