import { and, eq, type PgColumn, type PgTable } from '../db/drizzle.ts'
import type { TenantTable } from '../db/citus/by-workspace.ts'
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

/* Lookups across workspaces, for operator commands only. Tenant requests must not use these functions. */

export const workspaceExists = (db: Database, id: string): Promise<boolean> =>
  exists(db, workspaces, 'ws', id)
export const userExists = (db: Database, id: string): Promise<boolean> => exists(db, users, 'user', id)

async function exists(
  db: Database,
  table: PgTable & { id: PgColumn },
  prefix: 'ws' | 'user',
  id: string,
): Promise<boolean> {
  return isId(prefix, id) && (await db.$count(table, eq(table.id, id))) > 0
}

/** Lists all workspaces, oldest first. */
export function listWorkspaces(
  db: Database,
): Promise<{ id: string; name: string; time_zone: string; state: WorkspaceState }[]> {
  const { id, name, time_zone, state } = workspaces
  return db.select({ id, name, time_zone, state }).from(workspaces).orderBy(workspaces.id)
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

/** The kinds of objects that operators refer to by id, by the name used in messages. */
const objectKinds = {
  project: { prefix: 'project', table: projects },
  key: { prefix: 'key', table: apiKeys },
  endpoint: { prefix: 'whe', table: webhookEndpoints },
  delivery: { prefix: 'whd', table: webhookDeliveries },
} as const
export type ObjectKind = keyof typeof objectKinds

/** Returns the workspace of an object; undefined if no object has the id. */
export async function findWorkspaceOf(
  db: Database,
  kind: ObjectKind,
  id: string,
): Promise<string | undefined> {
  const { prefix } = objectKinds[kind]
  const table: TenantTable & { id: PgColumn } = objectKinds[kind].table
  if (!isId(prefix, id)) return undefined
  const [found] = await db.select({ workspaceId: table.workspace_id }).from(table).where(eq(table.id, id))
  return found?.workspaceId as string | undefined
}
