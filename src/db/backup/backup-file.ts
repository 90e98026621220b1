import { createHash, hkdfSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/* A backup is gzipped lines of JSON: the header, then the rows of each table, then the SHA-256 of all lines above. */

export interface BackupHeader {
  format: 'taskwire 1'
  /** Version of Taskwire that wrote the backup. */
  taskwire: string
  /** Version of the PostgreSQL server that was backed up. */
  postgres: string
  made_at: string
  /** Migrations that were applied to the database, which define the columns. */
  migrations: { hash: string; created_at: string }[]
  /** Days for which the request log has partitions, such as `20270129`. */
  days: string[]
  tables: Table[]
  /** Hash that identifies the session secret with which the signing secrets are encrypted. */
  session_secret_check: string
  /** The session secret, if it was generated in DATA_DIR. A configured secret is not in the backup. */
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
export class DamagedBackupError extends Error {}

/** Thrown if a backup or a restore is refused, before anything is changed. */
export class RefusedError extends Error {}

export function checkOf(sessionSecret: string): string {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire backups', 12)).toString('hex')
}

/**
 * Maximum number of days for which the request log has partitions: the maximum REQUEST_LOG_DAYS, plus the days for which
 * partitions are created in advance.
 */
const maxDays = 400

/** Checks the days for which a file creates partitions. @throws DamagedBackupError */
export function checkDays(days: readonly unknown[]): void {
  if (days.length > maxDays || new Set(days).size < days.length || !days.every(isDay))
    throw new DamagedBackupError(
      'a date of a request-log partition is invalid, or there are too many partitions',
    )
}

function isDay(day: unknown): boolean {
  const text = typeof day === 'string' ? day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : ''
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Counts rows by their line ends, which are escaped within fields. */
export const countRows = (rows: string): number => rows.split('\n').length - 1

export async function* writeLines(records: AsyncIterable<object>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const record of records) {
    const line = JSON.stringify(record)
    hash.update(line)
    yield `${line}\n`
  }
  yield `sha256 ${hash.digest('hex')}\n`
}

/** Maximum size of the header, in bytes: a hundred times that of a real header. Parsed values take far more memory. */
const maxHeader = 2 ** 20
/** Maximum length of a line, in bytes. A row has at most a few MiB, so a longer line is a decompression bomb. */
const maxLine = 16 * 2 ** 20
/** Size of the chunks in which a file is decompressed, in bytes: large, since each costs a turn of the event loop. */
const chunkSize = 2 ** 18

const notABackup = 'the file is truncated or altered, or is not a Taskwire backup'

/** Reads the header, then all rows. @throws DamagedBackupError, possibly only at the end of the file */
export async function* readBackup<Header = BackupHeader>(file: string): AsyncGenerator<Header | Rows> {
  const hash = createHash('sha256')
  let last: Buffer | undefined
  let isHeader = true
  try {
    for await (const line of readLines(file)) {
      if (line.length === 0) throw new DamagedBackupError('the file has an empty line')
      if (last) {
        yield isHeader ? (JSON.parse(last.toString()) as Header) : parseRows(last.toString())
        isHeader = false
        hash.update(last)
      }
      last = line
    }
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw error
    throw new DamagedBackupError(notABackup, { cause: error })
  }
  if (last?.toString() !== `sha256 ${hash.digest('hex')}`)
    throw new DamagedBackupError('the file is truncated or altered: the checksum differs')
}

/** Parses a line of rows. Nested JSON, whose values would take far more memory than the line, is refused unparsed. */
function parseRows(line: string): Rows {
  const [start = '', table] = /^\{"table":"(\w+)","rows":(?=")/.exec(line) ?? []
  if (table === undefined || !line.endsWith('}')) throw new DamagedBackupError(notABackup)
  return { table, rows: JSON.parse(line.slice(start.length, -1)) as string }
}

async function* readLines(file: string): AsyncGenerator<Buffer> {
  const bytes = pipeline(createReadStream(file), createGunzip({ chunkSize }), () => undefined)
  let parts: Buffer[] = []
  let length = 0
  let max = maxHeader
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)])
      parts = []
      length = 0
      max = maxLine
      start = end + 1
    }
    parts.push(chunk.subarray(start))
    if ((length += chunk.length - start) > max)
      throw new DamagedBackupError(`the file has a line of over ${max / 2 ** 20} MiB`)
  }
}
