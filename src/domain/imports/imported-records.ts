import { hash } from 'node:crypto'
import { and, eq, sql, type Queries } from '../../db/drizzle.ts'
import { importedLines, tasks } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { countCells } from './csv-cells.ts'

export interface ImportTarget {
  workspace_id: string
  project_id: string
}

/** The key by which later imports recognize a record. */
export interface RecordKey {
  /** Half a SHA-256 of the cells, then half a SHA-256 of what they were read as. */
  digest: Buffer
  /** The key of releases that did not distinguish how a record was read: the SHA-256 of the cells. */
  oldDigest: Buffer
  /** Ordinal of the record among identical records in the file, from 1. */
  occurrence: number
}

/** Number of days for which imported records are kept, so that an import can be continued or undone. */
const rememberedDays = 30

const expiryOf = (now: Date): string => new Date(now.getTime() + rememberedDays * 86_400_000).toISOString()

const cellsBytes = 16

/**
 * Returns a function that returns the keys of one file's records in turn. They depend only on the cells and on what they
 * were read as, not on the file's encoding, separator or line breaks (product.md 26.9).
 */
export function createRecordKeys(): (cells: readonly string[], reading?: unknown) => RecordKey {
  const counts = new Map<string, number>()
  return (cells, reading) => {
    const content = cells.slice(0, countCells(cells))
    const oldDigest = hash('sha256', JSON.stringify(content), 'buffer')
    const ofReading = hash('sha256', JSON.stringify(reading ?? null), 'buffer')
    const name = oldDigest.toString('latin1')
    const occurrence = (counts.get(name) ?? 0) + 1
    counts.set(name, occurrence)
    const digest = Buffer.concat([oldDigest.subarray(0, cellsBytes), ofReading.subarray(0, cellsBytes)])
    return { digest, oldDigest, occurrence }
  }
}

/** Returns the key as a string, for the sets below. */
const nameOf = (digest: Uint8Array, occurrence: number): string =>
  `${Buffer.from(digest).toString('hex')} ${occurrence}`

/** Returns whether an import has made tasks in the project within the last days. */
export async function hasImportedRecords(db: Queries, target: ImportTarget): Promise<boolean> {
  const [one] = await db
    .select({ occurrence: importedLines.occurrence })
    .from(importedLines)
    .where(isInTarget(target))
    .limit(1)
  return one !== undefined
}

/** Returns the records that an earlier import made, and whose tasks still exist. */
export async function findKnown(
  db: Queries,
  target: ImportTarget,
  records: readonly RecordKey[],
): Promise<Set<RecordKey>> {
  const digests = records.flatMap(({ digest, oldDigest }) => [digest, oldDigest])
  const rows = await db
    .select(keyColumns)
    .from(importedLines)
    .where(and(isOneOf(target, digests), hasTask))
  const names = new Set(rows.map(({ digest, occurrence }) => nameOf(digest, occurrence)))
  const isKnown = ({ digest, oldDigest, occurrence }: RecordKey): boolean =>
    names.has(nameOf(digest, occurrence)) || names.has(nameOf(oldDigest, occurrence))
  return new Set(records.filter(isKnown))
}

const keyColumns = { digest: importedLines.digest, occurrence: importedLines.occurrence }

const hasTask = sql`exists (select from ${tasks}
  where ${tasks.workspace_id} = ${importedLines.workspace_id} and ${tasks.id} = ${importedLines.task_id})`

/**
 * Marks records as imported, in the transaction that creates their tasks. A concurrent import of the same record waits
 * here.
 * @returns the records whose tasks must be created
 */
export async function rememberRecords(
  tx: Transaction,
  target: ImportTarget,
  records: readonly RecordKey[],
  now: Date,
): Promise<Set<RecordKey>> {
  const known = await findKnown(tx, target, records)
  const expires_at = expiryOf(now)
  const unknown = records.filter((record) => !known.has(record))
  // All imports lock in the same order.
  unknown.sort((a, b) => Buffer.compare(a.digest, b.digest) || a.occurrence - b.occurrence)
  if (unknown.length === 0) return new Set()
  const rows = unknown.map(({ digest, occurrence }) => ({ ...target, digest, occurrence, expires_at }))
  const added = await tx.insert(importedLines).values(rows).onConflictDoNothing().returning(keyColumns)
  const names = new Set(added.map(({ digest, occurrence }) => nameOf(digest, occurrence)))
  const isNew = ({ digest, occurrence }: RecordKey): boolean => names.has(nameOf(digest, occurrence))
  const others = unknown.filter((record) => !isNew(record))
  if (others.length === 0) return new Set(unknown)
  // Either another import has just made them, or their tasks were deleted.
  const isOther = isOneOf(
    target,
    others.map(({ digest }) => digest),
  )
  await tx
    .select(keyColumns)
    .from(importedLines)
    .where(isOther)
    .orderBy(...keyOrder)
    .for('update')
  const made = await findKnown(tx, target, others)
  return new Set(unknown.filter((record) => !made.has(record)))
}

const keyOrder = [importedLines.digest, importedLines.occurrence]

/** Stores the task ids of records that were just marked, or whose tasks were deleted. */
export async function storeTaskIds(
  tx: Transaction,
  { workspace_id, project_id }: ImportTarget,
  made: readonly { key: RecordKey; taskId: string }[],
  now: Date,
): Promise<void> {
  if (made.length === 0) return
  const rows = made.map(({ key, taskId }) => [key.digest.toString('hex'), key.occurrence, taskId])
  await tx
    .update(importedLines)
    .set({ task_id: sql`made.row ->> 2`, expires_at: expiryOf(now) })
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

/** Forgets records, including identical ones and those read in another way, so the next import imports them again. */
export async function forgetRecords(
  tx: Transaction,
  target: ImportTarget,
  records: readonly RecordKey[],
): Promise<void> {
  await tx.delete(importedLines).where(hasCellsOf(target, records))
}

/** Returns the tasks that were created from records, in whatever way those were read. */
export async function findTaskIds(
  db: Queries,
  target: ImportTarget,
  records: readonly RecordKey[],
): Promise<string[]> {
  const rows = await db
    .select({ taskId: importedLines.task_id })
    .from(importedLines)
    .where(hasCellsOf(target, records))
  return rows.flatMap(({ taskId }) => taskId ?? [])
}

const isInTarget = ({ workspace_id, project_id }: ImportTarget) =>
  and(eq(importedLines.workspace_id, workspace_id), eq(importedLines.project_id, project_id))

const isOneOf = (target: ImportTarget, digests: readonly Buffer[]) =>
  and(
    isInTarget(target),
    sql`${importedLines.digest} = any (array(select decode(one, 'hex') from json_array_elements_text(${hexOf(digests)}::json) one))`,
  )

/** Compares the part of the digest that depends on the cells alone. The lateral query searches the index once for each. */
function hasCellsOf(target: ImportTarget, records: readonly RecordKey[]) {
  const starts = hexOf(records.map(({ digest }) => digest.subarray(0, cellsBytes)))
  return and(
    isInTarget(target),
    sql`${importedLines.digest} in (
      select own.file from json_array_elements_text(${starts}::json) one
      cross join lateral (
        select l.file from imported_lines l
        where l.workspace_id = ${target.workspace_id} and l.project_id = ${target.project_id}
          and l.file >= decode(one, 'hex') and l.file <= decode(one || ${'ff'.repeat(cellsBytes)}, 'hex')
        offset 0
      ) own)`,
  )
}

const hexOf = (digests: readonly Buffer[]): string =>
  JSON.stringify([...new Set(digests.map((digest) => digest.toString('hex')))])
