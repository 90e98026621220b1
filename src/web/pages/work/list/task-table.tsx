import { Checkbox } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { useAllPages, useList, useWholeList } from '../../../api/list.ts'
import { ErrorState } from '../../../components/error-state.tsx'
import { LoadingState } from '../../../components/loading-state.tsx'
import { sortByAssignee } from '../assignee-names.ts'
import { DeleteTask } from '../task/delete-task.tsx'
import { useDueDay } from '../local-day.ts'
import { retryWhenRateLimited } from '../save-change.ts'
import { showRefusal } from '../../../show-refusal.tsx'
import { peopleQuery, type WorkProject, type WorkTask } from '../work-queries.ts'
import { tableQuery, usualOrder, type ListOptions } from './list-query.ts'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { TableHeader } from './table-header.tsx'
import { TableRows } from './table-rows.tsx'
import classes from './task-table.module.css'
import { useSelection } from './use-selection.ts'

const route = getRouteApi('/signed-in/work/projects/$id')

/** Shows the tasks of a project as a table, which is sorted and filtered by its URL (product.md 25.64). */
export default function TaskTable({ project }: { project: WorkProject }): ReactNode {
  const options = useOptions()
  const people = useWholeList(peopleQuery)
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people])
  const { pages, rows, loadAll } = useRows(project, options, names)
  const { selected, select, selectLater, clear } = useSelection()
  const [deleted, setDeleted] = useState<WorkTask>()
  const hide = useRef<HTMLInputElement>(null)
  useFocusAfterToolbar(hide, selected.size)
  const mayWrite = project.role !== 'viewer'
  const clearSelection = (): void => {
    clear()
    // The button is gone.
    hide.current?.focus()
  }
  return (
    <div className={classes.list}>
      <HideCompleted ref={hide} isHidden={options.isCompletedHidden} />
      {mayWrite && selected.size > 0 && (
        <SelectionToolbar
          project={project}
          selected={selected}
          deselect={(tasks) => select(tasks, false)}
          onClear={clearSelection}
        />
      )}
      {pages.isError && !rows ? (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      ) : !rows ? (
        <LoadingState />
      ) : (
        <TableRows
          project={project}
          rows={rows}
          people={names}
          selected={selected}
          onSelect={select}
          onDelete={setDeleted}
          pages={pages}
          header={
            <TableHeader
              sort={options.sort}
              order={options.order}
              {...(mayWrite && {
                isAllSelected: rows.length > 0 && rows.every(({ id }) => selected.has(id)),
                onSelectAll: (isSelected: boolean) =>
                  isSelected ? void selectLater(loadAll()) : select(rows, false),
              })}
            />
          }
        />
      )}
      {deleted && <DeleteTask task={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  )
}

/** Takes the focus of the toolbar, which is gone when no task is chosen. */
function useFocusAfterToolbar(next: RefObject<HTMLElement | null>, count: number): void {
  const former = useRef(count)
  useEffect(() => {
    const isGone = former.current > 0 && count === 0
    former.current = count
    if (isGone && document.activeElement === document.body) next.current?.focus()
  }, [next, count])
}

function HideCompleted({ ref, isHidden }: { ref: Ref<HTMLInputElement>; isHidden: boolean }): ReactNode {
  const navigate = route.useNavigate()
  return (
    <Checkbox
      ref={ref}
      size="xs"
      label="Hide completed"
      checked={isHidden}
      onChange={({ currentTarget: { checked } }) =>
        void navigate({
          search: (current) => ({ ...current, completed: checked ? 'hidden' : undefined }),
          replace: true,
        })
      }
    />
  )
}

/** Returns what the URL says about the table. */
function useOptions(): ListOptions {
  const { q, assignee, due, sort = 'column', order, completed } = route.useSearch()
  return {
    filters: { q, assignee, due },
    sort,
    order: order ?? usualOrder[sort],
    isCompletedHidden: completed === 'hidden',
    day: useDueDay(),
  }
}

/** Returns the loaded rows, and a function that loads all of them. */
function useRows(project: WorkProject, options: ListOptions, people: ReadonlyMap<string, string>) {
  const query = tableQuery(project.id, project.columns, options)
  const { pages, entries } = useList(query)
  // Only the page can sort by names.
  useAllPages(pages, options.sort === 'assignees')
  const rows = useMemo(
    () =>
      entries && options.sort === 'assignees' ? sortByAssignee(entries, people, options.order) : entries,
    [entries, people, options.sort, options.order],
  )
  const { fetchNextPage } = pages
  /** Loads all pages. Returns no tasks, and shows the reason, if one cannot be loaded. */
  const loadAll = async (): Promise<readonly WorkTask[]> => {
    try {
      for (;;) {
        const { data, hasNextPage } = await retryWhenRateLimited(() =>
          fetchNextPage({ cancelRefetch: false, throwOnError: true }),
        )
        if (!hasNextPage) return data?.pages.flatMap((page) => page.data) ?? []
      }
    } catch (error) {
      showRefusal('Not all tasks could be chosen', error)
      return []
    }
  }
  return { pages, rows, loadAll }
}
