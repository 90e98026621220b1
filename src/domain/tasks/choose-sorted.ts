import { sql, type SQL } from '../../db/drizzle.ts'
import { foldAccents, unicodeOrder } from '../../db/letter-case.ts'
import { tasks } from '../../db/schema.ts'
import type { PageRequest } from '../page.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { isAccessibleTask, type AccessibleTask } from './accessible-tasks.ts'

export type SortOrder = 'asc' | 'desc'

interface Sort {
  /** The value by which tasks are sorted. Null is last in either order. */
  key: SQL
  /** The order without `order`. */
  usual: SortOrder
  /** Returns the position of a task as text; null if it has no value. */
  positionOf: (task: AccessibleTask) => string | null
  /** Returns the key of a position. */
  keyAt: (position: string) => SQL
}

/** Number of characters of a title that determine its place: a cursor contains them. */
const sortedLength = 100

const titleKey = (title: SQL): SQL =>
  sql`${foldAccents(sql`left(${title}, ${sql.raw(`${sortedLength}`)})`)} ${unicodeOrder}`

/** Ranks of the priorities in descending order; other texts, which older tasks may have, count as none. */
const priorities = ['low', 'medium', 'high', 'urgent']

/** The sorts of a list that read and sort all of its tasks. */
export const sorts = {
  title: {
    key: titleKey(sql`${tasks.title}`),
    usual: 'asc',
    positionOf: ({ title }) => Array.from(title).slice(0, sortedLength).join(''),
    keyAt: (title) => titleKey(sql`${title}::text`),
  },
  updated: {
    key: sql`${tasks.updated_at}`,
    usual: 'desc',
    positionOf: ({ updated_at }) => updated_at,
    keyAt: (at) => sql`${at}::timestamptz`,
  },
  priority: {
    key: sql`array_position(${sql.raw(`array['${priorities.join("','")}']`)}, ${tasks.priority})`,
    usual: 'desc',
    positionOf: ({ priority }) => {
      const rank = priorities.indexOf(priority ?? '')
      return rank < 0 ? null : String(rank + 1)
    },
    keyAt: (rank) => sql`${rank}::int`,
  },
  due: {
    key: sql`(${tasks.end_date}::text || ' ' || coalesce(${tasks.end_time}, '99')) collate "C"`,
    usual: 'asc',
    positionOf: ({ end_date, end_time }) => end_date && `${end_date} ${end_time ?? '99'}`,
    keyAt: (due) => sql`${due} collate "C"`,
  },
} satisfies Record<string, Sort>

export type SortName = keyof typeof sorts

/**
 * Selects the ids of a page of tasks in the order of a sort (product.md 25.49).
 * @param which conditions, which include the filters
 */
export function chooseSorted(
  person: Person,
  { key, keyAt }: Sort,
  order: SortOrder,
  which: readonly SQL[],
  { limit, after }: PageRequest,
): SQL {
  const direction = sql.raw(order)
  const condition = after ? [isAfter({ key, keyAt }, order, after)] : []
  return sql`
    select id, row_number() over () as place from (
      select ${tasks.id} from ${tasks} where ${isAccessibleTask(person, ...which, ...condition)}
      order by ${key} ${direction} nulls last, ${tasks.id} ${direction} limit ${limit + 1}) as sorted`
}

function isAfter(
  { key, keyAt }: Pick<Sort, 'key' | 'keyAt'>,
  order: SortOrder,
  after: readonly string[],
): SQL {
  const [hasValue, position = '', id = ''] = after
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  if (hasValue === '') return sql`(${key} is null and ${tasks.id} ${beyond} ${id})`
  return sql`((${key}, ${tasks.id}) ${beyond} (${keyAt(position)}, ${id}) or ${key} is null)`
}

/** Returns the position of a task in a sorted list, for a cursor. */
export function sortedPosition({ positionOf }: Sort, task: AccessibleTask): string[] {
  const position = positionOf(task)
  return position === null ? ['', '', task.id] : ['1', position, task.id]
}
