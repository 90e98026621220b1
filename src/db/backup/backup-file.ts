import { createHash, hkdfSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/* A backup is gzipped lines of JSON: the header, then the rows of each table, then the SHA-256 of all lines above. */

export interface BackupHeader {
  format: 'taskwire 1'
  /** Version of Taskwire that made the backup. */
  taskwire: string
  /** Version of the PostgreSQL server that was backed up. */
  postgres: string
  made_at: string
  /** Migrations that were applied to the database, which define the columns. */
  migrations: { hash: string; created_at: string }[]
  /** Days for which the request log has partitions, such as `20270129`. */
  days: string[]
  tables: Table[]
  /** Hash that tells whether a session secret is the one that encrypted the signing secrets. */
  session_secret_check: string
  /** The session secret, if it was generated and kept in DATA_DIR. A configured one is not in the backup. */
  session_secret?: string
}

export interface Table {
  name: string
  /** Columns, except those that PostgreSQL computes. */
  columns: string[]
}

/** Rows as `COPY … TO STDOUT` writes them. The last row may continue in the next record. */
export interface Rows {
  table: string
  rows: string
}

/** Thrown if a file is not an intact backup. */
export class DamagedBackupError extends Error {
  override name = 'DamagedBackupError'
}

/** Thrown if a backup or a restore is refused, before anything is changed. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

export function checkOf(sessionSecret: string): string {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire backups', 12)).toString('hex')
}

/** Counts rows by their line ends, which are escaped within fields. */
export const countRows = (rows: string): number => rows.split('\n').length - 1

export async function* writeLines(records: AsyncIterable<BackupHeader | Rows>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const record of records) {
    const line = JSON.stringify(record)
    hash.update(line)
    yield `${line}\n`
  }
  yield `sha256 ${hash.digest('hex')}\n`
}

/** Reads the header, then all rows. @throws DamagedBackupError, possibly only at the end of the file */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | Rows> {
  const hash = createHash('sha256')
  let last = ''
  try {
    for await (const line of readLines(file)) {
      if (last !== '') yield JSON.parse(last) as BackupHeader | Rows
      hash.update(last)
      last = line
    }
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw error
    throw new DamagedBackupError('it is cut off or altered, or not a backup of Taskwire', { cause: error })
  }
  if (last !== `sha256 ${hash.digest('hex')}`)
    throw new DamagedBackupError('it is cut off or altered: its checksum is another')
}

async function* readLines(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')
  let begun = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = `${begun}${chunk}`.split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
}
