import type { ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ListState } from '../../../components/list-state.tsx'
import { NewTask } from '../my-tasks/new-task.tsx'
import { TaskItem } from '../task/task-item.tsx'
import { useComplete } from '../use-complete.ts'
import { peopleQuery, projectTasksQuery } from '../work-queries.ts'
import classes from '../my-tasks/my-tasks.module.css'

/** Shows the tasks of the person's inbox, which has no columns. */
export function InboxTasks({ project }: { project: string }): ReactNode {
  const list = useList(projectTasksQuery(project))
  const { entries: people = [] } = useList(peopleQuery)
  const { complete, shownAs } = useComplete()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (
    <>
      <NewTask />
      <div className={classes.group}>
        <ListState list={list} empty={<EmptyState title="No tasks" />}>
          {(tasks) => (
            <ul className={classes.tasks} aria-label="Tasks">
              {tasks.map((task) => (
                <TaskItem
                  key={task.id}
                  task={shownAs(task)}
                  people={names}
                  onComplete={(isCompleted) => void complete(task, isCompleted)}
                />
              ))}
            </ul>
          )}
        </ListState>
      </div>
    </>
  )
}
