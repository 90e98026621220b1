import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import postgres from 'postgres'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { encodeFrames, readFrames, type Frame } from '../../src/db/backup/frames.ts'
import type { BackupHeader } from '../../src/db/backup/header.ts'
import { applyMigrations, readMigrations } from '../../src/db/migrate.ts'
import {
  commandEnvironment,
  taskwireError,
  taskwireHere,
  taskwireJson,
  type Outcome,
} from '../support/cli.ts'
import { onFileFinished } from '../support/on-file-finished.ts'
import { waitFor } from '../support/wait-for.ts'

const SESSION_SECRET = 'the session secret of what is backed up'

let directory: string
/** Of a test world. */
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

/** A database of this file's own. */
async function database(name: string, template = 'template0'): Promise<string> {
  const { url, template: migrated } = inject('database')
  const own = migrated.replace('template', `backup_${name}_${process.env.VITEST_POOL_ID}`)
  await ask(url, `create database ${own} template ${template}`)
  onFileFinished(() => ask(url, `drop database ${own} with (force)`))
  return Object.assign(new URL(url), { pathname: `/${own}` }).href
}

/** The schema of today, and a day of the request log. */
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
  taskwireJson<Result>(args, (all) => taskwireHere(all, envOf(url)))

const countOf = async (url: string, table: string) =>
  (await ask<{ count: string }>(url, `select count(*) from ${table}`))[0]?.count

async function framesOf(path: string): Promise<Frame[]> {
  return Array.fromAsync(readFrames(path))
}

/** The backup with other frames, whole in itself. */
async function writeFrames(name: string, frames: Frame[]): Promise<string> {
  const path = join(directory, name)
  await writeFile(path, gzipSync(await buffer(encodeFrames(frames))))
  return path
}

