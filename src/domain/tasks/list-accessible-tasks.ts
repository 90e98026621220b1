import { and, asc, desc, eq, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { cards, memberships, projectMembers, projects, tasks } from '../../db/schema.ts'
import { containsText } from '../../db/letter-case.ts'
import { invalid } from '../../errors.ts'
import { isId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { projectVisibility } from '../project-visibility.ts'
import { selectPlacedTasks } from '../projects/column-order.ts'
import { chooseByDue, dueOrder } from './choose-by-due.ts'
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
  sort?: 'board' | 'due' | 'created' | undefined
}

/**
 * Lists tasks of the projects that the person sees (product.md 25.13).
 * @param today the day in the person's time zone
 * @throws AppError validation_error for board order without a column
 */
export async function listAccessibleTasks(
  db: Queries,
  person: Person,
  { sort, ...filters }: AccessibleTaskFilters,
  today: string,
  page: PageRequest,
): Promise<Page<AccessibleTask>> {
  const { project_id, card_id } = filters
  const order = sort ?? (card_id === undefined ? 'created' : 'board')
  if (order === 'board' && card_id === undefined)
    throw invalid('card_id', 'card_id is required with the sort “board”.')
  const hasNone =
    (project_id !== undefined && !isId('project', project_id)) ||
    (card_id !== undefined && !isId('card', card_id))
  if (hasNone) return { rows: [], next: null }
  const which = conditionsOf(filters, today)
  if (order === 'board') return listBoard(db, person, card_id ?? '', which, page)
  return order === 'due'
    ? listByDue(db, person, filters, which, page)
    : listByCreation(db, person, which, page)
}

function conditionsOf(filters: Omit<AccessibleTaskFilters, 'sort'>, today: string): SQL[] {
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

/** Lists the newest tasks first. */
async function listByCreation(
  db: Queries,
  person: Person,
  which: SQL[],
  page: PageRequest,
): Promise<Page<AccessibleTask>> {
  const after = page.after ? [sql`${tasks.id} < ${page.after[0] ?? ''}`] : []
  const chosen = sql`
    select ${tasks.id} from ${tasks} where ${isAccessibleTask(person, ...which, ...after)}
    order by ${tasks.id} desc limit ${page.limit + 1}`
  const rows = await selectChosen(db, person, chosen).orderBy(desc(tasks.id))
  return toPage(rows, page, ({ id }) => [id])
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
