import type { Database } from '../../src/db/database.ts'
import { countMigrations } from '../../src/db/migrate.ts'
import { ok, problem, warning, type Finding } from './finding.ts'

/** Beyond the first, nodes disagree on what is due and on whose lease has run out; the second is worth a warning. */
const maxSkewSeconds = 5
const noticeableSkewSeconds = 1

const slowMs = 10

/** What can be seen of a database that answers. Nothing is written. */
export async function checkDatabase(
  db: Database,
  { isBuiltIn, needed }: { isBuiltIn: boolean; needed: number },
): Promise<Finding[]> {
  return [
    await checkServer(db, isBuiltIn),
    await checkRole(db, isBuiltIn),
    await checkSettings(db),
    await checkClock(db),
    await checkMigrations(db),
    await checkConnections(db, isBuiltIn, needed),
  ]
}

async function checkServer(db: Database, isBuiltIn: boolean): Promise<Finding> {
  const check = 'database'
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const askedAt = performance.now()
    await db.run('select 1')
    times.push(performance.now() - askedAt)
  }
  const ms = Math.min(...times)
  const { version, size } = await one<{ version: string; size: string }>(
    db,
    `select current_setting('server_version') as version,
      pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  const kind = isBuiltIn ? ', built in' : ''
  const message = `PostgreSQL ${version}${kind}, ${size}, answers within ${ms.toFixed(1)} ms`
  if (ms < slowMs) return ok(check, message)
  return warning(
    check,
    message,
    'a write asks it three times: have the nodes and the database near each other',
  )
}

async function checkRole(db: Database, isBuiltIn: boolean): Promise<Finding> {
  const check = 'role'
  const {
    role,
    super: isSuper,
    may,
    foreign,
  } = await one<{
    role: string
    super: boolean
    may: boolean
    foreign: string | null
  }>(
    db,
    `select current_user as role, (select rolsuper from pg_roles where rolname = current_user) as super,
      has_database_privilege(current_database(), 'CREATE')
        and has_schema_privilege(current_schema(), 'CREATE') as may,
      (
        select string_agg(relname, ', ' order by relname) from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and not pg_has_role(relowner, 'USAGE')
      ) as foreign`,
  )
  const remedy = `as the owner of the database: alter database … owner to ${role}`
  if (foreign !== null) return problem(check, `${role} does not own the tables ${foreign}`, remedy)
  if (!may) return problem(check, `${role} may not create tables and schemas, as migrations do`, remedy)
  if (isSuper && !isBuiltIn)
    return warning(
      check,
      `${role} is a superuser, and need not be one`,
      'give the database to a role of its own, and name that one in DATABASE_URL',
    )
  return ok(check, `${role} may do what migrations do`)
}

async function checkSettings(db: Database): Promise<Finding> {
  const check = 'settings'
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'transaction_read_only']
  const { encoding, collation, zone, recovering, ...settings } = await one<Record<string, string>>(
    db,
    `select pg_encoding_to_char(encoding) as encoding, datcollate as collation,
      (select reset_val from pg_settings where name = 'TimeZone') as zone,
      case when pg_is_in_recovery() then 'yes' else 'no' end as recovering,
      ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}
    from pg_database where datname = current_database()`,
  )
  if (encoding !== 'UTF8')
    return problem(
      check,
      `the database is encoded as ${encoding}, which cannot hold all text`,
      "create it anew with encoding 'UTF8'",
    )
  if (recovering === 'yes' || settings.transaction_read_only === 'on')
    return problem(
      check,
      recovering === 'yes' ? 'the database is a standby: it takes no writes' : 'the database is read-only',
      'name the primary in DATABASE_URL, or take default_transaction_read_only back',
    )
  const off = ['fsync', 'full_page_writes', 'synchronous_commit'].filter((name) => settings[name] === 'off')
  if (off.length > 0)
    return warning(
      check,
      `${off.join(', ')} is off: a crash of PostgreSQL's machine loses what was acknowledged`,
      `set ${off.map((name) => `${name} = on`).join(', ')}`,
    )
  return ok(check, `encoding ${encoding}, collation ${collation}, time zone ${zone} (sessions use UTC)`)
}

async function checkClock(db: Database): Promise<Finding> {
  const check = 'clock'
  const askedAt = Date.now()
  const { seconds } = await one<{ seconds: number }>(
    db,
    'select extract(epoch from clock_timestamp())::float8 as seconds',
  )
  const skew = (askedAt + Date.now()) / 2000 - seconds
  const direction = skew > 0 ? 'ahead of' : 'behind'
  const message = `this machine's clock is ${Math.abs(skew).toFixed(3)} s ${direction} the database's`
  const remedy = 'have both machines ask a time server (chronyc tracking, timedatectl)'
  if (Math.abs(skew) > maxSkewSeconds) return problem(check, message, remedy)
  return Math.abs(skew) > noticeableSkewSeconds ? warning(check, message, remedy) : ok(check, message)
}

async function checkMigrations(db: Database): Promise<Finding> {
  const check = 'migrations'
  const { known, applied, isNewer } = await countMigrations(db)
  const pending = known - applied
  if (isNewer)
    return problem(
      check,
      'the database was migrated by a newer version',
      'run that version, or restore a backup from before it into another database',
    )
  if (applied === 0)
    return ok(check, `none of ${known} yet: the first start, migrate or workspaces create makes the tables`)
  if (pending > 0)
    return warning(
      check,
      `${pending} of ${known} are pending`,
      'run migrate, or start a server of this version',
    )
  return ok(check, `all ${known} are applied`)
}

/** @param needed by one server of this configuration */
async function checkConnections(db: Database, isBuiltIn: boolean, needed: number): Promise<Finding> {
  const check = 'connections'
  if (isBuiltIn)
    return ok(check, `a server needs up to ${needed}, and starts the built-in PostgreSQL with as many`)
  const { most, others, ours } = await one<{ most: number; others: number; ours: number }>(
    db,
    `select
      least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true), '0')::int,
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
      ) as most,
      count(*) filter (where application_name not like 'taskwire%')::int as others,
      count(*) filter (where application_name like 'taskwire%' and application_name not like 'taskwire command%'
      )::int as ours
    from pg_stat_activity where backend_type = 'client backend'`,
  )
  const room = most - others
  const servers = Math.floor(room / needed)
  const held = `nodes of Taskwire hold ${ours}, others ${others}, of ${most}`
  const message = `a server needs up to ${needed}; ${held}`
  const remedy = 'lower DATABASE_POOL or WORKERS, or raise max_connections'
  if (servers < 1) return problem(check, message, remedy)
  if (ours > 0 && room - ours < needed) return warning(check, `${message}: no room for another one`, remedy)
  return ok(check, `${message}: room for ${servers} in all`)
}

async function one<Row>(db: Database, query: string): Promise<Row> {
  const [row] = await db.run(query)
  return row as Row
}
