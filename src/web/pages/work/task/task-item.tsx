import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { titleOf } from '../title-of.ts'
import type { WorkTask } from '../work-queries.ts'
import { TaskFacts } from './task-facts.tsx'
import classes from './task-item.module.css'

interface TaskItemProps {
  task: WorkTask
  people: ReadonlyMap<string, string>
  /** The name of the task's project, in a list of several projects. */
  project?: string | undefined
  mayWrite: boolean
  onComplete: (isCompleted: boolean) => void
  /** Shows the actions on the task. */
  menu?: ReactNode
}

/** Shows a task in a list, with a checkbox that completes it for those who may do that. */
export function TaskItem({ task, people, project, mayWrite, onComplete, menu }: TaskItemProps): ReactNode {
  const title = titleOf(task)
  return (
    <li className={classes.item} data-completed={task.completed || undefined}>
      {mayWrite && (
        <Checkbox
          aria-label={`Complete ${title}`}
          checked={task.completed}
          onChange={({ currentTarget }) => onComplete(currentTarget.checked)}
        />
      )}
      <div className={classes.text}>
        <Link
          to="."
          resetScroll={false}
          search={(current) => ({ ...current, task: task.id })}
          className={classes.title}
          data-task={task.id}
        >
          <bdi>{title}</bdi>
        </Link>
        {project !== undefined && (
          <span className={classes.project}>
            <bdi>{project}</bdi>
            {task.card && (
              <>
                {' · '}
                <bdi>{task.card.name}</bdi>
              </>
            )}
          </span>
        )}
      </div>
      <TaskFacts task={task} people={people} />
      {menu}
    </li>
  )
}

/** Shows a task that is being added. */
export function NewTaskItem({ title }: { title: string }): ReactNode {
  return (
    <li className={classes.item}>
      <bdi className={classes.title}>{title}</bdi>
    </li>
  )
}
