import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Rows } from '../../src/db/backup/backup-file.ts'
import { listWorkspaceTables, userColumns } from '../../src/db/backup/workspace-file.ts'
import { openClient } from '../../src/db/driver.ts'
import { taskwireError } from '../support/app/cli.ts'
import { createInstallation, digestRows, moveUnderLoad, type Installation } from '../support/world/moves.ts'
import { readRecords, writeRecords, type Records } from '../support/world/workspace-records.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'

let directory: string
let from: Installation
let to: Installation
let id: string
let tables: { name: string; columns: string[] }[]
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taskwire-move-'))
  onFileFinished(() => rm(directory, { recursive: true }))
  from = await createInstallation('move_from')
  to = await createInstallation('move_to')
  id = from.world.workspace.id
  const client = openClient(from.env.DATABASE_URL ?? '', 'test')
  tables = await listWorkspaceTables(client)
  await client.end()
})

const fails = (place: Installation, args: string[]) => taskwireError(args, place.env)
const allTables = () => [
  ...tables,
  ...['users', 'workspaces', 'webhook_secrets', 'sessions'].map((name) => ({ name })),
]
/** Deletes the workspace from the new installation. */
async function leave(): Promise<void> {
  await to.run('workspaces', 'export', join(directory, 'back'), '--workspace', id)
  await to.run('workspaces', 'retire', '--workspace', id)
  await to.run('workspaces', 'delete', '--workspace', id)
}
const stateOf = async ({ sql }: Installation) =>
  (await sql<{ state: string }[]>`select state from workspaces where id = ${id}`)[0]?.state

/** Writes a file with these records and a valid checksum. */
const writeCrafted = (records: object[]): Promise<string> => writeRecords(join(directory, 'crafted'), records)

test('every column that contains user ids is listed, so a move keeps no user id of the previous installation', async () => {
  const { sql } = from
  for (const { name, columns } of tables)
    for (const column of columns) {
      const found =
        await sql`select from ${sql(name)} where ${sql(column)}::text ~ '^{?user_[0-9a-z]{26}' limit 1`
      if (found.length > 0) expect(userColumns.has(column), `${name}.${column}`).toBe(true)
    }
})

/** Gives rows the largest values that requests of a mebibyte make the server write. */
async function enlarge({ sql }: Installation): Promise<void> {
  const text = 'x'.repeat(2 ** 20)
  const guests = (count: number): string[] => Array.from({ length: count }, () => id.replace('ws_', 'user_'))
  const changed = { invited_users: [guests(500), guests(499)], location: [text, text] }
  await sql`update events set description = ${text}, location = ${text} where workspace_id = ${id}`
  await sql`update activities set changed_values = ${sql.json(changed)} where workspace_id = ${id} and type = 'task.updated'`
  await sql`update webhook_events set body = body || ${text} where workspace_id = ${id}`
  await sql`update idempotency_keys set body = body || ${text} where workspace_id = ${id}`
}

test('a workspace is moved with every row, and other workspaces of both installations stay unchanged (product.md 24.1)', async () => {
  const file = join(directory, 'whole')
  const others = from.world.foreign.workspace
  const [here, there] = [await digestRows(from, tables, others), await digestRows(to, allTables())]
  const digestOthers = () =>
    Promise.all(
      [to.world.workspace.id, to.world.foreign.workspace].map((world) => digestRows(to, tables, world)),
    )
  const neighbors = await digestOthers()
  await from.sql`update workspaces set time_zone = 'Europe/Oslo', require_second_factor = true where id = ${id}`
  await enlarge(from)
  const exported = await from.run('workspaces', 'export', file, '--workspace', id)
  expect(exported).toMatchObject({ workspace: id, file, tables: tables.length + 1 })
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  const imported = await to.run('workspaces', 'import', file)
  expect(imported).toMatchObject({ workspace: id, rows: exported.rows })
  const [settings] = await to.sql`select time_zone, require_second_factor from workspaces where id = ${id}`
  expect(settings).toEqual({ time_zone: 'Europe/Oslo', require_second_factor: true })
  const [activity] = await to.sql`delete from activities where type = 'workspace.imported' returning *`
  expect(activity).toMatchObject({ workspace_id: id, subject_id: id, user_id: null, via: 'cli' })
  expect(await digestRows(to, tables, id)).toEqual(await digestRows(from, tables, id))
  expect(await digestRows(from, tables, others)).toEqual(here)
  expect(await digestOthers()).toEqual(neighbors)

  // A second import is refused, and changes nothing.
  const after = await digestRows(to, allTables())
  expect(await fails(to, ['workspaces', 'import', file])).toBe(`${id} already exists in this installation`)
  expect(await digestRows(to, allTables())).toEqual(after)

  // Deleting the imported workspace leaves only the accounts of its people (product.md 24.9).
  expect(await fails(to, ['workspaces', 'delete', '--workspace', id])).toMatch(/has not moved/)
  await leave()
  expect({ ...(await digestRows(to, allTables())), users: '' }).toEqual({ ...there, users: '' })
  await from.run('workspaces', 'resume', '--workspace', id)
})

