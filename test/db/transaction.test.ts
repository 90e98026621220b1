import { noSecondFactor } from '../../src/domain/accounts/second-factor.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from '../../src/db/drizzle.ts'
import type { RowStatement } from '../../src/db/plan.ts'
import { insert } from '../../src/db/rows.ts'
import { users, workspaces } from '../../src/db/schema.ts'
import { runTransaction, type Transaction } from '../../src/db/transaction.ts'
import { innermostMessage } from '../../src/errors.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { waitFor } from '../support/runner/wait-for.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})

const named = (name: string) => app.context.db.select().from(workspaces).where(eq(workspaces.name, name))
const row = (id: string, name: string) => ({
  id,
  name,
  created_at: '2026-11-21T09:30:00.000Z',
  state: 'active' as const,
  moved_to: null,
  cursor_keys: [],
  time_zone: 'UTC',
  require_second_factor: false,
})

const user = (id: string) => ({
  id,
  name: id,
  email: `${id}@example.com`,
  password_hash: null,
  last_workspace_id: null,
  session_changes: 0,
  keyboard_shortcuts: true,
  ...noSecondFactor,
  created_at: '2026-11-21T09:30:00.000Z',
})

const renameWorkspace: RowStatement = {
  mustHold: true,
  changeOf: null,
  text: (rows) => `
    update workspaces w set name = r.name from json_to_recordset(${rows}) as r (id text, name text) where w.id = r.id
    returning 1`,
}

