import { and, asc, eq, gt, isNull, sql, type Queries } from '../../db/drizzle.ts'
import { cards, memberships, tasks, users } from '../../db/schema.ts'
import { selectPlacedTasks } from '../projects/column-order.ts'
import { exportedColumns, recordOf } from './exported-cells.ts'

/** Number of tasks that are read together: an export needs the memory of one page. */
const pageSize = 200

const byteOrderMark = '\uFEFF'

interface ExportedProject {
  workspaceId: string
  projectId: string
}

/**
 * Yields the tasks of a project as a CSV file, in the order of the board (product.md 25.59). The caller has checked that the
 * project may be read.
 */
export async function* exportTasks(db: Queries, project: ExportedProject): AsyncGenerator<string> {
  yield `${byteOrderMark}${recordOf(exportedColumns)}`
  const names = await readNames(db, project)
  for await (const page of readTasks(db, project))
    yield page.map((task) => recordOf(cellsOf(task, names))).join('')
}

const exported = {
  id: tasks.id,
  title: tasks.title,
  description: tasks.description,
  position: tasks.position,
  priority: tasks.priority,
  end_date: tasks.end_date,
  end_time: tasks.end_time,
  progress: tasks.progress,
  assignee_ids: tasks.assignee_ids,
  recurrence: tasks.recurrence,
  reminder_at: tasks.reminder_at,
}

type ExportedTask = Pick<typeof tasks.$inferSelect, keyof typeof exported> & { column: string }

function cellsOf(task: ExportedTask, names: ReadonlyMap<string, string>): string[] {
  const { assignee_ids: ids, priority } = task
  const cells: Record<(typeof exportedColumns)[number], string> = {
    title: task.title,
    description: task.description ?? '',
    column: task.column,
    priority: priority === 'none' ? '' : (priority ?? ''),
    due_date: task.end_date ?? '',
    due_time: task.end_time ?? '',
    progress: task.progress === null ? '' : String(task.progress),
    assignees: ids.flatMap((id) => names.get(id) ?? []).join('; '),
    assignee_ids: ids.join('; '),
    repeats: task.recurrence ?? '',
    reminder: task.reminder_at ?? '',
    id: task.id,
  }
  return exportedColumns.map((column) => cells[column])
}

/** Returns the names of the members of the workspace, suspended ones included. */
async function readNames(db: Queries, { workspaceId }: ExportedProject): Promise<Map<string, string>> {
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(eq(memberships.workspace_id, workspaceId))
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** Yields pages of tasks: those of each column in its order, then those in no column, which an inbox has. */
async function* readTasks(db: Queries, project: ExportedProject): AsyncGenerator<ExportedTask[]> {
  const { workspaceId, projectId } = project
  const columns = await db
    .select({ id: cards.id, name: cards.name })
    .from(cards)
    .where(and(eq(cards.workspace_id, workspaceId), eq(cards.project_id, projectId)))
    .orderBy(asc(cards.order), asc(cards.id))
  for (const { id: cardId, name } of columns) yield* readColumn(db, { ...project, cardId }, name)
  for (let after = '', isLast = false; !isLast;) {
    const rows = await db
      .select(exported)
      .from(tasks)
      .where(
        and(
          eq(tasks.workspace_id, workspaceId),
          eq(tasks.project_id, projectId),
          isNull(tasks.card_id),
          gt(tasks.id, after),
        ),
      )
      .orderBy(asc(tasks.id))
      .limit(pageSize)
    yield rows.map((task) => ({ ...task, column: '' }))
    after = rows.at(-1)?.id ?? ''
    isLast = rows.length < pageSize
  }
}

async function* readColumn(
  db: Queries,
  column: ExportedProject & { cardId: string },
  name: string,
): AsyncGenerator<ExportedTask[]> {
  for (let after = '', isLast = false; !isLast;) {
    const placed = selectPlacedTasks(column, {
      isWithin: (place) => sql`${place} > ${after}`,
      limit: pageSize,
    })
    const rows = await db
      .select(exported)
      .from(tasks)
      .innerJoin(sql`(${placed}) as chosen`, sql`chosen.id = ${tasks.id}`)
      .where(eq(tasks.workspace_id, column.workspaceId))
      .orderBy(asc(sql`chosen.place`))
    yield rows.map((task) => ({ ...task, column: name }))
    const last = rows.at(-1)
    after = last ? (last.position ?? last.id) : ''
    isLast = rows.length < pageSize
  }
}