describe('a file that is not a complete workspace of this version is refused, and nothing is changed (product.md 24.7)', () => {
  let file: string
  beforeAll(async () => {
    file = join(directory, 'intact')
    await from.run('workspaces', 'export', file, '--workspace', id)
    await from.run('workspaces', 'resume', '--workspace', id)
  })

  const cutOff = 'the file is truncated or altered'
  const bytes: [what: string, change: (bytes: Buffer) => Buffer, message: string][] = [
    ['that is cut off', (whole) => whole.subarray(0, whole.length >> 1), cutOff],
    ['whose last line is missing', (whole) => gzipSync(gunzipSync(whole).subarray(0, -72)), cutOff],
    ['with unrelated text', () => gzipSync('-- PostgreSQL database dump\n'.repeat(9)), cutOff],
  ]
  const last = (records: Records, table: string): Rows => {
    const found = records.slice(1).findLast((record) => (record as Rows).table === table) as Rows | undefined
    if (!found) throw new Error(`no rows of ${table}`)
    return found
  }
  type Edit = [what: string, edit: (records: Records) => void, message: string]
  const edits: Edit[] = [
    [
      'with a row of another workspace',
      (records) => {
        const rows = last(records, 'tasks')
        rows.rows = rows.rows.replace(id, to.world.workspace.id)
      },
      'the file has rows of tasks that do not belong to ws_',
    ],
    [
      'with an end-of-data marker among its rows',
      (records) => void (last(records, 'tasks').rows += '\\.\n'),
      'a row of tasks is truncated, or spans several lines',
    ],
    [
      'whose last row of tasks is cut off',
      (records) => void (last(records, 'tasks').rows += `${id}\ttask_`),
      'PostgreSQL rejects the rows of tasks',
    ],
    [
      'whose last row is cut off',
      (records) => void ((records.at(-1) as Rows).rows += id),
      'PostgreSQL rejects the rows of',
    ],
    [
      'with a table that workspaces do not have',
      ([{ tables: listed }]) => void listed.push({ name: 'sign_in_failures', columns: ['subject'] }),
      'the tables in the file differ from those of its Taskwire version',
    ],
    [
      'that lacks a table',
      ([header]) => void (header.tables = header.tables.filter(({ name }) => name !== 'key_usage')),
      'the tables in the file differ from those of its Taskwire version',
    ],
    [
      'with rows of a table that it does not list',
      (records) => void records.push({ table: 'users', rows: 'x\n' }),
      'the file contains rows of a table that its header does not list in that position',
    ],
    [
      'with a row that PostgreSQL rejects',
      (records) => {
        const rows = last(records, 'memberships')
        rows.rows = rows.rows.replace('\towner\t', '\tking\t')
      },
      'PostgreSQL rejects the rows of memberships',
    ],
    [
      'whose id PostgreSQL reads as a different id',
      ([{ workspace }]) => void (workspace.id = workspace.id.replace('_', '\\_')),
      'not an exported',
    ],
    ...['tomorrow', '20269999', '29990101'].map((day): Edit => [
      `with the day ${day}`,
      ([{ days }]) => void days.push(day),
      'a request-log partition is invalid',
    ]),
    [
      'of another version',
      ([header]) => void header.migrations.push({ hash: 'x', created_at: '9' }),
      'whose schema differs: use the same version at both installations',
    ],
    [
      'that is a backup',
      ([header]) => void Object.assign(header, { format: 'taskwire 1' }),
      'not an exported',
    ],
  ]

  /** Expects that the file is refused with this message, and that no row of the target changes. */
  async function expectRefused(path: string, message: string): Promise<void> {
    const before = await digestRows(to, allTables())
    expect(await fails(to, ['workspaces', 'import', path])).toContain(message)
    expect(await digestRows(to, allTables())).toEqual(before)
  }

  test.each(bytes)('a file %s is refused, and nothing is changed', async (_what, change, message) => {
    const broken = join(directory, 'broken')
    await writeFile(broken, change(await readFile(file)))
    await expectRefused(broken, message)
  })

  test.each(edits)('a file %s is refused, and nothing is changed', async (_what, edit, message) => {
    const records = await readRecords(file)
    edit(records)
    await expectRefused(await writeCrafted(records), message)
  })

  test('restore refuses an exported workspace', async () => {
    expect(await fails(to, ['restore', file])).toMatch('the file is not a backup of a database')
  })

  test('a signing secret that cannot be decrypted makes the export fail, and the workspace is served again', async () => {
    const added = [
      'webhooks',
      'add',
      '--workspace',
      id,
      '--url',
      'http://127.0.0.1/',
      '--events',
      'project.created',
    ]
    const { id: endpoint } = await from.run<{ id: string }>(...added)
    const other = { ...from.env, SESSION_SECRET: 'another secret than the one it was sealed with' }
    const args = ['workspaces', 'export', join(directory, 'unreadable'), '--workspace', id]
    expect(await taskwireError(args, other)).toMatch(`the signing secret of ${endpoint} cannot be decrypted`)
    expect(await stateOf(from)).toBe('active')
    await from.sql`delete from webhook_secrets where endpoint_id = ${endpoint}`
    await from.sql`delete from webhook_endpoints where id = ${endpoint}`
  })
})

