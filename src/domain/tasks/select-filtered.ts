import { and, asc, eq, gt, gte, lt, lte, sql, Subquery, type SQL, type SQLWrapper } from '../../db/drizzle.ts'
import { builder, placeholder } from '../../db/prepared.ts'
import { cards, tasks } from '../../db/schema.ts'
import { selectChanged } from './select-changed.ts'
import { isVisibleTask, selectVisible } from './select-visible.ts'
import type { taskColumns } from './task-row.ts'

/* Queries of filtered lists. Where one plan is right for all values, the values are hidden from the planner, so that
   PostgreSQL keeps that plan (docs/decisions/database.md). */

/** Conditions of a list: its filters, and the position after which a page begins. Dates are exclusive. */
const conditionOn = {
  card_id: (value: SQLWrapper) => eq(tasks.card_id, value),
  project_id: (value: SQLWrapper) => eq(tasks.project_id, value),
  completed: (value: SQLWrapper) => eq(tasks.completed, value),
  due_before: (value: SQLWrapper) => lt(tasks.end_date, value),
  due_after: (value: SQLWrapper) => gt(tasks.end_date, value),
  updated_since: (value: SQLWrapper) => gte(tasks.updated_at, value),
  after: (value: SQLWrapper) => gt(tasks.id, value),
}
export type ConditionName = keyof typeof conditionOn
export const conditionNames = Object.keys(conditionOn) as ConditionName[]

const types: Partial<Record<string, string>> = {
  completed: 'boolean',
  due_before: 'date',
  limit: 'bigint',
}

/** Selects a value of a query: as a parameter that the planner sees, or in a subquery that hides it. */
type ValueOf = (name: string) => SQLWrapper
const seen: ValueOf = placeholder
const hidden: ValueOf = (name) => sql`(select ${placeholder(name)}::${sql.raw(types[name] ?? 'text')})`

/** The largest page of a plan that is kept, in rows: the planner expects a tenth of them. */
const maxKept = 1_001
/** Number of tasks that are searched for due dates first: enough for a page of 25 if more than one in four matches. */
const searchedTasks = 100
/** The largest page for which tasks are searched first, in rows: half of the searched tasks must match. */
export const maxSearched = searchedTasks / 2

/** Selects a page of tasks with the conditions, in order. */
export function selectFiltered(columns: typeof taskColumns, names: readonly ConditionName[]): SQLWrapper {
  return isDecidedByValues(names) ? selectReplanned(columns, names) : selectWithKeptPlan(columns, names)
}

/**
 * Returns whether the next tasks in order are searched first: if `due_before` is the only reason to plan for the values,
 * since the oldest tasks tend to have the earliest dates.
 */
export const isSearchedFirst = (names: readonly ConditionName[]): boolean =>
  names.includes('due_before') && !isDecidedByValues(withoutDueBefore(names))

/** Selects the matches among the next tasks in order, with a kept plan. The matches are the page if they fill it. */
export const selectFromNext = (columns: typeof taskColumns, names: readonly ConditionName[]): SQLWrapper =>
  selectWithKeptPlan(columns, withoutDueBefore(names), searchedTasks).where(
    conditionOn.due_before(hidden('due_before')),
  )

const withoutDueBefore = (names: readonly ConditionName[]): ConditionName[] =>
  names.filter((name) => name !== 'due_before')

/**
 * Returns whether the best index depends on the values: on the dates, or on which of the filters matches fewer tasks.
 */
const isDecidedByValues = (names: readonly ConditionName[]): boolean =>
  hasDate(names) ||
  names.includes('updated_since') ||
  (names.includes('completed') && (names.includes('card_id') || names.includes('project_id')))

const hasDate = (names: readonly ConditionName[]): boolean =>
  names.includes('due_before') || names.includes('due_after')

function selectReplanned(columns: typeof taskColumns, names: readonly ConditionName[]): SQLWrapper {
  const conditions = conditionsOn(names, seen)
  // The index of due dates is sorted by state first.
  if (hasDate(names) && !names.includes('completed'))
    conditions.push(sql`${tasks.completed} in (true, false)`)
  const changed = sql`${tasks.id} = any(array(${selectChanged(...conditions)}))`
  return selectVisible(columns, ...(names.includes('updated_since') ? [changed] : conditions))
    .orderBy(asc(tasks.id))
    .limit(seen('limit') as never)
}

function selectWithKeptPlan(columns: typeof taskColumns, names: readonly ConditionName[], most = maxKept) {
  const conditions = [...conditionsOn(names, hidden), ...narrowing(names)]
  const inOrder = sql`
    select * from ${tasks} where ${and(isVisibleTask, ...conditions)} order by ${tasks.id} limit ${sql.raw(String(most))}`
  return builder
    .select(columns)
    .from(new Subquery(inOrder, {}, 'tasks') as unknown as typeof tasks)
    .leftJoin(cards, and(eq(cards.workspace_id, placeholder('workspaceId')), eq(cards.id, tasks.card_id)))
    .orderBy(asc(tasks.id))
    .limit(hidden('limit') as never)
}

/** Returns all conditions except `updated_since`. */
const conditionsOn = (names: readonly ConditionName[], valueOf: ValueOf): SQL[] =>
  names.filter((name) => name !== 'updated_since').map((name) => conditionOn[name](valueOf(name)))

/**
 * Returns a range of one value for the most selective equality. The planner expects one row in 200 from a range of hidden
 * values, so it reads the index of that column even if all rows had the same value when the table was analyzed.
 */
function narrowing(names: readonly ConditionName[]): SQL[] {
  const name = (['card_id', 'project_id', 'completed'] as const).find((one) => names.includes(one))
  return name ? [gte(tasks[name], hidden(name)), lte(tasks[name], hidden(name))] : []
}
