import type { Query, QueryKey } from '@tanstack/react-query'
import { isUnder, type Feed } from './changes.ts'
import { noteDeleted, waitForRefreshes } from './hold-refreshes.ts'
import { endRetries } from './intents.ts'
import { RequestPace } from './request-pace.ts'
import { work } from './work.ts'

/** A message of the web editor's stream. */
interface WorkChange {
  type: string
  id: string
  project_id: string | null
  /** The task of a comment. */
  task_id?: string
  /** The column of a created or moved task, null in an inbox; undefined if not known. It is not in the message. */
  card_id?: string | null | undefined
}

const pace = new RequestPace()

/** The changes that the person may see, as the web editor shows them. */
export const workChanges: Feed<WorkChange> = {
  address: '/api/work/v1/changes',
  complete: findColumns,
  affects,
  delayMs: () => pace.delayMs(Date.now()),
  untilFree: waitForRefreshes,
  onChange: ({ type, id }) => {
    if (type === 'task.deleted') noteDeleted(id)
    // The page now shows the outcome of a move that got no response.
    if (type.startsWith('task.')) endRetries(`/api/work/v1/tasks/${id}/moves`)
  },
  onRefresh: (stale) =>
    pace.spend(
      Date.now(),
      stale.reduce((sum, { state }) => sum + pagesOf(state.data), 0),
    ),
}

/** Maximum number of tasks whose columns are looked up. After more changes at once, all columns are refetched. */
const maxLookups = 5

/** Finds the columns that tasks were put into, so that no other column is refetched. */
async function findColumns(changes: WorkChange[]): Promise<WorkChange[]> {
  const placed = new Set(changes.filter(({ type }) => isPlacing(type)).map(({ id }) => id))
  if (placed.size > maxLookups) return changes
  pace.spend(Date.now(), placed.size)
  const columns = new Map(await Promise.all([...placed].map(async (id) => [id, await columnOf(id)] as const)))
  return changes.map((change) =>
    placed.has(change.id) ? { ...change, card_id: columns.get(change.id) } : change,
  )
}

const isPlacing = (type: string): boolean => type === 'task.created' || type === 'task.moved'

async function columnOf(id: string): Promise<string | null | undefined> {
  const path = { params: { path: { id } } }
  const answer = await work.GET('/work/v1/tasks/{id}', path).catch(() => undefined)
  return answer?.data && (answer.data.data.card?.id ?? null)
}

/** Returns whether a query is stale after a change. Task lists of one project have the project in their key. */
function affects(change: WorkChange, { queryKey, state }: Query): boolean {
  const { type, id, project_id, task_id = id } = change
  const [kind = ''] = type.split('.')
  if (kind === 'notification') return isUnder(['/notifications'], queryKey)
  if (kind === 'member' || kind === 'workspace')
    return isUnder(['/session', '/work/v1/people', '/work/v1/projects'], queryKey)
  const key = keyOf(queryKey)
  const isCalendar = isUnder(['/work/v1/calendar'], queryKey)
  // A change to a project may change the people who see it.
  if (isUnder(['/work/v1/people'], queryKey)) return kind === 'project' && key.project === project_id
  const isInOtherProject = key.project !== undefined && key.project !== project_id
  if (kind === 'event')
    return isCalendar ? !isInOtherProject : isUnder(['/work/v1/events'], queryKey) && key.id === id
  if (isUnder(['/work/v1/projects'], queryKey)) return key.id === undefined || key.id === project_id
  if (isUnder(['/work/v1/events'], queryKey)) return kind === 'project'
  if (isInOtherProject) return false
  // A calendar shows neither comments nor columns.
  if (isCalendar) return kind !== 'comment' && kind !== 'column'
  if (!isUnder(['/work/v1/tasks'], queryKey)) return false
  const concernsTask = kind === 'task' || kind === 'comment'
  if (concernsTask && key.card !== undefined) return affectsColumn(change, key, state.data)
  return key.id === undefined || !concernsTask || key.id === task_id
}

/** Returns whether a column shows a changed task, or may show it now. */
function affectsColumn(
  { type, id, task_id = id, card_id }: WorkChange,
  { project: _project, card, ...filters }: Key,
  data: unknown,
): boolean {
  const pages = (data as { pages?: TaskPage[] } | undefined)?.pages
  if (!pages || pages.some((page) => page.data.some((task) => task.id === task_id))) return true
  if (isPlacing(type)) {
    // A new task is at the end of its column.
    const isBeyond = type === 'task.created' && pages.at(-1)?.meta.next_cursor !== null
    return (card_id === undefined || card_id === card) && !isBeyond
  }
  const mayMatchNow = type !== 'task.deleted' && !type.startsWith('comment.')
  return mayMatchNow && Object.keys(filters).length > 0
}

/** A page of a column. */
interface TaskPage {
  data: { id: string }[]
  meta: { next_cursor: string | null }
}

/** The part of a request that is in its query key. */
interface Init {
  params?: { path?: { id?: string }; query?: { project_id?: string } }
}

/** The id in the path of a query, or the filters of a list. */
interface Key {
  id?: string
  project?: string
  card?: string
}

function keyOf([, , kind, narrowing]: QueryKey): Key {
  if (kind === 'list') return narrowing ?? {}
  const { path, query } = (kind as Init | undefined)?.params ?? {}
  return { ...path, ...(query?.project_id !== undefined && { project: query.project_id }) }
}

/** Returns the number of requests needed to refetch a query. */
const pagesOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 1
