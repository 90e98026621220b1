import type { Contract } from '../../../generated/openapi.operations.ts'
import { asc, gt, sql } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import { prepareRows, placeholder } from '../../db/prepared.ts'
import { tasks } from '../../db/schema.ts'
import { firstId, isId } from '../ids.ts'
import type { readFilter } from '../lenient-values.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import {
  conditionNames,
  isSearchedFirst,
  maxSearched,
  selectFiltered,
  selectFromNext,
  type ConditionName,
} from './select-filtered.ts'
import { selectVisible } from './select-visible.ts'
import { taskColumns, type TaskRow } from './task-row.ts'

/**
 * The filters of a list: its parameters, except those of pagination. Dates are exclusive, `updated_since` is
 * inclusive.
 */
export type TaskFilters = {
  [Name in Exclude<keyof Parameters, 'limit' | 'cursor'>]?: FilterValue<Name> | undefined
}
type Parameters = NonNullable<Contract['types']['listTasks']['parameters']['query']>
type FilterValue<Name> = Name extends keyof typeof readFilter
  ? NonNullable<ReturnType<(typeof readFilter)[Name]>>
  : string

/** Lists the tasks of all visible projects, oldest first. */
export async function listTasks(
  db: Database,
  workspaceId: string,
  filters: TaskFilters,
  page: PageRequest,
): Promise<Page<TaskRow>> {
  const { project_id, card_id } = filters
  if (project_id !== undefined && !isId('project', project_id)) return { rows: [], next: null }
  if (card_id !== undefined && !isId('card', card_id)) return { rows: [], next: null }
  const limit = page.limit + 1
  const given = { ...filters, after: page.after?.[0] }
  const values = { workspaceId, ...given, limit, created_since: createdSince(filters) }
  const found = await searchQuery(given, limit)?.(db, values)
  const rows = found?.length === limit ? found : await listQuery(given, limit)(db, values)
  return toPage(rows, page, (row) => [row.id])
}

type GivenFilters = { [Name in ConditionName]?: unknown }

const namesOf = (given: GivenFilters): ConditionName[] =>
  conditionNames.filter((name) => given[name] !== undefined)

/** Returns the query that searches the next tasks for a page, if one page can be expected among them. */
const searchQuery = (given: GivenFilters, limit: number): ListQuery | undefined =>
  limit > maxSearched ? undefined : searches[bitsOf(namesOf(given))]

function listQuery(given: GivenFilters, limit: number): ListQuery {
  const names = namesOf(given)
  const isFiltered = names.some((name) => name !== 'after')
  const query =
    isFiltered || limit > maxPrepared ? filteredLists[bitsOf(names)] : plainLists[names.length]?.[limit]
  if (!query) throw new Error('no query is prepared for this list')
  return query
}

type ListQuery = (db: Database, values: Record<string, unknown>) => Promise<TaskRow[]>

/** Returns a set of conditions as a bit mask. */
function bitsOf(names: readonly ConditionName[]): number {
  return names.reduce((bits, name) => bits | (1 << conditionNames.indexOf(name)), 0)
}

/** The largest limit, in rows, that has its own prepared query. */
const maxPrepared = 101

/**
 * The unfiltered queries of first and later pages, by limit. The limit is a literal, so that PostgreSQL reuses one
 * plan.
 */
const plainLists: ListQuery[][] = [[], [gt(tasks.id, placeholder('after'))]].map((after) =>
  Array.from({ length: maxPrepared + 1 }, (_, limit) =>
    prepareRows(taskColumns, (columns) =>
      selectVisible(columns, ...after)
        .orderBy(asc(tasks.id))
        .limit(sql.raw(String(limit)) as never),
    ),
  ),
)

/** All sets of conditions, in the order of their bit masks. */
const sets = Array.from({ length: 1 << conditionNames.length }, (_, set) =>
  conditionNames.filter((name) => set & bitsOf([name])),
)

/** The filtered queries by set of conditions. */
const filteredLists: ListQuery[] = sets.map((names) =>
  prepareRows(taskColumns, (columns) => selectFiltered(columns, names)),
)

/** The queries that search the next tasks first, by set of conditions. */
const searches: (ListQuery | undefined)[] = sets.map((names) =>
  isSearchedFirst(names) ? prepareRows(taskColumns, (columns) => selectFromNext(columns, names)) : undefined,
)

/** Returns the lower bound of the ids of all tasks created since `updated_since`. */
function createdSince({ updated_since }: TaskFilters): string | undefined {
  return updated_since === undefined ? undefined : firstId('task', new Date(updated_since))
}
