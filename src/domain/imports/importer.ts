import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { findProjectAccess, requireWriteAccess } from '../projects/project-access.ts'
import { encodeSignal } from '../record/change-signal.ts'

/** The person who imports tasks, and the transactions of the import. */
export interface Importer {
  db: Database
  /** Runs a write in one transaction, which is committed if the person is still permitted to import. */
  transact: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  workspaceId: string
  userId: string
  now: () => Date
}

export function actorOf({ workspaceId, userId, now }: Importer): Actor {
  return { workspaceId, userId, via: 'import', now: now() }
}

/**
 * Requires a project in which the actor may import tasks.
 * @throws AppError not_found, forbidden, inbox_project, or validation_error for an archived project
 */
export async function requireTarget(db: Queries, actor: Actor, projectId: string): Promise<void> {
  const project = await findProjectAccess(db, actor, projectId)
  if (!project) throw new AppError('not_found')
  if (project.is_inbox)
    throw new AppError('inbox_project', { detail: 'Tasks cannot be imported into an inbox project.' })
  if (project.is_archived) throw new AppError('validation_error', { detail: 'The project is archived.' })
  requireWriteAccess(project, actor.via)
}

/** Sends open pages one signal about a project in which an import has created or deleted tasks. */
export function announceImport({ db: { signals }, workspaceId }: Importer, projectId: string): void {
  const payload = encodeSignal({ workspaceId, type: 'project.updated', id: projectId, projectId })
  signals.send([{ channel: 'taskwire_changes', payload }])
}
