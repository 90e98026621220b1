import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ErrorCode } from '../../../generated/errors.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { AppError } from '../../errors.ts'
import { createTask } from '../tasks/create-task.ts'
import { createTargetCache } from '../tasks/resolve-target.ts'
import { readCsv, type CsvRecord } from './csv-records.ts'
import { isNotTask, readHeader, type ColumnMap, type Header, type ImportColumn } from './import-columns.ts'
import { readNames, type ImportNames } from './import-names.ts'
import { fieldOfBody, readRow } from './import-row.ts'
import { actorOf, announceImport, requireTarget, type Importer } from './importer.ts'
import {
  createRecordKeys,
  findImported,
  nameOf,
  storeTaskIds,
  rememberRecords,
  type RecordKey,
} from './imported-records.ts'
import type { DateOrder } from './written-dates.ts'

export interface ImportResult {
  /** Number of records that became (or would become) tasks, without those of earlier imports. */
  created: number
  /** Number of lines that are not tasks, such as sections. */
  skipped: number
  /** The failed records by line; the header is line 1. */
  failed: Failure[]
  columns: ImportColumn[]
}

export interface Failure {
  line: number
  /** The field of `createTask` in spec/work.yaml; null if the whole line failed. */
  field: string | null
  message: string
}

export interface ImportOptions {
  /** The fields of columns with unusual or ambiguous headers. */
  map?: ColumnMap
  dates?: DateOrder
  /** Whether to only check the file, writing nothing. */
  isDryRun?: boolean
  /** Aborts the import at the next record. */
  signal?: AbortSignal
  /** Maximum number of failed records to list; by default all. */
  maxListed?: number
  /** Receives the number of the last imported line. */
  onProgress?: (line: number) => void
  /**
   * Receives each failed record: its cells (or its text if malformed), the reason and the header's cells.
   */
  onFailed?: (
    record: { cells: readonly string[] } | { text: string },
    message: string,
    header: readonly string[],
  ) => void
}

/** An import that ended early, with its result so far. */
export class UnfinishedImport extends Error {
  readonly result: ImportResult

  constructor(result: ImportResult, cause: unknown) {
    super('the import ended before its file did', { cause })
    this.result = result
  }
}

/** A record of the file, with the task that it becomes. */
interface TaskRecord {
  line: number
  cells: readonly string[]
  key: RecordKey
  body: Schemas['TaskCreate']
}

const batchSize = 100

/** The codes of errors that concern a single record or a project that has changed during the import. */
const refusalsOfRecords: readonly ErrorCode[] = [
  'validation_error',
  'no_open_column',
  'invalid_assignee',
  'not_found',
  'forbidden',
]

/**
 * Creates a task for each record of a CSV stream that was not imported before (product.md 26).
 * @throws AppError before any write: not_found, forbidden, inbox_project; validation_error (project, header, map)
 * @throws UnfinishedImport if interrupted, or if the database fails, after the first write
 */
export async function importTasks(
  importer: Importer,
  projectId: string,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { map, signal } = options
  await requireTarget(importer.db, actorOf(importer), projectId)
  const names = await readNames(importer.db, importer.workspaceId, projectId)
  const records = readCsv(file)
  const header = readHeader(await readFirst(records), map)
  const run = new ImportRun(importer, names, header, options)
  try {
    for await (const record of records) {
      // Lets signals arrive: a chunk of the file may contain many invalid records.
      await nextTurn()
      signal?.throwIfAborted()
      await run.add(record)
    }
    await run.writeBatch()
    return run.result
  } catch (error) {
    throw new UnfinishedImport(run.result, error)
  } finally {
    run.end()
  }
}

async function readFirst(records: AsyncGenerator<CsvRecord>): Promise<readonly string[]> {
  const { value } = (await records.next()) as IteratorResult<CsvRecord, undefined>
  return value ? cellsOf(value) : []
}

function cellsOf(record: CsvRecord): readonly string[] {
  if ('error' in record) throw new AppError('validation_error', { detail: record.error })
  return record.cells
}

