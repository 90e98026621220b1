import { and, eq } from '../../db/drizzle.ts'
import { importedLines } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'

export interface ImportedFile {
  workspaceId: string
  projectId: string
  /** The SHA-256 of the file. */
  digest: Uint8Array
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
  { workspaceId, projectId, digest }: ImportedFile,
  lines: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const expires_at = new Date(now.getTime() + rememberedDays * 86_400_000).toISOString()
  const rows = lines.map((line) => ({
    workspace_id: workspaceId,
    project_id: projectId,
    file: digest,
    line,
    expires_at,
  }))
  const added = await tx
    .insert(importedLines)
    .values(rows)
    .onConflictDoNothing()
    .returning({ line: importedLines.line })
  return new Set(added.map(({ line }) => line))
}

/** Makes the next import of the file import all lines. */
export async function forgetLines(
  tx: Transaction,
  { workspaceId, projectId, digest }: ImportedFile,
): Promise<void> {
  await tx
    .delete(importedLines)
    .where(
      and(
        eq(importedLines.workspace_id, workspaceId),
        eq(importedLines.project_id, projectId),
        eq(importedLines.file, digest),
      ),
    )
}
