import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../src/config.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { readSecret } from '../../src/crypto/secret-file.ts'
import { secretFile } from '../../src/crypto/session-secret.ts'
import type { Database } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { countMigrations } from '../../src/db/migrate.ts'
import { writeRefusal } from '../../src/db/write-refusal.ts'
import { finding, type Finding } from './finding.ts'
import { checkTables, isAway } from './tables.ts'

export function checkConfiguration({ webhooks, role, publicUrl, host }: Config): Finding[] {
  const isLocal = (name: string) => /^(localhost|\[?::1\]?|127\.[\d.]+)$/.test(name)
  const { protocol, hostname, pathname } = new URL(publicUrl ?? 'http://localhost')
  const isElsewhere = publicUrl !== undefined && isLocal(hostname) && !isLocal(host)
  const faults = [
    isElsewhere && 'leads every client to its own machine',
    protocol === 'http:' && !isLocal(hostname) && 'is not encrypted',
    pathname !== '/' && 'has a path, under which the pages do not work',
    publicUrl === undefined && !isLocal(host) && 'so that links and cookies go by the Host of each request',
  ].filter((fault) => fault !== false)
  const isLax = webhooks.allowInsecure
  const lax = isLax ? ', and webhooks may be sent by http: and to internal networks' : ''
  return [
    finding('configuration', `every variable keeps its rule: ROLE=${role}${lax}`, false, isLax),
    finding('public_url', [publicUrl ?? 'unset', ...faults].join(', '), isElsewhere, faults.length > 0),
  ]
}

/** Checks DATA_DIR, in which a server with an external database keeps only the session secret, if anything. */
export async function checkFiles({ dataDir, databaseUrl, sessionSecret }: Config): Promise<Finding[]> {
  const [secret, database] = [secretFile(dataDir), join(dataDir, 'postgres')]
  const isLost = sessionSecret === undefined && !(await modeOf(secret)) && (await modeOf(database)) > 0
  const source = sessionSecret === undefined ? secret : 'SESSION_SECRET'
  const found = [finding('session_secret', `${source}${isLost ? ' is missing' : ''}`, false, isLost)]
  if (databaseUrl !== undefined) return found
  const open: string[] = []
  for (const path of [secret, join(dataDir, 'postgres-password'), database])
    if ((await modeOf(path)) & 0o077) open.push(path)
  const { bavail, blocks, bsize } = await statfs(await nearest(dataDir))
  const freeGiB = (bavail * bsize) / 2 ** 30
  const room = `${freeGiB.toFixed(1)} GiB free for ${dataDir} (${Math.round((100 * bavail) / blocks)} %)`
  return [
    finding('data_dir', open.length > 0 ? `others may read ${open.join(' ')}` : dataDir, open.length > 0),
    finding('disk', room, freeGiB < 1 / 4, freeGiB < 2 || bavail / blocks < 0.05),
    ...found,
  ]
}

/** Returns the nearest existing directory: the path or a parent, in which the first start creates it. */
async function nearest(path: string): Promise<string> {
  return (await modeOf(path)) ? path : nearest(dirname(path))
}

/** Returns the mode of a file or directory, or 0 if there is none. */
const modeOf = async (path: string) => (await stat(path, { throwIfNoEntry: false }))?.mode ?? 0

const facts = `select
  format('PostgreSQL %s, %s', current_setting('server_version'), pg_size_pretty(pg_database_size(datname))) as server,
  current_user as role,
  (select rolsuper from pg_roles where rolname = current_user) as superuser,
  concat_ws(', ',
    case when not (has_database_privilege(datname, 'CREATE') and has_schema_privilege(current_schema(), 'CREATE'))
      then 'may not create tables and schemas' end,
    (select 'does not own the tables ' || string_agg(relname, ', ') from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not pg_has_role(relowner, 'USAGE'))) as duties,
  pg_encoding_to_char(encoding) as encoding,
  format('collation %s, time zone %s', datcollate,
    (select reset_val from pg_settings where name = 'TimeZone')) as locale,
  (select coalesce(string_agg(name || ' = off', ', '), '') from pg_settings where setting = 'off'
    and name in ('fsync', 'full_page_writes', 'synchronous_commit')) as unsafe,
  least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user), nullif(datconnlimit, -1))
  - (select count(*)::int from pg_stat_activity
      where backend_type = 'client backend' and application_name not like 'taskwire%') as free
from pg_database where datname = current_database()`

