import type { QueryKey } from '@tanstack/react-query'
import { isUnder, type Feed } from './changes.ts'
import { holdsRefreshes } from './hold-refreshes.ts'
import { RequestPace } from './request-pace.ts'

/** A message of the web editor's stream. */
interface WorkChange {
  type: string
  id: string
  project_id: string | null
  /** The task of a comment. */
  task_id?: string
}

const pace = new RequestPace()

/** The changes that the person may see, as the web editor shows them. */
export const workChanges: Feed<WorkChange> = {
  address: '/api/work/v1/changes',
  affects,
  delayMs: () => pace.delayMs(Date.now()),
  isHeld: holdsRefreshes,
  onRefresh: (stale) =>
    pace.spend(
      Date.now(),
      stale.reduce((sum, { state }) => sum + pagesOf(state.data), 0),
    ),
}

/** Tells whether a query is stale after a change. Task lists of one project have the project in their key. */
function affects({ type, id, project_id, task_id = id }: WorkChange, queryKey: QueryKey): boolean {
  const [kind = ''] = type.split('.')
  if (kind === 'notification') return isUnder(['/notifications'], queryKey)
  if (kind === 'member' || kind === 'workspace') return isUnder(['/session', '/work/v1/people'], queryKey)
  const key = keyOf(queryKey)
  const isCalendar = isUnder(['/work/v1/calendar'], queryKey)
  const isOfOtherProject = key.project !== undefined && key.project !== project_id
  if (kind === 'event')
    return isCalendar ? !isOfOtherProject : isUnder(['/work/v1/events'], queryKey) && key.id === id
  if (isUnder(['/work/v1/projects'], queryKey)) return key.id === undefined || key.id === project_id
  if (isUnder(['/work/v1/events'], queryKey)) return kind === 'project'
  if (isOfOtherProject) return false
  // A calendar shows neither comments nor columns.
  if (isCalendar) return kind !== 'comment' && kind !== 'column'
  if (!isUnder(['/work/v1/tasks'], queryKey)) return false
  return key.id === undefined || (kind !== 'task' && kind !== 'comment') || key.id === task_id
}

/** The part of a request that is in its query key. */
interface Init {
  params?: { path?: { id?: string }; query?: { project_id?: string } }
}

/** Returns the id in the path of a query, and the project of a list or a calendar. */
function keyOf([, , kind, narrowing]: QueryKey): { id?: string; project?: string } {
  if (kind === 'list') return narrowing ?? {}
  const { path, query } = (kind as Init | undefined)?.params ?? {}
  return { ...path, ...(query?.project_id !== undefined && { project: query.project_id }) }
}

/** Returns the number of requests needed to refetch a query. */
const pagesOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 1
