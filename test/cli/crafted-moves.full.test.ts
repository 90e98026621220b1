import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Rows } from '../../src/db/backup/backup-file.ts'
import { conditionOf } from '../../src/db/backup/row-rules.ts'
import { taskwireError } from '../support/app/cli.ts'
import { createInstallation, digestRows, type Installation } from '../support/world/moves.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { readRecords, writeRecords, type Records } from '../support/world/workspace-records.ts'

/* Files with a valid checksum that try to access another workspace, or to make requests more expensive. */

interface Column {
  name: string
  type: string
}
interface Table {
  name: string
  columns: Column[]
  /** A row of the table, as its line in the file. */
  line: string
}

let directory: string
let to: Installation
let id: string
/** A workspace of the other installation, which must not be written to. */
let otherWorkspaceId: string
let intact: string
let tables: Table[]
let before: Record<string, string>

/** Values that PostgreSQL accepts, for tables without rows in the test fixture. */
const samples: Record<string, string> = {
  ...{ text: 'x', bytea: String.raw`\\x00`, boolean: 'f', date: '2030-01-01', 'text[]': '{}', jsonb: '{}' },
  ...{ smallint: '1', integer: '1', bigint: '1', 'timestamp(3) with time zone': '2030-01-01' },
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-crafted-'))
  onFileFinished(() => rm(directory, { recursive: true }))
  const from = await createInstallation('crafted_from')
  to = await createInstallation('crafted_to')
  id = from.world.workspace.id
  otherWorkspaceId = to.world.workspace.id
  intact = join(directory, 'intact')
  await from.run('workspaces', 'export', intact, '--workspace', id)
  const [header, ...rows] = await readRecords(intact)
  tables = []
  for (const { name, columns } of header.tables) {
    const types = await to.sql<Column[]>`
      select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0`
    const typed = columns.map((column) => types.find((one) => one.name === column) as Column)
    const given = rows.find(({ table }) => table === name)?.rows.split('\n')[0]
    const made = typed.map((column) => (column.name === 'workspace_id' ? id : samples[column.type]))
    tables.push({ name, columns: typed, line: given ?? made.join('\t') })
  }
  before = await digest()
})

const digest = (): Promise<Record<string, string>> =>
  digestRows(
    to,
    [...tables.map(({ name }) => name), 'workspaces', 'webhook_secrets', 'token_workspaces'].map((name) => ({
      name,
    })),
  )

let records: Records
beforeEach(async () => {
  records = await readRecords(intact)
})

/** Imports the file with these rows for a table, after editing its header, and returns the error. */
async function importError(name?: string, text = '', edit: (all: Records) => void = () => undefined) {
  const [header, ...rows] = structuredClone(records)
  const order = header.tables.map((table) => table.name)
  const edited = name === undefined ? rows : rows.filter(({ table }) => table !== name)
  if (name !== undefined) edited.push({ table: name, rows: text })
  edited.sort((one, other) => order.indexOf(one.table) - order.indexOf(other.table))
  const all: Records = [header, ...edited]
  edit(all)
  return taskwireError(['workspaces', 'import', await writeRecords(join(directory, 'crafted'), all)], to.env)
}

const workspaceTables = () =>
  tables.filter(({ columns }) => columns.some(({ name }) => name === 'workspace_id'))
/** Returns the line with a different value in a column. */
const withValue = ({ columns, line }: Table, column: string, value: string): string =>
  line
    .split('\t')
    .map((old, i) => (columns[i]?.name === column ? value : old))
    .join('\t')

const forms: [what: string, form: (workspace: string) => string][] = [
  ['literally', (workspace) => workspace],
  ['with an escaped character', (workspace) => String.raw`\x77${workspace.slice(1)}`],
]

test.each(forms)(
  'a row of any table with the id of another workspace, written %s, is refused (product.md 24.7)',
  async (_what, form) => {
    for (const table of workspaceTables()) {
      const line = withValue(table, 'workspace_id', form(otherWorkspaceId))
      expect(await importError(table.name, `${line}\n`), table.name).toContain(
        `the file has rows of ${table.name} that do not belong to ${id}`,
      )
    }
    expect(await digest()).toEqual(before)
  },
)

