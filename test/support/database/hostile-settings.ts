import type { Sql } from 'postgres'

/** Schema that hostile sessions search first. */
const otherSchema = 'other_application'

/**
 * Settings that a role or database may have. Each would change what the server reads, writes or commits.
 * Timeouts are long enough to open a connection on a busy machine.
 */
const hostileSettings = {
  client_encoding: 'LATIN1',
  datestyle: 'German',
  intervalstyle: 'sql_standard',
  timezone: 'Pacific/Chatham',
  timezone_abbreviations: 'Australia',
  bytea_output: 'escape',
  extra_float_digits: '-15',
  array_nulls: 'off',
  quote_all_identifiers: 'on',
  standard_conforming_strings: 'off',
  transform_null_equals: 'on',
  gin_fuzzy_search_limit: '1',
  default_transaction_isolation: 'repeatable read',
  exit_on_error: 'on',
  statement_timeout: '700ms',
  lock_timeout: '1ms',
  idle_in_transaction_session_timeout: '700ms',
  idle_session_timeout: '700ms',
}

/** Whether the run tests on databases with hostile settings. */
export const isHostile = process.env.TEST_DATABASE_SETTINGS === 'hostile'

/** Applies all hostile settings to a role, in every database. */
export async function makeHostile(admin: Sql, role: string): Promise<void> {
  for (const [name, value] of Object.entries(hostileSettings))
    await admin.unsafe(`alter role ${role} set ${name} to '${value}'`)
  await admin.unsafe(`alter role ${role} set search_path to ${otherSchema}, public`)
}

/** Creates, in one database, the schema that hostile sessions search first, with tables of another application. */
export async function createOtherSchema(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema ${otherSchema}; grant usage, create on schema ${otherSchema} to public;
    create table ${otherSchema}.workspaces (id int); create table ${otherSchema}.tasks (id int)`)
}
