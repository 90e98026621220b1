import { and, asc, eq, sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/openapi.router.ts'
import type { Transaction } from '../db/client.ts'
import { builder, prepareInsert, prepareRows, value } from '../db/prepared.ts'
import { send } from '../db/transaction.ts'
import { cards, memberships, projectMembers, projects, tasks } from '../db/schema.ts'
import { AppError, invalid } from '../errors.ts'
import { recordActivity } from './activity.ts'
import type { Actor } from './actor.ts'
import { isId, newId } from './ids.ts'
import { webhookEndpointsOf } from './outbox.ts'
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
  const assignees = [...new Set(input.user_ids)]
  const looking = Promise.all([resolveTarget(tx, actor, input), countActiveMembers(tx, actor, assignees)])
  void webhookEndpointsOf(tx, actor.workspaceId)
  const [{ project, card }, members] = await looking
  // Every one an active member, or none is taken.
  if (members !== assignees.length) throw new AppError('invalid_assignee', { param: 'user_ids' })
  return insertTask(tx, actor, project, card, {
    title: input.title_text,
    description: input.description,
    priority: input.priority,
    progress: input.progress,
    end_date: input.end_date,
    end_time: input.end_date == null ? null : input.end_time,
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
  const columns = {
    id: newId('task', actor.now),
    title: row.title,
    description: row.description ?? null,
    project_id: project.id,
    priority: row.priority ?? null,
    end_date: row.end_date ?? null,
    end_time: row.end_time ?? null,
    progress: row.progress ?? null,
    assignee_ids: row.assignee_ids,
    created_at: at,
    updated_at: at,
  }
  const created = { ...columns, card, completed: columns.progress === 100 }
  send(
    tx,
    insertRow(tx, {
      ...columns,
      workspace_id: actor.workspaceId,
      card_id: card?.id ?? null,
      visible: project.visible,
      reminder_at: null,
      reminded_at: null,
      recurrence: row.recurrence ?? null,
      recurrence_day: row.recurrence_day ?? null,
      created_by: actor.userId,
    }),
  )
  await recordActivity(tx, actor, {
    type: 'task.created',
    subject: created,
    projectId: project.id,
    visible: project.visible,
    notify: created.assignee_ids,
  })
  return created
}

const insertRow = prepareInsert(tasks)

/** The project and column that the task goes into. A card that is not visible is not told from one that is absent. */
async function resolveTarget(
  tx: Transaction,
  actor: Actor,
  { card_id, project_id }: { card_id?: string | null; project_id?: string | null },
): Promise<{ project: ProjectAccess; card: Card }> {
  if (card_id == null && project_id == null) {
    throw invalid('project_id', 'project_id is required when card_id is omitted.')
  }
  const [cardFound, projectFound, openColumn] = await Promise.all([
    card_id == null ? undefined : findCard(tx, actor, card_id),
    project_id == null ? undefined : findProjectAccess(tx, actor, project_id),
    card_id == null && project_id != null ? findOpenColumn(tx, actor.workspaceId, project_id) : undefined,
  ])
  const target = card_id == null ? undefined : requireShown(actor, cardFound)
  const project = project_id == null ? undefined : requireShown(actor, projectFound)
  if (target && project && target.id !== project.id) {
    throw invalid('card_id', 'The card does not belong to the project.')
  }
  const found = target ?? project
  if (!found) throw new AppError('not_found')
  requireWriteAccess(found)
  const card = target?.card ?? openColumn
  if (!card) throw new AppError('no_open_column')
  return { project: found, card }
}

/** @throws AppError not_found, inbox_project */
function requireShown<Access extends ProjectAccess>(actor: Actor, access: Access | undefined): Access {
  if (!access) throw new AppError('not_found')
  if (access.is_inbox) throw new AppError('inbox_project')
  if (!access.visible && actor.via === 'api') throw new AppError('not_found')
  return access
}

const cardColumns = { id: cards.id, name: cards.name, is_done: cards.is_done }

async function findCard(
  tx: Transaction,
  actor: Actor,
  cardId: string,
): Promise<(ProjectAccess & { card: Card | null }) | undefined> {
  if (!isId('card', cardId)) return undefined
  const [row] = await cardWithAccess(tx, { workspaceId: actor.workspaceId, userId: actor.userId, cardId })
  return row
}

const cardWithAccess = prepareRows({ ...accessColumns, card: cardColumns }, (columns) =>
  builder
    .select(columns)
    .from(cards)
    .innerJoin(
      projects,
      and(eq(projects.workspace_id, cards.workspace_id), eq(projects.id, cards.project_id)),
    )
    .leftJoin(memberships, actorMembership)
    .leftJoin(projectMembers, actorProjectRole)
    .where(and(eq(cards.workspace_id, value('workspaceId')), eq(cards.id, value('cardId'))))
    .for('key share', { of: projects }),
)

/** The project's first column that is not done. */
export async function findOpenColumn(
  tx: Transaction,
  workspaceId: string,
  projectId: string,
): Promise<Card | undefined> {
  if (!isId('project', projectId)) return undefined
  const [card] = await openColumn(tx, { workspaceId, projectId })
  return card
}

const openColumn = prepareRows(cardColumns, (columns) =>
  builder
    .select(columns)
    .from(cards)
    .where(
      and(
        eq(cards.workspace_id, value('workspaceId')),
        eq(cards.project_id, value('projectId')),
        eq(cards.is_done, false),
      ),
    )
    .orderBy(asc(cards.order), asc(cards.id))
    .limit(1),
)

/** How many of the different users are active members. */
async function countActiveMembers(
  tx: Transaction,
  actor: Actor,
  userIds: readonly string[],
): Promise<number> {
  if (userIds.length === 0 || !userIds.every((id) => isId('user', id))) return 0
  const [members] = await activeMembers(tx, { workspaceId: actor.workspaceId, userIds })
  return members?.count ?? 0
}

const activeMembers = prepareRows({ count: sql<number>`count(*)::int` }, (columns) =>
  builder
    .select(columns)
    .from(memberships)
    .where(
      and(
        eq(memberships.workspace_id, value('workspaceId')),
        sql`${memberships.user_id} = any(${value('userIds')})`,
        eq(memberships.status, 'active'),
      ),
    ),
)
