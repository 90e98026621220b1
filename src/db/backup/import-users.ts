import type { Sql } from '../driver.ts'
import { addressText } from '../letter-case.ts'
import { RefusedError } from './backup-file.ts'
import { movedUsers } from './workspace-file.ts'

/** Temporary table that maps user ids in the file to ids in this installation, for users whose id differs. */
export const localIds = 'pg_temp.moved_ids'

/**
 * Matches the users in the file with local accounts, by id or else by email address, and creates missing accounts.
 * @param source the table with the file's users
 * @throws RefusedError if a user matches two accounts
 */
export async function matchUsers(
  sql: Sql,
  source: string,
): Promise<{ added: number; known: number; haveOtherIds: boolean }> {
  const found = await sql.unsafe<
    { id: string; email: string; by_id: string | null; by_email: string | null }[]
  >(
    `select u.id, u.email, i.id as by_id, e.id as by_email from ${source} u
      left join users i on i.id = u.id left join users e on ${addressText('e.email')} = ${addressText('u.email')}`,
  )
  const taken = new Set<string>()
  for (const { id, email, by_id, by_email } of found) {
    const here = by_id ?? by_email ?? id
    if (taken.has(here) || (by_id !== null && by_email !== null && by_id !== by_email))
      throw new RefusedError(
        `${id} (${email}) matches two accounts of this installation: change an email address first`,
      )
    taken.add(here)
  }
  const added = found.filter(({ by_id, by_email }) => by_id === null && by_email === null).map(({ id }) => id)
  const columns = movedUsers.columns.join()
  await sql.unsafe(
    `insert into users (${columns}) select ${columns} from ${source} where id in (
      select json_array_elements_text($1::json))`,
    [JSON.stringify(added)],
  )
  const others = found.filter(({ by_id, by_email }) => by_id === null && by_email !== null)
  await sql.unsafe('create temporary table moved_ids (old text collate "C", new text) on commit drop')
  await sql.unsafe(
    'insert into moved_ids select old, new from json_to_recordset($1::json) as r (old text, new text)',
    [JSON.stringify(others.map((user) => ({ old: user.id, new: user.by_email })))],
  )
  return { added: added.length, known: found.length - added.length, haveOtherIds: others.length > 0 }
}

/** Returns the SQL of a column's value, with user ids replaced by those of this installation. */
export const withLocalIds = (column: string, isArray: boolean): string =>
  isArray
    ? `array(select coalesce(o.new, named.id) from unnest(${column}) with ordinality as named (id, position)
        left join ${localIds} o on o.old = named.id order by position)`
    : `coalesce((select o.new from ${localIds} o where o.old = ${column}), ${column})`
