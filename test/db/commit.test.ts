import { beforeAll, describe, expect, test } from 'vitest'
import { commitPlan } from '../../src/db/commit.ts'
import { GroupCommit } from '../../src/db/group-commit.ts'
import type { Connections } from '../../src/db/pool/connections.ts'
import type { Database } from '../../src/db/database.ts'
import { eq, sql } from '../../src/db/drizzle.ts'
import { undivided } from '../../src/db/placement.ts'
import { OpenPlan, type Plan, type RowStatement } from '../../src/db/plan.ts'
import { insert } from '../../src/db/rows.ts'
import { workspaces } from '../../src/db/schema.ts'
import { startApp, type TestApp } from '../support/app/app.ts'

let app: TestApp
let db: Database
beforeAll(async () => {
  app = await startApp()
  db = app.context.db
})

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
const named = (name: string) => db.select().from(workspaces).where(eq(workspaces.name, name))
const commits = () => app.queries.filter((text) => text.startsWith('with p0')).length

/** Increments a value that it has read, so that one of two concurrent plans is stale. */
const countUp: RowStatement<{ id: string; name: string; version: string | undefined }> = {
  mustHold: true,
  changeOf: ({ id }) => id,
  text: (rows) => `
    update workspaces w set name = r.name from json_to_recordset(${rows}) as r (id text, name text, version text)
    where w.id = r.id and w.name = r.version returning 1`,
}

async function plus(plan: Plan, id: string): Promise<number> {
  const query = plan.db.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id))
  const [found] = await (plan.locks ? query.for('update') : query)
  const next = Number(found?.name) + 1
  plan.add(countUp, { id, name: String(next), version: found?.name })
  return next
}

test('concurrent plans share commits, and each resolves once it is committed', async () => {
  const before = commits()
  const ids = Array.from({ length: 100 }, (_, i) => `ws_together_${i}`)
  await Promise.all(
    ids.map((id) =>
      commitPlan(db, (plan) => {
        insert(plan, workspaces, row(id, 'together'))
        return Promise.resolve()
      }),
    ),
  )
  expect(await named('together')).toHaveLength(100)
  // Up to 32 plans share a commit.
  expect(commits() - before).toBe(4)
})

test('a failing plan gets its own error, and the other plans in the same commit succeed', async () => {
  const plans = Array.from({ length: 20 }, (_, i) =>
    i % 10 === 3 ? 'not a time' : '2026-11-21T09:30:00.000Z',
  )
  const all = await Promise.allSettled(
    plans.map((created_at, i) =>
      commitPlan(db, (plan) => {
        insert(plan, workspaces, { ...row(`ws_mixed_${i}`, 'mixed'), created_at })
        return Promise.resolve()
      }),
    ),
  )
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: '22007' }) as unknown },
    { status: 'rejected', reason: expect.objectContaining({ code: '22007' }) as unknown },
  ])
  expect(await named('mixed')).toHaveLength(18)
})

test('no update is lost if concurrent plans read the same row', async () => {
  await db.insert(workspaces).values(row('ws_count', '0'))
  const all = await Promise.all(
    Array.from({ length: 30 }, () => commitPlan(db, (plan) => plus(plan, 'ws_count'))),
  )
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
})

test('a row that another client keeps changing is eventually locked', async () => {
  await db.insert(workspaces).values(row('ws_busy', '0'))
  const modes: boolean[] = []
  const result = await commitPlan(db, async (plan) => {
    modes.push(plan.locks)
    const next = await plus(plan, 'ws_busy')
    if (!plan.locks)
      await db
        .update(workspaces)
        .set({ name: sql`(name::int + 10)::text` })
        .where(eq(workspaces.id, 'ws_busy'))
    return next
  })
  expect(modes).toEqual([false, false, false, true])
  expect(result).toBe(31)
})

