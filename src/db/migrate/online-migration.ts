import { hash } from 'node:crypto'
import type { RunText } from '../citus/table-placements.ts'
import type { Sql } from '../driver.ts'
import type { readMigrationFiles } from '../drizzle.ts'
import { isLockTimeout, isStalePlan, LockedError } from '../errors.ts'
import { batchMark, stepsOf, type Step } from './migration-steps.ts'
import { retryUntilTimeout, type WaitPolicy } from '../retry.ts'
import { composeSettings, sessionSettings } from '../session-settings.ts'

export type Migration = ReturnType<typeof readMigrationFiles>[number]

/**
 * Time that a step waits for a lock on a table, in milliseconds. Requests queue behind the step, and a read waits at most
 * 400 ms.
 */
const lockTimeoutMs = 150
/** Time that a step waits for the end of an autovacuum, in milliseconds. Requests do not queue behind this wait. */
const vacuumTimeoutMs = 5_000
/** Number of rows of a batch: a row is locked for the duration of one batch. */
const rowsPerBatch = 1_000

/**
 * Runs work in a transaction on every node, with a short wait for locks on tables.
 * @throws LockedError
 */
export async function inTransaction<T>(
  sql: Sql,
  work: () => Promise<T>,
  timeoutMs = lockTimeoutMs,
): Promise<T> {
  await sql.unsafe('begin')
  try {
    // Citus passes `set local` settings on to the nodes, whose sessions may have other values.
    await sql.unsafe(`set local citus.propagate_set_commands to 'local';
      ${composeSettings(sessionSettings, 'local')}; set local lock_timeout to ${timeoutMs}`)
    // Needed on Citus by a transaction that changes several shards of keyed tables. Plain PostgreSQL ignores it.
    await sql.unsafe(`set local citus.multi_shard_modify_mode to 'sequential'`)
    const result = await work()
    await sql.unsafe('commit')
    return result
  } catch (error) {
    await sql.unsafe('rollback').catch(() => undefined)
    throw asLocked(error)
  }
}

const asLocked = (error: unknown): unknown =>
  isLockTimeout(error) || isStalePlan(error)
    ? new LockedError('waiting for a lock on a table of the database', { cause: error })
    : error

/** Repeats work that is refused a lock. @throws LockedError after the time of the policy */
export function retryLocked<T>(work: () => Promise<T>, policy: WaitPolicy): Promise<T> {
  return retryUntilTimeout(
    work,
    (error) => (error instanceof LockedError ? error.message : undefined),
    policy,
  )
}

/**
 * Applies a migration to a database that may be in use, in steps, and continues where an interrupted run ended.
 * @param statements replace those of the migration, if their form would block requests
 * @throws LockedError
 */
