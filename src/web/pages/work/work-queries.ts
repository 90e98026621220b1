import {
  keepPreviousData,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { waitForRefreshes } from '../../api/hold-refreshes.ts'
import { listQuery } from '../../api/list.ts'
import { Problem } from '../../api/problem.ts'
import { work, workApi, type WorkSchemas } from '../../api/work.ts'
import { defined } from '../../search.ts'

export type WorkProject = WorkSchemas['WorkProject']
export type WorkColumn = WorkProject['columns'][number]
export type WorkTask = WorkSchemas['WorkTask']

/** Maximum page size of a list. */
export const limit = 100

/**
 * Reads a query for a change that a person makes now. While the browser is offline, the read fails at once: it would otherwise
 * wait for one of the page that is put off until the browser is online, and the change would be made then.
 * @param staleTime age up to which data of the page is used, in milliseconds
 */
export async function readAtOnce<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Failure, Data, Key>,
  staleTime = 0,
): Promise<Data> {
  if (!navigator.onLine) throw Problem.unreachable()
  return queryClient.fetchQuery({ ...query, networkMode: 'always', retry: false, staleTime })
}

/** The person's time zone, which determines the tasks that are due today. */
export const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const projectsQuery = listQuery('/work/v1/projects', {}, (page, signal) =>
  work.GET('/work/v1/projects', { params: { query: { limit, ...page } }, signal }),
)

export const projectQuery = (id: string) => {
  const query = workApi.queryOptions('get', '/work/v1/projects/{id}', { params: { path: { id } } })
  return {
    ...query,
    queryFn: async (context: Parameters<typeof query.queryFn>[0]) => {
      const project = await query.queryFn(context)
      // Columns do not change under a card that was lifted after the reload began.
      await waitForRefreshes()
      return project
    },
  }
}

export const taskQuery = (id: string) =>
  workApi.queryOptions('get', '/work/v1/tasks/{id}', { params: { path: { id } } })

/** The active members of the workspace, by name. */
export const peopleQuery = listQuery('/work/v1/people', {}, (page, signal) =>
  work.GET('/work/v1/people', { params: { query: { limit, ...page } }, signal }),
)

/** Lists the people who see a project, and so can be assigned its tasks and be guests of its events. */
export const peopleOfProjectQuery = (project: string) =>
  listQuery('/work/v1/people', { project }, (page, signal) =>
    work.GET('/work/v1/people', { params: { query: { limit, project_id: project, ...page } }, signal }),
  )

/** The filters of a board, as they are in its URL. */
export interface BoardFilters {
  q?: string | undefined
  assignee?: string | undefined
  due?: Due | undefined
}

export type Due = 'overdue' | 'today' | 'week' | 'later' | 'none'

/** Lists the tasks of a column, in its order. @param day the result of `useDueDay` */
export const columnQuery = (project: string, card: string, { q, assignee, due }: BoardFilters, day: string) =>
  listQuery(
    '/work/v1/tasks',
    { project, card, ...defined({ q, assignee, due }), ...(due && { day }) },
    (page, signal) =>
      work.GET('/work/v1/tasks', {
        params: {
          query: {
            limit,
            card_id: card,
            ...defined({ q, assignee_id: assignee, due }),
            ...(due && { timezone }),
            ...page,
          },
        },
        signal,
      }),
  )

/** Lists the tasks of a project, newest first. */
export const projectTasksQuery = (project: string) =>
  listQuery('/work/v1/tasks', { project }, (page, signal) =>
    work.GET('/work/v1/tasks', { params: { query: { limit, project_id: project, ...page } }, signal }),
  )

/** Lists the open tasks of the person that are due in a period. @param day the result of `useDueDay` */
export const myTasksQuery = (due: Due, day: string) =>
  listQuery('/work/v1/tasks', { due, day }, (page, signal) =>
    work.GET('/work/v1/tasks', {
      params: {
        query: { limit, assignee_id: 'me', completed: 'false', due, timezone, sort: 'due', ...page },
      },
      signal,
    }),
  )

export const commentsQuery = (id: string) =>
  listQuery('/work/v1/tasks/{id}/comments', { id }, (page, signal) =>
    work.GET('/work/v1/tasks/{id}/comments', { params: { path: { id }, query: { limit, ...page } }, signal }),
  )

export const historyQuery = (id: string) => ({
  ...listQuery('/work/v1/tasks/{id}/activity', { id }, (page, signal) =>
    work.GET('/work/v1/tasks/{id}/activity', {
      params: { path: { id }, query: { limit: 25, ...page } },
      signal,
    }),
  ),
  placeholderData: keepPreviousData,
})
