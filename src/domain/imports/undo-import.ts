import { and, asc, eq, gt, inArray, sql, type Queries } from '../../db/drizzle.ts'
import { comments, importBatches, tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { findAccessibleProject } from '../projects/accessible-projects.ts'
import { deleteTask } from '../tasks/delete-task.ts'
import { readAllRecords, type OpenFile } from './csv-file.ts'
import { createRecordKeys, findTaskIds, forgetRecords, type RecordKey } from './imported-records.ts'
import { actorOf, announceImport, requireTarget, type Importer } from './importer.ts'

/** The numbers of tasks of an import that was undone. */
export interface Undone {
  deleted: number
  /** Number of tasks that stay, since they were changed, moved or commented on. */
  kept: number
}

const batchSize = 100

/**
 * Undoes an import of the last day (product.md 26.12).
 * @throws AppError not_found, forbidden, or validation_error for an archived project
 */
export async function undoImport(importer: Importer, importId: string): Promise<Undone> {
  const { db, workspaceId, userId, now } = importer
  const which = and(
    eq(importBatches.workspace_id, workspaceId),
    eq(importBatches.import_id, importId),
    gt(importBatches.expires_at, now().toISOString()),
  )
  const batches = await db
    .select({ projectId: importBatches.project_id, taskIds: importBatches.task_ids })
    .from(importBatches)
    .where(which)
    .orderBy(asc(importBatches.batch))
  const [first] = batches
  if (!first) throw new AppError('not_found')
  await findAccessibleProject(db, { workspaceId, userId }, first.projectId)
  return deleteUnchanged(
    importer,
    first.projectId,
    batches.map(({ taskIds }) => taskIds),
  )
}

/**
 * Undoes the imports of a file's records in the last 30 days (product.md 26.12).
 * @throws AppError not_found, forbidden, inbox_project, or validation_error for an archived project
 */
export async function undoImportOfFile(
  importer: Importer,
  projectId: string,
  open: OpenFile,
  signal?: AbortSignal,
): Promise<Undone> {
  const target = { workspace_id: importer.workspaceId, project_id: projectId }

  async function* batches(): AsyncGenerator<string[]> {
    for await (const records of keysOf(open)) yield await findTaskIds(importer.db, target, records)
  }

  return deleteUnchanged(importer, projectId, batches(), signal)
}

/** Deletes those tasks that nobody has changed since they were created, and counts the others. */
async function deleteUnchanged(
  importer: Importer,
  projectId: string,
  batches: Iterable<string[]> | AsyncIterable<string[]>,
  signal?: AbortSignal,
): Promise<Undone> {
  const undone: Undone = { deleted: 0, kept: 0 }
  await requireTarget(importer.db, actorOf(importer), projectId)
  try {
    for await (const ids of batches) {
      signal?.throwIfAborted()
      const { deleted, kept } = await importer.transact(async (tx) => {
        const actor = actorOf(importer)
        await requireTarget(tx, actor, projectId)
        const found = await lockTasks(tx, importer.workspaceId, ids)
        const unchanged = found.filter(({ isUnchanged }) => isUnchanged)
        for (const { id } of unchanged) await deleteTask(tx, actor, id)
        return { deleted: unchanged.length, kept: found.length - unchanged.length }
      })
      undone.deleted += deleted
      undone.kept += kept
    }
  } finally {
    if (undone.deleted > 0) announceImport(importer, projectId)
  }
  return undone
}

/** Locks those tasks that still exist, in the order in which other changes lock them. */
async function lockTasks(tx: Queries, workspaceId: string, ids: readonly string[]) {
  const hasComment = sql`exists (select from ${comments}
    where ${comments.workspace_id} = ${workspaceId} and ${comments.task_id} = ${tasks.id}
      and ${comments.deleted_at} is null)`
  return tx
    .select({
      id: tasks.id,
      isUnchanged: sql<boolean>`${tasks.updated_at} = ${tasks.created_at} and not ${hasComment}`,
    })
    .from(tasks)
    .where(and(eq(tasks.workspace_id, workspaceId), inArray(tasks.id, [...ids])))
    .orderBy(asc(tasks.id))
    .for('no key update')
}

/** Forgets the records of a file, so the next import creates their tasks again. */
export async function forgetImport(importer: Importer, projectId: string, open: OpenFile): Promise<void> {
  const target = { workspace_id: importer.workspaceId, project_id: projectId }
  for await (const records of keysOf(open))
    await importer.transact(async (tx) => {
      await requireTarget(tx, actorOf(importer), projectId)
      await forgetRecords(tx, target, records)
    })
}

/** Yields the keys of a file's records in batches. Whatever is no imported record is never found. */
async function* keysOf(open: OpenFile): AsyncGenerator<RecordKey[]> {
  const keyOf = createRecordKeys()
  let batch: RecordKey[] = []
  for await (const records of readAllRecords(open))
    for (const record of records) {
      if (!('error' in record)) batch.push(keyOf(record.cells))
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  if (batch.length > 0) yield batch
}
