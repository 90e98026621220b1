import type { ReactNode } from 'react'
import type { TaskAction } from './task-actions.ts'

/** Shows the name of an action on a task. */
export function TaskActionName({ name, column }: Pick<TaskAction, 'name' | 'column'>): ReactNode {
  return (
    <>
      {name}
      {column !== undefined && (
        <>
          {' '}
          <bdi>{column}</bdi>
        </>
      )}
    </>
  )
}
