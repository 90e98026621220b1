import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import postgres from 'postgres'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readBackup, writeLines, type BackupHeader, type Rows } from '../../src/db/backup/backup-file.ts'
import { applyMigrations, readMigrations } from '../../src/db/migrate/migrate.ts'
import {
  commandEnvironment,
  taskwireError,
  taskwireInProcess,
  taskwireJson,
  type CommandResult,
} from '../support/app/cli.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const SESSION_SECRET = 'the session secret of what is backed up'

let directory: string
/** Backup file of a test fixture. */
let file: string
let source: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-backup-'))
  onFileFinished(() => rm(directory, { recursive: true }))
  file = join(directory, 'world.backup')
  source = await database('source', inject('database').template)
  await runOn(source, 'fixture')
  await runOn(source, 'backup', file)
})

/** Creates a database that only this file uses. */
async function database(name: string, template = 'template0'): Promise<string> {
  const { url, template: migrated } = inject('database')
  const own = migrated.replace('template', `backup_${name}_${process.env.VITEST_POOL_ID}`)
  await ask(url, `create database ${own} template ${template}`)
  onFileFinished(() => ask(url, `drop database ${own} with (force)`))
  return Object.assign(new URL(url), { pathname: `/${own}` }).href
}

/** Creates a database with the current schema, and a request-log partition for one day. */
async function databaseWithDay(name: string): Promise<string> {
  const url = await database(name, inject('database').template)
  await ask(
    url,
    `create table request_log_20270129 partition of request_log
      for values from ('2027-01-29T00:00Z') to ('2027-01-30T00:00Z')`,
  )
  return url
}

async function ask<Row>(url: string, query: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return [...(await sql.unsafe(query))] as Row[]
  } finally {
    await sql.end()
  }
}

const envOf = (url: string) => ({ DATABASE_URL: url, SESSION_SECRET })
const runOn = <Result = Record<string, unknown>>(url: string, ...args: string[]) =>
  taskwireJson<Result>(args, (all) => taskwireInProcess(all, envOf(url)))

const countOf = async (url: string, table: string) =>
  (await ask<{ count: string }>(url, `select count(*) from ${table}`))[0]?.count

async function readRecords(path: string): Promise<[BackupHeader, ...Rows[]]> {
  return (await Array.fromAsync(readBackup(path))) as [BackupHeader, ...Rows[]]
}

/** Writes a file with these records and a valid checksum. */
async function writeRecords(name: string, records: (BackupHeader | Rows)[]): Promise<string> {
  const path = join(directory, name)
  await writeFile(path, gzipSync((await Array.fromAsync(writeLines(Readable.from(records)))).join('')))
  return path
}

