import type { Database } from './database.ts'
import { sql } from './drizzle.ts'
import { refusesWrites, type WriteRefusal } from './errors.ts'

/**
 * Why nothing can be written, or undefined. That it is read-only PostgreSQL says when it is asked; that it is full shows
 * when something is written, which is tried again here once it has happened.
 */
export async function writeRefusal(db: Database): Promise<WriteRefusal | undefined> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select current_setting('transaction_read_only') as value`,
  )
  if (rows[0]?.value === 'on') return 'read-only'
  if (db.writability.refusal === undefined) return undefined
  try {
    // A table of its own takes fresh pages; there is no trace of it afterwards.
    await db.execute(
      sql`create temporary table taskwire_probe on commit drop as select generate_series(1, 1000)`,
    )
    db.writability.refusal = undefined
  } catch (error) {
    const refusal = refusesWrites(error)
    if (refusal === undefined) throw error
    return refusal
  }
  return undefined
}
