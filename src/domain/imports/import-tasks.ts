import { AppError } from '../../errors.ts'
import { openCsv, type CsvFile, type OpenFile } from './csv-file.ts'
import type { CsvRecord } from './csv-records.ts'
import { readNames } from './import-names.ts'
import { FractionColumns } from './import-progress.ts'
import type { ImportOptions, ImportResult } from './import-options.ts'
import { ImportRun } from './import-run.ts'
import { actorOf, requireTarget, type Importer } from './importer.ts'
import { Pacer } from '../../pacer.ts'

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
  const run = await ImportRun.open(importer, names, file, options)
  try {
    await surveyRecords(file, pacer)
    let last: CsvRecord | undefined
    for await (const records of file.records())
      for (const record of records) {
        if (pacer.isDue) await pacer.rest()
        if (last) await run.add(last, record)
        last = record
      }
    if (last) await run.add(last)
    await run.writeBatch()
    return run.result
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_records') throw error
    throw new UnfinishedImport(run.result, error)
  } finally {
    run.end()
  }
}

/** Counts the records, and finds what only all of them together say. @throws AppError too_many_records */
async function surveyRecords(file: CsvFile, pacer: Pacer): Promise<void> {
  const fractions = new FractionColumns(file.header)
  let count = 0
  for await (const records of file.records()) {
    count += records.length
    if (count > maxRecords) throw new AppError('too_many_records', { param: 'records' })
    for (const record of records) if ('cells' in record) fractions.read(record.cells)
    if (pacer.isDue) await pacer.rest()
  }
  fractions.mark()
}
