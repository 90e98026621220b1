import { and, eq } from '../db/drizzle.ts'
import type { Database } from '../db/database.ts'
import {
  apiKeys,
  memberships,
  projects,
  tasks,
  users,
  webhookDeliveries,
  webhookEndpoints,
  workspaces,
  type MembershipStatus,
  type WorkspaceState,
} from '../db/schema.ts'
import { isId } from './ids.ts'

/* Lookups across workspaces, for operators' commands only. Requests of a tenant must not use them. */

export async function workspaceExists(db: Database, id: string): Promise<boolean> {
  if (!isId('ws', id)) return false
  return (await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, id))).length > 0
}

/** Lists all workspaces, oldest first. */
export function listWorkspaces(db: Database): Promise<{ id: string; name: string; state: WorkspaceState }[]> {
  return db
    .select({ id: workspaces.id, name: workspaces.name, state: workspaces.state })
    .from(workspaces)
    .orderBy(workspaces.id)
}

export async function userExists(db: Database, id: string): Promise<boolean> {
  if (!isId('user', id)) return false
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0
}

/** Returns the status of a user's membership; undefined if there is none. */
export async function findMembershipStatus(
  db: Database,
  workspaceId: string,
  userId: string,
): Promise<MembershipStatus | undefined> {
  const [membership] = await db
    .select({ status: memberships.status })
    .from(memberships)
    .where(and(eq(memberships.workspace_id, workspaceId), eq(memberships.user_id, userId)))
  return membership?.status
}

/** Returns the workspace of a task, if the user is a member of it. */
export async function findTaskWorkspace(
  db: Database,
  id: string,
  userId: string,
): Promise<string | undefined> {
  if (!isId('task', id)) return undefined
  const [task] = await db
    .select({ workspaceId: tasks.workspace_id })
    .from(tasks)
    .innerJoin(memberships, eq(memberships.workspace_id, tasks.workspace_id))
    .where(and(eq(tasks.id, id), eq(memberships.user_id, userId)))
  return task?.workspaceId
}

export async function findProjectWorkspace(db: Database, id: string): Promise<string | undefined> {
  if (!isId('project', id)) return undefined
  const [project] = await db
    .select({ workspaceId: projects.workspace_id })
    .from(projects)
    .where(eq(projects.id, id))
  return project?.workspaceId
}

export async function findKeyWorkspace(db: Database, id: string): Promise<string | undefined> {
  if (!isId('key', id)) return undefined
  const [key] = await db.select({ workspaceId: apiKeys.workspace_id }).from(apiKeys).where(eq(apiKeys.id, id))
  return key?.workspaceId
}

export async function findEndpointWorkspace(db: Database, id: string): Promise<string | undefined> {
  if (!isId('whe', id)) return undefined
  const [endpoint] = await db
    .select({ workspaceId: webhookEndpoints.workspace_id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
  return endpoint?.workspaceId
}

export async function findDeliveryWorkspace(db: Database, id: string): Promise<string | undefined> {
  if (!isId('whd', id)) return undefined
  const [delivery] = await db
    .select({ workspaceId: webhookDeliveries.workspace_id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id))
  return delivery?.workspaceId
}