describe('a file that is not a complete backup is refused, and the database is not changed', () => {
  const text = (bytes: Buffer) => gunzipSync(bytes)
  const altered = (bytes: Buffer): Buffer => {
    const copy = Buffer.from(text(bytes))
    const at = copy.indexOf('Design review')
    copy[at < 0 ? copy.length >> 1 : at] = 0x5a
    return gzipSync(copy)
  }
  const cutOff = 'the file is truncated or altered'
  const files: [what: string, make: (bytes: Buffer) => Buffer, message: string][] = [
    ['that is cut off', (bytes) => bytes.subarray(0, bytes.length >> 1), cutOff],
    ['without its last bytes', (bytes) => bytes.subarray(0, -4), cutOff],
    ['whose text is cut off', (bytes) => gzipSync(text(bytes).subarray(0, -1000)), cutOff],
    ['whose last line is missing', (bytes) => gzipSync(text(bytes).subarray(0, -72)), cutOff],
    ['with one changed letter', altered, `${cutOff}: the checksum differs`],
    [
      'with data after its end',
      (bytes) => gzipSync(Buffer.concat([text(bytes), Buffer.from('{"table":"tasks","rows":""}\n')])),
      cutOff,
    ],
    [
      'with unrelated bytes',
      () => Buffer.from('-- PostgreSQL database dump\n'),
      'or is not a Taskwire backup',
    ],
    [
      'with unrelated text',
      () => gzipSync('-- PostgreSQL database dump\n'.repeat(9)),
      'or is not a Taskwire backup',
    ],
    ['that is empty', () => Buffer.alloc(0), cutOff],
  ]
  test.each(files)('a backup %s is refused with a message', async (what, make, message) => {
    const broken = join(directory, 'broken')
    await writeFile(broken, make(await readFile(file)))
    const dataDir = join(directory, 'untouched')
    const env = { DATABASE_URL: '', SESSION_SECRET: '', DATA_DIR: dataDir }
    const printed = await taskwireError(['restore', broken], env)
    expect(printed, what).toContain(`${broken} cannot be restored: `)
    expect(printed, what).toContain(message)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('a file that does not exist is refused', async () => {
    const path = join(directory, 'nowhere')
    expect(await taskwireError(['restore', path], envOf(source), 78)).toMatch(
      `${path} cannot be restored: ENOENT`,
    )
  })

  test('a backup of an unknown schema is refused', async () => {
    const [header, ...rows] = await readRecords(file)
    const newer = {
      ...header,
      taskwire: '9.0.0',
      migrations: [...header.migrations, { hash: 'x', created_at: '9' }],
    }
    expect(
      await taskwireError(['restore', await writeRecords('newer', [newer, ...rows])], envOf(source)),
    ).toBe(
      'the backup was made by Taskwire 9.0.0, whose schema this version does not know: restore it with that version or a newer one',
    )
  })
})

test('a restore that fails halfway leaves the database empty, and the next one succeeds', async () => {
  const target = await database('retried')
  const [header, ...rows] = await readRecords(file)
  const torn = await writeRecords('torn', [header, ...rows.filter(({ table }) => table !== 'cards')])
  const env = envOf(target)
  expect(await taskwireError(['restore', torn], env)).toMatch(/foreign key/)
  expect(await ask(target, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  await runOn(target, 'restore', file)
  expect(await countOf(target, 'tasks')).toBe(await countOf(source, 'tasks'))
  expect(await countOf(target, 'tasks')).not.toBe('0')
  expect(await taskwireError(['restore', file], env)).toMatch(/^the database is not empty, it contains /)
})

describe('a crafted file', () => {
  type Records = (BackupHeader | Rows)[]
  const statement = 'create table owned (id int);'
  const inRows = (table: string, rows: string) => (records: Records) => [...records, { table, rows }]
  const inHeader =
    (change: (header: BackupHeader) => Partial<BackupHeader>) =>
    ([header, ...rows]: [BackupHeader, ...Rows[]]): Records => [{ ...header, ...change(header) }, ...rows]
  /** Names a table in the header, and adds a row for it. */
  const withTable = (name: string, columns: string[]) => (records: [BackupHeader, ...Rows[]]) =>
    inRows(name, '')(inHeader(({ tables }) => ({ tables: [...tables, { name, columns }] }))(records))
  const files: [what: string, craft: (records: [BackupHeader, ...Rows[]]) => Records][] = [
    ['with a statement instead of a table name', withTable(`workspaces from stdin; ${statement} --`, [])],
    [
      'with a quoted statement instead of a table name',
      withTable(`workspaces" from stdin; ${statement} --`, ['id']),
    ],
    [
      'with a statement instead of a column name',
      withTable('workspaces', [`id) from stdin; ${statement} --`]),
    ],
    [
      'with a quoted statement instead of a column name',
      withTable('workspaces', [`id") from stdin; ${statement} --`]),
    ],
    ['with a program instead of a table name', withTable(`workspaces from program 'touch owned' --`, ['id'])],
    ['with rows of a table that is not listed', inRows('somebody', '')],
    ['with a statement instead of a day', inHeader(() => ({ days: [`1 (id int); ${statement} --`] }))],
    ['with invalid days', inHeader(() => ({ days: ['20279999'] }))],
    ['with rows of a system catalog', withTable('pg_authid', ['rolname'])],
    ['with rows of another schema', withTable('drizzle.__drizzle_migrations', ['hash'])],
    ['with rows of a nonexistent table', inRows('', '')],
    ['with a statement instead of a row', inRows('workspaces', `${statement}\n`)],
    ['with a row that is too short', inRows('workspaces', 'ws_x\n')],
    ['with a duplicate row', (records) => [...records, ...records.slice(1).filter((rows) => 'rows' in rows)]],
    [
      'with the rows of a table twice',
      ([header, ...rows]) => [header, ...rows, ...rows.filter(({ table }) => table === 'activities')],
    ],
    ['with a table that is listed twice', inHeader(({ tables }) => ({ tables: [...tables, ...tables] }))],
    ['with a header that lacks its tables', inHeader(() => ({ tables: undefined as never }))],
    ['with a value of another type', inRows('workspaces', 'ws_x\tx\tyesterday, about noon\n')],
  ]
  test.each(files)(
    'a crafted file %s is refused with a one-line message, and nothing in it is executed or stored (product.md 14.12)',
    async (what, craft) => {
      const target = await database(`crafted_${files.findIndex(([one]) => one === what)}`)
      const path = await writeRecords('crafted', craft(await readRecords(file)))
      const { code, stderr } = await taskwireInProcess(['restore', path], envOf(target))
      expect([code, stderr.trim().split('\n').length], stderr).toEqual([1, 1])
      expect(await ask(target, `select relname from pg_class where relname = 'owned'`)).toEqual([])
      expect(await ask(target, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
        [],
      )
    },
  )

  test('a crafted file with a statement after the rows is refused, and the statement is not executed', async () => {
    const target = await database('crafted_behind')
    const [header] = await readRecords(file)
    const rows = { table: 'workspaces', rows: `\\.\n${statement}\n` }
    await taskwireInProcess(['restore', await writeRecords('crafted', [header, rows])], envOf(target))
    expect(await ask(target, `select relname from pg_class where relname = 'owned'`)).toEqual([])
  })
})

describe('a decompression bomb', () => {
  const mib = 2 ** 20
  const reader = `
    import { readFileSync } from 'node:fs'
    const { checkBackup, checkWorkspaceFile } = await import(process.argv[2])
    await (checkBackup ?? checkWorkspaceFile)(process.argv[1]).catch(({ message }) => console.log(message))
    console.log(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] / 1024)`
  const bombs: [what: string, craft: (header: string) => (string | Buffer)[], message: string][] = [
    ['with a long first line', () => [Buffer.alloc(300 * mib, ' ')], 'the file has a line of over 1 MiB'],
    [
      'with a deeply nested header',
      () => ['{"tables":', Buffer.alloc(300 * mib, '[')],
      'the file has a line of over 1 MiB',
    ],
    [
      'with a header of many values',
      () => ['{"tables":[', Buffer.alloc(15 * mib, '[],'), '0]}\n'],
      'the file has a line of over 1 MiB',
    ],
    ['with endless empty lines', () => [Buffer.alloc(300 * mib, '\n')], 'the file has an empty line'],
    [
      'with a long row',
      (header) => [header, '{"table":"tasks","rows":"', Buffer.alloc(300 * mib, 'x')],
      'the file has a line of over 16 MiB',
    ],
    [
      'with nested rows',
      (header) => [header, '{"table":"tasks","rows":', Buffer.alloc(15 * mib, '['), '}\n{}\n'],
      'the file is truncated or altered, or is not a Taskwire backup',
    ],
  ]
  test.each(bombs)(
    'a decompression bomb %s is refused before it is read to its end, in less than 300 MiB of memory (product.md 14.12)',
    async (what, craft, message) => {
      const [header] = await readRecords(file)
      const path = join(directory, 'bomb')
      const parts = craft(`${JSON.stringify(header)}\n`).map((part) => Buffer.from(part))
      await writeFile(path, gzipSync(Buffer.concat(parts)))
      const target = await database(`bomb_${bombs.findIndex(([one]) => one === what)}`)
      expect(await taskwireError(['restore', path], envOf(target))).toContain(message)
      expect(await ask(target, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
        [],
      )
      // A moved workspace has a different header and the same rows.
      for (const name of message.includes('1 MiB')
        ? ['restore-backup', 'workspace-file']
        : ['restore-backup']) {
        const { href } = new URL(`../../src/db/backup/${name}.ts`, import.meta.url)
        const args = ['--input-type=module', '-e', reader, path, href]
        const output = await promisify(execFile)(process.execPath, args)
        const [printed, memoryMiB] = output.stdout.split('\n')
        expect(printed).toBe(message)
        expect(Number(memoryMiB)).toBeLessThan(300)
      }
    },
  )
})

test('values of every type are restored byte for byte', async () => {
  const texts = [
    '',
    '\\N',
    '\\',
    '\\\\n',
    '\\.',
    'a\tb\nc\rd\b\f\v\u001f',
    '"{},null"',
    'NULL',
    'ä€😀\u2028\\\u2028',
    '\ufeffx',
    'x'.repeat(100_000),
  ]
  const [from, target] = [
    await database('kinds', inject('database').template),
    await database('kinds_restored'),
  ]
  const sql = postgres(from, { max: 1 })
  for (const [i, name] of texts.entries())
    await sql`insert into workspaces (id, name, created_at) values (${`ws_${i}`}, ${name}, now())`
  await sql.end()
  const path = join(directory, 'kinds.backup')
  await runOn(from, 'backup', path)
  await runOn(target, 'restore', path)
  const rows = `select id, name, created_at::text from workspaces order by id`
  expect(await ask(target, rows)).toEqual(await ask(from, rows))
  expect(await ask(target, rows)).toHaveLength(texts.length)
})

test.each([
  ["update users set password_hash = '$argon2id$v=19$m=19456,t=400000000,p=1$AA$AA'", 'users.password_hash'],
  ["update tasks set created_at = 'infinity'", 'tasks.created_at'],
  ["update events set date = 'infinity'", 'events.date'],
  ["update workspaces set cursor_keys = array_fill('AA=='::text, '{11}')", 'workspaces.cursor_keys'],
])(
  'a backup after %s is refused, and the database stays empty (product.md 14.12)',
  async (change, column) => {
    const name = `cost_${column.replace('.', '_')}`
    const [from, target] = [
      await database(name, inject('database').template),
      await database(`${name}_restored`),
    ]
    await taskwireJson(['fixture'], (args) => taskwireInProcess(args, envOf(from)))
    await ask(from, change)
    const path = join(directory, name)
    await runOn(from, 'backup', path)
    expect(await taskwireError(['restore', path], envOf(target))).toContain(
      `the file has a value of ${column} that Taskwire does not write`,
    )
    expect(await ask(target, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  },
)

test('a backup of an older version is migrated', async () => {
  const [old, target] = [await database('old'), await database('upgraded')]
  const sql = postgres(old, { max: 1, onnotice: () => undefined })
  await applyMigrations(sql, readMigrations().slice(0, 3))
  await sql`insert into workspaces values ('ws_old', 'as it was', now())`
  await sql.end()
  const path = join(directory, 'old.backup')
  await runOn(old, 'backup', path)
  await runOn(target, 'restore', path)
  expect(await ask(target, 'select id, name from workspaces')).toEqual([{ id: 'ws_old', name: 'as it was' }])
  expect(await countOf(target, 'drizzle.__drizzle_migrations')).toBe(String(readMigrations().length))
})

test('temporary files of killed backups are deleted by the next backup of the same file, and those of running backups are kept (product.md 14.13)', async () => {
  const path = join(directory, 'again.backup')
  const draftOf = async (file: string, hours: number): Promise<string> => {
    const draft = `${file}.${randomUUID()}.part`
    await writeFile(draft, 'half of one')
    const at = new Date(Date.now() - hours * 3_600_000)
    await utimes(draft, at, at)
    return draft
  }
  const killed = [await draftOf(path, 1.1), await draftOf(path, 24)]
  const others = [await draftOf(path, 0), await draftOf(`${path}.old`, 24)]
  expect(await runOn(source, 'backup', path)).toMatchObject({ file: path })
  expect([killed.filter(existsSync), others.filter(existsSync)]).toEqual([[], others])
})

test('partitions are restored with their rows', async () => {
  const from = await databaseWithDay('partitioned')
  const target = await database('repartitioned')
  const path = join(directory, 'partitioned.backup')
  await runOn(from, 'backup', path)
  await runOn(target, 'restore', path)
  const bounds = `select relname, pg_get_expr(relpartbound, oid) as bounds from pg_class where relispartition and relkind = 'r'`
  expect(await ask(target, bounds)).toEqual(await ask(from, bounds))
})

test('a request-log partition that is dropped when a backup begins is not in the backup', async () => {
  const from = await databaseWithDay('dropping')
  const job = postgres(from, { max: 1 })
  onTestFinished(() => job.end())
  await job.unsafe('begin; drop table request_log_20270129')
  const path = join(directory, 'dropping.backup')
  const backup = runOn(from, 'backup', path)
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await waitFor(async () => (await ask(from, waits)).length === 1)
  await job`commit`
  await backup
  const restored = await runOn(await database('dropped'), 'restore', path)
  expect(restored).toMatchObject({ file: path })
})

describe('the session secret', () => {
  const restore = async (name: string, env: Record<string, string>): Promise<CommandResult> =>
    taskwireInProcess(['restore', file, '--json'], { DATABASE_URL: await database(name), ...env })
  const other = 'a session secret that is quite another'

  test.each([
    ['the same secret', 'same_secret', { SESSION_SECRET }, 'same'],
    [
      'it as the previous secret',
      'previous_secret',
      { SESSION_SECRET: other, SESSION_SECRET_PREVIOUS: SESSION_SECRET },
      'same',
    ],
    ['a different secret', 'other_secret', { SESSION_SECRET: other }, 'other'],
  ])(
    'restore compares the session secret of the server with that of the backup: the server has %s',
    async (_what, name, env, is) => {
      const { code, stdout, stderr } = await restore(name, env)
      expect({ code, is: (JSON.parse(stdout) as { session_secret: string }).session_secret }).toEqual({
        code: 0,
        is,
      })
      expect(stderr).toMatch(is === 'other' ? /^warning: .*another SESSION_SECRET/ : /^$/)
    },
  )

  test('the session secret is not in the backup file', async () => {
    expect(gunzipSync(await readFile(file)).includes(SESSION_SECRET)).toBe(false)
  })
})

test('backup refuses an empty database, and a directory instead of a file', async () => {
  const empty = await database('empty')
  const path = join(directory, 'nothing.backup')
  expect(await taskwireError(['backup', path], envOf(empty))).toBe(
    'there is nothing to back up: the database has no Taskwire tables',
  )
  expect(existsSync(path)).toBe(false)
  expect(await taskwireError(['backup', directory], envOf(source), 78)).toBe(
    `the backup ${directory} cannot be written: it is a directory`,
  )
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves no backup file behind', async (signal) => {
  const holder = postgres(source, { max: 1 })
  onTestFinished(() => holder.end())
  await holder.unsafe('begin; lock table workspaces in access exclusive mode')
  const workspaces = async (): Promise<string[]> =>
    (await readdir(directory)).filter((name) => name.startsWith('interrupted'))

  const env = await commandEnvironment({ DATABASE_URL: source, SESSION_SECRET })
  const args = ['src/cli.ts', 'backup', join(directory, 'interrupted.backup')]
  const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const output = text(command.stderr)
  await waitFor(async () => (await workspaces()).length === 1)
  command.kill(signal)
  expect(await once(command, 'exit')).toEqual([1, null])
  expect(await output).toBe('error: interrupted\n')
  expect(await workspaces()).toEqual([])
})
