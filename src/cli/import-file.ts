import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SingleBar } from 'cli-progress'
import { importTasks, type ImportResult } from '../domain/tasks/import-tasks.ts'
import { CommandError } from './command-error.ts'
import type { Session } from './command.ts'
import { explain, requireActiveMember, requireProject } from './require.ts'

/** Small, so that the progress bar moves. */
const chunkBytes = 8_192

/** @throws CommandError or AppError before anything is written */
export async function importFile(
  { db, clock }: Session,
  path: string,
  { project, user }: { project: string; user: string },
): Promise<ImportResult> {
  const workspaceId = await requireProject(db, project)
  await requireActiveMember(db, workspaceId, user)
  const size = await fileSize(path)
  const file = createReadStream(path, { encoding: 'utf8', highWaterMark: chunkBytes })
  const bar = new SingleBar({ format: '{bar} {percentage}% | line {line} | {duration_formatted}' })
  const importer = { workspaceId, userId: user, now: () => clock.now() }
  let bytesRead = 0

  async function* counted(): AsyncGenerator<string> {
    for await (const chunk of file as AsyncIterable<string>) {
      bytesRead += Buffer.byteLength(chunk)
      yield chunk
    }
  }

  // The bar goes to standard error, and is drawn only when that is a terminal.
  bar.start(size, 0, { line: 1 })
  try {
    const messages = { forbidden: `${user} may not write in ${project}` }
    return await explain(messages, () =>
      importTasks(db, importer, project, counted(), (line) => bar.update(bytesRead, { line })),
    )
  } finally {
    bar.stop()
    file.destroy()
  }
}

async function fileSize(path: string): Promise<number> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `cannot read ${resolve(path)}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    )
  })
  if (file.isDirectory()) throw new CommandError(`${resolve(path)} is a directory`)
  return file.size
}

export function formatImport({ imported, failed }: ImportResult): string {
  const failures = failed.map(({ line, error }) => `  line ${line}: ${error}`)
  return [`${imported} imported, ${failed.length} failed`, ...failures].join('\n')
}
