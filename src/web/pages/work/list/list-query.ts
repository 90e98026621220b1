import { listQuery } from '../../../api/list.ts'
import { work } from '../../../api/work.ts'
import { defined } from '../../../search.ts'
import { limit, timezone, type BoardFilters, type WorkColumn, type WorkTask } from '../work-queries.ts'

/** The columns of the table by which it can be sorted, in their order, and their headers. */
export const sorts = {
  title: 'Title',
  column: 'Column',
  priority: 'Priority',
  due: 'Due date',
  assignees: 'Assignees',
} as const

export type Sort = keyof typeof sorts
export type Order = 'asc' | 'desc'

/** The order of each sort unless another is chosen, as in the contract. */
export const usualOrder: Record<Sort, Order> = {
  title: 'asc',
  column: 'asc',
  priority: 'desc',
  due: 'asc',
  assignees: 'asc',
}

export interface ListOptions {
  filters: BoardFilters
  sort: Sort
  order: Order
  isCompletedHidden: boolean
  /** The result of `useDueDay`. */
  day: string
}

/** Lists the tasks of a project in the order of the table, which for assignees is that of their creation. */
export function tableQuery(project: string, columns: readonly WorkColumn[], options: ListOptions) {
  const { filters, sort, order, isCompletedHidden, day } = options
  const { q, assignee, due } = filters
  const shared = {
    limit,
    ...defined({ q, assignee_id: assignee, due }),
    ...(due && { timezone }),
    ...(isCompletedHidden && { completed: 'false' as const }),
  }
  const narrowing = {
    project,
    view: 'list',
    sort,
    order,
    ...defined({ q, assignee, due }),
    isCompletedHidden,
  }
  if (sort !== 'column')
    return listQuery('/work/v1/tasks', { ...narrowing, ...(due && { day }) }, (page, signal) =>
      work.GET('/work/v1/tasks', {
        params: {
          query: {
            ...shared,
            project_id: project,
            ...(sort !== 'assignees' && { sort, order }),
            ...page,
          },
        },
        signal,
      }),
    )
  const cards = columns.map(({ id }) => id)
  if (order === 'desc') cards.reverse()
  return listQuery('/work/v1/tasks', { ...narrowing, cards, ...(due && { day }) }, ({ cursor }, signal) =>
    readColumns(cards, cursor, (page) =>
      work.GET('/work/v1/tasks', { params: { query: { ...shared, ...page } }, signal }),
    ),
  )
}

interface Page {
  data: WorkTask[]
  meta: { next_cursor: string | null }
}

/** Reads columns one after another. A cursor is the number of the column, and the cursor within it. */
async function readColumns(
  cards: readonly string[],
  cursor: string | undefined,
  read: (page: { card_id: string; cursor?: string }) => Promise<{ data?: Page }>,
): Promise<{ data?: Page }> {
  const [number = '0', within = ''] = cursor?.split(' ') ?? []
  const index = Number(number)
  const card_id = cards[index]
  if (card_id === undefined) return { data: { data: [], meta: { next_cursor: null } } }
  const { data } = await read({ card_id, ...(within !== '' && { cursor: within }) })
  if (!data) return {}
  const { next_cursor } = data.meta
  const next =
    next_cursor !== null ? `${index} ${next_cursor}` : index + 1 < cards.length ? `${index + 1} ` : null
  return { data: { data: data.data, meta: { next_cursor: next } } }
}
