import { openSession } from '../session-settings.ts'
import { listWorkspaceTables, separateTables } from './workspace-file.ts'
import { plainSettings, quote } from './write-backup.ts'

/** Deletes all rows of a workspace in one transaction, and returns their number. User accounts stay. */
export async function deleteWorkspace(url: string, id: string): Promise<number> {
  const sql = await openSession(url, 'taskwire delete')
  try {
    await sql.unsafe(`begin; ${plainSettings}; set local lock_timeout to '10s'`)
    const tables = (await listWorkspaceTables(sql)).map(({ name }) => name).reverse()
    let rows = 0
    for (const name of [...separateTables, ...tables])
      rows += (await sql.unsafe(`delete from ${quote(name)} where workspace_id = $1`, [id])).count
    rows += (await sql.unsafe('delete from workspaces where id = $1', [id])).count
    await sql.unsafe(`select pg_notify('taskwire_keys', $1)`, [id])
    await sql.unsafe('commit')
    return rows
  } finally {
    await sql.end({ timeout: 0 })
  }
}
