import { and, asc, desc, eq, gt, lt, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { cards, memberships, projectMembers, projects, tasks } from '../../db/schema.ts'
import { containsText } from '../../db/letter-case.ts'
import { invalid } from '../../errors.ts'
import { isId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { projectVisibility } from '../project-visibility.ts'
import { selectPlacedTasks } from '../projects/column-order.ts'
import { chooseByDue, dueOrder } from './choose-by-due.ts'
import { chooseSorted, sortedPosition, sorts, type SortName, type SortOrder } from './choose-sorted.ts'
import { isDue, type DueGroup } from './due-groups.ts'
import {
  isAssignedTo,
  isInState,
  isAccessibleTask,
  selectChosen,
  type AccessibleTask,
} from './accessible-tasks.ts'

export interface AccessibleTaskFilters {
  project_id?: string | undefined
  card_id?: string | undefined
  assignee_id?: string | undefined
  completed?: boolean | undefined
  due?: DueGroup | undefined
  /** Part of the title, ignoring case. */
  q?: string | undefined
  sort?: 'board' | 'created' | SortName | undefined
  /** Undefined: the usual order of the sort. */
  order?: SortOrder | undefined
}

/**
 * Lists tasks of the projects that the person sees (product.md 25.13).
 * @param today the day in the person's time zone
 * @throws AppError validation_error for board order without a column, or in another direction
 */
export async function listAccessibleTasks(
  db: Queries,
  person: Person,
  { sort: given, order, ...filters }: AccessibleTaskFilters,
  today: string,
  page: PageRequest,
): Promise<Page<AccessibleTask>> {
  const { project_id, card_id } = filters
  const sort = given ?? (card_id === undefined ? 'created' : 'board')
  if (sort === 'board' && card_id === undefined)
    throw invalid('card_id', 'card_id is required with the sort “board”.')
  if (sort === 'board' && order !== undefined)
    throw invalid('order', 'order cannot be combined with the sort “board”.')
  const hasNone =
    (project_id !== undefined && !isId('project', project_id)) ||
    (card_id !== undefined && !isId('card', card_id))
  if (hasNone) return { rows: [], next: null }
  const which = conditionsOf(filters, today)
  if (sort === 'board') return listBoard(db, person, card_id ?? '', which, page)
  if (sort === 'created') return listByCreation(db, person, order ?? 'desc', which, page)
  return sort === 'due' && order !== 'desc'
    ? listByDue(db, person, filters, which, page)
    : listSorted(db, person, sort, order, which, page)
}

function conditionsOf(filters: Omit<AccessibleTaskFilters, 'sort' | 'order'>, today: string): SQL[] {
  const { project_id, card_id, assignee_id, completed, due, q } = filters
  const given: (SQL | undefined)[] = [
    project_id === undefined ? undefined : eq(tasks.project_id, project_id),
    card_id === undefined ? undefined : eq(tasks.card_id, card_id),
    assignee_id === undefined ? undefined : isAssignedTo(assignee_id),
    completed === undefined ? undefined : isInState(completed),
    due === undefined ? undefined : isDue(due, today),
    q === undefined ? undefined : containsText(tasks.title, q),
  ]
  return given.filter((one) => one !== undefined)
}

/** Lists tasks by their ids, which begin with the time of creation. */
async function listByCreation(
  db: Queries,
  person: Person,
  order: SortOrder,
  which: SQL[],
  page: PageRequest,
): Promise<Page<AccessibleTask>> {
  const [compare, direct] = order === 'asc' ? [gt, asc] : [lt, desc]
  const after = page.after ? [compare(tasks.id, page.after[0] ?? '')] : []
  const chosen = sql`
    select ${tasks.id} from ${tasks} where ${isAccessibleTask(person, ...which, ...after)}
    order by ${direct(tasks.id)} limit ${page.limit + 1}`
  const rows = await selectChosen(db, person, chosen).orderBy(direct(tasks.id))
  return toPage(rows, page, ({ id }) => [id])
}

/** Lists tasks in the order of a sort. */
async function listSorted(
  db: Queries,
  person: Person,
  name: SortName,
  order: SortOrder | undefined,
  which: SQL[],
  page: PageRequest,
): Promise<Page<AccessibleTask>> {
  const sort = sorts[name]
  const chosen = chooseSorted(person, sort, order ?? sort.usual, which, page)
  const rows = await selectChosen(db, person, chosen).orderBy(asc(sql`chosen.place`))
  return toPage(rows, page, (task) => sortedPosition(sort, task))
}

/** Lists tasks by due date and time, those without a due date last. */
async function listByDue(
  db: Queries,
  person: Person,
  filters: AccessibleTaskFilters,
  which: SQL[],
  page: PageRequest,
): Promise<Page<AccessibleTask>> {
  const chosen = chooseByDue(person, filters, which, page)
  const rows = await selectChosen(db, person, chosen).orderBy(dueOrder)
  return toPage(rows, page, (row) => [row.end_date ?? '', row.end_time ?? '', row.id])
}

/** Lists the tasks of a column in board order. */
async function listBoard(
  db: Queries,
  person: Person,
  cardId: string,
  which: SQL[],
  page: PageRequest,
): Promise<Page<AccessibleTask>> {
  const projectId = await findAccessibleColumn(db, person, cardId)
  if (projectId === undefined) return { rows: [], next: null }
  const column = { workspaceId: person.workspaceId, projectId, cardId }
  const [after] = page.after ?? []
  const isWithin = after === undefined ? {} : { isWithin: (place: SQL) => sql`${place} > ${after}` }
  const placed = selectPlacedTasks(column, { which, ...isWithin, limit: page.limit + 1 })
  const rows = await selectChosen(db, person, placed).orderBy(asc(sql`chosen.place`))
  return toPage(rows, page, ({ id, position }) => [position ?? id])
}

/** Returns the project of a column that the person sees. */
async function findAccessibleColumn(db: Queries, person: Person, id: string): Promise<string | undefined> {
  const { membership, explicitRole, isAccessible } = projectVisibility(person)
  const [column] = await db
    .select({ projectId: cards.project_id })
    .from(cards)
    .innerJoin(
      projects,
      and(eq(projects.workspace_id, person.workspaceId), eq(projects.id, cards.project_id)),
    )
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(and(eq(cards.workspace_id, person.workspaceId), eq(cards.id, id), isAccessible))
  return column?.projectId
}