const breaks: [what: string, text: (line: string) => string][] = [
  ['continue on the next line', (line) => `${line}\\\n${line}\n`],
  ['contain an escaped tab', (line) => `${line.replace('\t', '\\\t')}\n`],
  ['come after the end of data', (line) => `\\.\n${line}\n`],
  ['lack the end of data', (line) => line],
]

test.each(breaks)('rows of any table that %s are refused (product.md 24.7)', async (_what, text) => {
  for (const { name, line } of tables)
    expect(await importError(name, text(line)), name).toMatch(
      new RegExp(`(PostgreSQL rejects the rows|a row|the file has a value|the file has rows) of ${name}\\b`),
    )
  expect(await digest()).toEqual(before)
})

const otherBreaks: [what: string, text: (line: string) => string][] = [
  ['come before a second end of data', (line) => `${line}\n\\.\n`],
  ['are cut off', (line) => `${line}\n${line.split('\t')[0]}`],
  ['have one value too many', (line) => `${line}\tx\n`],
  ['contain a NUL', (line) => `${line.replace('\t', '\0\t')}\n`],
  ['end in carriage returns', (line) => `${line}\r${line}\r`],
  ['have mixed line endings', (line) => `${line}\r\n${line}\n`],
]

test.each(otherBreaks)('rows that %s are refused (product.md 24.7)', async (_what, text) => {
  const { line } = tables.find(({ name }) => name === 'tasks') as Table
  expect(await importError('tasks', text(line))).toMatch(/(PostgreSQL rejects the rows|a row) of tasks/)
  expect(await digest()).toEqual(before)
})

/** Values that no server writes, by type. */
const strange: Record<string, string[]> = {
  'timestamp(3) with time zone': ['infinity', '-infinity', '0001-12-31 BC', '10000-01-01'],
  date: ['infinity', '0001-12-31 BC', '10000-01-01'],
  'text[]': ['{{a,b},{c,d}}', '[2:2]={a}', '{NULL}'],
  integer: ['-1'],
  smallint: ['-1'],
}

test('no column of any table accepts a value that no server writes (product.md 24.7)', async () => {
  const taken: string[] = []
  for (const { table, name, type } of await everyColumn()) {
    const isId = type === 'text' && /(^|_)id$/.test(name) && !/(request|operation)_id$/.test(name)
    // Throws for a column without a rule.
    const condition = conditionOf(table, { name, type })
    for (const value of isId ? ['x', 'user_', `X${id}`] : (strange[type] ?? [])) {
      const [found] = await to.sql.unsafe<{ taken: boolean }[]>(
        `select (${condition}) as taken from (select $1::text::${type} as "${name}") given`,
        [value],
      )
      if (found?.taken !== false && name !== 'order') taken.push(`${table}.${name} ${value}`)
    }
  }
  expect(taken).toEqual([])
})

const values: [text: string, taken: boolean][] = [
  ['{"title": ["a", null], "progress": [0.5, 40], "private": [true, false]}', true],
  ['{"events": [[], ["task.created"]]}', true],
  ['{}', true],
  ['[]', false],
  ['"title"', false],
  ['{"title": "a"}', false],
  ['{"title": ["a"]}', false],
  ['{"title": ["a", "b", "c"]}', false],
  ['{"title": {"0": "a", "1": "b"}}', false],
  ['{"title": ["a", {"id": "b"}]}', false],
  ['{"events": [[], [1]]}', false],
  ['{"events": [[], [["task.created"]]]}', false],
]

async function isTaken(changedValues: string): Promise<boolean | undefined> {
  const condition = conditionOf('activities', { name: 'changed_values', type: 'jsonb' })
  const [row] = await to.sql.unsafe<{ taken: boolean }[]>(
    `select (${condition}) is not false as taken from (select $1::text::jsonb as changed_values) given`,
    [changedValues],
  )
  return row?.taken
}

test.each(values)(
  'the changed values %s of an activity are accepted: %s (product.md 24.7)',
  async (text, taken) => expect(await isTaken(text)).toBe(taken),
)

test.each([
  [2 ** 20, true],
  [2 ** 21, false],
])(
  'a place of %s characters before and after a change is accepted: %s (product.md 24.7)',
  async (length, taken) => {
    const place = 'x'.repeat(length)
    expect(await isTaken(JSON.stringify({ location: [place, place] }))).toBe(taken)
  },
)

