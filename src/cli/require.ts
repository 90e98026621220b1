import { ConfigError } from '../config/environment.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { ChangeSource } from '../domain/actor.ts'
import {
  findMembershipStatus,
  findTaskWorkspace,
  findWorkspaceOf,
  listWorkspaces,
  userExists,
  workspaceExists,
  type ObjectKind,
} from '../domain/lookups.ts'
import { CommandError } from './command-error.ts'
import { operator, type CommandContext } from './command.ts'

/* Functions that look up objects by the ids on the command line. They throw a CommandError that names an unknown id. */

/** Returns the given workspace id, or without the option the id of the only workspace. */
export async function requireWorkspace(db: Database, id: string | undefined): Promise<string> {
  if (id !== undefined) {
    if (!(await workspaceExists(db, id))) throw new CommandError(`there is no workspace ${id}`)
    return id
  }
  const [first, second] = await listWorkspaces(db)
  if (!first) throw new CommandError('there is no workspace: create one with workspaces create')
  if (second)
    throw new ConfigError('there are several workspaces: name one with --workspace (workspaces list)')
  return first.id
}

export async function requireUser(db: Database, id: string): Promise<void> {
  if (!(await userExists(db, id))) throw new CommandError(`there is no user ${id}`)
}

/** Returns the id of the workspace in which the user is an active member. */
export async function requireActiveMember(
  db: Database,
  workspaceId: string | undefined,
  userId: string,
): Promise<string> {
  const id = await requireWorkspace(db, workspaceId)
  await requireUser(db, userId)
  const status = await findMembershipStatus(db, id, userId)
  if (status !== 'active') throw new CommandError(`${userId} is not an active member of ${id}`)
  return id
}

/** Returns the workspace of a project, key, endpoint or delivery. */
export async function requireWorkspaceOf(db: Database, kind: ObjectKind, id: string): Promise<string> {
  const workspaceId = await findWorkspaceOf(db, kind, id)
  if (workspaceId === undefined) throw new CommandError(`there is no ${kind} ${id}`)
  return workspaceId
}

/** Returns the change source of an operator command for the workspace of an object. */
export async function sourceFor(
  { db, now }: CommandContext,
  kind: ObjectKind,
  id: string,
): Promise<ChangeSource> {
  return { workspaceId: await requireWorkspaceOf(db, kind, id), ...operator, now }
}

/** Returns the workspace of the task. */
export async function requireTask(db: Database, id: string, userId: string): Promise<string> {
  await requireUser(db, userId)
  const workspaceId = await findTaskWorkspace(db, id, userId)
  if (workspaceId === undefined) throw new CommandError(`${userId} has no task ${id} in any workspace`)
  return workspaceId
}

/** Runs the work, and replaces the message of a domain error with the given message for its code. */
export async function explain<T>(
  messages: Partial<Record<AppError['code'], string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof AppError ? messages[error.code] : undefined
    if (message === undefined) throw error
    throw new CommandError(message)
  }
}
