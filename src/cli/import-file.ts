import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { SingleBar } from 'cli-progress'
import { ConfigError } from '../config/environment.ts'
import { importTasks, UnfinishedImport, type ImportResult } from '../domain/tasks/import-tasks.ts'
import { UnfinishedError } from './command-error.ts'
import type { CommandContext } from './command.ts'
import { explain, requireActiveMember, requireWorkspaceOf } from './require.ts'

/** Bytes; small, so that the progress bar moves. */
const chunkBytes = 8_192

/**
 * @throws CommandError or AppError before anything is written
 * @throws UnfinishedError afterwards
 */
export async function importFile(
  { db, clock, interruption: signal }: CommandContext,
  path: string,
  { project, user, again }: { project: string; user: string; again?: true },
): Promise<ImportResult> {
  const workspaceId = await requireWorkspaceOf(db, 'project', project)
  await requireActiveMember(db, workspaceId, user)
  const { size, open } = await findFile(path, signal)
  const digest = await digestOf(addAbortSignal(signal, open()))
  const file = open().setEncoding('utf8')
  const bar = new SingleBar({ format: '{bar} {percentage}% | line {line} | {duration_formatted}' })
  const importer = { workspaceId, userId: user, now: () => clock.now() }
  let bytesRead = 0
  let lastLine = 1
  const onProgress = (line: number): void => bar.update(bytesRead, { line: (lastLine = line) })

  async function* counted(): AsyncGenerator<string> {
    for await (const chunk of file as AsyncIterable<string>) {
      bytesRead += Buffer.byteLength(chunk)
      yield chunk
    }
  }

  // The bar goes to standard error, and only if that is a terminal.
  bar.start(size, 0, { line: 1 })
  try {
    const messages = { forbidden: `${user} may not write in ${project}` }
    const read = { digest, text: counted() }
    return await explain(messages, () =>
      importTasks(db, importer, project, read, { again: again === true, signal, onProgress }),
    )
  } catch (error) {
    if (!(error instanceof UnfinishedImport)) throw error
    const without = again ? 'without --again ' : ''
    throw new UnfinishedError(
      error.result,
      error.cause,
      `done to line ${lastLine}: run the command again ${without}to continue, and no line is imported twice`,
    )
  } finally {
    bar.stop()
    file.destroy()
  }
}

/**
 * Prepares two readings of a file, for its digest and for the import. A pipe can be read only once, so its content is
 * kept in memory.
 */
async function findFile(path: string, signal: AbortSignal): Promise<{ size: number; open: () => Readable }> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `cannot read ${resolve(path)}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    )
  })
  if (file.isDirectory()) throw new ConfigError(`${resolve(path)} is a directory`)
  if (file.isFile())
    return { size: file.size, open: () => createReadStream(path, { highWaterMark: chunkBytes }) }
  const content = await readFile(path, { signal })
  return { size: content.length, open: () => Readable.from([content]) }
}

async function digestOf(file: Readable): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of file) hash.update(chunk as Buffer)
  return hash.digest()
}

export function formatImport({ imported, failed }: ImportResult): string {
  const failures = failed.map(({ line, error }) => `  line ${line}: ${error}`)
  return [`${imported} imported, ${failed.length} failed`, ...failures].join('\n')
}