test.each(['two words', 'x'.repeat(256), '', 'é'])(
  'the request id %j is refused (product.md 24.7)',
  async (text) => {
    const condition = conditionOf('activities', { name: 'request_id', type: 'text' })
    const rows = await to.sql.unsafe(
      `select (${condition}) as taken from (select $1::text as request_id) given`,
      [text],
    )
    expect(rows).toMatchObject([{ taken: false }])
  },
)

/** Returns every column in a backup, including those of tables without a workspace. */
const everyColumn = () => to.sql<{ table: string; name: string; type: string }[]>`
  select relname as table, attname as name, format_type(atttypid, atttypmod) as type
  from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and attnum > 0 and not attisdropped and attgenerated = ''`

test('an infinite timestamp is refused with its value in the message (product.md 24.7)', async () => {
  const table = tables.find(({ name }) => name === 'api_key_secrets') as Table
  expect(await importError(table.name, `${withValue(table, 'expires_at', 'infinity')}\n`)).toContain(
    'the file has a value of api_key_secrets.expires_at that Taskwire does not write',
  )
})

test('text that looks like two rows of the workspace, but that PostgreSQL reads as one row of another workspace, is refused (product.md 24.7)', async () => {
  const { key } = to.world.foreign
  // To COPY, a tab or newline after a backslash is data, and spaces around a timestamp are ignored.
  const lines = [
    `a\\\t${id}\t${to.world.foreign.workspace}\t${key.id}\tx\\\tx\\\tx\\\n`,
    `y\\\t${id}\tinfinity\\\t\\\t\t\\N\t\\N\n`,
  ]
  const refused = await importError('api_key_secrets', lines.join(''))
  expect(refused).toContain(`the file has rows of api_key_secrets that do not belong to ${id}`)
  expect(await digest()).toEqual(before)
})

test('rows that name a person whom the file does not list are refused (product.md 24.7)', async () => {
  for (const table of workspaceTables())
    for (const { name } of table.columns.filter((column) => column.name === 'user_id'))
      expect(
        await importError(table.name, `${withValue(table, name, to.world.users.owner)}\n`),
        table.name,
      ).toMatch(/that refer to a user who is not in the file|that Taskwire does not write/)
})

const hashWith = (settings: string): string =>
  `$argon2id$v=19$${settings}$${'A'.repeat(22)}$${'A'.repeat(43)}`