/** The state of one import. */
class ImportRun {
  readonly result: ImportResult
  readonly #importer: Importer
  readonly #names: ImportNames
  readonly #header: Header
  readonly #options: ImportOptions
  readonly #target: { workspace_id: string; project_id: string }
  readonly #keyOf = createRecordKeys()
  #batch: TaskRecord[] = []

  constructor(importer: Importer, names: ImportNames, header: Header, options: ImportOptions) {
    this.#importer = importer
    this.#names = names
    this.#header = header
    this.#options = options
    this.#target = { workspace_id: importer.workspaceId, project_id: names.projectId }
    this.result = { created: 0, skipped: 0, failed: [], columns: header.columns }
  }

  async add(record: CsvRecord): Promise<void> {
    try {
      const cells = cellsOf(record)
      const key = this.#keyOf(cells)
      if (isNotTask(this.#header, cells)) {
        this.result.skipped++
        return
      }
      const body = readRow(this.#header, cells, this.#names, this.#options.dates ?? 'iso')
      this.#batch.push({ line: record.line, cells, key, body })
    } catch (error) {
      this.#fail(record, error)
    }
    if (this.#batch.length === batchSize) await this.writeBatch()
  }

  async writeBatch(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    const last = batch.at(-1)
    if (!last) return
    if (this.#options.isDryRun) await this.#countNew(batch)
    else await this.#createAll(batch)
    this.#options.onProgress?.(last.line)
  }

  async #countNew(batch: readonly TaskRecord[]): Promise<void> {
    const keys = batch.map(({ key }) => key)
    const known = await findImported(this.#importer.db, this.#target, keys)
    this.result.created += keys.filter((key) => !known.has(nameOf(key))).length
  }

  /** Creates the tasks of a batch in one transaction, or one by one if one of them is refused. */
  async #createAll(batch: readonly TaskRecord[]): Promise<void> {
    try {
      this.result.created += await this.#create(batch)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      for (const task of batch) {
        this.#options.signal?.throwIfAborted()
        try {
          this.result.created += await this.#create([task])
        } catch (refusal) {
          this.#fail(task, refusal)
        }
      }
    }
  }

  /** Creates the tasks whose records were not imported before, and returns their number. */
  #create(tasks: readonly TaskRecord[]): Promise<number> {
    return this.#importer.transact(async (tx) => {
      const actor = actorOf(this.#importer)
      // The project may have been archived since the last batch.
      await requireTarget(tx, actor, this.#target.project_id)
      const keys = tasks.map(({ key }) => key)
      const added = await rememberRecords(tx, this.#target, keys, actor.now)
      const findTarget = createTargetCache()
      const made: { key: RecordKey; taskId: string }[] = []
      for (const { key, body } of tasks) {
        if (!added.has(nameOf(key))) continue
        const { id } = await createTask(tx, actor, body, {}, findTarget)
        made.push({ key, taskId: id })
      }
      await storeTaskIds(tx, this.#target, made)
      return made.length
    })
  }

  /** Adds the failure of a record. @throws any error that does not concern the record, such as a session's end */
  #fail(record: CsvRecord | TaskRecord, error: unknown): void {
    if (!(error instanceof AppError) || !refusalsOfRecords.includes(error.code)) throw error
    const { code, param, message } = error
    const field = code === 'no_open_column' ? 'card_id' : param === undefined ? null : fieldOfBody(param)
    const { maxListed = Infinity } = this.#options
    if (this.result.failed.length < maxListed) this.result.failed.push({ line: record.line, field, message })
    this.#options.onFailed?.(
      record,
      message,
      this.#header.columns.map(({ header }) => header),
    )
  }

  /** Sorts the failures, and notifies open pages once that the project has changed. */
  end(): void {
    this.result.failed.sort((a, b) => a.line - b.line)
    if (this.result.created > 0 && !this.#options.isDryRun)
      announceImport(this.#importer, this.#names.projectId)
  }
}
