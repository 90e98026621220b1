import { AppError } from '../../errors.ts'
import { openCsv, type CsvFile, type OpenFile } from './csv-file.ts'
import type { ColumnMap, ImportColumn } from './import-columns.ts'
import { readNames } from './import-names.ts'
import { ImportRun } from './import-run.ts'
import type { UnknownWord } from './import-words.ts'
import { actorOf, requireTarget, type Importer } from './importer.ts'
import { Pacer } from './pacer.ts'
import type { DateOrder } from './written-dates.ts'

export interface ImportResult {
  /** Number of records that became (or would become) tasks, without those of earlier imports. */
  created: number
  /** Number of lines that are not tasks, such as sections, and of archived records that were skipped. */
  skipped: number
  /** Number of records that an earlier import made. */
  known: number
  /** The failed records by line. */
  failed: Failure[]
  columns: ImportColumn[]
  words: UnknownWord[]
  /** The id by which the import can be undone; null if it created nothing. */
  import_id: string | null
}

export interface Failure {
  line: number
  /** The field of `createTask` in spec/work.yaml; null if the whole line failed. */
  field: string | null
  message: string
}

export const archivedChoices = ['skip', 'done'] as const
export type ArchivedChoice = (typeof archivedChoices)[number]

export interface ImportOptions {
  /** The fields of columns with unusual or ambiguous headers. */
  map?: ColumnMap
  dates?: DateOrder
  /** Whether archived records are skipped, which is the default, or become completed tasks. */
  archived?: ArchivedChoice
  /** Whether to only check the file, writing nothing. */
  isDryRun?: boolean
  /** Aborts the import within a few milliseconds. */
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

/** Maximum number of records of a file. */
export const maxRecords = 100_000

/**
 * Creates a task for each record of a CSV file that was not imported before (product.md 26).
 * @throws AppError before any write: not_found, forbidden, inbox_project; too_many_columns, too_many_records;
 * validation_error (project, header, map)
 * @throws UnfinishedImport if interrupted, or if the database fails, after the first write
 */
export async function importTasks(
  importer: Importer,
  projectId: string,
  open: OpenFile,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const pacer = new Pacer(options.signal)
  await requireTarget(importer.db, actorOf(importer), projectId)
  const names = await readNames(importer.db, importer.workspaceId, projectId)
  const file = await openCsv(open, options.map)
  const run = new ImportRun(importer, names, file, options)
  try {
    await requireFewRecords(file, pacer)
    for await (const records of file.records())
      for (const record of records) {
        if (pacer.isDue) await pacer.rest()
        await run.add(record)
      }
    await run.writeBatch()
    return run.result
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_records') throw error
    throw new UnfinishedImport(run.result, error)
  } finally {
    run.end()
  }
}

/** @throws AppError too_many_records */
async function requireFewRecords(file: CsvFile, pacer: Pacer): Promise<void> {
  let count = 0
  for await (const records of file.records()) {
    count += records.length
    if (count > maxRecords) throw new AppError('too_many_records', { param: 'records' })
    if (pacer.isDue) await pacer.rest()
  }
}
