import type { Database } from './database.ts'
import { refusesWrites, type WriteRefusal } from './errors.ts'

/**
 * Says why nothing can be written, or undefined. PostgreSQL says by itself that it is read-only; that it is full shows when
 * something is written, which is tried again here once it has happened.
 */
export async function writeRefusal({ run, writability }: Database): Promise<WriteRefusal | undefined> {
  const [row] = await run(`select current_setting('transaction_read_only') as value`)
  if (row?.value === 'on') return 'read-only'
  if (writability.refusal === undefined) return undefined
  try {
    // A table of its own takes fresh pages; there is no trace of it afterwards.
    await run(`create temporary table taskwire_probe on commit drop as select generate_series(1, 1000)`)
    writability.refusal = undefined
  } catch (error) {
    const refusal = refusesWrites(error)
    if (refusal === undefined) throw error
    return refusal
  }
  return undefined
}
