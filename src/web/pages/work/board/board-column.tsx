import { Droppable } from '@hello-pangea/dnd'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import { ErrorState } from '../../../components/error-state.tsx'
import { Deferred } from '../../../components/deferred.tsx'
import { LoadingState } from '../../../components/loading-state.tsx'
import type { Labelled } from '../../projects/label-columns.ts'
import { useDueDay } from '../local-day.ts'
import {
  columnQuery,
  type BoardFilters,
  type WorkColumn,
  type WorkProject,
  type WorkTask,
} from '../work-queries.ts'
import { useColumnTasks } from '../use-new-tasks.ts'
import { AddTask } from './add-task.tsx'
import { applyMoves, type Move } from './apply-moves.ts'
import { Card, type CardProps } from './card.tsx'
import { CardList } from './card-list.tsx'
import { ColumnMenu } from './column-menu.tsx'
import classes from './board.module.css'

/** The tasks that a column shows, and whether the server has more. */
export interface ShownColumn {
  tasks: readonly WorkTask[]
  hasMore: boolean
  /** Loads the task that follows the last loaded one. Returns its id, or null if there is none. */
  loadNext: (after: string) => Promise<string | null>
}

interface BoardColumnProps extends Pick<
  CardProps,
  'project' | 'people' | 'onMove' | 'onDelete' | 'onComplete'
> {
  project: WorkProject
  column: Labelled<WorkColumn>
  filters: BoardFilters
  moves: readonly Move[]
  onShown: (id: string, column: ShownColumn) => void
  /** Returns a task with what the page shows before it is stored. */
  shownAs: (task: WorkTask) => WorkTask
}

export function BoardColumn(props: BoardColumnProps): ReactNode {
  const { project, column, filters, moves: _moves, onShown: _onShown, shownAs, ...card } = props
  const { id, label } = column
  const { pages, entries, tasks, hasMore } = useColumn(props)
  const added = useColumnTasks(project.id, id)
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return (
    <section className={classes.column} aria-label={label}>
      <ColumnHead project={project} column={column}>
        {isFiltered ? `${tasks.length}${hasMore ? '+' : ''} of ${column.task_count}` : column.task_count}
      </ColumnHead>
      {pages.isError && !entries ? (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      ) : !entries ? (
        <LoadingState rows={3} />
      ) : (
        <Droppable
          droppableId={id}
          mode="virtual"
          renderClone={(provided, { isDragging, isDropAnimating }, { draggableId }) => {
            const task = tasks.find((one) => one.id === draggableId)
            return task ? (
              <Card
                task={shownAs(task)}
                project={project}
                {...card}
                provided={provided}
                isDragging={isDragging}
                isDropped={isDropAnimating}
              />
            ) : (
              <div ref={provided.innerRef} {...provided.draggableProps} {...provided.dragHandleProps} />
            )
          }}
        >
          {(provided, { isDraggingOver, isUsingPlaceholder }) => (
            <CardList
              label={`Tasks in ${label}`}
              tasks={tasks}
              shownAs={shownAs}
              newTitles={added.titles}
              pages={pages}
              provided={provided}
              isOver={isDraggingOver}
              hasRoom={isUsingPlaceholder === true}
              empty={isFiltered ? 'No task matches the filters' : 'No tasks'}
              project={project}
              {...card}
            />
          )}
        </Droppable>
      )}
      {project.role !== 'viewer' && <AddTask project={project.id} card={id} onAdd={added.add} />}
    </section>
  )
}

/** Returns the tasks that a column shows, and reports them to the board. */
function useColumn({ project, column: { id }, filters, moves, onShown }: BoardColumnProps) {
  const { pages, entries } = useList(columnQuery(project.id, id, filters, useDueDay()))
  const { hasNextPage: hasMore, fetchNextPage } = pages
  const tasks = useMemo(() => applyMoves(entries ?? [], moves, id, hasMore), [entries, moves, id, hasMore])
  useEffect(() => {
    onShown(id, { tasks, hasMore, loadNext: (after) => loadNextTask(fetchNextPage, entries ?? [], after) })
  }, [onShown, id, tasks, hasMore, entries, fetchNextPage])
  return { pages, entries, tasks, hasMore }
}

/** Loads pages of a column until there is a task after the loaded ones. Returns its id, or null if there is none. */
async function loadNextTask(
  fetchNextPage: ReturnType<typeof useList<WorkTask>>['pages']['fetchNextPage'],
  loaded: readonly WorkTask[],
  after: string,
): Promise<string | null> {
  const known = new Set(loaded.map(({ id }) => id))
  for (;;) {
    // Waits for a reload that is running instead, and then tries again.
    const { data, hasNextPage } = await fetchNextPage({ cancelRefetch: false, throwOnError: true })
    const ids = data?.pages.flatMap((page) => page.data.map(({ id }) => id)) ?? []
    // Another person may have moved or deleted the last loaded task.
    const last = ids.includes(after) ? after : loaded.findLast(({ id }) => ids.includes(id))?.id
    const next = ids.slice(last === undefined ? 0 : ids.indexOf(last) + 1).find((id) => !known.has(id))
    if (next !== undefined || !hasNextPage) return next ?? null
  }
}

interface ColumnHeadProps extends Pick<BoardColumnProps, 'project' | 'column'> {
  /** The number of tasks. */
  children: ReactNode
}

function ColumnHead({ project, column, children }: ColumnHeadProps): ReactNode {
  return (
    <div className={classes.head}>
      <h2 className={classes.name}>
        <bdi>{column.name}</bdi>
      </h2>
      <span className={classes.count}>{children}</span>
      {project.role === 'manager' && (
        <Deferred>
          <ColumnMenu project={project} column={column} />
        </Deferred>
      )}
    </div>
  )
}
