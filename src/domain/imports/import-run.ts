import type { ErrorCode } from '../../../generated/errors.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../ids.ts'
import { foldWord, isYes } from './file-words.ts'
import type { CsvFile } from './csv-file.ts'
import type { CsvRecord } from './csv-records.ts'
import { readNames, type ImportNames } from './import-names.ts'
import { fieldOfBody, readRow, type RowReader } from './import-row.ts'
import type { ImportOptions, ImportResult } from './import-options.ts'
import { UnknownWords } from './import-words.ts'
import { foldText } from './row-cells.ts'
import { hasDay } from './written-dates.ts'
import { actorOf, announceImport, requireTarget, type Importer } from './importer.ts'
import { LinesBeside } from './lines-beside.ts'
import { createRecords, type TaskRecord } from './create-records.ts'
import { createRecordKeys, findKnown, hasImportedRecords } from './imported-records.ts'

/** Maximum number of records in a transaction, and of characters in their cells. */
const batchSize = 100
const batchLength = 65_536
/** Maximum number of records that are looked up together. */
const checkSize = 1_000

const maxMessageLength = 400

/** The codes of errors that concern a single record or a project that has changed during the import. */
const refusalsOfRecords: readonly ErrorCode[] = [
  'validation_error',
  'no_open_column',
  'invalid_assignee',
  'not_found',
  'forbidden',
]

/** The state of one import. */
export class ImportRun {
  readonly result: ImportResult
  readonly #importer: Importer
  #reader: RowReader
  readonly #file: CsvFile
  readonly #beside: LinesBeside
  readonly #options: ImportOptions
  readonly #target: { workspace_id: string; project_id: string }
  readonly #keyOf = createRecordKeys()
  readonly #importId: string
  /** Whether the records need no keys: nothing is written, and no earlier import can have made them. */
  readonly #isFirstDryRun: boolean
  #batch: TaskRecord[] = []
  #batchLength = 0
  #batches = 0

  private constructor(
    importer: Importer,
    names: ImportNames,
    file: CsvFile,
    options: ImportOptions,
    hasEarlier: boolean,
  ) {
    const { dates = 'iso' } = options
    this.#importer = importer
    this.#file = file
    this.#beside = new LinesBeside(file)
    this.#reader = { header: file.header, names, dates, words: new UnknownWords() }
    this.#options = options
    this.#target = { workspace_id: importer.workspaceId, project_id: names.projectId }
    this.#importId = newId('import', importer.now())
    this.#isFirstDryRun = options.isDryRun === true && !hasEarlier
    const { columns } = file.header
    this.result = { created: 0, skipped: 0, known: 0, failed: [], columns, words: [], import_id: null }
  }

  static async open(
    importer: Importer,
    names: ImportNames,
    file: CsvFile,
    options: ImportOptions,
  ): Promise<ImportRun> {
    const target = { workspace_id: importer.workspaceId, project_id: names.projectId }
    return new ImportRun(importer, names, file, options, await hasImportedRecords(importer.db, target))
  }