test('a person with accounts at both installations keeps the account of the new installation (product.md 24.6)', async () => {
  const { owner, member } = from.world.users
  const [ida] = await from.sql<{ email: string }[]>`select email from users where id = ${owner}`
  const there = to.world.users.member
  const [old] = await to.sql<{ email: string }[]>`select email from users where id = ${there}`
  const text = `see ${owner}`
  // Removes the accounts that earlier imports have left behind.
  const people = (await from.sql`select id from users`).map(({ id: person }) => person as string)
  await to.sql`delete from users where id = any(${people})`
  await from.sql`
    update tasks set assignee_ids = array[${owner}, ${member}]::text[], description = ${text} where id = ${from.world.tasks.first}`
  await from.sql`update users set last_workspace_id = ${id} where id = ${owner}`
  await from.sql`update users set keyboard_shortcuts = false where id = any(${[owner, member]})`
  await to.sql`update users set email = ${ida?.email.toUpperCase() ?? ''}, password_hash = 'own' where id = ${there}`
  const file = join(directory, 'people')
  await from.run('workspaces', 'export', file, '--workspace', id)
  const before = await digestRows(to, [{ name: 'users' }])
  const imported = await to.run<{ users: { added: number; known: number } }>('workspaces', 'import', file)
  expect(imported.users.known).toBeGreaterThan(0)
  const [task] = await to.sql`
    select assignee_ids, created_by, description from tasks where id = ${from.world.tasks.first}`
  expect(task).toEqual({ assignee_ids: [there, member], created_by: there, description: text })
  const [kept] = await to.sql`
    select password_hash, last_workspace_id, keyboard_shortcuts from users where id = ${there}`
  expect(kept).toMatchObject({ password_hash: 'own', keyboard_shortcuts: true })
  const [added] = await to.sql`select keyboard_shortcuts from users where id = ${member}`
  expect(added).toEqual({ keyboard_shortcuts: false })
  expect(await to.sql`select from users where id = ${owner}`).toHaveLength(0)
  expect((await digestRows(to, [{ name: 'users' }])).users).not.toBe(before.users)

  // Two accounts now match the imported one: one by its id, the other by its email address.
  await leave()
  await to.sql`
    insert into users (id, name, email, created_at) values (${owner}, 'Ida', 'other@quarry.example', now())`
  const all = await digestRows(to, allTables())
  expect(await fails(to, ['workspaces', 'import', file])).toMatch(
    `${owner} (${ida?.email}) matches two accounts`,
  )
  expect(await digestRows(to, allTables())).toEqual(all)
  await to.sql`delete from users where id = ${owner}`
  await to.sql`update users set email = ${old?.email ?? ''} where id = ${there}`
  await from.run('workspaces', 'resume', '--workspace', id)
})

test('a workspace is moved while clients write: nothing is lost or duplicated, and clients see only 503 and 421 (product.md 24.2)', async () => {
  await moveUnderLoad(from, to, join(directory, 'loaded'))
})
