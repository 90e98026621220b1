import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Connections, type Connection, type ConnectionsOptions } from '../../src/db/pool/connections.ts'
import { wasNotSent } from '../../src/db/errors.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { waitFor } from '../support/runner/wait-for.ts'

let url: string
beforeAll(async () => {
  url = await testDatabaseUrl()
})

function open(options: Partial<ConnectionsOptions> = {}): Connections {
  const connections = new Connections({
    url,
    applicationName: 'connections',
    max: 2,
    maxExclusive: 2,
    settings: { timezone: 'UTC', lock_timeout: 1_000 },
    maxWaitMs: 50,
    ...options,
  })
  onTestFinished(() => connections.end())
  return connections
}

const pidOf = async (on: Pick<Connections, 'run'>): Promise<number> =>
  ((await on.run('select pg_backend_pid() as pid'))[0] as { pid: number }).pid

/** Takes a connection exclusively, until it is released. */
async function take(connections: Connections, contentionKey?: string): Promise<() => void> {
  const taken = Promise.withResolvers<void>()
  const back = Promise.withResolvers<void>()
  const use = connections.use(() => {
    taken.resolve()
    return back.promise
  }, contentionKey)
  await Promise.race([taken.promise, use])
  return back.resolve
}

test('a read whose connection is lost is retried on another connection (product.md 2.6)', async () => {
  const reads = open({ maxExclusive: 0, onlyReads: true })
  const pid = await pidOf(reads)
  const text = `
    select case when pg_backend_pid() = $1::int then pg_terminate_backend($1::int)::text else 'again' end as answer`
  expect(await reads.run(text, [pid])).toMatchObject([{ answer: 'again' }])
  const others = open({ max: 1 })
  await expect(others.run(text, [await pidOf(others)])).rejects.toThrow()
})

test('every type of value is read back as written', async () => {
  const [row] = await open().run(
    `select $1::timestamptz as instant, $2::date as day, $3::text[] as texts, $4::jsonb as json, $5::bytea as bytes,
      $6::bigint as big, $7::boolean as yes, null::text as nothing`,
    [
      '2026-11-21T09:30:00.120Z',
      '2026-02-28',
      ['a', 'with "quotes", \\ and commas', 'NULL'],
      { deep: [1, 'é'] },
      Buffer.from('00ff', 'hex'),
      9_007_199_254_740_991,
      true,
    ],
  )
  expect(row).toEqual({
    instant: '2026-11-21T09:30:00.120Z',
    day: '2026-02-28',
    texts: ['a', 'with "quotes", \\ and commas', 'NULL'],
    json: { deep: [1, 'é'] },
    bytes: Buffer.from('00ff', 'hex'),
    big: 9_007_199_254_740_991,
    yes: true,
    nothing: null,
  })
})

test('an undefined value is refused, and other statements get their own results', async () => {
  const connections = open({ max: 1, maxExclusive: 0 })
  const ask = (value: unknown) => connections.run('select $1::text as value', [value])
  await ask('first')
  const all = await Promise.allSettled(['a', undefined, 'b', 'c'].map(ask))
  expect(all).toEqual([
    { status: 'fulfilled', value: [{ value: 'a' }] },
    { status: 'rejected', reason: new Error('a value of the statement is undefined') },
    { status: 'fulfilled', value: [{ value: 'b' }] },
    { status: 'fulfilled', value: [{ value: 'c' }] },
  ])
})

test('a day that does not exist is refused, and not moved to the next month', async () => {
  await expect(open().run('select $1::date', ['2026-02-30'])).rejects.toMatchObject({ code: '22008' })
})

test('each connection has its settings before its first statement', async () => {
  const [row] = await open().run(`select current_setting('lock_timeout') as value`)
  expect(row).toEqual({ value: '1s' })
})

describe('a caller for whom no connection is free', () => {
  test('a caller waits if no connection is free, and gets the next one that becomes free', async () => {
    const connections = open({ max: 1, maxWaitMs: 10_000 })
    const giveBack = await take(connections)
    const waiting = pidOf(connections)
    expect(connections.load).toMatchObject({ inUse: 1, waiting: 1 })
    giveBack()
    expect(await waiting).toBeGreaterThan(0)
  })

  test('a caller is refused after a timeout, or immediately if too many callers wait', async () => {
    const connections = open({ max: 1 })
    const giveBack = await take(connections)
    const all = await Promise.allSettled(Array.from({ length: 2_001 }, () => connections.run('select 1')))
    for (const { status } of all) expect(status).toBe('rejected')
    expect(connections.load).toMatchObject({ waiting: 0, refused: 2_001 })
    giveBack()
  })
})

test('work that may wait for one lock leaves a connection for other work, and individual statements can use every connection', async () => {
  const connections = open({ max: 4, maxExclusive: 3 })
  const first = await take(connections, 'one')
  const second = await take(connections, 'one')
  await expect(take(connections, 'one')).rejects.toThrow('no connection became available')
  const other = await take(connections, 'other')
  await expect(take(connections)).rejects.toThrow('no connection became available')
  expect(await pidOf(connections)).toBeGreaterThan(0)
  for (const giveBack of [first, second, other]) giveBack()
})

describe('a lost connection', () => {
  const terminate = async (connections: Connections, pid: number): Promise<void> => {
    await connections.run('select pg_terminate_backend($1::int)', [pid])
  }

  test('if a connection is lost between two statements, the next one uses another connection', async () => {
    const [connections, others] = [open({ max: 1 }), open({ max: 1 })]
    let client: Connection | undefined
    const pid = await connections.use((connection) => pidOf((client = connection)))
    await terminate(others, pid)
    await waitFor(() => client?.isLost === true)
    expect(await pidOf(connections)).not.toBe(pid)
  })

  test('a statement in flight on a lost connection fails with an unknown outcome', async () => {
    const [connections, others] = [open({ max: 1 }), open({ max: 1 })]
    const pid = await pidOf(connections)
    const sleeping = connections.run('select pg_sleep(60)')
    const failed = expect(sleeping).rejects.toSatisfy((error) => !wasNotSent(error))
    await terminate(others, pid)
    await failed
  })

  test('the client of a lost connection is never used again', async () => {
    const [connections, others] = [open({ max: 1 }), open({ max: 1 })]
    await connections.use(async (connection) => {
      await terminate(others, await pidOf(connection))
      await waitFor(() => connection.isLost)
      await expect(connection.run('select 1')).rejects.toSatisfy(wasNotSent)
    })
  })

  test('a queued statement on a lost connection also fails, and is not sent on another connection', async () => {
    const [connections, others] = [open({ max: 1, maxExclusive: 0 }), open({ max: 1 })]
    await connections.run('create table if not exists sent_later (n int)')
    const pid = await pidOf(connections)
    const all = [
      connections.run('select pg_sleep(60)'),
      // A statement that is not prepared yet: the driver queues later statements until PostgreSQL has described it.
      ...[1, 2, 3].map((n) => connections.run(`insert into sent_later select $1::int + ${n}`, [n])),
    ]
    const settled = Promise.allSettled(all)
    await terminate(others, pid)
    expect((await settled).map(({ status }) => status)).toEqual(all.map(() => 'rejected'))
    expect([...(await connections.run('select * from sent_later'))]).toEqual([])
    await connections.run('drop table sent_later')
  })
})

test('a statement is known to be unsent if the database cannot be reached', async () => {
  const connections = open({ url: 'postgres://postgres@127.0.0.1:1/none' })
  await expect(connections.run('select 1')).rejects.toSatisfy(wasNotSent)
})
