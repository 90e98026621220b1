import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWholeList } from '../../../api/list.ts'
import { workApi, type WorkSchemas } from '../../../api/work.ts'
import { useOnDevice } from '../on-device.ts'
import { projectsQuery, taskQuery, type WorkTask } from '../work-queries.ts'

/** A result as the dialog shows it. */
export type Result = Pick<
  WorkSchemas['SearchResult'],
  'type' | 'id' | 'title' | 'project' | 'column' | 'completed'
>

export interface Found {
  results: readonly Result[]
  isLoading: boolean
  isOffline: boolean
  error: unknown
  retry: () => void
}

/** Returns the address of the page that shows a result. */
export function hrefOf({
  type,
  id,
  project,
  column,
}: Pick<Result, 'type' | 'id' | 'project' | 'column'>): string {
  if (type === 'project') return `/work/projects/${id}`
  // Only the tasks of the inbox are in no column.
  return `${column === null ? '/work' : `/work/projects/${project.id}`}?task=${id}`
}

const none: never[] = []

/** Searches a text. Until its results arrive, returns those of the previous one. */
export function useFound(q: string): Found {
  const { data, error, isPlaceholderData, isPending, fetchStatus, refetch } = useQuery({
    ...workApi.queryOptions('get', '/work/v1/search', { params: { query: { q } } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  return {
    results: error === null ? (data?.data ?? none) : none,
    isLoading: error === null && (isPending || isPlaceholderData),
    isOffline: fetchStatus === 'paused',
    error,
    retry: () => void refetch(),
  }
}

/** Returns the tasks that the person opened last on this device, if they still exist. */
export function useRecent(): Found {
  const { recentTasks } = useOnDevice()
  const [ids] = useState(recentTasks)
  const projects = useWholeList(projectsQuery)
  const tasks = useQueries({ queries: ids.map((id) => ({ ...taskQuery(id), retry: false })) })
  const nameOf = ({ project_id }: WorkTask): string =>
    projects.find(({ id }) => id === project_id)?.name ?? ''
  return {
    results: tasks.flatMap(({ data }) => (data ? [resultOf(data.data, nameOf(data.data))] : [])),
    isLoading: tasks.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
    isOffline: tasks.some(({ fetchStatus }) => fetchStatus === 'paused'),
    error: null,
    retry: () => undefined,
  }
}

const resultOf = ({ id, title, project_id, card, completed }: WorkTask, name: string): Result => ({
  type: 'task',
  id,
  title,
  project: { id: project_id ?? '', name },
  column: card,
  completed,
})