describe('a file that is not a whole backup is refused, and nothing is touched', () => {
  const text = (bytes: Buffer) => gunzipSync(bytes)
  const altered = (bytes: Buffer): Buffer => {
    const copy = Buffer.from(text(bytes))
    const at = copy.indexOf('Design review')
    copy[at < 0 ? copy.length >> 1 : at] = 0x5a
    return gzipSync(copy)
  }
  const files: [what: string, make: (bytes: Buffer) => Buffer, message: string][] = [
    ['cut off', (bytes) => bytes.subarray(0, bytes.length >> 1), 'it is cut off: its end is missing'],
    ['without its last bytes', (bytes) => bytes.subarray(0, -4), 'it is cut off: its end is missing'],
    [
      'whose text is cut off',
      (bytes) => gzipSync(text(bytes).subarray(0, -1000)),
      'it is cut off: its end is missing',
    ],
    ['with another letter', altered, 'it has been altered: its checksum is another'],
    [
      'with something behind its end',
      (bytes) => gzipSync(Buffer.concat([text(bytes), Buffer.from('rows 1\nx\n')])),
      'it has been altered: its checksum is another',
    ],
    [
      'of other bytes',
      () => Buffer.from('-- PostgreSQL database dump\n'),
      'it is not a backup of Taskwire, or altered',
    ],
    [
      'of other text',
      () => gzipSync('-- PostgreSQL database dump\n'.repeat(9)),
      'it has been altered: its checksum is another',
    ],
    ['that is empty', () => Buffer.alloc(0), 'it is cut off: its end is missing'],
  ]
  test.each(files)('one %s', async (what, make, message) => {
    const broken = join(directory, 'broken')
    await writeFile(broken, make(await readFile(file)))
    const dataDir = join(directory, 'untouched')
    const env = { DATABASE_URL: '', SESSION_SECRET: '', DATA_DIR: dataDir }
    expect(await taskwireError(['restore', broken], env), what).toBe(
      `${broken} cannot be restored: ${message}`,
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  test('one that is not there', async () => {
    const path = join(directory, 'nowhere')
    expect(await taskwireError(['restore', path], envOf(source))).toMatch(
      `${path} cannot be restored: ENOENT`,
    )
  })

  test('one of a schema that is not known', async () => {
    const [head, ...rest] = await framesOf(file)
    const header = JSON.parse(head?.bytes.toString() ?? '') as BackupHeader
    const newer = {
      ...header,
      taskwire: '9.0.0',
      migrations: [...header.migrations, { hash: 'x', created_at: '9' }],
    }
    const frames: Frame[] = [{ kind: 'header', bytes: Buffer.from(JSON.stringify(newer)) }, ...rest]
    expect(await taskwireError(['restore', await writeFrames('newer', frames)], envOf(source))).toBe(
      'the backup was made by Taskwire 9.0.0, whose schema this version does not know: restore it with that version or a newer one',
    )
  })
})

test('a restore that fails in its middle leaves the database empty, and the next one fills it', async () => {
  const target = await database('retried')
  const frames = await framesOf(file)
  const tables = frames.findIndex(({ kind, bytes }) => kind === 'table' && bytes.includes('"cards"'))
  const torn = await writeFrames('torn', frames.toSpliced(tables + 1, 1))
  const env = envOf(target)
  expect(await taskwireError(['restore', torn], env)).toMatch(/foreign key/)
  expect(await ask(target, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  await runOn(target, 'restore', file)
  expect(await countOf(target, 'tasks')).toBe(await countOf(source, 'tasks'))
  expect(await countOf(target, 'tasks')).not.toBe('0')
  expect(await taskwireError(['restore', file], env)).toMatch(/^the database is not empty, it has /)
})

test('what an older version wrote is brought up to date', async () => {
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

test('what was left by one that was killed, under the number of this process, stands in the way of none', async () => {
  const path = join(directory, 'again.backup')
  await writeFile(`${path}.${process.pid}.part`, 'half of one')
  expect(await runOn(source, 'backup', path)).toMatchObject({ file: path })
})

test('partitions come with their rows', async () => {
  const from = await databaseWithDay('partitioned')
  const target = await database('repartitioned')
  const path = join(directory, 'partitioned.backup')
  await runOn(from, 'backup', path)
  await runOn(target, 'restore', path)
  const bounds = `select relname, pg_get_expr(relpartbound, oid) as bounds from pg_class where relispartition and relkind = 'r'`
  expect(await ask(target, bounds)).toEqual(await ask(from, bounds))
})

test('a day of the request log that goes just when a backup begins is not in it', async () => {
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
  const restore = async (name: string, env: Record<string, string>): Promise<Outcome> =>
    taskwireHere(['restore', file, '--json'], { DATABASE_URL: await database(name), ...env })
  const other = 'a session secret that is quite another'

  test.each([
    ['the same', 'same_secret', { SESSION_SECRET }, 'same'],
    [
      'the previous one',
      'previous_secret',
      { SESSION_SECRET: other, SESSION_SECRET_PREVIOUS: SESSION_SECRET },
      'same',
    ],
    ['another', 'other_secret', { SESSION_SECRET: other }, 'other'],
  ])('is %s: that is said', async (_what, name, env, is) => {
    const { code, stdout, stderr } = await restore(name, env)
    expect({ code, is: (JSON.parse(stdout) as { session_secret: string }).session_secret }).toEqual({
      code: 0,
      is,
    })
    expect(stderr).toMatch(is === 'other' ? /^warning: .*another SESSION_SECRET/ : /^$/)
  })

  test('one that is configured is not in the file', async () => {
    expect(gunzipSync(await readFile(file)).includes(SESSION_SECRET)).toBe(false)
  })
})

test('an empty database is nothing to back up, and a directory no file to write to', async () => {
  const empty = await database('empty')
  const path = join(directory, 'nothing.backup')
  expect(await taskwireError(['backup', path], envOf(empty))).toBe(
    'there is nothing to back up: the database has no tables of Taskwire',
  )
  expect(existsSync(path)).toBe(false)
  expect(await taskwireError(['backup', directory], envOf(source))).toBe(
    `the backup ${directory} cannot be written: it is a directory`,
  )
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves nothing of a backup behind', async (signal) => {
  const holder = postgres(source, { max: 1 })
  onTestFinished(() => holder.end())
  await holder.unsafe('begin; lock table workspaces in access exclusive mode')
  const drafts = async (): Promise<string[]> =>
    (await readdir(directory)).filter((name) => name.startsWith('interrupted'))

  const env = await commandEnvironment({ DATABASE_URL: source, SESSION_SECRET })
  const args = ['src/cli.ts', 'backup', join(directory, 'interrupted.backup')]
  const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = text(command.stderr)
  await waitFor(async () => (await drafts()).length === 1)
  command.kill(signal)
  expect(await once(command, 'exit')).toEqual([1, null])
  expect(await said).toBe('error: interrupted\n')
  expect(await drafts()).toEqual([])
})
