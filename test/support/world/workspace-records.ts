import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { readBackup, writeLines, type Rows } from '../../../src/db/backup/backup-file.ts'
import type { WorkspaceHeader } from '../../../src/db/backup/workspace-file.ts'

/** The records of an exported workspace. */
export type Records = [WorkspaceHeader, ...Rows[]]

export const readRecords = async (path: string): Promise<Records> =>
  (await Array.fromAsync(readBackup<WorkspaceHeader>(path))) as Records

/** Writes a file with these records and a valid checksum. */
export async function writeRecords(path: string, records: object[]): Promise<string> {
  await writeFile(path, gzipSync((await Array.fromAsync(writeLines(Readable.from(records)))).join('')))
  return path
}
