import { advisoryLocks } from '../advisory-locks.ts'
import { openSession } from '../session-settings.ts'

/** Role of servers and commands. It owns the database and its tables, and is not a superuser. */
export const owner = 'taskwire_owner'

const createOwner = `create role ${owner} login in role pg_read_all_stats`

/** Gives the role the password of the superuser `taskwire`, whose hash is independent of the name. */
const setPassword =
  `do $$ begin execute (select format('alter role ${owner} password %L', rolpassword) ` +
  `from pg_authid where rolname = 'taskwire'); end $$`

/** Statements for a new cluster, one per line. */
export const createDatabase = [createOwner, setPassword, `create database taskwire owner ${owner}\n`].join(
  '\n',
)

/** Gives the database of an earlier version, which belongs to the superuser, to the role. */
const giveToOwner = `do $$ declare command text; begin
  for command in
    select 'alter database taskwire owner to ${owner}'
    union all select 'alter schema drizzle owner to ${owner}' where to_regnamespace('drizzle') is not null
    union all select format('alter table %s owner to ${owner}', oid::regclass) from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, to_regnamespace('drizzle'))
  loop execute command; end loop;
end $$`

/**
 * Creates the role in a database of an earlier version, or gives it the superuser's changed password, in one transaction.
 * @param superuserUrl a URL of the superuser
 */
export async function repairOwner(superuserUrl: string): Promise<void> {
  const sql = await openSession(superuserUrl, 'taskwire owner')
  try {
    await sql.unsafe(`begin; select pg_advisory_xact_lock(${advisoryLocks.migrations})`)
    const [present] = await sql.unsafe(`select from pg_roles where rolname = '${owner}'`)
    if (!present) await sql.unsafe(`${createOwner}; ${giveToOwner}`)
    await sql.unsafe(`${setPassword}; commit`)
  } finally {
    await sql.end({ timeout: 0 })
  }
}
