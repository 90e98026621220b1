import { and, eq } from '../../db/drizzle.ts'
import { importedLines } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'

export interface ImportedFile {
  workspace_id: string
  project_id: string
  /** The SHA-256 of the file. */
  file: Uint8Array
}

/** Number of days for which imported lines are kept, so that an interrupted import can continue. */
const rememberedDays = 30

/**
 * Records lines as imported, in the transaction that creates their tasks. A concurrent import of the same file waits
 * here.
 * @returns the lines that were not imported before
 */
export async function rememberLines(
  tx: Transaction,
  file: ImportedFile,
  lines: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const expires_at = new Date(now.getTime() + rememberedDays * 86_400_000).toISOString()
  const added = await tx
    .insert(importedLines)
    .values(lines.map((line) => ({ ...file, line, expires_at })))
    .onConflictDoNothing()
    .returning({ line: importedLines.line })
  return new Set(added.map(({ line }) => line))
}

/** Makes the next import of the file import all lines. */
export async function forgetLines(
  tx: Transaction,
  { workspace_id, project_id, file }: ImportedFile,
): Promise<void> {
  await tx
    .delete(importedLines)
    .where(
      and(
        eq(importedLines.workspace_id, workspace_id),
        eq(importedLines.project_id, project_id),
        eq(importedLines.file, file),
      ),
    )
}
