import { createHash } from 'node:crypto'
import { and, eq, inArray, sql, type Queries } from '../../db/drizzle.ts'
import { importedLines } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isBlank } from '../white-space.ts'

export interface ImportTarget {
  workspace_id: string
  project_id: string
}

/** The key by which later imports recognize a record. */
export interface RecordKey {
  /** SHA-256 of the cells. */
  digest: Buffer
  /** Ordinal of the record among identical records in the file, from 1. */
  occurrence: number
}

/** Number of days for which imported records are kept, so that an import can be continued or undone. */
const rememberedDays = 30

/**
 * Returns a function that returns the keys of one file's records in turn. They depend only on the cells, not
 * on the file's encoding, separator or line breaks (product.md 26.9).
 */
export function createRecordKeys(): (cells: readonly string[]) => RecordKey {
  const counts = new Map<string, number>()
  return (cells) => {
    const last = cells.findLastIndex((cell) => !isBlank(cell)) + 1
    const content = cells.slice(0, last).map((cell) => cell.replaceAll('\r\n', '\n'))
    const digest = createHash('sha256').update(JSON.stringify(content)).digest()
    const name = digest.toString('latin1')
    const occurrence = (counts.get(name) ?? 0) + 1
    counts.set(name, occurrence)
    return { digest, occurrence }
  }
}

/** Returns the key as a string, for the sets below. */
export const nameOf = ({ digest, occurrence }: RecordKey): string => `${digest.toString('hex')} ${occurrence}`

/**
 * Marks records as imported, in the transaction that creates their tasks. A concurrent import of the same record waits
 * here.
 * @returns the names of the records that were not yet imported
 */
export async function rememberRecords(
  tx: Transaction,
  target: ImportTarget,
  records: readonly RecordKey[],
  now: Date,
): Promise<Set<string>> {
  const expires_at = new Date(now.getTime() + rememberedDays * 86_400_000).toISOString()
  const rows = records.map(({ digest, occurrence }) => ({ ...target, digest, occurrence, expires_at }))
  // All imports lock in the same order.
  rows.sort((a, b) => Buffer.compare(a.digest, b.digest) || a.occurrence - b.occurrence)
  const added = await tx
    .insert(importedLines)
    .values(rows)
    .onConflictDoNothing()
    .returning({ digest: importedLines.digest, occurrence: importedLines.occurrence })
  return new Set(added.map(({ digest, occurrence }) => nameOf({ digest: Buffer.from(digest), occurrence })))
}

/** Stores the task ids of records that were just marked. */
export async function storeTaskIds(
  tx: Transaction,
  { workspace_id, project_id }: ImportTarget,
  made: readonly { key: RecordKey; taskId: string }[],
): Promise<void> {
  if (made.length === 0) return
  const rows = made.map(({ key, taskId }) => [key.digest.toString('hex'), key.occurrence, taskId])
  await tx
    .update(importedLines)
    .set({ task_id: sql`made.row ->> 2` })
    .from(sql`json_array_elements(${JSON.stringify(rows)}::json) as made (row)`)
    .where(
      and(
        eq(importedLines.workspace_id, workspace_id),
        eq(importedLines.project_id, project_id),
        eq(importedLines.digest, sql`decode(made.row ->> 0, 'hex')`),
        eq(importedLines.occurrence, sql`(made.row ->> 1)::integer`),
      ),
    )
}

/** Returns the names of those records that were imported before. */
export async function findImported(
  db: Queries,
  target: ImportTarget,
  records: readonly RecordKey[],
): Promise<Set<string>> {
  const rows = await db
    .select({ digest: importedLines.digest, occurrence: importedLines.occurrence })
    .from(importedLines)
    .where(isOneOf(target, records))
  return new Set(rows.map(({ digest, occurrence }) => nameOf({ digest: Buffer.from(digest), occurrence })))
}

/**
 * Forgets records, including identical ones, so the next import imports them again.
 * @returns the ids of their tasks
 */
export async function forgetRecords(
  tx: Transaction,
  target: ImportTarget,
  records: readonly RecordKey[],
): Promise<string[]> {
  const rows = await tx
    .delete(importedLines)
    .where(isOneOf(target, records))
    .returning({ taskId: importedLines.task_id })
  return rows.flatMap(({ taskId }) => taskId ?? [])
}

const isOneOf = ({ workspace_id, project_id }: ImportTarget, records: readonly RecordKey[]) =>
  and(
    eq(importedLines.workspace_id, workspace_id),
    eq(importedLines.project_id, project_id),
    inArray(
      importedLines.digest,
      records.map(({ digest }) => digest),
    ),
  )
