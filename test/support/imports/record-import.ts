import { importBatches } from '../../../src/db/schema.ts'
import type { Transaction } from '../../../src/db/transaction.ts'
import type { Actor } from '../../../src/domain/actor.ts'
import { newId } from '../../../src/domain/ids.ts'

/** Records an import into a project without any tasks left, and returns its id. */
export async function recordImport(
  tx: Transaction,
  { workspaceId, now }: Actor,
  projectId: string,
): Promise<string> {
  const import_id = newId('import', now)
  await tx.insert(importBatches).values({
    workspace_id: workspaceId,
    import_id,
    batch: 1,
    project_id: projectId,
    task_ids: [],
    expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
  })
  return import_id
}