export async function applyInSteps(
  sql: Sql,
  { sql: original, folderMillis, hash: fileHash }: Migration,
  { statements = original, isDistributed }: { statements?: string[] | undefined; isDistributed: boolean },
  policy: WaitPolicy,
): Promise<void> {
  const records = new Records(sql, folderMillis)
  await records.open()
  for (const step of stepsOf(statements))
    if (!(step.skipsCitus && isDistributed) && !records.hasFinished(step))
      await retryLocked(() => applyStep(sql, step, records, isDistributed), policy)
  await retryLocked(
    () =>
      inTransaction(sql, async () => {
        await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${fileHash}, ${folderMillis})`
        await records.delete()
      }),
    policy,
  )
}

async function applyStep(sql: Sql, step: Step, records: Records, isDistributed: boolean): Promise<void> {
  if (step.kind === 'batches') return applyBatches(sql, step, records)
  const isConcurrent = step.kind !== 'transaction' && !(await isPartitioned(sql, step))
  if (isConcurrent) await changeIndex(sql, step)
  await inTransaction(sql, async () => {
    if (!isConcurrent) {
      if (!isDistributed) await stopVacuum(sql, step)
      await sql.unsafe(step.text.replace(' concurrently', ''))
    }
    await records.finish(step)
  })
}

/**
 * Takes a lock that conflicts with autovacuum, but not with reads or writes. PostgreSQL cancels an autovacuum for a lock
 * only after `deadlock_timeout`, by default a second. On Citus, autovacuum is that of the nodes.
 */
async function stopVacuum(sql: Sql, { text }: Step): Promise<void> {
  const table = /^alter table "(\w+)"/i.exec(text)?.[1]
  if (table === undefined) return
  await sql.unsafe(`set local lock_timeout to ${vacuumTimeoutMs};
    lock table "${table}" in share update exclusive mode; set local lock_timeout to ${lockTimeoutMs}`)
}

/** Returns whether the index is one of a partitioned table, which PostgreSQL cannot build or drop concurrently. */
async function isPartitioned(sql: Sql, { index = '', text }: Step): Promise<boolean> {
  const table = / on "(\w+)"/i.exec(text)?.[1] ?? index
  const [row] =
    await sql`select relkind in ('p', 'I') as is from pg_class where oid = to_regclass(${`"${table}"`})`
  return row?.is === true
}

/** Builds or drops an index while rows are read and written. An interrupted build leaves an invalid index. */
async function changeIndex(sql: Sql, { kind, index = '', text }: Step): Promise<void> {
  const [present] = await sql`
    select indisvalid and indisready as is_valid from pg_index where indexrelid = to_regclass(${`"${index}"`})`
  if (kind === 'create' && present?.is_valid === true) return
  try {
    if (kind === 'create' && present) await sql.unsafe(`drop index concurrently "${index}"`)
    await sql.unsafe(text)
  } catch (error) {
    throw asLocked(error)
  }
}

/** Changes rows in batches, each of which is a transaction that also records the key of its last row. */
async function applyBatches(sql: Sql, step: Step, records: Records): Promise<void> {
  const { table = '', key = [] } = step.rows ?? {}
  const columns = key.map((column) => `"${column}"`).join()
  for (let after = records.positionOf(step), isLast = false; !isLast;) {
    const since = after ? `(${columns}) > (${after.map(quote).join()})` : 'true'
    after = await inTransaction(sql, async () => {
      const [last] = await sql.unsafe<{ key: string[] }[]>(`
        select array[${key.map((column) => `"${column}"::text`).join()}] as key from "${table}" where ${since}
        order by ${columns} offset ${rowsPerBatch - 1} limit 1`)
      const until = last && `(${columns}) <= (${last.key.map(quote).join()})`
      await sql.unsafe(step.text.replace(batchMark, until ? `${since} and ${until}` : since))
      await (last ? records.move(step, last.key) : records.finish(step))
      return last?.key
    })
    isLast = after === undefined
  }
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`

/** Returns whether a migration has begun and is not finished, so that its columns exist, but its record does not. */
export async function isMigrating(run: RunText): Promise<boolean> {
  const [table] = await run(`select to_regclass('drizzle.migration_steps') is not null as exists`)
  return table?.exists === true && (await run('select 1 from drizzle.migration_steps limit 1')).length > 0
}

/** The finished steps of a migration that is being applied, in the database. */
class Records {
  readonly #sql: Sql
  readonly #migration: number
  #positions = new Map<string, string | null>()

  constructor(sql: Sql, migration: number) {
    this.#sql = sql
    this.#migration = migration
  }

  async open(): Promise<void> {
    await this.#sql.unsafe(`
      create table if not exists drizzle.migration_steps (
        migration bigint, step text, position json, primary key (migration, step))`)
    const rows = await this.#sql<{ step: string; position: string | null }[]>`
      select step, position::text from drizzle.migration_steps where migration = ${this.#migration}`
    this.#positions = new Map(rows.map(({ step, position }) => [step, position]))
  }

  hasFinished(step: Step): boolean {
    return this.#positions.get(nameOf(step)) === null
  }

  /** Returns the key of the last row of the last batch. */
  positionOf(step: Step): string[] | undefined {
    const position = this.#positions.get(nameOf(step))
    return position ? (JSON.parse(position) as string[]) : undefined
  }

  finish(step: Step): Promise<void> {
    return this.#write(step, null)
  }

  move(step: Step, position: string[]): Promise<void> {
    return this.#write(step, JSON.stringify(position))
  }

  async delete(): Promise<void> {
    await this.#sql`delete from drizzle.migration_steps where migration = ${this.#migration}`
  }

  async #write(step: Step, position: string | null): Promise<void> {
    await this.#sql`
      insert into drizzle.migration_steps values (${this.#migration}, ${nameOf(step)}, ${position}::text::json)
      on conflict (migration, step) do update set position = excluded.position`
    this.#positions.set(nameOf(step), position)
  }
}

const nameOf = ({ text }: Step): string => hash('sha256', text)
