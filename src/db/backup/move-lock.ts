import { advisoryLocks } from '../advisory-locks.ts'
import { openSession } from '../session-settings.ts'
import { RefusedError } from './backup-file.ts'
import { backupName } from './write-backup.ts'

const tryLock = `select pg_try_advisory_xact_lock(hashtextextended($1, ${advisoryLocks.moves})) as locked`

/** Locks the move of a workspace until the transaction ends. @throws RefusedError if another command has the lock */
export async function lockMove(
  run: (text: string, values: string[]) => PromiseLike<readonly Record<string, unknown>[]>,
  id: string,
): Promise<void> {
  const [row] = await run(tryLock, [id])
  if (row?.locked !== true) throw new RefusedError(`another command is exporting ${id}`)
}

/**
 * Does the work while no other command exports the workspace or finishes its move. PostgreSQL releases the lock if this
 * process is killed.
 * @throws RefusedError
 */
export async function withMoveLock<T>(url: string, id: string, work: () => Promise<T>): Promise<T> {
  const sql = await openSession(url, backupName)
  try {
    await sql.unsafe('begin')
    await lockMove((text, values) => sql.unsafe(text, values), id)
    return await work()
  } finally {
    // When a connection is closed, PostgreSQL releases its locks only once it notices.
    await sql.unsafe('rollback').catch(() => undefined)
    await sql.end({ timeout: 0 })
  }
}
