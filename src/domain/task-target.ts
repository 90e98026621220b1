import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { builder, prepareRows, value } from '../db/prepared.ts'
import { cards, memberships, projectMembers, projects } from '../db/schema.ts'
import { AppError, invalid } from '../errors.ts'
import type { Actor } from './actor.ts'
import { isId } from './ids.ts'
import {
  accessColumns,
  actorMembership,
  actorProjectRole,
  findProjectAccess,
  requireWriteAccess,
  type ProjectAccess,
} from './project-access.ts'
import type { TaskRow } from './tasks.ts'

export type Card = NonNullable<TaskRow['card']>

/**
 * The project and column that a task goes into. A card that is not visible is not told from one that is absent.
 * @throws AppError validation_error, not_found, inbox_project, forbidden, no_open_column
 */
export async function resolveTarget(
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
