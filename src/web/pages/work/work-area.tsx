import { getRouteApi, Outlet } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useChanges } from '../../api/changes.ts'
import { useSession } from '../../api/session.ts'
import { workChanges } from '../../api/work-changes.ts'
import { OfflineStatus } from '../../components/offline-status.tsx'
import { lazyPart } from '../../load-part.ts'
import { UndoStatus } from './undo-status.tsx'
import './work-area.module.css'

const route = getRouteApi('/signed-in/work')
const TaskPanel = lazyPart(() => import('./task/task-panel.tsx'))

/** Shows a page of the web editor, and the task that its URL opens. */
export function WorkArea(): ReactNode {
  const { workspace } = useSession()
  const { task } = route.useSearch()
  const isLost = useChanges(workspace.id, workChanges)
  return (
    <>
      <OfflineStatus isLost={isLost} />
      <Outlet />
      {/* An open task keeps the focus, and shows it itself. */}
      {task === undefined && <UndoStatus />}
      {task !== undefined && (
        <Suspense>
          <TaskPanel key={task} id={task} />
        </Suspense>
      )}
    </>
  )
}
