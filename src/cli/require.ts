import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import {
  findMembershipStatus,
  findProjectOwner,
  findTaskWorkspace,
  keyExists,
  userExists,
  workspaceExists,
} from '../domain/lookups.ts'
import { CommandError } from './command-error.ts'

/* What the ids on the command line name, or a refusal that says which of them names nothing. */

export async function requireWorkspace(db: Database, id: string): Promise<void> {
  if (!(await workspaceExists(db, id))) throw new CommandError(`there is no workspace ${id}`)
}

export async function requireUser(db: Database, id: string): Promise<void> {
  if (!(await userExists(db, id))) throw new CommandError(`there is no user ${id}`)
}

export async function requireActiveMember(db: Database, workspaceId: string, userId: string): Promise<void> {
  await requireWorkspace(db, workspaceId)
  await requireUser(db, userId)
  const status = await findMembershipStatus(db, workspaceId, userId)
  if (status !== 'active') throw new CommandError(`${userId} is no active member of ${workspaceId}`)
}

export async function requireKey(db: Database, id: string): Promise<void> {
  if (!(await keyExists(db, id))) throw new CommandError(`there is no key ${id}`)
}

/** The task's workspace. */
export async function requireTask(db: Database, id: string, userId: string): Promise<string> {
  await requireUser(db, userId)
  const workspaceId = await findTaskWorkspace(db, id, userId)
  if (workspaceId === undefined) throw new CommandError(`${userId} has no task ${id} in any workspace`)
  return workspaceId
}

export async function requireProject(
  db: Database,
  id: string,
): Promise<{ workspaceId: string; creatorId: string }> {
  const project = await findProjectOwner(db, id)
  if (!project) throw new CommandError(`there is no project ${id}`)
  return project
}

/** Runs the work; says in these words why the domain refuses it. */
export async function explain<T>(
  words: Partial<Record<AppError['code'], string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof AppError ? words[error.code] : undefined
    if (reason === undefined) throw error
    throw new CommandError(reason)
  }
}
