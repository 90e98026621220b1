import { makePgArray } from '../db/drizzle.ts'
import type { Sql } from '../db/driver.ts'
import { hasNoCollation, lacksPrivilege } from '../db/errors.ts'
import { unicodeCollation } from '../db/letter-case.ts'
import { lastApplied, readMigrations } from '../db/migrate/migrate.ts'
import {
  composeDifferences,
  openSession,
  requiredSettings,
  sessionSettings,
  type Settings,
} from '../db/session-settings.ts'
import { innermostMessage } from '../errors.ts'
import { finding, type Finding } from './finding.ts'

/** Thrown if a database lacks something that every server needs. */
class UnsuitableError extends Error {}

const timeoutMs = 5_000

/**
 * Refuses a database on which no server can run.
 * @throws UnsuitableError with the message that `doctor` prints
 */
export async function refuseUnsuitable(url: string, interruption: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([interruption, AbortSignal.timeout(timeoutMs)])
  const problem = (await checkSuitability(url, { signal })).find(({ status }) => status === 'problem')
  if (problem) throw new UnsuitableError(`${problem.message} (${problem.check}: ${problem.remedy})`)
}

const facts = `select
  current_user as role,
  (select rolsuper from pg_roles where rolname = current_user) as superuser,
  has_database_privilege(datname, 'TEMPORARY') as temporary,
  concat_ws(', ',
    case when to_regnamespace('public') is null then 'cannot find the public schema'
      when not has_schema_privilege('public', 'CREATE') then 'may not create tables in the public schema' end,
    case when to_regnamespace('drizzle') is null and not has_database_privilege(datname, 'CREATE')
      then 'may not create the schema drizzle' end,
    case when not exists (select from pg_language where lanname = 'plpgsql' and has_language_privilege(oid, 'USAGE'))
      then 'may not use the language plpgsql' end,
    (select 'does not own the tables ' || string_agg(relname, ', ' order by relname) from pg_class
      where relnamespace = to_regnamespace('public') and relkind in ('r', 'p') and relname = any ($1)
      and not pg_has_role(relowner, 'USAGE'))) as duties,
  (select string_agg(format('%s.%I', relnamespace::regnamespace, relname), ', ' order by relname) from pg_class
    where relkind in ('r', 'p') and relnamespace <> to_regnamespace('public') and (
      relname = any ($1) and to_regclass(format('public.%I', relname)) is null
      or exists (select from pg_inherits where inhrelid = pg_class.oid and inhparent = to_regclass('public.request_log'))
    )) as strays,
  case when to_regclass('drizzle.__drizzle_migrations') is null then
    (select string_agg(relname, ', ' order by relname) from pg_class
      where relnamespace = to_regnamespace('public') and relkind in ('r', 'p') and relname = any ($3)) end as unlisted,
  (select string_agg(name, ', ' order by name) from unnest($1::text[]) name
    where not exists (select from pg_class where relname = name and relkind in ('r', 'p'))) as missing,
  case when datcollversion <> pg_database_collation_actual_version(pg_database.oid)
    then format('the database was created with collation version %s, but the operating system now provides %s',
      datcollversion, pg_database_collation_actual_version(pg_database.oid)) end as outdated,
  format('encoding %s, collation %s, time zone %s', pg_encoding_to_char(encoding), datcollate,
    (select reset_val from pg_settings where name = 'TimeZone')) as state,
  (select string_agg(format('%s=%s', name, reset_val), ', ' order by name) from pg_settings
    where name = any ($2) and name <> 'TimeZone' and reset_val <> boot_val and reset_val <> setting) as overridden
from pg_database where datname = current_database()`

interface Facts {
  role: string
  superuser: boolean
  /** Whether the role may create temporary tables, in which an import checks its rows. */
  temporary: boolean
  duties: string
  strays: string | null
  /** Tables that a migration would create, in a database without the list of migrations. */
  unlisted: string | null
  /** Tables that migrations created but that no longer exist. */
  missing: string | null
  outdated: string | null
  state: string
  overridden: string | null
}

