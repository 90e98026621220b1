import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { SingleBar } from 'cli-progress'
import { ConfigError } from '../config/environment.ts'
import { runTransaction } from '../db/transaction.ts'
import type { ColumnMap } from '../domain/imports/import-columns.ts'
import type { ArchivedChoice, ImportOptions, ImportResult } from '../domain/imports/import-options.ts'
import { importTasks, UnfinishedImport } from '../domain/imports/import-tasks.ts'
import type { Importer } from '../domain/imports/importer.ts'
import { forgetImport, undoImportOfFile, type Undone } from '../domain/imports/undo-import.ts'
import type { DateOrder } from '../domain/imports/written-dates.ts'
import { AppError } from '../errors.ts'
import { CommandError, UnfinishedError } from './command-error.ts'
import type { CommandContext } from './command.ts'
import { FailedRecords } from './failed-records.ts'
import { explain, requireActiveMember, requireWorkspaceOf } from './require.ts'

/** Size of a chunk, in bytes. Small, so the progress bar moves. */
const chunkBytes = 8_192

interface ImportFileOptions {
  project: string
  user: string
  map?: ColumnMap
  dates?: DateOrder
  archived?: ArchivedChoice
  dryRun?: true
  failed?: string
  again?: true
  undo?: true
}

export interface ImportReport extends Pick<
  ImportResult,
  'skipped' | 'known' | 'columns' | 'words' | 'import_id'
> {
  imported: number
  failed: { line: number; field: string | null; error: string }[]
}

/**
 * Imports a file, or undoes its import.
 * @throws CommandError or AppError before anything is written
 * @throws UnfinishedError afterwards, even if only lines failed
 */
export async function importFile(
  { db, clock, interruption: signal }: CommandContext,
  path: string,
  { project, user, ...options }: ImportFileOptions,
): Promise<ImportReport | Undone> {
  const workspaceId = await requireWorkspaceOf(db, 'project', project)
  await requireActiveMember(db, workspaceId, user)
  const file = await findFile(path, signal)
  const importer: Importer = {
    db,
    transact: (work) => runTransaction(db, work),
    workspaceId,
    userId: user,
    now: () => clock.now(),
  }
  return explain({ forbidden: `${user} may not write to ${project}` }, async () => {
    if (options.undo) return undoImportOfFile(importer, project, file.open, signal)
    if (options.again && !options.dryRun) await forgetImport(importer, project, file.open)
    return runImport(importer, project, file, { ...options, signal })
  })
}

interface FileToRead {
  size: number
  open: () => Readable
}

/**
 * Prepares a file for being read several times. A pipe can be read only once, so its content is kept in memory.
 */
async function findFile(path: string, signal: AbortSignal): Promise<FileToRead> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `cannot read ${resolve(path)}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    )
  })
  if (file.isDirectory()) throw new ConfigError(`${resolve(path)} is a directory`)
  if (file.isFile()) {
    const open = () => addAbortSignal(signal, createReadStream(path, { highWaterMark: chunkBytes }))
    return { size: file.size, open }
  }
  const content = await readFile(path, { signal })
  return { size: content.length, open: () => Readable.from([content]) }
}

async function runImport(
  importer: Importer,
  project: string,
  file: FileToRead,
  {
    map,
    dates,
    archived,
    dryRun,
    failed,
    again,
    signal,
  }: Omit<ImportFileOptions, 'project' | 'user'> & { signal: AbortSignal },
): Promise<ImportReport> {
  const progress = showProgress(file.size)
  const records = failed === undefined ? undefined : new FailedRecords(failed)
  const options: ImportOptions = {
    ...(map && { map }),
    ...(dates && { dates }),
    ...(archived && { archived }),
    isDryRun: dryRun === true,
    signal,
    onProgress: progress.update,
    ...(records && { onFailed: records.add }),
  }
  try {
    const result = await importTasks(importer, project, () => progress.count(file.open()), options)
    const report = buildReport(result)
    if (report.failed.length > 0) throw new UnfinishedError(report, failureOf(report), correctionOf(report))
    return report
  } catch (error) {
    if (!(error instanceof UnfinishedImport)) throw explainMap(error)
    const without = again ? 'without --again ' : ''
    throw new UnfinishedError(
      buildReport(error.result),
      error.cause,
      `imported up to line ${progress.lastLine()}. ` +
        `Run the command again ${without}to continue; no line is imported twice`,
    )
  } finally {
    progress.stop()
    records?.close()
  }
}

const correctionOf = ({ failed }: ImportReport): string =>
  `correct ${failed.length === 1 ? 'it' : 'them'} and run the command again: no line is imported twice`

const failureOf = ({ failed }: ImportReport): CommandError =>
  new CommandError(failed.length === 1 ? '1 line failed' : `${failed.length} lines failed`)

/** Converts an error about the map to a usage error, since the map is an option here. */
function explainMap(error: unknown): unknown {
  return error instanceof AppError && error.param === 'map'
    ? new ConfigError(`--map: ${error.message}`)
    : error
}

function buildReport({ created, skipped, known, failed, ...rest }: ImportResult): ImportReport {
  const lines = failed.map(({ line, field, message }) => ({ line, field, error: message }))
  return { imported: created, skipped, known, failed: lines, ...rest }
}

/** Draws a progress bar on standard error, only if that is a terminal. */
function showProgress(size: number) {
  const bar = new SingleBar({ format: '{bar} {percentage}% | line {line} | {duration_formatted}' })
  let bytesRead = 0
  let lastLine = 1
  bar.start(size, 0, { line: 1 })

  async function* count(file: Readable): AsyncGenerator<Buffer> {
    bytesRead = 0
    for await (const chunk of file as AsyncIterable<Buffer>) {
      bytesRead += chunk.length
      yield chunk
    }
  }
  return {
    count,
    update: (line: number): void => bar.update(bytesRead, { line: (lastLine = line) }),
    lastLine: () => lastLine,
    stop: () => bar.stop(),
  }
}

export function formatImport(report: ImportReport | Undone): string {
  if ('deleted' in report)
    return report.kept > 0
      ? `${report.deleted} deleted, ${report.kept} changed since and kept`
      : `${report.deleted} deleted`
  const { imported, skipped, known, failed, columns, words } = report
  const counts = [
    `${imported} imported`,
    ...(known > 0 ? [`${known} known`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${failed.length} failed`,
  ]
  return [
    counts.join(', '),
    ...columns.map(({ header, field }) => `  ${header || '(no header)'} → ${field ?? 'not imported'}`),
    ...words.map(
      ({ field, word, count }) =>
        `  not understood: ${field} "${word}", ${count} ${count === 1 ? 'time' : 'times'}`,
    ),
    ...failed.map(({ line, error }) => `  line ${line}: ${error}`),
  ].join('\n')
}