test('a plan that waits for a locked row does not block other plans', async () => {
  await db.insert(workspaces).values([row('ws_locked', '0'), row('ws_free', '0')])
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = app.context.sql.begin(async (tx) => {
    await tx`select from workspaces where id = 'ws_locked' for update`
    locked.resolve()
    await release.promise
  })
  await locked.promise
  let isDone = false
  const stuck = Promise.all(
    Array.from({ length: 10 }, () =>
      commitPlan(db, (plan) => plus(plan, 'ws_locked'), { contentionKey: 'ws_locked' }),
    ),
  ).then(() => (isDone = true))
  for (let i = 1; i <= 20; i++)
    expect(await commitPlan(db, (plan) => plus(plan, 'ws_free'), { contentionKey: 'ws_free' })).toBe(i)
  expect(isDone).toBe(false)
  release.resolve()
  await Promise.all([stuck, holding])
  expect(await named('10')).toHaveLength(1)
})

describe('32 plans that share a commit', () => {
  const failingPlans: [string, (plan: Plan) => unknown][] = [
    ['breaks a constraint', (plan) => insert(plan, workspaces, row('ws_held', 'duplicate'))],
    [
      'makes a false assertion',
      (plan) => plan.add(countUp, { id: 'ws_held', name: '1', version: 'another' }),
    ],
    ['waits for a locked row', (plan) => plus(plan, 'ws_held')],
  ]
  test.each(failingPlans)('the 31 other plans are committed while one %s', async (why, add) => {
    await db.insert(workspaces).values(row('ws_held', '0')).onConflictDoNothing()
    const reserved = await app.context.sql.reserve()
    await reserved`begin`
    await reserved`select from workspaces where id = 'ws_held' for update`
    const others = Array.from({ length: 31 }, (_, i) =>
      commitPlan(
        db,
        (plan) => Promise.resolve(insert(plan, workspaces, row(`ws_of 31, ${why}, ${i}`, why))),
        { contentionKey: `other ${i}` },
      ),
    )
    const harm = Promise.allSettled([
      commitPlan(db, async (plan) => void (await add(plan)), { contentionKey: 'ws_held' }),
    ])
    await Promise.all(others)
    expect(await named(why)).toHaveLength(31)
    await reserved`rollback`
    reserved.release()
    await harm
    expect(await named('duplicate')).toEqual([])
  })
})

describe('the value that a plan returns', () => {
  test('the value of a plan is discarded and its error thrown if the plan throws, and nothing is written', async () => {
    const work = commitPlan(db, (plan) => {
      insert(plan, workspaces, row('ws_thrown', 'thrown'))
      return Promise.reject(new Error('no'))
    })
    await expect(work).rejects.toThrow('no')
    expect(await named('thrown')).toEqual([])
  })

  test('the value of a plan is returned even if there is nothing to commit', async () => {
    const before = commits()
    expect(await commitPlan(db, () => Promise.resolve('nothing'))).toBe('nothing')
    expect(commits()).toBe(before)
  })
})

test('a lost commit rejects all plans that shared it, and is not retried (product.md 2.6)', async () => {
  const { sql } = app.context
  // The commit waits for the lock, and its connection is terminated while it waits.
  const reserved = await sql.reserve()
  await reserved`begin`
  await reserved`lock table workspaces in share mode`
  const plans = Promise.allSettled(
    [1, 2, 3].map((i) =>
      commitPlan(db, (plan) => {
        insert(plan, workspaces, row(`ws_lost_${i}`, 'lost'))
        return Promise.resolve()
      }),
    ),
  )
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'with p0%' and state = 'active' and pid <> pg_backend_pid()`
  await reserved`rollback`
  reserved.release()
  const statuses = (await plans).map(({ status }) => status)
  const written = await named('lost')
  expect(written.length).toBe(statuses.filter((status) => status === 'fulfilled').length)
})

test('plans whose outcome is unknown are not committed again, whatever the error says', async () => {
  const texts: string[] = []
  const lost = {
    run: (text: string) => {
      texts.push(text)
      return Promise.reject(Object.assign(new Error('the network is down'), { code: 'ENETDOWN' }))
    },
  }
  const group = new GroupCommit({
    writes: lost as unknown as Connections,
    writability: {},
    placement: () => Promise.resolve(undivided),
  })
  const plans = [1, 2, 3, 4, 5].map((i) => {
    const plan = new OpenPlan(db)
    insert(plan, workspaces, row(`ws_unknown_${i}`, 'unknown'))
    return group.commit(plan, 'one')
  })
  for (const { status } of await Promise.allSettled(plans)) expect(status).toBe('rejected')
  // The plans were made in one turn of the event loop, so they share a commit.
  expect(texts).toHaveLength(1)
})