/**
 * Checks the requirements for every server: privileges, session settings, and the placement of tables. Writes
 * nothing.
 * @param refusal why the database refuses writes, if it does
 * @param unsafe settings that may lose data in a crash
 */
export async function checkSuitability(
  url: string,
  {
    signal,
    refusal,
    unsafe = '',
  }: { signal?: AbortSignal | undefined; refusal?: string; unsafe?: string } = {},
): Promise<Finding[]> {
  const sql = await openSession(url, 'taskwire check', { ...(signal && { signal }) })
  try {
    const settings: Settings = { ...sessionSettings, ...requiredSettings }
    const last = await lastApplied((text) => sql.unsafe(text))
    const ours = tablesOf(last)
    const names = [ours, Object.keys(settings), tablesOf(Infinity)]
    const [row] = await sql.unsafe<[Facts]>(facts, names.map(makePgArray))
    const differences = await sql.unsafe<{ difference: string }[]>(composeDifferences(settings))
    const wrong = differences.map(({ difference }) => difference).join(', ')
    const { role, superuser, temporary, duties, strays, outdated, state, overridden } = row
    const lacking = await findLackingCollation(sql)
    const able = superuser
      ? 'is a superuser, which has more privileges than the server needs'
      : temporary
        ? 'has the privileges that migrations need'
        : 'may not create temporary tables, which workspaces import needs'
    const own = overridden && `overridden: ${overridden}`
    return [
      finding('role', `${role} ${duties || able}`, duties !== '', superuser || !temporary),
      finding(
        'settings',
        (wrong ? [wrong] : [state, own, refusal, unsafe]).filter(Boolean).join(', '),
        wrong !== '' || refusal !== undefined,
        unsafe !== '',
      ),
      finding(
        'schema',
        strays === null ? 'every table is in the public schema' : `not in the public schema: ${strays}`,
        strays !== null,
      ),
      // A newer version may have dropped tables that this version no longer reads.
      ...checkDump(last > (readMigrations().at(-1)?.folderMillis ?? 0) ? { ...row, missing: null } : row),
      finding(
        'collations',
        lacking ??
          outdated ??
          `${unicodeCollation} and the database's collation have their original versions`,
        lacking !== undefined,
        outdated !== null,
      ),
    ]
  } catch (error) {
    // For example, without USAGE on a schema, its tables cannot be looked up.
    if (!lacksPrivilege(error)) throw error
    return [finding('role', `the role lacks privileges: ${innermostMessage(error)}`, true)]
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** Checks that the tables and the list of migrations come from the same dump. Returns no finding if they do. */
function checkDump({ strays, unlisted, missing }: Facts): Finding[] {
  if (unlisted !== null) {
    const message = `the tables exist, but the list of migrations (schema drizzle) is missing: ${unlisted}`
    return [finding('tables', message, true)]
  }
  if (missing === null || strays !== null) return []
  return [
    finding(
      'tables',
      `the list of migrations (schema drizzle) exists, but tables are missing: ${missing}`,
      true,
    ),
  ]
}

/** Returns why case-insensitive comparison does not work for every script; undefined if it does. */
async function findLackingCollation(sql: Sql): Promise<string | undefined> {
  try {
    await sql.unsafe(`select upper('' collate ${unicodeCollation})`)
    return undefined
  } catch (error) {
    if (!hasNoCollation(error)) throw error
    return `PostgreSQL must be built with ICU: ${innermostMessage(error)}`
  }
}

/** Returns the names of the tables that the migrations up to a time have created. */
function tablesOf(last: number): string[] {
  const applied = readMigrations().filter(({ folderMillis }) => folderMillis <= last)
  const names = new Set<string>()
  for (const statement of applied.flatMap(({ sql }) => sql)) {
    const [, verb, name = ''] = /^\s*(create|drop) table (?:if exists )?"(\w+)"/im.exec(statement) ?? []
    if (verb?.toLowerCase() === 'create') names.add(name)
    if (verb?.toLowerCase() === 'drop') names.delete(name)
  }
  return [...names]
}
