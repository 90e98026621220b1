import { and, desc, eq } from '../../db/drizzle.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { cards, memberships, users } from '../../db/schema.ts'
import { runTransaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { createTask } from './create-task.ts'
import { readCsv, type CsvRecord } from './csv-records.ts'
import { readHeader, readRow, type ImportColumn, type ImportNames } from './import-row.ts'
import { findProjectAccess, requireWriteAccess } from '../projects/project-access.ts'

export interface ImportResult {
  imported: number
  /** By line, which counts the header as 1. */
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

const batchSize = 100

/**
 * Creates a task for each record of a CSV file, by the same rules as `POST /tasks`. A bad record fails by itself and
 * whole. The file is read as it is written: its size does not matter.
 * @param onProgress is called with the last line that is done
 * @throws AppError not_found, forbidden, inbox_project, or validation_error for an archived project or the header,
 * before anything is written
 */
export async function importTasks(
  db: Database,
  importer: Importer,
  projectId: string,
  file: AsyncIterable<string>,
  onProgress: (line: number) => void = () => undefined,
): Promise<ImportResult> {
  const names = await runTransaction(db, (tx) => readNames(tx, importer, projectId))
  const records = readCsv(file)
  const header = await readHeaderRecord(records)
  const result: ImportResult = { imported: 0, failed: [] }
  let batch: NewTask[] = []

  async function writeBatch(): Promise<void> {
    const last = batch.at(-1)
    if (!last) return
    const failed = await createTasks(db, importer, projectId, batch)
    result.imported += batch.length - failed.length
    result.failed.push(...failed)
    onProgress(last.line)
    batch = []
  }

  for await (const record of records) {
    try {
      batch.push({ line: record.line, body: readRow(header, cellsOf(record), names) })
    } catch (error) {
      result.failed.push(failure(record.line, error))
    }
    if (batch.length === batchSize) await writeBatch()
  }
  await writeBatch()
  result.failed.sort((a, b) => a.line - b.line)
  return result
}

/** What the file's names stand for, once the importer has been found to be allowed to write there. */
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
    // Of columns that share a name the first on the board comes last here, and counts.
    cards: new Map(board.map(({ id, name }) => [name, id])),
    members: new Map(people.map(({ id, email }) => [email.toLowerCase(), id])),
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

/** One transaction for all, which spares a commit a line; where one of them is refused, each gets its own. */
async function createTasks(
  db: Database,
  importer: Importer,
  projectId: string,
  batch: NewTask[],
): Promise<Failure[]> {
  const create = (tasks: NewTask[]) =>
    runTransaction(db, async (tx) => {
      const actor = actorOf(importer)
      // It may have been archived since the lines before.
      await requireTarget(tx, actor, projectId)
      for (const { body } of tasks) await createTask(tx, actor, body)
    })
  try {
    await create(batch)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  const failed: Failure[] = []
  for (const task of batch) await create([task]).catch((error) => failed.push(failure(task.line, error)))
  return failed
}

/** @throws the error again, where it is not about the line */
function failure(line: number, error: unknown): Failure {
  if (!(error instanceof AppError)) throw error
  return { line, error: error.message }
}

function actorOf({ workspaceId, userId, now }: Importer): Actor {
  return { workspaceId, userId, via: 'import', now: now() }
}
