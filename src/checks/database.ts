import type { Config } from '../config.ts'
import { createSecretBox } from '../crypto/secret-box.ts'
import { readSecret } from '../crypto/secret-file.ts'
import { secretFile } from '../crypto/session-secret.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { countMigrations } from '../db/migrate/migrate.ts'
import { findWriteRefusal } from '../db/write-refusal.ts'
import { finding, type Finding } from './finding.ts'
import { checkSuitability } from './suitability.ts'
import { checkTables, isNodeUnreachable } from './tables.ts'

const facts = `select
  format('PostgreSQL %s, %s', current_setting('server_version'), pg_size_pretty(pg_database_size(datname))) as server,
  (select coalesce(string_agg(name || ' = off', ', ' order by name), '') from pg_settings where setting = 'off'
    and name in ('fsync', 'full_page_writes', 'synchronous_commit')) as unsafe
from pg_database where datname = current_database()`

/** Checks a database that can be reached, without writing to it. */
export async function checkDatabase(db: Database, url: string, config: Config): Promise<Finding[]> {
  const [row] = (await db.run(facts)) as unknown as [{ server: string; unsafe: string }]
  // Measured after connecting, so that the time excludes opening the connection.
  const askedAt = Date.now()
  await db.run('select')
  const tookMs = Date.now() - askedAt
  const refusal = await findWriteRefusal(db)
  const suitability = await checkSuitability(url, { unsafe: row.unsafe, ...(refusal && { refusal }) })
  const isBroken = suitability.some(
    ({ check, status }) => /role|schema|tables/.test(check) && status === 'problem',
  )
  return [
    finding('database', `${row.server} responds in ${tookMs} ms`, false, tookMs > 10),
    ...suitability,
    ...(isBroken ? [] : await checkState(db, config)),
  ]
}

const freeConnections = `select
  least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user), nullif(datconnlimit, -1))
  - (select count(*)::int from pg_stat_activity
      where backend_type = 'client backend' and application_name not like 'taskwire%') as free
from pg_database where datname = current_database()`

/** Checks requirements without which a server runs, but cannot keep all of its guarantees. */
export async function checkState(db: Database, config: Config): Promise<Finding[]> {
  const [connections] = (await db.run(freeConnections)) as unknown as [{ free: number }]
  const askedAt = Date.now()
  const [time] = await db.run('select extract(epoch from clock_timestamp())::float8 as seconds')
  const skew = (askedAt + Date.now()) / 2000 - Number(time?.seconds)
  const clock = `${Math.abs(skew).toFixed(3)} s ${skew > 0 ? 'ahead of' : 'behind'} the database's`
  const { known, applied, isNewer } = await countMigrations(db)
  const count = `${applied} of ${known} are applied${isNewer ? ', and some of a newer version' : ''}`
  const tables = applied === 0 ? [] : await checkTables(db)
  const needed = connectionsOf(config)
  const isTooMany = config.databaseUrl !== undefined && connections.free < needed
  return [
    finding('clock', `this machine's clock is ${clock}`, Math.abs(skew) > 5, Math.abs(skew) > 1),
    finding('migrations', count, isNewer, applied > 0 && applied < known),
    finding(
      'connections',
      `a server needs up to ${needed} connections, and ${connections.free} are available`,
      isTooMany,
    ),
    ...tables,
    ...(applied === 0 || tables.some(isNodeUnreachable) ? [] : [await checkSigningSecrets(db, config)]),
  ]
}

/** Counts the connections of a server, including one listener per process. A cluster also has a background process. */
function connectionsOf({ databasePool, workers, role }: Config): number {
  const processes = workers > 1 && role !== 'worker' ? workers + (role === 'all' ? 1 : 0) : 1
  return processes * (databasePool + 1)
}

/** Checks that the session secret decrypts the newest signing secrets. */
async function checkSigningSecrets(db: Database, config: Config): Promise<Finding> {
  const { sessionSecret, sessionSecretsPrevious, dataDir } = config
  const secret = sessionSecret ?? (await readSecret(secretFile(dataDir))) ?? ''
  const box = createSecretBox(secret, sessionSecretsPrevious)
  const newest = sql`select sealed from webhook_secrets order by created_at desc limit 100`
  const rows = await db.execute<{ sealed: Buffer }>(newest)
  let opened = 0
  for (const { sealed } of rows)
    try {
      box.open(sealed)
      opened++
    } catch {
      // The secret was encrypted with another session secret.
    }
  const message = `the session secret decrypts ${opened} of the ${rows.length} newest signing secrets`
  return finding('signing_secrets', message, opened < rows.length)
}
