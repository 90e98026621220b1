import type { ReactNode } from 'react'
import { useList, useWholeList } from '../../../api/list.ts'
import { LoadMore } from '../../../components/load-more.tsx'
import { LoadingState } from '../../../components/loading-state.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { dueGroups } from '../due-groups.ts'
import { useDueDay } from '../local-day.ts'
import { NewTaskItem, TaskItem } from '../task/task-item.tsx'
import { useComplete } from '../use-complete.ts'
import { useInboxTasks } from '../use-new-tasks.ts'
import { RowMenu } from '../task/row-menu.tsx'
import { myTasksQuery, peopleQuery, projectsQuery, type WorkProject, type WorkTask } from '../work-queries.ts'
import classes from './my-tasks.module.css'
import { NewTask } from './new-task.tsx'

/** Shows the open tasks of the person by the day on which they are due. */
export function MyTasks(): ReactNode {
  const groups = useGroups()
  const lists = groups.map(({ list }) => list)
  const failed = lists.find(({ pages, entries }) => pages.isError && !entries)
  // Rows that were shown before their project and people are known would grow.
  const isWaiting = [useList(projectsQuery), useList(peopleQuery)].some(({ pages }) => pages.isPending)
  const isLoading = isWaiting || lists.some(({ entries }) => !entries)
  const added = useInboxTasks()
  const shown = groups
    .map((group) => ({ ...group, newTitles: group.due === 'none' ? added.titles : [] }))
    .filter(({ list, newTitles }) => (list.entries?.length ?? 0) + newTitles.length > 0)
  return (
    <>
      <PageHeader title="My tasks">The open tasks that are assigned to you.</PageHeader>
      <NewTask onAdd={added.add} />
      {failed ? (
        <ErrorState
          error={failed.pages.error}
          onRetry={() => lists.forEach(({ pages }) => void pages.refetch())}
        />
      ) : isLoading ? (
        <LoadingState />
      ) : shown.length === 0 ? (
        <EmptyState title="Nothing to do">
          <p>Tasks assigned to you appear here, grouped by due date.</p>
        </EmptyState>
      ) : (
        shown.map(({ due, ...group }) => <Group key={due} {...group} />)
      )}
    </>
  )
}

type TaskList = ReturnType<typeof useGroups>[number]['list']

/** Returns the list of each group. The groups are always the same, so that hooks are called in the same order. */
function useGroups() {
  const day = useDueDay()
  const overdue = useList(myTasksQuery('overdue', day))
  const today = useList(myTasksQuery('today', day))
  const week = useList(myTasksQuery('week', day))
  const later = useList(myTasksQuery('later', day))
  const none = useList(myTasksQuery('none', day))
  const lists = { overdue, today, week, later, none }
  return dueGroups.map(({ due, name }) => ({ due, name, list: lists[due] }))
}

/** Returns whether the person may write in a project; false until the project is loaded. */
const mayWriteIn = (project: WorkProject | undefined): boolean =>
  project !== undefined && project.role !== 'viewer'

interface GroupProps {
  name: string
  list: TaskList
  /** The titles of tasks that are being added. */
  newTitles: readonly string[]
}

function Group({ name, list, newTitles }: GroupProps): ReactNode {
  const people = useWholeList(peopleQuery)
  const projects = useWholeList(projectsQuery)
  const projectOf = ({ project_id }: WorkTask) => projects.find(({ id }) => id === project_id)
  const { complete, shownAs } = useComplete()
  const names = new Map(people.map((person) => [person.id, person.name]))
  return (
    <section className={classes.group}>
      <h2 className={classes.name}>{name}</h2>
      <ul className={classes.tasks} aria-label={name}>
        {list.entries?.map((task) => (
          <TaskItem
            key={task.id}
            task={shownAs(task)}
            people={names}
            project={projectOf(task)?.name}
            mayWrite={mayWriteIn(projectOf(task))}
            onComplete={(isCompleted) => complete(task, isCompleted)}
            menu={<RowMenu task={task} project={projectOf(task)} />}
          />
        ))}
        {newTitles.map((title, index) => (
          <NewTaskItem key={index} title={title} />
        ))}
      </ul>
      <LoadMore pages={list.pages} />
    </section>
  )
}
