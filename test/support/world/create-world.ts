import type { Sql } from 'postgres'
import { inject } from 'vitest'
import { newSecret, secretHash } from '../../../src/crypto/api-key-secret.ts'
import type { Database } from '../../../src/db/database.ts'
import { createFixture, type Fixture } from '../../../src/seeds/fixture.ts'

/** A world and its rows, as JSON by table. */
interface Original {
  world: Fixture
  tables: { columns: string; name: string; rows: string }[]
  copies: number
}

/** The worlds created in this process, by the day that their dates depend on. */
const originals = new Map<string, Original>()

/**
 * Creates a test fixture. The first call of a day runs some 360 statements; later calls copy its rows with new
 * ids and secrets.
 */
export async function createWorld(db: Database, sql: Sql, now: Date): Promise<Fixture> {
  if (inject('database').shared !== undefined) return createFixture(db, now)
  const day = now.toISOString().slice(0, 10)
  const original = originals.get(day)
  if (original) return copyWorld(sql, original)
  const [{ xid } = { xid: '' }] = await sql<{ xid: string }[]>`select pg_current_xact_id()::text as xid`
  const world = await createFixture(db, now)
  originals.set(day, { world, tables: await readRows(sql, world, xid), copies: 0 })
  return world
}

/** Returns the rows of a world, all of which were written after a transaction. */
async function readRows(sql: Sql, world: Fixture, xid: string): Promise<Original['tables']> {
  const tables = await sql<{ name: string; columns: string }[]>`
    select c.relname as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_class c join pg_attribute a on attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by c.relname`
  const ids = [world.workspace.id, world.foreign.workspace, world.foreign.user, ...Object.values(world.users)]
  const read = tables.map(
    ({ name, columns }) => `
      select '${name}' as name, '${columns.replaceAll("'", "''")}' as columns, json_agg(t)::text as rows
      from ${name} t where xmin::text::bigint > $2 and t::text like any ($1) having count(*) > 0`,
  )
  return sql.unsafe<Original['tables']>(read.join(' union all '), [ids.map((id) => `%${id}%`), xid])
}

async function copyWorld(sql: Sql, original: Original): Promise<Fixture> {
  original.copies += 1
  const replaced = replacementIn(original)
  const inserts = original.tables.map(
    ({ name, columns }, i) => `t${i} as (
      insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, $${i + 1}::text::json))`,
  )
  const rows = original.tables.map((table) => replaced(table.rows))
  await sql.unsafe(`with ${inserts.join(', ')} select 1`, rows)
  return JSON.parse(replaced(JSON.stringify(original.world))) as Fixture
}

/** Returns a function that replaces the ids and secrets in a string with those of the next copy. */
function replacementIn({ world, copies }: Original): (text: string) => string {
  // The last 30 bits of an id are random: the bits before them order and distinguish the ids.
  const tail = copies
    .toString(32)
    .padStart(6, '0')
    .replaceAll(/[ilou]/g, (c) => ({ i: 'w', l: 'x', o: 'y', u: 'z' })[c] ?? c)
  const secrets = [...Object.values(world.keys), world.foreign.key].flatMap(({ secret }) => {
    const own = newSecret()
    const hex = (text: string) => secretHash(text).toString('hex')
    return [
      [secret, own],
      [hex(secret), hex(own)],
      [`"last4":"${secret.slice(-4)}"`, `"last4":"${own.slice(-4)}"`],
    ] as const
  })
  return (text) =>
    secrets
      .reduce((all, [from, to]) => all.replaceAll(from, to), text)
      .replaceAll(/\b([a-z]+_[0-7][0-9a-hjkmnp-tv-z]{19})[0-9a-hjkmnp-tv-z]{6}\b/g, `$1${tail}`)
      .replaceAll(/(\.[0-9a-z]{6})[0-9a-z]{6}(?=@example\.com)/g, `$1${tail}`)
}
