import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/openapi.router.ts'
import type { Transaction } from '../db/client.ts'
import { cards, memberships, projectMembers, projects, tasks } from '../db/schema.ts'
import { AppError, invalid } from '../errors.ts'
import { recordActivity } from './activity.ts'
import type { Actor } from './actor.ts'
import { isId, newId } from './ids.ts'
import {
  accessColumns,
  actorMembership,
  actorProjectRole,
  findProjectAccess,
  requireWriteAccess,
  type ProjectAccess,
} from './project-access.ts'
import type { TaskRow } from './tasks.ts'

type Card = NonNullable<TaskRow['card']>

/**
 * The full task-create flow (specification, section 4, `POST /tasks`).
 * @throws AppError not_found, inbox_project, forbidden, no_open_column, invalid_assignee, validation_error
 */
export async function createTask(
  tx: Transaction,
  actor: Actor,
  input: Schemas['TaskCreate'],
): Promise<TaskRow> {
  const { project, card } = await resolveTarget(tx, actor, input)
  const assignees = await verifyAssignees(tx, actor, input.user_ids ?? [])
  const end_date = input.end_date ?? null
  return insertTask(tx, actor, project, card, {
    title: input.title_text,
    description: input.description ?? null,
    priority: input.priority ?? null,
    progress: input.progress ?? null,
    end_date,
    end_time: end_date === null ? null : (input.end_time ?? null),
    assignee_ids: assignees,
  })
}

type NewRow = Pick<
  typeof tasks.$inferInsert,
  | 'title'
  | 'description'
  | 'priority'
  | 'progress'
  | 'end_date'
  | 'end_time'
  | 'recurrence'
  | 'recurrence_day'
> & { assignee_ids: string[] }

/** Writes the row and announces it; the target and the assignees have been checked. */
export async function insertTask(
  tx: Transaction,
  actor: Actor,
  project: { id: string; visible: boolean },
  card: Card | null,
  row: NewRow,
): Promise<TaskRow> {
  const at = actor.now.toISOString()
  const [task] = await tx
    .insert(tasks)
    .values({
      ...row,
      workspace_id: actor.workspaceId,
      id: newId('task', actor.now),
      project_id: project.id,
      card_id: card?.id ?? null,
      visible: project.visible,
      created_by: actor.userId,
      created_at: at,
      updated_at: at,
    })
    .returning()
  if (!task) throw new Error('insert returned no row')
  const created: TaskRow = { ...task, card }
  await recordActivity(tx, actor, {
    type: 'task.created',
    subject: created,
    projectId: project.id,
    visible: project.visible,
    notify: created.assignee_ids,
  })
  return created
}

/** The project and column that the task goes into. A card that is not visible is not told from one that is absent. */
async function resolveTarget(
  tx: Transaction,
  actor: Actor,
  { card_id, project_id }: { card_id?: string | null; project_id?: string | null },
): Promise<{ project: ProjectAccess; card: Card }> {
  if (card_id == null && project_id == null) {
    throw invalid('project_id', 'project_id is required when card_id is omitted.')
  }
  const target = card_id == null ? undefined : requireShown(actor, await findCard(tx, actor, card_id))
  const project =
    project_id == null ? undefined : requireShown(actor, await findProjectAccess(tx, actor, project_id))
  if (target && project && target.id !== project.id) {
    throw invalid('card_id', 'The card does not belong to the project.')
  }
  const found = target ?? project
  if (!found) throw new AppError('not_found')
  requireWriteAccess(found)
  return { project: found, card: target?.card ?? (await requireOpenColumn(tx, actor, found.id)) }
}

/** @throws AppError not_found, inbox_project */
function requireShown<Access extends ProjectAccess>(actor: Actor, access: Access | undefined): Access {
  if (!access) throw new AppError('not_found')
  if (access.is_inbox) throw new AppError('inbox_project')
  if (!access.visible && actor.via === 'api') throw new AppError('not_found')
  return access
}

async function findCard(
  tx: Transaction,
  actor: Actor,
  cardId: string,
): Promise<(ProjectAccess & { card: Card }) | undefined> {
  if (!isId('card', cardId)) return undefined
  const [row] = await tx
    .select({ ...accessColumns, card: { id: cards.id, name: cards.name, is_done: cards.is_done } })
    .from(cards)
    .innerJoin(
      projects,
      and(eq(projects.workspace_id, cards.workspace_id), eq(projects.id, cards.project_id)),
    )
    .leftJoin(memberships, actorMembership(actor))
    .leftJoin(projectMembers, actorProjectRole(actor))
    .where(and(eq(cards.workspace_id, actor.workspaceId), eq(cards.id, cardId)))
    .for('key share', { of: projects })
  return row
}

async function requireOpenColumn(tx: Transaction, actor: Actor, projectId: string): Promise<Card> {
  const card = await findOpenColumn(tx, actor.workspaceId, projectId)
  if (!card) throw new AppError('no_open_column')
  return card
}

/** The project's first column that is not done. */
export async function findOpenColumn(
  tx: Transaction,
  workspaceId: string,
  projectId: string,
): Promise<Card | undefined> {
  const [card] = await tx
    .select({ id: cards.id, name: cards.name, is_done: cards.is_done })
    .from(cards)
    .where(
      and(eq(cards.workspace_id, workspaceId), eq(cards.project_id, projectId), eq(cards.is_done, false)),
    )
    .orderBy(asc(cards.order), asc(cards.id))
    .limit(1)
  return card
}

/**
 * The assignees, repeats folded: every one an active member, or none is taken.
 * @throws AppError invalid_assignee
 */
async function verifyAssignees(tx: Transaction, actor: Actor, userIds: readonly string[]): Promise<string[]> {
  const unique = [...new Set(userIds)]
  if (unique.length === 0) return []
  const refusal = new AppError('invalid_assignee', { param: 'user_ids' })
  if (!unique.every((id) => isId('user', id))) throw refusal
  const [members] = await tx
    .select({ count: count() })
    .from(memberships)
    .where(
      and(
        eq(memberships.workspace_id, actor.workspaceId),
        inArray(memberships.user_id, unique),
        sql`${memberships.status} = 'active'`,
      ),
    )
  if (members?.count !== unique.length) throw refusal
  return unique
}
