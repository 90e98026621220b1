import { getRouteApi, Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useChanges } from '../../api/changes.ts'
import { useSession } from '../../api/session.ts'
import { workChanges } from '../../api/work-changes.ts'
import { OfflineStatus } from '../../components/offline-status.tsx'
import { lazyPart } from '../../load-part.ts'
import { UndoStatus } from './undo-status.tsx'
import { useOnDevice } from './on-device.ts'
import { useProjectOfPage } from './project-of-page.ts'
import './work-area.module.css'

const route = getRouteApi('/signed-in/work')
const TaskPanel = lazyPart(() => import('./task/task-panel.tsx'))

/** Shows a page of the web editor, and the task that its URL opens. */
export function WorkArea(): ReactNode {
  const { workspace } = useSession()
  const { task } = route.useSearch()
  const isLost = useChanges(workspace.id, workChanges)
  useRemember(task)
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

/** Remembers the task and the project that the person opens. */
function useRemember(task: string | undefined): void {
  const { rememberTask, rememberProject } = useOnDevice()
  const project = useProjectOfPage()
  const onTask = useEffectEvent((id: string) => rememberTask(id))
  const onProject = useEffectEvent((id: string) => rememberProject(id))
  useEffect(() => {
    if (task !== undefined) onTask(task)
  }, [task])
  useEffect(() => {
    if (project !== undefined) onProject(project)
  }, [project])
}
