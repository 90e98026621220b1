import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, desc, eq } from '../../db/drizzle.ts'
import { foldAddress } from '../../db/letter-case.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { cards, memberships, users } from '../../db/schema.ts'
import { runTransaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { createTask } from './create-task.ts'
import { readCsv, type CsvRecord } from './csv-records.ts'
import { forgetLines, rememberLines, type ImportedFile } from './imported-lines.ts'
import { readHeader, readRow, type ImportColumn, type ImportNames } from './import-row.ts'
import { findProjectAccess, requireWriteAccess } from '../projects/project-access.ts'

export interface ImportResult {
  /** The number of records that are tasks now, those of earlier runs included. */
  imported: number
  /** The failed records by line; the header is line 1. */
  failed: Failure[]
}

interface Failure {
  line: number
  error: string
}

interface Importer {
  workspaceId: string
  userId: string
  now: () => Date
}

interface NewTask {
  line: number
  body: Schemas['TaskCreate']
}

/** An import that ended early, with its result so far. */
export class UnfinishedImport extends Error {
  readonly result: ImportResult

  constructor(result: ImportResult, cause: unknown) {
    super('the import ended before its file did', { cause })
    this.result = result
  }
}

interface ImportOptions {
  /** Also imports records that an earlier run of the same file has imported. */
  again?: boolean
  /** Stops the import at the next row. */
  signal?: AbortSignal
  /** Receives the number of the last imported line. */
  onProgress?: (line: number) => void
}

const batchSize = 100

/**
 * Creates a task for each CSV record, reading as a stream. A bad record does not stop the others, and a repeated
 * import of the file creates only the tasks that are missing.
 * @param digest the file's SHA-256, which identifies a repeated import
 * @throws AppError before any write: not_found, forbidden, inbox_project; validation_error for an archived project or the header
 * @throws UnfinishedImport if interrupted, or if the database fails, after the first write
 */
export async function importTasks(
  db: Database,
  importer: Importer,
  projectId: string,
  { digest, text }: { digest: Uint8Array; text: AsyncIterable<string> },
  { again = false, signal, onProgress = () => undefined }: ImportOptions = {},
): Promise<ImportResult> {
  const file = { workspace_id: importer.workspaceId, project_id: projectId, file: digest }
  const names = await runTransaction(db, (tx) => readNames(tx, importer, projectId))
  const records = readCsv(text)
  const header = await readHeaderRecord(records)
  if (again) await runTransaction(db, (tx) => forgetLines(tx, file))
  const result: ImportResult = { imported: 0, failed: [] }
  let batch: NewTask[] = []

  async function writeBatch(): Promise<void> {
    const last = batch.at(-1)
    if (!last) return
    await createTasks(db, importer, file, batch, result, signal)
    onProgress(last.line)
    batch = []
  }

  try {
    for await (const record of records) {
      // A signal is received between two turns of the event loop, and a chunk of the file may hold many invalid rows.
      await nextTurn()
      signal?.throwIfAborted()
      try {
        batch.push({ line: record.line, body: readRow(header, cellsOf(record), names) })
      } catch (error) {
        result.failed.push(failure(record.line, error))
      }
      if (batch.length === batchSize) await writeBatch()
    }
    await writeBatch()
    return result
  } catch (error) {
    throw new UnfinishedImport(result, error)
  } finally {
    result.failed.sort((a, b) => a.line - b.line)
  }
}

/**
 * Checks that the importer may write to the project, and returns the ids of its columns and members by name.
 */
async function readNames(tx: Transaction, importer: Importer, projectId: string): Promise<ImportNames> {
  const { workspaceId } = importer
  await requireTarget(tx, actorOf(importer), projectId)
  const board = await tx
    .select({ id: cards.id, name: cards.name })
    .from(cards)
    .where(and(eq(cards.workspace_id, workspaceId), eq(cards.project_id, projectId)))
    .orderBy(desc(cards.order), desc(cards.id))
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.workspace_id, workspaceId), eq(memberships.status, 'active')))
  return {
    projectId,
    // The order is descending, so that of columns with the same name the first on the board wins.
    cards: new Map(board.map(({ id, name }) => [name, id])),
    members: new Map(people.map(({ id, email }) => [foldAddress(email), id])),
  }
}

/** @throws AppError not_found, forbidden, inbox_project, or validation_error for an archived project */
async function requireTarget(tx: Transaction, actor: Actor, projectId: string): Promise<void> {
  const project = await findProjectAccess(tx, actor, projectId)
  if (!project) throw new AppError('not_found')
  if (project.is_inbox) throw new AppError('inbox_project')
  if (project.is_archived) throw new AppError('validation_error', { detail: 'The project is archived.' })
  requireWriteAccess(project)
}

async function readHeaderRecord(records: AsyncGenerator<CsvRecord>): Promise<ImportColumn[]> {
  const { value } = (await records.next()) as IteratorResult<CsvRecord, undefined>
  return readHeader(value ? cellsOf(value) : [])
}

function cellsOf(record: CsvRecord): string[] {
  if ('error' in record) throw new AppError('validation_error', { detail: record.error })
  return record.cells
}

/** Creates a batch's tasks in one transaction, or each in its own if one of them is refused. */
async function createTasks(
  db: Database,
  importer: Importer,
  file: ImportedFile,
  batch: NewTask[],
  result: ImportResult,
  signal: AbortSignal | undefined,
): Promise<void> {
  const create = async (tasks: NewTask[]): Promise<void> => {
    await runTransaction(db, async (tx) => {
      const actor = actorOf(importer)
      // The project may have been archived since the last batch.
      await requireTarget(tx, actor, file.project_id)
      const lines = tasks.map(({ line }) => line)
      const added = await rememberLines(tx, file, lines, actor.now)
      for (const { line, body } of tasks) if (added.has(line)) await createTask(tx, actor, body)
    })
    result.imported += tasks.length
  }
  try {
    await create(batch)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    for (const task of batch) {
      signal?.throwIfAborted()
      await create([task]).catch((refusal) => result.failed.push(failure(task.line, refusal)))
    }
  }
}

/** Returns the failure of a line. @throws any error that is not about the line */
function failure(line: number, error: unknown): Failure {
  if (!(error instanceof AppError)) throw error
  return { line, error: error.message }
}

function actorOf({ workspaceId, userId, now }: Importer): Actor {
  return { workspaceId, userId, via: 'import', now: now() }
}
