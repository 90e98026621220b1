import type { Database } from '../db/database.ts'
import { asc, gt } from '../db/drizzle.ts'
import { workspaces } from '../db/schema.ts'

const pageSize = 1_000

/** Yields the ids of all workspaces, for jobs that delete by workspace. */
export async function* walkWorkspaces(db: Database): AsyncGenerator<string> {
  for (let after = '', found = pageSize; found === pageSize;) {
    const rows = await db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(gt(workspaces.id, after))
      .orderBy(asc(workspaces.id))
      .limit(pageSize)
    for (const { id } of rows) yield (after = id)
    found = rows.length
  }
}