describe('a statement that is added to the plan of a transaction', () => {
  test('an added statement is written before the next statement, which sees its changes', async () => {
    await app.context.db.isDistributed()
    const before = app.queries.length
    await runTransaction(app.context.db, async (tx) => {
      insert(tx, workspaces, row('ws_joined', 'joined'))
      insert(tx, users, user('user_joined'))
      const rows = await tx.execute(sql`
        select w.name from workspaces w, users u where w.id = 'ws_joined' and u.id = 'user_joined'`)
      expect([...rows]).toEqual([{ name: 'joined' }])
    })
    expect(app.queries.slice(before)).toEqual([
      expect.stringContaining('begin'),
      expect.stringMatching(/^with p0 as \(insert into "workspaces".*p1 as \(insert into "users"/s),
      expect.stringContaining('select w.name'),
      'commit',
    ])
  })

  test('an added statement that fails makes its transaction fail with the same error', async () => {
    const work = runTransaction(app.context.db, async (tx) => {
      await tx.insert(workspaces).values(row('ws_taken', 'taken'))
      insert(tx, users, user('user_lost'))
      insert(tx, workspaces, row('ws_taken', 'taken again'))
    })
    await expect(work).rejects.toMatchObject({
      code: 'STALE_PLAN',
      cause: { code: '23505', constraint_name: 'workspaces_pkey' },
    })
    expect(await named('taken')).toEqual([])
  })

  test('an added statement that requires a row makes its transaction fail if the row is missing', async () => {
    const work = runTransaction(app.context.db, async (tx) => {
      await tx.insert(workspaces).values(row('ws_there', 'there'))
      tx.add(renameWorkspace, { id: 'ws_there', name: 'renamed here' })
      tx.add(renameWorkspace, { id: 'ws_elsewhere', name: 'renamed here' })
    })
    await expect(work).rejects.toMatchObject({ code: 'STALE_PLAN' })
    expect(await named('renamed here')).toEqual([])
  })

  test('an added statement is not written if the work fails before its next statement', async () => {
    const work = runTransaction(app.context.db, (tx) => {
      insert(tx, workspaces, row('ws_never', 'never'))
      return Promise.reject(new Error('no'))
    })
    await expect(work).rejects.toThrow('no')
    expect(await named('never')).toEqual([])
  })

  test('an added assertion makes its transaction fail if it no longer holds at the end', async () => {
    const assertNamed: RowStatement = {
      mustHold: true,
      changeOf: null,
      isLast: true,
      text: (rows) => `
        select 1 from json_to_recordset(${rows}) as r (id text, name text)
        join workspaces w on w.id = r.id and w.name = r.name`,
    }
    const { db } = app.context
    await db.insert(workspaces).values(row('ws_asserted', 'as it was'))
    const work = runTransaction(db, async (tx) => {
      tx.add(assertNamed, { id: 'ws_asserted', name: 'as it was' })
      await tx.execute(sql`select 1`)
      await db.update(workspaces).set({ name: 'changed by then' }).where(eq(workspaces.id, 'ws_asserted'))
      insert(tx, workspaces, row('ws_relying', 'relying'))
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toMatchObject({ code: 'STALE_PLAN' })
    expect(await named('relying')).toEqual([])
  })

  test.each<[string, (tx: Transaction) => unknown]>([
    ['added', (tx) => insert(tx, workspaces, row('ws_late', 'late'))],
    ["Drizzle's", (tx) => tx.insert(workspaces).values(row('ws_late', 'late'))],
    ['plain', (tx) => tx.execute(sql`delete from workspaces where name = 'late'`)],
  ])('a statement is refused once the transaction has ended: %s', async (_kind, write) => {
    const ended = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    const work = runTransaction(app.context.db, (tx) => {
      late = ended.promise.then(() => write(tx))
      return Promise.reject(new Error('no'))
    })
    await expect(work).rejects.toThrow('no')
    ended.resolve()
    await expect(late).rejects.toSatisfy((error) => innermostMessage(error) === 'the transaction has ended')
    expect(await named('late')).toEqual([])
  })
})

test('a transaction is not committed if its work ignores a failure', async () => {
  const work = runTransaction(app.context.db, async (tx) => {
    await tx.insert(workspaces).values(row('ws_swallowed', 'swallowed'))
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('division by zero')
  expect(await named('swallowed')).toEqual([])
})

test('concurrent statements of a transaction run one after another', async () => {
  const { db } = app.context
  const ids = ['ws_a', 'ws_b', 'ws_c']
  await runTransaction(db, (tx) =>
    Promise.all(ids.map((id) => tx.insert(workspaces).values(row(id, 'side by side')))),
  )
  expect(await named('side by side')).toHaveLength(3)
})

test('a deadlock is retried, whichever statement causes it', async () => {
  const { db } = app.context
  await db.insert(workspaces).values([row('ws_left', 'left'), row('ws_right', 'right')])
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const rename = (first: string, second: string): Promise<void> =>
    runTransaction(db, async (tx) => {
      await tx.update(workspaces).set({ name: 'renamed' }).where(eq(workspaces.id, first))
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      tx.add(renameWorkspace, { id: second, name: 'renamed' })
    })
  await Promise.all([rename('ws_left', 'ws_right'), rename('ws_right', 'ws_left')])
  expect(await named('renamed')).toHaveLength(2)
  expect(holding).toBeGreaterThan(2)
})

test('a transaction that loses its connection before COMMIT is retried, and nothing is written twice', async () => {
  const { db, sql: beside } = app.context
  let tries = 0
  await runTransaction(db, async (tx) => {
    const [own] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    insert(tx, workspaces, row('ws_tried', 'tried again'))
    await tx.execute(sql`select 1`)
    if (++tries === 1) await beside`select pg_terminate_backend(${own?.pid ?? 0})`
    await tx.execute(sql`select 1`)
  })
  expect(tries).toBe(2)
  expect(await named('tried again')).toHaveLength(1)
})

test('listeners are called for each committed transaction, and for no other', async () => {
  const { db, listener } = app.context
  await waitFor(() => listener.isConnected)
  const payloads: string[] = []
  const last = Promise.withResolvers<void>()
  listener.on('taskwire_changes', (payload) => {
    payloads.push(payload)
    if (payload === 'last') last.resolve()
  })
  const say = (payload: string, fails = false): Promise<void> =>
    runTransaction(db, async (tx) => {
      tx.signal('taskwire_changes', payload)
      await tx.execute(sql`select 1`)
      if (fails) throw new Error('no')
    })
  await say('first')
  await say('never', true).catch(() => undefined)
  await say('last')
  await last.promise
  expect(payloads).toEqual(['first', 'last'])
})
