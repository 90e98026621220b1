import { and, eq } from '../../db/drizzle.ts'
import { importedLines } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'

export interface ImportedFile {
  workspaceId: string
  projectId: string
  /** SHA-256 of its content. */
  digest: Uint8Array
}

/** How long a file can be known again: an import that was interrupted is taken up by then, or not at all. */
const rememberedDays = 30

/**
 * Remembers in the transaction that creates their tasks that these lines are imported. A run of the same file beside
 * this one waits here for the lines that they share.
 * @returns those that were not imported before
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

/** Has the next run of the file import all of its lines. */
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
