import { openClient, type Extra, type Sql } from './driver.ts'

export type Settings = Readonly<Record<string, string | number>>

/**
 * Settings of every session. A role, database, URL or pooler may have other values, which would change what values
 * mean, which rows are found, or how statements and transactions end. See docs/decisions/database.md for omissions.
 */
export const sessionSettings = {
  // Listed first, since PostgreSQL quotes names in settings that are applied while this setting is on.
  quote_all_identifiers: 'off',
  client_encoding: 'UTF8',
  search_path: 'public',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  timezone_abbreviations: 'Default',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  gin_fuzzy_search_limit: '0',
  row_security: 'on',
  default_transaction_isolation: 'read committed',
  exit_on_error: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  transaction_timeout: '0',
} as const satisfies Settings

/** Settings that a session needs and cannot set. */
export const requiredSettings: Settings = { server_encoding: 'UTF8', session_replication_role: 'origin' }

/** Settings by the major version of PostgreSQL that introduced them, if newer than the oldest supported version. */
export const since: Readonly<Record<string, number>> = { transaction_timeout: 17 }

/** Composes the statements that apply settings, for the session or until the transaction ends. */
export function composeSettings(settings: Settings, until: 'session' | 'local' = 'session'): string {
  const isLocal = until === 'local'
  const statements = Object.entries(settings).map(([name, value]) =>
    since[name] === undefined
      ? `set ${until} ${name} to '${value}'`
      : `select set_config('${name}', '${value}', ${isLocal}) where ${isSince(since[name])}`,
  )
  return statements.join('; ')
}

const isSince = (version: number): string => `current_setting('server_version_num')::int >= ${version}0000`

/** Opens a connection with these settings and without timeouts. @throws an error of the driver or PostgreSQL */
export async function openSession(url: string, applicationName: string, extra?: Extra): Promise<Sql> {
  const sql = openClient(url, applicationName, extra)
  try {
    await sql.unsafe(composeSettings(sessionSettings))
    return sql
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
}

/** Composes a query for the settings of the session that differ: each as `NAME is VALUE and must be WANTED`. */
export function composeDifferences(settings: Settings): string {
  const rows = Object.entries(settings).map(([name, value]) => `('${name}', '${value}')`)
  return `select format('%s is %s and must be %s', name, current_setting(name, true), wanted) as difference
    from (values ${rows.join()}) setting (name, wanted) where current_setting(name, true) <> wanted`
}
