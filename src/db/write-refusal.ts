import type { Database } from './database.ts'
import { isDatabaseUnavailable, isStaleConnection, refusesWrites, type WriteRefusal } from './errors.ts'
import { retryWrite } from './retry.ts'

/** Time without a response after which writes count as hanging, in milliseconds. */
const hangingMs = 10_000
/** Statement that writes only to PostgreSQL's write-ahead log. */
const tinyWrite = `select pg_logical_emit_message(true, 'taskwire', '')`

/**
 * Starts a tiny write on the connections for writes, unless one is in flight. It detects commits that wait for a hung
 * standby, and a lack of connections for writes; transactions without writes would commit even then.
 */
export function probeWrites({ writes, writability }: Database): void {
  writability.unansweredSince ??= performance.now()
  const isAnswered = () => void (writability.unansweredSince = undefined)
  writability.probe ??= retryWrite(writability, () => writes.run(tinyWrite), isStaleConnection)
    .then(isAnswered, (error) => (isDatabaseUnavailable(error) ? undefined : isAnswered()))
    .finally(() => (writability.probe = undefined))
}

export const areWritesHanging = ({ writability: { unansweredSince = Infinity } }: Database): boolean =>
  performance.now() - unansweredSince > hangingMs

/**
 * Returns why the database refuses writes, or undefined. PostgreSQL reports being read-only; a full disk shows only in
 * a write, so a write is tried if the last write was refused.
 */
export async function findWriteRefusal(db: Database): Promise<WriteRefusal | undefined> {
  const { run, writability } = db
  const [row] = await run(`select current_setting('transaction_read_only') as value`)
  if (row?.value === 'on') return 'read-only'
  if (areWritesHanging(db)) return 'hanging'
  if (writability.refusal === undefined) return undefined
  try {
    // A temporary table needs new pages, and leaves no trace.
    await run(`create temporary table taskwire_probe on commit drop as select generate_series(1, 1000)`)
    writability.refusal = undefined
  } catch (error) {
    const refusal = refusesWrites(error)
    if (refusal === undefined) throw error
    return refusal
  }
  return undefined
}
