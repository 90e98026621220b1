import { createHash, hkdfSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/* A backup is compressed lines of JSON: the header, then the rows, table after table, and the SHA-256 of all lines before. */

export interface BackupHeader {
  format: 'taskwire 1'
  /** The version of Taskwire that made it, and of the PostgreSQL that it was made of. */
  taskwire: string
  postgres: string
  made_at: string
  /** Migrations that the database had seen: they say what the rows look like. */
  migrations: { hash: string; created_at: string }[]
  /** Days for which the request log has partitions, as `20270129`. */
  days: string[]
  tables: Table[]
  /** Tells whether another session secret is the one that sealed the signing secrets. */
  session_secret_check: string
  /** The secret that was made and kept in DATA_DIR; a configured one is its owner's to keep. */
  session_secret?: string
}

export interface Table {
  name: string
  /** Columns but those that PostgreSQL computes. */
  columns: string[]
}

/** Rows as `COPY … TO STDOUT` writes them. The last one may go on in the next record. */
export interface Rows {
  table: string
  rows: string
}

/** The file is not what a backup is. */
export class DamagedBackupError extends Error {
  override name = 'DamagedBackupError'
}

/** A backup or a restore cannot be made here. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

export function checkOf(sessionSecret: string): string {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire backups', 12)).toString('hex')
}

/** Counts the ends of rows: those of lines within fields are escaped. */
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

/** Reads the header, then all rows. @throws DamagedBackupError, at the end if the file has been altered or cut off */
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
