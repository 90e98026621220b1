import { eq, sql } from '../../src/db/drizzle.ts'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Connection, type Command } from '../../src/db/connection.ts'
import { connectionString } from '../../src/db/connection-string.ts'
import type { Answer } from '../../src/db/flight.ts'
import { builder, prepareInsert, prepareRows, prepareWrite, value } from '../../src/db/statements/prepared.ts'
import { runTransaction, Transaction } from '../../src/db/transaction.ts'
import { users, workspaces } from '../../src/db/schema.ts'
import { innermostMessage } from '../../src/errors.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})

const named = (name: string) => app.context.db.select().from(workspaces).where(eq(workspaces.name, name))
const row = (id: string, name: string) => ({ id, name, created_at: '2026-11-21T09:30:00.000Z' })

const renameWorkspace = prepareWrite(
  () => sql`update workspaces set name = ${value('name')} where id = ${value('id')}`,
)

const listWorkspaces = prepareRows({ id: workspaces.id }, (columns) =>
  builder.select(columns).from(workspaces),
)

describe('writes on which nothing depends', () => {
  const insertWorkspace = prepareInsert(workspaces)
  const insertUser = prepareInsert(users)
  const user = (id: string) => ({
    id,
    name: id,
    email: `${id}@example.com`,
    password_hash: null,
    last_workspace_id: null,
    created_at: '2026-11-21T09:30:00.000Z',
  })

  test('are sent in order, ahead of the next statement, which sees them', async () => {
    const before = app.queries.length
    await runTransaction(app.context.db, async (tx) => {
      insertWorkspace(tx, row('ws_joined', 'joined'))
      insertUser(tx, user('user_joined'))
      const { rows } = await tx.execute(sql`
        select w.name from workspaces w, users u where w.id = 'ws_joined' and u.id = 'user_joined'`)
      expect(rows).toEqual([{ name: 'joined' }])
    })
    expect(app.queries.slice(before)).toEqual([
      'begin',
      expect.stringContaining('insert into "workspaces"'),
      expect.stringContaining('insert into "users"'),
      expect.stringContaining('select w.name'),
      'commit',
    ])
  })

  test('happen one after another where they concern one table', async () => {
    await runTransaction(app.context.db, (tx) => {
      insertWorkspace(tx, row('ws_again', 'again'))
      renameWorkspace(tx, { id: 'ws_again', name: 'once more' })
      renameWorkspace(tx, { id: 'ws_again', name: 'at last' })
      return Promise.resolve()
    })
    expect(await named('at last')).toHaveLength(1)
  })

  test('fail their transaction, each with its own error', async () => {
    const work = runTransaction(app.context.db, async (tx) => {
      await tx.insert(workspaces).values(row('ws_taken', 'taken'))
      insertUser(tx, user('user_lost'))
      insertWorkspace(tx, row('ws_taken', 'taken again'))
    })
    await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'workspaces_pkey' })
    expect(await named('taken')).toEqual([])
  })

  test('fail what Drizzle asks behind them, with their own error', async () => {
    const work = runTransaction(app.context.db, async (tx) => {
      insertWorkspace(tx, row('ws_sent', 'sent'))
      insertWorkspace(tx, row('ws_sent', 'sent again'))
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await named('sent')).toEqual([])
  })

  test('throw what their failure means, and not that of others', async () => {
    const renameOnce = prepareWrite(
      () => sql`update workspaces set name = ${value('name')}, created_at = null where id = ${value('id')}`,
      () => new Error('explained'),
    )
    const own = runTransaction(app.context.db, (tx) => {
      insertWorkspace(tx, row('ws_own', 'own'))
      renameOnce(tx, { id: 'ws_own', name: 'other' })
      return Promise.resolve()
    })
    await expect(own).rejects.toThrow('explained')
    const other = runTransaction(app.context.db, (tx) => {
      insertWorkspace(tx, { ...row('ws_own', 'own'), created_at: 'never' })
      renameOnce(tx, { id: 'ws_own', name: 'other' })
      return Promise.resolve()
    })
    await expect(other).rejects.toMatchObject({ code: '22007' })
  })

  test('are not sent at all where the work fails before it waits for something', async () => {
    const before = app.queries.length
    const work = runTransaction(app.context.db, (tx) => {
      insertWorkspace(tx, row('ws_never', 'never'))
      return Promise.reject(new Error('no'))
    })
    await expect(work).rejects.toThrow('no')
    expect(app.queries.slice(before)).toEqual([])
  })

  test('hold the rest back where they cannot be sent', async () => {
    const work = runTransaction(app.context.db, async (tx) => {
      await tx.insert(workspaces).values(row('ws_whole', 'whole'))
      renameWorkspace(tx, { id: 'ws_whole', name: 1n })
    })
    await expect(work).rejects.toThrow('BigInt')
    expect(await named('whole')).toEqual([])
  })

  test.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ["Drizzle's", (tx) => tx.insert(workspaces).values(row('ws_loose', 'loose'))],
    [
      'in a later turn',
      async (tx) => {
        await listWorkspaces(tx, {}).catch(() => undefined)
        await tx.insert(workspaces).values(row('ws_loose', 'loose'))
      },
    ],
    ['none but the commit', (tx) => listWorkspaces(tx, {}).catch(() => undefined)],
  ])('let nothing behind them out of the transaction where they cannot be sent: %s', async (_kind, next) => {
    const work = runTransaction(app.context.db, async (tx) => {
      renameWorkspace(tx, { id: 'ws_first', name: 1n })
      await next(tx)
    })
    await expect(work).rejects.toSatisfy((error) => innermostMessage(error).includes('BigInt'))
    expect(await named('loose')).toEqual([])
  })

  test.each<[string, (tx: Transaction) => unknown]>([
    ['prepared', (tx) => insertWorkspace(tx, row('ws_late', 'late'))],
    ["Drizzle's", (tx) => tx.insert(workspaces).values(row('ws_late', 'late'))],
    ['plain', (tx) => tx.execute(sql`delete from workspaces where name = 'late'`)],
  ])('are refused once their transaction has ended: %s', async (_kind, write) => {
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

test('nothing is written outside of a transaction that could not begin', async () => {
  /** As a cancellation does that comes just then. */
  class FailingToBegin extends Connection {
    override runTogether(commands: readonly Command[]): Promise<Answer[]> {
      const fail: Command = { statement: { text: 'select 1 / 0' }, values: [] }
      return super.runTogether(commands.map((one) => (one.statement.text === 'begin' ? fail : one)))
    }
  }
  const connection = new FailingToBegin({
    connectionString: connectionString(await testDatabaseUrl(), 'test'),
  })
  await connection.connect()
  onTestFinished(() => connection.end())
  const tx = new Transaction({ connection, release: () => undefined })
  const writes = ['ws_alone', 'ws_beside'].map((id) =>
    tx.insert(workspaces).values(row(id, 'alone')).execute(),
  )
  for (const { reason } of (await Promise.allSettled(writes)) as PromiseRejectedResult[])
    expect(innermostMessage(reason)).toBe('division by zero')
  await tx.rollBack()
  expect(await named('alone')).toEqual([])
})

test('a failure that the work swallows is no commit either', async () => {
  const work = runTransaction(app.context.db, async (tx) => {
    await tx.insert(workspaces).values(row('ws_swallowed', 'swallowed'))
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('the transaction was rolled back')
  expect(await named('swallowed')).toEqual([])
})

test('a deadlock is tried again, whoever waited for the statement', async () => {
  const { db } = app.context
  await db.insert(workspaces).values([row('ws_left', 'left'), row('ws_right', 'right')])
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const rename = (first: string, second: string): Promise<void> =>
    runTransaction(db, async (tx) => {
      await tx.update(workspaces).set({ name: 'renamed' }).where(eq(workspaces.id, first))
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      renameWorkspace(tx, { id: second, name: 'renamed' })
    })
  await Promise.all([rename('ws_left', 'ws_right'), rename('ws_right', 'ws_left')])
  expect(await named('renamed')).toHaveLength(2)
  expect(holding).toBe(3)
})

test('listeners hear of a transaction once it has committed, and of none that has not', async () => {
  const { db, listener } = app.context
  await waitFor(() => listener.isConnected)
  const heard: string[] = []
  const last = Promise.withResolvers<void>()
  listener.on('taskwire_changes', (payload) => {
    heard.push(payload)
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
  expect(heard).toEqual(['first', 'last'])
})
