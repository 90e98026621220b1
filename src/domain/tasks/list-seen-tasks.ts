import { and, asc, desc, eq, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { cards, memberships, projectMembers, projects, tasks } from '../../db/schema.ts'
import { foldText } from '../../db/letter-case.ts'
import { invalid } from '../../errors.ts'
import { isId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { Person } from '../projects/seen-projects.ts'
import { projectVisibility } from '../project-visibility.ts'
import { selectPlacedTasks } from '../projects/column-order.ts'
import { isDue, type DueGroup } from './due-groups.ts'
import { selectSeenTasks, type SeenTask } from './seen-tasks.ts'

export interface SeenTaskFilters {
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
export async function listSeenTasks(
  db: Queries,
  person: Person,
  { sort, ...filters }: SeenTaskFilters,
  today: string,
  page: PageRequest,
): Promise<Page<SeenTask>> {
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
  return order === 'due' ? listByDue(db, person, which, page) : listByCreation(db, person, which, page)
}

function conditionsOf(filters: Omit<SeenTaskFilters, 'sort'>, today: string): SQL[] {
  const { project_id, card_id, assignee_id, completed, due, q } = filters
  const given: (SQL | undefined)[] = [
    project_id === undefined ? undefined : eq(tasks.project_id, project_id),
    card_id === undefined ? undefined : eq(tasks.card_id, card_id),
    assignee_id === undefined ? undefined : sql`${assignee_id} = any(${tasks.assignee_ids})`,
    completed === undefined ? undefined : eq(tasks.completed, completed),
    due === undefined ? undefined : isDue(due, today),
    q === undefined ? undefined : sql`strpos(${foldText(tasks.title)}, ${foldText(sql`${q}::text`)}) > 0`,
  ]
  return given.filter((one) => one !== undefined)
}

/** Lists the newest tasks first. */
async function listByCreation(
  db: Queries,
  person: Person,
  which: SQL[],
  page: PageRequest,
): Promise<Page<SeenTask>> {
  const after = page.after && sql`${tasks.id} < ${page.after[0] ?? ''}`
  const rows = await selectSeenTasks(db, person, and(...which, after ?? undefined))
    .orderBy(desc(tasks.id))
    .limit(page.limit + 1)
  return toPage(rows, page, ({ id }) => [id])
}

/** Values that sort after all dates and times, for tasks without a date or time. */
const noDay = '9999-12-31'
const noTime = '99'

/** Lists tasks by due date and time, those without a due date last. */
async function listByDue(
  db: Queries,
  person: Person,
  which: SQL[],
  page: PageRequest,
): Promise<Page<SeenTask>> {
  const [day = '', time = '', id = ''] = page.after ?? []
  const isWithout = sql`(${tasks.end_date} is null)`
  const key = sql`${isWithout}, coalesce(${tasks.end_date}, ${noDay}::date), coalesce(${tasks.end_time}, ${noTime}) collate "C", ${tasks.id}`
  const after =
    page.after && sql`(${key}) > (${day === ''}, ${day || noDay}::date, ${time || noTime} collate "C", ${id})`
  const rows = await selectSeenTasks(db, person, and(...which, after ?? undefined))
    .orderBy(key)
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.end_date ?? '', row.end_time ?? '', row.id])
}

/** Lists the tasks of a column in board order. */
async function listBoard(
  db: Queries,
  person: Person,
  cardId: string,
  which: SQL[],
  page: PageRequest,
): Promise<Page<SeenTask>> {
  const projectId = await findSeenColumn(db, person, cardId)
  if (projectId === undefined) return { rows: [], next: null }
  const column = { workspaceId: person.workspaceId, projectId, cardId }
  const [after] = page.after ?? []
  const isWithin = after === undefined ? {} : { isWithin: (place: SQL) => sql`${place} > ${after}` }
  const placed = sql`(${selectPlacedTasks(column, { which, ...isWithin, limit: page.limit + 1 })}) as placed`
  const rows = await selectSeenTasks(db, person, undefined)
    .innerJoin(placed, sql`placed.id = ${tasks.id}`)
    .orderBy(asc(sql`placed.place`))
  return toPage(rows, page, ({ id, position }) => [position ?? id])
}

/** Returns the project of a column that the person sees. */
async function findSeenColumn(db: Queries, person: Person, id: string): Promise<string | undefined> {
  const { membership, explicitRole, isSeen } = projectVisibility(person)
  const [column] = await db
    .select({ projectId: cards.project_id })
    .from(cards)
    .innerJoin(
      projects,
      and(eq(projects.workspace_id, person.workspaceId), eq(projects.id, cards.project_id)),
    )
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(and(eq(cards.workspace_id, person.workspaceId), eq(cards.id, id), isSeen))
  return column?.projectId
}