type Fact = 'server' | 'role' | 'duties' | 'encoding' | 'locale' | 'unsafe'

/** Checks a database that can be reached, without writing to it. */
export async function checkDatabase(db: Database, config: Config): Promise<Finding[]> {
  const [row] = (await db.run(facts)) as unknown as [
    Record<Fact, string> & { free: number; superuser: boolean },
  ]
  const askedAt = Date.now()
  const [time] = await db.run('select extract(epoch from clock_timestamp())::float8 as seconds')
  const tookMs = Date.now() - askedAt
  const skew = (askedAt + tookMs / 2) / 1000 - Number(time?.seconds)
  const clock = `${Math.abs(skew).toFixed(3)} s ${skew > 0 ? 'ahead of' : 'behind'} the database's`
  const refusal = await writeRefusal(db)
  const { known, applied, isNewer } = await countMigrations(db)
  const count = `${applied} of ${known} are applied${isNewer ? ', and some of a newer version' : ''}`
  const tables = applied === 0 ? [] : await checkTables(db)
  const { server, role, superuser, duties, encoding, locale, unsafe, free } = row
  const able = superuser
    ? 'is a superuser, and a stray statement could do anything'
    : 'may do what migrations do'
  const state = [`encoding ${encoding}, ${locale}`, refusal, unsafe].filter(Boolean).join(', ')
  const needed = connectionsOf(config)
  const isTooMany = config.databaseUrl !== undefined && free < needed
  return [
    finding('database', `${server}, answers within ${tookMs} ms`, false, tookMs > 10),
    finding('role', `${role} ${duties || able}`, duties !== '', superuser),
    finding('settings', state, encoding !== 'UTF8' || refusal !== undefined, unsafe !== ''),
    finding('clock', `this machine's clock is ${clock}`, Math.abs(skew) > 5, Math.abs(skew) > 1),
    finding('migrations', count, isNewer, applied > 0 && applied < known),
    finding('connections', `a server needs up to ${needed}, and others leave ${free}`, isTooMany),
    ...tables,
    ...(applied === 0 || tables.some(isAway) ? [] : [await checkSigningSecrets(db, config)]),
  ]
}

/** Counts the connections of a server: each process has one that listens, and a cluster has a background process. */
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
      // Encrypted with another session secret.
    }
  const message = `the session secret opens ${opened} of the ${rows.length} newest`
  return finding('signing_secrets', message, opened < rows.length)
}

export async function checkRedis(url: string): Promise<Finding[]> {
  const { Redis } = await import('ioredis')
  const limits = { connectTimeout: 2_000, commandTimeout: 2_000, maxRetriesPerRequest: 0 }
  const redis = new Redis(url, { ...limits, lazyConnect: true, retryStrategy: () => null })
  const lost = new Promise<never>((_, reject) => redis.on('error', reject))
  try {
    await Promise.race([redis.connect(), lost])
    const askedAt = Date.now()
    const [, name, version] = /^(redis|valkey)_version:(\S+)/m.exec(await redis.info('server')) ?? []
    const tookMs = Date.now() - askedAt
    return [finding('redis', `${name} ${version}, answers within ${tookMs} ms`, false, tookMs > 10)]
  } finally {
    redis.disconnect()
  }
}

/**
 * Checks the mail server, without sending. The finding does not show the password.
 * @param verify connects and signs in
 */
export async function checkMail(
  { url, from }: { url: string; from: string },
  verify: () => Promise<void>,
): Promise<Finding[]> {
  const { protocol, host, username } = new URL(url)
  await verify()
  const user = username === '' ? '' : `, as ${decodeURIComponent(username)}`
  return [finding('mail', `${protocol}//${host} accepts mail from ${from}${user}`)]
}
