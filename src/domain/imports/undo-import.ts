import { AppError } from '../../errors.ts'
import { deleteTask } from '../tasks/delete-task.ts'
import { readCsv } from './csv-records.ts'
import { actorOf, announceImport, requireTarget, type Importer } from './importer.ts'
import { createRecordKeys, forgetRecords, type RecordKey } from './imported-records.ts'

const batchSize = 100

/**
 * Deletes the tasks created from the file's records in the last 30 days, even if changed since, and forgets
 * the records (product.md 26.12).
 * @throws AppError not_found, forbidden, inbox_project, or validation_error for an archived project
 */
export async function undoImport(
  importer: Importer,
  projectId: string,
  file: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<{ deleted: number }> {
  let deleted = 0
  try {
    for await (const records of batchesOf(file)) {
      signal?.throwIfAborted()
      deleted += await importer.transact(async (tx) => {
        const actor = actorOf(importer)
        await requireTarget(tx, actor, projectId)
        const target = { workspace_id: importer.workspaceId, project_id: projectId }
        let count = 0
        for (const id of await forgetRecords(tx, target, records))
          if (await deleteTask(tx, actor, id).then(() => true, ignoreMissing)) count++
        return count
      })
    }
  } finally {
    if (deleted > 0) announceImport(importer, projectId)
  }
  return { deleted }
}

/** Forgets the records of a file, so the next import creates their tasks again. */
export async function forgetImport(
  importer: Importer,
  projectId: string,
  file: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target = { workspace_id: importer.workspaceId, project_id: projectId }
  for await (const records of batchesOf(file))
    await importer.transact(async (tx) => {
      await requireTarget(tx, actorOf(importer), projectId)
      await forgetRecords(tx, target, records)
    })
}

/** Yields the records below the header in batches. */
async function* batchesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<RecordKey[]> {
  const keyOf = createRecordKeys()
  const records = readCsv(file)
  await records.next()
  let batch: RecordKey[] = []
  for await (const record of records) {
    if (!('error' in record)) batch.push(keyOf(record.cells))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Ignores that the task is already deleted. @throws any other error */
function ignoreMissing(error: unknown): false {
  if (error instanceof AppError && error.code === 'not_found') return false
  throw error
}
