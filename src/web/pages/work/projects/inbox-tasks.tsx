import type { ReactNode } from 'react'
import { useList, useWholeList } from '../../../api/list.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ListState } from '../../../components/list-state.tsx'
import { NewTask } from '../my-tasks/new-task.tsx'
import { RowMenu } from '../task/row-menu.tsx'
import { NewTaskItem, TaskItem } from '../task/task-item.tsx'
import { useComplete } from '../use-complete.ts'
import { useInboxTasks } from '../use-new-tasks.ts'
import { peopleQuery, projectTasksQuery } from '../work-queries.ts'
import classes from '../my-tasks/my-tasks.module.css'

/** Shows the tasks of the person's inbox, which has no columns. */
export function InboxTasks({ project }: { project: string }): ReactNode {
  const list = useList(projectTasksQuery(project))
  const people = useWholeList(peopleQuery)
  const { complete, shownAs } = useComplete()
  const added = useInboxTasks()
  const newItems = added.titles.toReversed().map((title, index) => <NewTaskItem key={index} title={title} />)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (
    <>
      <NewTask onAdd={added.add} />
      <div className={classes.group}>
        <ListState
          list={list}
          empty={
            newItems.length > 0 ? (
              <ul className={classes.tasks} aria-label="Tasks">
                {newItems}
              </ul>
            ) : (
              <EmptyState title="No tasks" />
            )
          }
        >
          {(tasks) => (
            <ul className={classes.tasks} aria-label="Tasks">
              {newItems}
              {tasks.map((task) => (
                <TaskItem
                  key={task.id}
                  task={shownAs(task)}
                  people={names}
                  mayWrite
                  onComplete={(isCompleted) => complete(task, isCompleted)}
                  menu={<RowMenu task={task} project={{ role: 'manager', columns: [] }} />}
                />
              ))}
            </ul>
          )}
        </ListState>
      </div>
    </>
  )
}
