import { and, asc, eq, sql, type SQLWrapper, type Queries } from '../../db/drizzle.ts'
import {
  builder,
  isLookedUp,
  prepareLookup,
  prepareRows,
  placeholder,
  type RowOf,
} from '../../db/prepared.ts'
import { cards, memberships, projectMembers, projects } from '../../db/schema.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import type { ChangeScope } from '../record/change.ts'
import { isId } from '../ids.ts'
import { endpointsColumn } from '../record/outbox.ts'
import {
  accessColumns,
  actorMembership,
  actorProjectRole,
  findProjectAccess,
  isShown,
  requireWriteAccess,
  type ProjectAccess,
} from '../projects/project-access.ts'
import { assignableCount } from './assignees.ts'
import type { TaskRow } from './task-row.ts'

export type Card = NonNullable<TaskRow['card']>

/** The project and column of a new task, and the number of given assignees who may be assigned. */
export interface Target {
  scope: ChangeScope & { projectId: string }
  /** Null in an inbox. */
  card: Card | null
  /** The number of assignees who may be assigned. */
  assignable: number
}

interface TargetRequest {
  card_id: string | null | undefined
  project_id: string | null | undefined
  assignees: readonly string[]
}

/**
 * Finds everything that creating a task depends on in one query. A card that is not visible is refused like
 * an unknown one.
 * @throws AppError validation_error, not_found, inbox_project, forbidden, no_open_column
 */
export async function resolveTarget(db: Queries, actor: Actor, wanted: TargetRequest): Promise<Target> {
  const { project_id } = wanted
  const found = requireShown(actor, await findTarget(db, actor, wanted))
  // The web editor shows no columns of an inbox.
  if (found.is_inbox && wanted.card_id != null) throw new AppError('not_found')
  if (project_id != null && project_id !== found.id) {
    requireShown(actor, await findProjectAccess(db, actor, project_id))
    throw invalid('card_id', 'card_id must be the id of a card in the project.')
  }
  requireWriteAccess(found, actor.via)
  const { id: projectId, visible, is_inbox, endpoints, card, assignable } = found
  if (!card && !is_inbox) throw new AppError('no_open_column')
  return { scope: { projectId, visible, endpoints }, card: is_inbox ? null : card, assignable }
}

/** Returns a caching `resolveTarget`, for use within one transaction. */
export function createTargetCache(): typeof resolveTarget {
  const targets = new Map<string, Promise<Target>>()
  return (db, actor, wanted) => {
    const key = JSON.stringify(wanted)
    const found = targets.get(key) ?? resolveTarget(db, actor, wanted)
    targets.set(key, found)
    return found
  }
}

/** @throws AppError not_found, inbox_project */
function requireShown<Access extends ProjectAccess>(actor: Actor, access: Access | undefined): Access {
  if (!access) throw new AppError('not_found')
  if (access.is_inbox && actor.via !== 'web') throw new AppError('inbox_project')
  if (!isShown(actor, access)) throw new AppError('not_found')
  return access
}

const cardColumns = { id: cards.id, name: cards.name, is_done: cards.is_done }

const targetColumns = {
  ...accessColumns,
  assignable: assignableCount,
  endpoints: endpointsColumn(placeholder('workspaceId')),
}

type FoundTarget = RowOf<typeof targetColumns> & { card: Card | null }

/**
 * Finds the project by the card if one is given, or else the project with its first column that is not done.
 */
async function findTarget(
  db: Queries,
  actor: Actor,
  { card_id, project_id, assignees }: TargetRequest,
): Promise<FoundTarget | undefined> {
  const { workspaceId, userId } = actor
  const values = { workspaceId, userId, assignees: assignees.filter((id) => isId('user', id)) }
  if (card_id != null) {
    return isId('card', card_id) ? targetByCard(db, values, card_id) : undefined
  }
  const projectId = project_id ?? ''
  return isId('project', projectId) ? targetByProject(db, values, projectId) : undefined
}

const targetByCard = prepareLookup(
  { ...targetColumns, card: cardColumns },
  ({ card }) => card?.id,
  (columns) =>
    builder
      .select(columns)
      .from(cards)
      .innerJoin(
        projects,
        and(eq(projects.workspace_id, cards.workspace_id), eq(projects.id, cards.project_id)),
      )
      .leftJoin(memberships, actorMembership)
      .leftJoin(projectMembers, actorProjectRole)
      .where(and(eq(cards.workspace_id, placeholder('workspaceId')), isLookedUp(cards.id))),
)

const selectOpenColumn = (projectId: SQLWrapper) =>
  builder
    .select(cardColumns)
    .from(cards)
    .where(
      and(
        eq(cards.workspace_id, placeholder('workspaceId')),
        eq(cards.project_id, projectId),
        eq(cards.is_done, false),
      ),
    )
    .orderBy(asc(cards.order), asc(cards.id))
    .limit(1)

const targetOpenColumn = selectOpenColumn(projects.id).as('open_column')

const targetByProject = prepareLookup(
  {
    ...targetColumns,
    card: { id: targetOpenColumn.id, name: targetOpenColumn.name, is_done: targetOpenColumn.is_done },
  },
  ({ id }) => id,
  (columns) =>
    builder
      .select(columns)
      .from(projects)
      .leftJoinLateral(targetOpenColumn, sql`true`)
      .leftJoin(memberships, actorMembership)
      .leftJoin(projectMembers, actorProjectRole)
      .where(and(eq(projects.workspace_id, placeholder('workspaceId')), isLookedUp(projects.id))),
)

/** Finds the project's first column that is not done. */
export async function findOpenColumn(
  db: Queries,
  workspaceId: string,
  projectId: string,
): Promise<Card | undefined> {
  const [card] = await openColumn(db, { workspaceId, projectId })
  return card
}

const openColumn = prepareRows(cardColumns, () => selectOpenColumn(placeholder('projectId')))