const costly: [what: string, edit: (all: Records) => void, message: string][] = [
  ...['m=19456,t=400000000,p=1', 'm=4194304,t=2,p=1', 'm=19456,t=2,p=255', 'm=8,t=1,p=1'].map(
    (settings): (typeof costly)[number] => [
      `the password hash ${settings}`,
      ([, ...rows]) => {
        const users = rows.find(({ table }) => table === 'users') as Rows
        users.rows = users.rows.replace(/\$argon2id\$[^\t]+/, () => hashWith(settings))
      },
      'the file has a value of users.password_hash that Taskwire does not write',
    ],
  ),
  ...['ida@fernhıll.example', 'ida', `${'a'.repeat(320)}@fernhill.example`].map(
    (email): (typeof costly)[number] => [
      `the address ${email.slice(0, 40)}`,
      ([, ...rows]) => {
        const users = rows.find(({ table }) => table === 'users') as Rows
        users.rows = users.rows.replace(/[^\t]+@[^\t]+/, email)
      },
      'the file has a value of users.email that Taskwire does not write',
    ],
  ),
  [
    'eleven cursor keys',
    ([header]) => void (header.cursor_keys = Array.from({ length: 11 }, () => `${'A'.repeat(43)}=`)),
    'the file has a value of workspaces.cursor_keys that Taskwire does not write',
  ],
  [
    'a cursor key that is too short',
    ([header]) => void header.cursor_keys.push('AA=='),
    'the file has a value of workspaces.cursor_keys that Taskwire does not write',
  ],
  [
    '1,500 days',
    ([header]) =>
      void (header.days = Array.from({ length: 1_500 }, (_, i) =>
        new Date(Date.now() - i * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
      )),
    'a date of a request-log partition is invalid, or there are too many partitions',
  ],
  [
    'a name that is not a single string',
    ([{ workspace }]) => void Object.assign(workspace, { name: 'x'.repeat(20_001) }),
    'the file has a value of workspaces.name that Taskwire does not write',
  ],
  [
    'an invalid time zone',
    ([{ workspace }]) => void (workspace.time_zone = 'Europe/Nowhere'),
    'this version does not know the time zone of the workspace',
  ],
  [
    'an infinite creation time',
    ([{ workspace }]) => void (workspace.created_at = 'infinity'),
    'the file has a value of workspaces.created_at that Taskwire does not write',
  ],
]

test.each(costly)('a file with %s is refused (product.md 24.11)', async (_what, edit, message) => {
  expect(await importError(undefined, '', edit)).toContain(message)
  expect(await digest()).toEqual(before)
})

/** Returns a COPY line with these values, and null in the other columns. */
const lineOf = (name: string, values: Record<string, string>): string =>
  `${tables
    .find((table) => table.name === name)
    ?.columns.map((column) => values[column.name] ?? String.raw`\N`)
    .join('\t')}\n`

const endpointLine = (i: number, events = '{}'): string =>
  lineOf('webhook_endpoints', {
    ...{ workspace_id: id, id: `whe_0${String(i).padStart(25, '0')}`, url: 'https://receiver.example/' },
    ...{ events, created_at: '2030-01-01', consecutive_exhausted: '0', is_prompt: 'f', has_paused: 'f' },
  })

test('a file with more webhook endpoints than a workspace may have is refused (product.md 24.11)', async () => {
  const lines = Array.from({ length: 21 }, (_, i) => endpointLine(i))
  expect(await importError('webhook_endpoints', lines.join(''))).toContain(
    'the file has more than 20 webhook endpoints',
  )
  expect(await digest()).toEqual(before)
})

test('a scope that is not in the contract is refused, since it would break the list of keys (product.md 24.7)', async () => {
  const withScope = ([, ...rows]: Records): void => {
    const keys = rows.find(({ table }) => table === 'api_keys') as Rows
    keys.rows = keys.rows.replace('{read:', '{read:everything,read:')
  }
  expect(await importError(undefined, '', withScope)).toContain(
    'an API key with a scope that this version does',
  )
  expect(await digest()).toEqual(before)
})

test.each([
  ['of an endpoint', 'webhook_endpoints', () => endpointLine(0, '{task.created,task.renamed}')],
  [
    'of an event',
    'webhook_events',
    () =>
      lineOf('webhook_events', {
        ...{ workspace_id: id, id: `evt_${'0'.repeat(26)}`, type: 'task.renamed' },
        ...{ body: '{}', created_at: '2030-01-01' },
      }),
  ],
])(
  'a webhook type %s that is not in the contract is refused (product.md 24.7)',
  async (_what, name, line) => {
    expect(await importError(name, line())).toContain('a webhook event type that this version does not know')
    expect(await digest()).toEqual(before)
  },
)

test.each([
  ['cards', 'order', '-1'],
  ['comments', 'via', 'fax'],
])(
  'a value of %s.%s that is not in the contract is refused (product.md 24.7)',
  async (name, column, value) => {
    const table = tables.find((one) => one.name === name) as Table
    const message = `the file has a value of ${name}.${column} that the contract of this version does not allow`
    const edit = ([, ...rows]: Records): void => {
      const edited = rows.find((one) => one.table === name) as Rows
      edited.rows = edited.rows.replace(/^.*/, (line) => withValue({ ...table, line }, column, value))
    }
    expect(await importError(undefined, '', edit)).toContain(message)
    expect(await digest()).toEqual(before)
  },
)

test('a secret that another workspace already uses is refused (product.md 24.12)', async () => {
  const table = tables.find(({ name }) => name === 'api_key_secrets') as Table
  const [known] = await to.sql<{ hash: string }[]>`
    select hash::text as hash from api_key_secrets where workspace_id = ${otherWorkspaceId} limit 1`
  const line = withValue(table, 'hash', `\\${known?.hash}`)
  expect(await importError(table.name, `${line}\n`)).toContain(
    'the file has the secret of an API key that belongs to another workspace of this installation',
  )
  expect(await digest()).toEqual(before)
})

test('a secret cannot be stored in two workspaces (product.md 24.12)', async () => {
  const copy = to.sql`
    insert into api_key_secrets (hash, workspace_id, key_id, last4, created_at)
    select (select hash from api_key_secrets where workspace_id = ${otherWorkspaceId} limit 1),
      workspace_id, id, 'last', now() from api_keys where workspace_id <> ${otherWorkspaceId} limit 1`
  await expect(copy).rejects.toMatchObject({ code: '23505' })
})
