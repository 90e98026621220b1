import type { Plan } from '../../db/plan.ts'
import { insert } from '../../db/rows.ts'
import { cards, projectMembers, projects, type Visibility } from '../../db/schema.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { newId } from '../ids.ts'
import { findEndpoints } from '../record/outbox.ts'

export interface NewProject {
  name: string
  description?: string | null | undefined
  visibility?: Visibility
  is_inbox?: boolean
  /** Board columns, in order. */
  cards?: readonly { name: string; is_done: boolean }[]
}

const defaultCards = [
  { name: 'To do', is_done: false },
  { name: 'In progress', is_done: false },
  { name: 'Done', is_done: true },
]

export type CreatedProject = Awaited<ReturnType<typeof createProject>>

/** Creates a project with its board, and makes the creator its manager. */
export async function createProject(plan: Plan, actor: Actor, input: NewProject) {
  const { workspaceId: workspace_id, userId, now } = actor
  const endpoints = await findEndpoints(plan.db, workspace_id)
  const created_at = now.toISOString()
  const { visibility = 'open', is_inbox = false } = input
  const row = {
    id: newId('project', now),
    name: input.name,
    description: input.description ?? null,
    created_at,
    updated_at: created_at,
  }
  insert(plan, projects, {
    ...row,
    workspace_id,
    visibility,
    is_inbox,
    archived_at: null,
    counted_tasks: 0,
    counted_until: '',
    created_by: userId,
  })
  const board = (input.cards ?? defaultCards).map(({ name, is_done }, order) => ({
    id: newId('card', now),
    name,
    is_done,
    order,
  }))
  for (const card of board) insert(plan, cards, { ...card, workspace_id, project_id: row.id, created_at })
  insert(plan, projectMembers, { workspace_id, project_id: row.id, user_id: userId, role: 'manager' })
  const scope = { projectId: row.id, visible: visibility === 'open' && !is_inbox, endpoints }
  recordActivity(plan, actor, { type: 'project.created', subject: row, scope })
  return { ...row, visibility, cards: board }
}