  /** Adds a record, given the one after it. */
  async add(record: CsvRecord, after?: CsvRecord): Promise<void> {
    try {
      if ('error' in record) throw new AppError('validation_error', { detail: record.error })
      const { line, cells } = record
      const isSkipped = this.#beside.isNext(record, after && 'cells' in after ? after.cells : undefined)
      const isArchived = !isSkipped && this.#isArchived(cells)
      if (isSkipped || (isArchived && this.#options.archived !== 'done')) {
        this.result.skipped++
        return
      }
      const { body, further, reading } = withoutStacks(() => readRow(this.#reader, cells, isArchived))
      if (this.#isFirstDryRun) {
        this.#count(1, 0)
        this.#options.onProgress?.(line)
        return
      }
      this.#batch.push({ line, cells, key: this.#keyOf(cells, reading), isArchived, body, further })
      for (const cell of cells) this.#batchLength += cell.length
    } catch (error) {
      this.#fail(record, error)
    }
    const isFull = this.#options.isDryRun
      ? this.#batch.length >= checkSize
      : this.#batch.length >= batchSize || this.#batchLength >= batchLength
    if (isFull) await this.writeBatch()
  }

  #isArchived(cells: readonly string[]): boolean {
    const { archivedIndex } = this.#file.header
    const text = archivedIndex === undefined ? '' : foldText(cells[archivedIndex] ?? '')
    // Some tools write the time at which a card was archived.
    const isArchived = isYes(text) ?? (foldWord(text) === 'archived' || hasDay(text))
    if (isArchived === undefined) this.#reader.words.add('progress', text)
    return isArchived ?? false
  }

  async writeBatch(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    this.#batchLength = 0
    const last = batch.at(-1)
    if (!last) return
    if (this.#options.isDryRun) await this.#countNew(batch)
    else await this.#createAll(batch)
    this.#options.onProgress?.(last.line)
  }

  async #countNew(batch: readonly TaskRecord[]): Promise<void> {
    const keys = batch.map(({ key }) => key)
    const known = await findKnown(this.#importer.db, this.#target, keys)
    this.#count(batch.length - known.size, known.size)
  }

  #count(created: number, known: number): void {
    this.result.created += created
    this.result.known += known
  }

  /** Creates the tasks of a batch in one transaction, or reads the records again if one of them is refused. */
  async #createAll(batch: readonly TaskRecord[]): Promise<void> {
    try {
      await this.#create(batch)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await this.#createAnew(batch)
    }
  }

  /**
   * Creates the tasks of records that are read again, since a column or a person may be gone: together, or one by one if one
   * of them is still refused.
   * @throws AppError if the project, or the right to import into it, is gone
   */
  async #createAnew(batch: readonly TaskRecord[]): Promise<void> {
    const { db, workspaceId } = this.#importer
    await requireTarget(db, actorOf(this.#importer), this.#target.project_id)
    const names = await readNames(db, workspaceId, this.#target.project_id)
    const tasks = this.#readAgain(batch, names)
    try {
      await this.#create(tasks)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      for (const task of tasks) {
        this.#options.signal?.throwIfAborted()
        await this.#create([task]).catch((refusal: unknown) => this.#fail(task, refusal))
      }
    }
  }

  /** Reads records with other names, as all later ones. Their words were counted, but for those that are unknown only now. */
  #readAgain(batch: readonly TaskRecord[], names: ImportNames): TaskRecord[] {
    const before = { ...this.#reader, words: new UnknownWords() }
    const after = { ...before, names, words: new UnknownWords() }
    const tasks = batch.flatMap((task) => {
      readRow(before, task.cells, task.isArchived)
      try {
        return { ...task, ...readRow(after, task.cells, task.isArchived) }
      } catch (error) {
        this.#fail(task, error)
        return []
      }
    })
    this.#reader.words.addFurther(before.words, after.words)
    this.#reader = { ...this.#reader, names }
    return tasks
  }

  /** Creates the tasks whose records were not imported before. */
  async #create(records: readonly TaskRecord[]): Promise<void> {
    const batch = { importId: this.#importId, batch: this.#batches + 1, ...this.#target }
    const taskIds = await this.#importer.transact((tx) =>
      createRecords(tx, actorOf(this.#importer), batch, records),
    )
    this.#count(taskIds.length, records.length - taskIds.length)
    if (taskIds.length === 0) return
    this.#batches++
    this.result.import_id = this.#importId
  }

  /** Adds the failure of a record. @throws any error that does not concern the record, such as a session's end */
  #fail(record: CsvRecord | TaskRecord, error: unknown): void {
    if (!(error instanceof AppError) || !refusalsOfRecords.includes(error.code)) throw error
    const { code, param } = error
    const field = code === 'no_open_column' ? 'card_id' : param === undefined ? null : fieldOfBody(param)
    const message = error.message.slice(0, maxMessageLength)
    const { maxListed = Infinity } = this.#options
    if (this.result.failed.length < maxListed) this.result.failed.push({ line: record.line, field, message })
    this.#options.onFailed?.(record, message, this.#file.cells)
  }

  /** Sorts the failures and words, and notifies open pages once that the project has changed. */
  end(): void {
    this.result.failed.sort((a, b) => a.line - b.line)
    this.result.words = this.#reader.words.list()
    if (this.result.created > 0 && !this.#options.isDryRun)
      announceImport(this.#importer, this.#target.project_id)
  }
}

/** Runs a function whose errors carry no stack: in a file whose every line fails, stacks took a quarter of the time. */
function withoutStacks<Result>(run: () => Result): Result {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return run()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
