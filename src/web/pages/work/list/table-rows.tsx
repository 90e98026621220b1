import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { useList } from '../../../api/list.ts'
import { Deferred } from '../../../components/deferred.tsx'
import { useHandOnFocusInView } from '../../../hand-on-focus.ts'
import { assigneeNames } from '../assignee-names.ts'
import { TaskMenu } from '../task-menu.tsx'
import { DueDay, Priority } from '../task/task-facts.tsx'
import { titleOf } from '../title-of.ts'
import type { WorkProject, WorkTask } from '../work-queries.ts'
import classes from './task-table.module.css'
import type { Selection } from './use-selection.ts'

/** Height of a row in pixels until it is measured. */
const rowHeight = 44

/** The number of loaded rows left to scroll through when the next page is requested. */
const loadAhead = 50

interface RowActions {
  onSelect: (tasks: readonly WorkTask[], isSelected: boolean) => void
  onDelete: (task: WorkTask) => void
}

interface TableRowsProps extends RowActions {
  project: WorkProject
  rows: readonly WorkTask[]
  people: ReadonlyMap<string, string>
  selected: Selection
  pages: ReturnType<typeof useList<WorkTask>>['pages']
  header: ReactNode
}

/** Shows the rows that are in view. */
export function TableRows(props: TableRowsProps): ReactNode {
  const { project, rows, people, selected, pages, header, onSelect, onDelete } = props
  const scroller = useRef<HTMLDivElement>(null)
  useHandOnFocusInView(scroller, rows)
  const virtual = useRowsInView(scroller, rows, pages)
  const { hasNextPage } = pages
  return (
    <div ref={scroller} className={classes.scroller} tabIndex={-1}>
      <div
        role="table"
        aria-label="Tasks"
        aria-rowcount={hasNextPage ? -1 : rows.length + 1}
        className={classes.table}
      >
        <div role="rowgroup" className={classes.head}>
          {header}
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const task = rows[index]
            return (
              task && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  role="row"
                  aria-rowindex={index + 2}
                  data-index={index}
                  data-completed={task.completed || undefined}
                  className={classes.row}
                  style={{ top: start }}
                >
                  <Cells
                    task={task}
                    project={project}
                    people={people}
                    isSelected={selected.has(task.id)}
                    onSelect={onSelect}
                    onDelete={onDelete}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {rows.length === 0 && !hasNextPage && <p className={classes.empty}>No tasks</p>}
    </div>
  )
}

/** Returns the rows in view, and loads the next page before the last loaded row is in view. */
function useRowsInView(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly WorkTask[],
  { hasNextPage, isFetching, fetchNextPage }: TableRowsProps['pages'],
) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    useFlushSync: false,
  })
  const last = virtual.getVirtualItems().at(-1)?.index ?? 0
  useEffect(() => {
    if (hasNextPage && !isFetching && last > rows.length - loadAhead) void fetchNextPage()
  }, [last, rows.length, hasNextPage, isFetching, fetchNextPage])
  return virtual
}

interface CellsProps extends RowActions {
  task: WorkTask
  project: WorkProject
  people: ReadonlyMap<string, string>
  isSelected: boolean
}

const Cells = memo(function Cells(props: CellsProps): ReactNode {
  const { task, project, people, isSelected, onSelect, onDelete } = props
  const { id, card } = task
  const names = assigneeNames(task, people)
  return (
    <>
      <div role="cell">
        {project.role !== 'viewer' && (
          <Checkbox
            size="xs"
            aria-label={`Select ${titleOf(task)}`}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect([task], currentTarget.checked)}
          />
        )}
      </div>
      <div role="cell" className={classes.title}>
        <Link to="." resetScroll={false} search={(current) => ({ ...current, task: id })} data-task={id}>
          <bdi>{titleOf(task)}</bdi>
        </Link>
      </div>
      <div role="cell" className={classes.fact}>
        <bdi>{card?.name}</bdi>
      </div>
      <div role="cell" className={classes.fact}>
        <Priority task={task} />
      </div>
      <div role="cell" className={classes.fact}>
        <DueDay task={task} />
      </div>
      <div role="cell" className={classes.fact} title={names.join(', ')}>
        <bdi>{names.join(', ')}</bdi>
      </div>
      <div role="cell">
        <Deferred>
          <TaskMenu task={task} project={project} onDelete={onDelete} />
        </Deferred>
      </div>
    </>
  )
})
