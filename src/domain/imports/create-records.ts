import type { Schemas } from '../../../generated/openapi.operations.ts'
import { importBatches } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Actor } from '../actor.ts'
import type { WebOnlyFields } from '../task-fields.ts'
import { createTask } from '../tasks/create-task.ts'
import { createTargetCache } from '../tasks/resolve-target.ts'
import { rememberRecords, storeTaskIds, type RecordKey } from './imported-records.ts'
import { requireTarget } from './importer.ts'

/** A record of the file, with the task that it becomes. */
export interface TaskRecord {
  line: number
  cells: readonly string[]
  key: RecordKey
  /** Whether the record is of an archived card, which is imported as done. */
  isArchived: boolean
  body: Schemas['TaskCreate']
  further: WebOnlyFields
}

/** Which transaction of which import it is, and the project. */
interface Batch {
  importId: string
  batch: number
  workspace_id: string
  project_id: string
}

/** Time for which an import can be undone, in milliseconds. */
const undoMs = 86_400_000

/**
 * Creates the tasks of records that were not imported before, and returns their ids.
 * @throws AppError if the project, a column or a person does not permit it any more
 */
export async function createRecords(
  tx: Transaction,
  actor: Actor,
  { importId: import_id, batch, ...target }: Batch,
  records: readonly TaskRecord[],
): Promise<string[]> {
  // The project may have been archived since the last batch.
  await requireTarget(tx, actor, target.project_id)
  const keys = records.map(({ key }) => key)
  const added = await rememberRecords(tx, target, keys, actor.now)
  const findTarget = createTargetCache()
  const made: { key: RecordKey; taskId: string }[] = []
  for (const { key, body, further } of records) {
    if (!added.has(key)) continue
    const { id } = await createTask(tx, actor, body, further, findTarget)
    made.push({ key, taskId: id })
  }
  await storeTaskIds(tx, target, made, actor.now)
  const task_ids = made.map(({ taskId }) => taskId)
  const expires_at = new Date(actor.now.getTime() + undoMs).toISOString()
  if (made.length > 0)
    await tx.insert(importBatches).values({ ...target, import_id, batch, task_ids, expires_at })
  return task_ids
}
