import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { isGone } from '../../../api/problem.ts'
import { PageLink } from '../../../components/link.tsx'
import { Unloaded } from '../../../components/unloaded.tsx'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { SubjectNotFound } from '../subject-not-found.tsx'
import { useReturnFocus } from '../return-focus.ts'
import { projectQuery, taskQuery, type WorkTask } from '../work-queries.ts'
import { Comments } from './comments.tsx'
import { UndoStatus } from '../undo-status.tsx'
import { PanelActions } from './panel-actions.tsx'
import { DeleteButton } from './delete-button.tsx'
import { History } from './history.tsx'
import { TaskFields } from './task-fields.tsx'
import classes from './task-panel.module.css'
import { TaskValues } from './task-values.tsx'
import { UnsavedTexts } from './unsaved-texts.tsx'
import { useSaveTask } from './use-save-task.ts'

const panelClasses = {
  inner: classes.inner ?? '',
  content: classes.content ?? '',
  header: classes.header ?? '',
  body: classes.body ?? '',
  title: 'dialog-title',
}

/** Shows a task next to the page, until `task` is removed from the URL. */
export default function TaskPanel({ id }: { id: string }): ReactNode {
  const task = useQuery(taskQuery(id))
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const { shown: dialogAbove } = useWorkDialog()
  useReturnFocus(`a[data-task="${CSS.escape(id)}"]`)
  const close = (): void =>
    void navigate({
      to: '.',
      // Another task may have been opened while this one was being deleted.
      search: ({ task, ...rest }) => (task === id ? rest : { task, ...rest }),
      resetScroll: false,
    })
  const title = task.data?.data.title
  return (
    <Modal
      opened
      data-task-panel={id}
      onClose={close}
      closeOnEscape={!isDeleting && dialogAbove === undefined}
      title={<bdi className={classes.title}>{title === '' ? 'Untitled' : (title ?? 'Task')}</bdi>}
      centered={false}
      transitionProps={{ duration: 0 }}
      classNames={panelClasses}
    >
      {task.data && !isGone(task) ? (
        <Task key={id} task={task.data.data} onClose={close} onDeleting={setDeleting} />
      ) : (
        <Unloaded
          query={task}
          notFound={
            <>
              <SubjectNotFound what="task" />
              <UnsavedTexts subject={id} />
            </>
          }
        />
      )}
      <UndoStatus />
    </Modal>
  )
}

interface TaskProps {
  task: WorkTask
  onClose: () => void
  onDeleting: (isDeleting: boolean) => void
}

function Task({ task, onClose, onDeleting }: TaskProps): ReactNode {
  const project = useQuery({ ...projectQuery(task.project_id ?? ''), enabled: task.project_id !== null })
  const saving = useSaveTask(task)
  if (!project.data) return <Unloaded query={project} />
  const { id, name, role } = project.data.data
  const mayWrite = role !== 'viewer'
  return (
    <>
      <div className={classes.top}>
        <span className={classes.place}>
          <PageLink to="/work/projects/$id" params={{ id }} inherit>
            <bdi>{name}</bdi>
          </PageLink>
          {task.card && (
            <>
              {' · '}
              <bdi>{task.card.name}</bdi>
            </>
          )}
        </span>
        <span role="status" className={classes.status}>
          {saving.status}
        </span>
      </div>
      <PanelActions task={task} project={project.data.data} />
      {mayWrite ? (
        <div className={classes.fields}>
          <TaskFields task={task} saving={saving} project={id} />
        </div>
      ) : (
        <>
          <UnsavedTexts subject={task.id} />
          <TaskValues task={task} />
        </>
      )}
      <Comments task={task} role={role} onAsking={onDeleting} />
      <History id={task.id} />
      {mayWrite && <DeleteButton task={task} onDeleted={onClose} onDeleting={onDeleting} />}
    </>
  )
}
