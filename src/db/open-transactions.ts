import { backupName } from './backup/write-backup.ts'
import type { Database } from './database.ts'
import { sql } from './drizzle.ts'

/** A transaction of another session that may write. */
export interface OpenTransaction extends Record<string, unknown> {
  id: string
  pid: number
  name: string
}

export function listOpenTransactions(db: Database): Promise<OpenTransaction[]> {
  return db.execute<OpenTransaction>(sql`
    select l.virtualxid as id, a.pid, coalesce(nullif(a.application_name, ''), 'unnamed') as name
    from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'virtualxid' and l.granted and l.mode = 'ExclusiveLock' and a.datname = current_database()
      and a.pid <> pg_backend_pid() and a.usesysid is not null and a.application_name not like ${`${backupName}%`}`)
}
