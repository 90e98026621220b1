import { sql } from '../../../src/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { mintKey } from '../../../src/domain/api-keys/change-keys.ts'
import { AppError } from '../../../src/errors.ts'
import { handlers } from '../../../src/handlers/public/index.ts'
import { startApp, type Answer, type Caller, type TestAppOptions } from '../../support/app/app.ts'
import { useWorld } from '../../support/world/world.ts'

const { app, world, full, clock, commit } = useWorld()

let count = 0
const newIdempotencyKey = (): string => `key ${count++}`

function create(title: string, key: string, caller = full): Promise<Answer> {
  const body = { title_text: title, project_id: world.projects.second }
  return caller.post('/tasks', body, { headers: { 'Idempotency-Key': key } })
}

async function countTasks(title: string): Promise<number> {
  const rows = await app.context.db.execute<{ count: number }>(
    sql`select count(*)::int as count from tasks where title = ${title}`,
  )
  return rows[0]?.count ?? -1
}

describe('a repeat with the same key and an identical body (product.md 7.4)', () => {
  test('a stored reply expires after 24 hours, and its Idempotency-Key can then be used again (product.md 7.8)', async () => {
    const clocked = await startApp({}, 'test')
    const own = await clocked.fixture()
    const caller = clocked.withSecret(own.keys.full.secret)
    const post = (): Promise<Answer> =>
      caller.post(
        '/tasks',
        { title_text: 'daily', project_id: own.projects.second },
        { headers: { 'Idempotency-Key': 'daily' } },
      )
    const first = await post()
    clocked.clock.advance(86_399)
    expect((await post()).text).toBe(first.text)
    clocked.clock.advance(1)
    const later = await post()
    expect(later.headers['idempotent-replay']).toBeUndefined()
    expect(later.text).not.toBe(first.text)
    expect((await post()).text).toBe(later.text)
  })
})

test('a rotated API key still replays the replies stored before its rotation', async () => {
  const actor = {
    workspaceId: world.workspace.id,
    userId: world.users.owner,
    via: 'cli' as const,
    now: clock.now(),
  }
  const minted = await commit((tx) => mintKey(tx, actor, { name: 'r', scopes: ['write:tasks'] }))
  const first = await create('rotated', 'rotated', app.withSecret(minted.secret))
  const { rotateKey } = await import('../../../src/domain/api-keys/change-keys.ts')
  const rotated = await commit((tx) => rotateKey(tx, actor, minted.id, 0))
  const second = await create('rotated', 'rotated', app.withSecret(rotated.secret))
  expect(second.text).toBe(first.text)
})

describe('a failed attempt stores nothing (product.md 7.7)', () => {
  test('a request that fails with 500 leaves no rows, and the retry does the work', async () => {
    let failures = 1
    const flaky = await startApp(
      {
        handlers: {
          ...handlers,
          async createTask(input, context) {
            const reply = await handlers.createTask(input, context)
            if (failures-- > 0) throw new Error('after the work')
            return reply
          },
        },
      },
      'test',
    )
    const caller = flaky.withSecret(world.keys.full.secret)
    expect((await create('flaky', 'flaky', caller)).status).toBe(500)
    expect(await countTasks('flaky')).toBe(0)
    expect((await create('flaky', 'flaky', caller)).status).toBe(201)
    expect(await countTasks('flaky')).toBe(1)
  })
})

test('a concurrent duplicate is refused after ten seconds (product.md 7.6)', async () => {
  const timeouts: unknown[] = []
  await commit(async (tx) => {
    const [row] = await tx.execute<{ lock_timeout: string }>(sql`show lock_timeout`)
    timeouts.push(row?.lock_timeout)
    // A transaction that waits for a lock for more than a moment is restarted on a connection reserved for
    // waits.
    if (timeouts.length === 1) throw Object.assign(new Error('a lock'), { code: '55P03' })
  })
  expect(timeouts).toEqual(['200ms', '10s'])
})

describe('concurrent duplicates on two nodes, before a reply is stored (product.md 7.6)', () => {
  /** Starts two nodes, on which a request waits until the other node's request has begun. */
  async function twoNodes(): Promise<Caller[]> {
    const bothWork = Promise.withResolvers<void>()
    let calls = 0
    const options = {
      clock,
      handlers: {
        ...handlers,
        async createTask(input, context) {
          if (++calls === 2) bothWork.resolve()
          await bothWork.promise
          return handlers.createTask(input, context)
        },
      },
    } satisfies TestAppOptions
    const nodes = [await startApp(options, 'test'), await startApp(options, 'test')]
    return nodes.map((node) => node.withSecret(world.keys.full.secret))
  }

  const countActivities = async (): Promise<number> => {
    const rows = await app.context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from activities where workspace_id = ${world.workspace.id}`,
    )
    return rows[0]?.count ?? -1
  }

  test.each([
    ['with a new Idempotency-Key', () => Promise.resolve(newIdempotencyKey())],
    [
      'whose stored reply has expired',
      async () => {
        const key = newIdempotencyKey()
        await create('of another day', key)
        clock.advance(86_400)
        return key
      },
    ],
  ])('concurrent duplicates %s do the work once, and all get the same reply', async (name, begin) => {
    const key = await begin()
    const before = await countActivities()
    const answers = await Promise.all((await twoNodes()).map((node) => create(name, key, node)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(1)
    expect(await countTasks(name)).toBe(1)
    expect(await countActivities()).toBe(before + 1)
  })

  test('concurrent requests with one key but different bodies do the work of one, and the other is refused', async () => {
    const key = newIdempotencyKey()
    const titles = ['one of two', 'the other of two']
    const nodes = await twoNodes()
    const answers = await Promise.all(nodes.map((node, i) => create(titles[i] ?? '', key, node)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('idempotency_key_reuse')
    const counts = await Promise.all(titles.map(countTasks))
    expect(counts.sort()).toEqual([0, 1])
  })
})

test('a duplicate that would fail because the first request has succeeded replays the stored reply (product.md 7.6)', async () => {
  const key = newIdempotencyKey()
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let calls = 0
  const options = {
    handlers: {
      ...handlers,
      async createTask(input, context) {
        if (++calls === 2) {
          // The duplicate has found no stored reply, and the first request commits before the duplicate continues.
          begun.resolve()
          await held.promise
          throw new AppError('not_found')
        }
        await begun.promise
        return handlers.createTask(input, context)
      },
    },
  } satisfies TestAppOptions
  // Two nodes share nothing but the stored reply.
  const send = async (): Promise<() => Promise<Answer>> => {
    const node = await startApp(options, 'test')
    return () => create('overtaken', key, node.withSecret(world.keys.full.secret))
  }
  const [sendFirst, sendTwin] = [await send(), await send()]
  const first = sendFirst()
  const twin = sendTwin()
  const { status, text } = await Promise.race([first, twin])
  held.resolve()
  const answers = await Promise.all([first, twin])
  expect(answers.map((answer) => answer.status)).toEqual([status, status])
  expect(answers.map((answer) => answer.text)).toEqual([text, text])
  expect(status).toBe(201)
  expect(await countTasks('overtaken')).toBe(1)
})

test('a lock timeout on the whole table returns 503, not idempotency_key_in_use', async () => {
  const withShortTimeout = await startApp({ clock, lockTimeoutMs: 300 }, 'test')
  const caller = withShortTimeout.withSecret(world.keys.full.secret)
  await commit(async (tx) => {
    await tx.execute(sql`lock table idempotency_keys in access exclusive mode`)
    expect((await create('waiting', newIdempotencyKey(), caller)).status).toBe(503)
  })
})

describe('the body of a repeated request (product.md 7.2)', () => {
  const send = (key: string, fields: string) =>
    full.post('/tasks', `{"title_text":"x","project_id":"${world.projects.second}"${fields}}`, {
      headers: { 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    })
  const first = ',"priority":"low","unknown":[1,{"a":2,"b":null}]'

  test.each([
    ['fields in another order', ',"unknown":[1,{"b":null,"a":2}],"priority":"low"'],
    ['other white space and escapes', ', "priority" : "l\\u006fw", "unknown":[ 1,{"a":2,"b":null} ]'],
    ['the same number in another notation', ',"priority":"low","unknown":[1.0,{"a":2e0,"b":null}]'],
  ])('a repeated request with %s is replayed', async (what, fields) => {
    expect((await send(what, first)).status).toBe(201)
    const { status, headers } = await send(what, fields)
    expect([status, headers['idempotent-replay']]).toEqual([201, 'true'])
  })

  test.each([
    ['one unknown field more', `${first},"other":1`],
    ['one unknown field less', ',"priority":"low"'],
    ['another value of an unknown field', first.replace('2', '3')],
    ['an unknown list in another order', first.replace('[1,{"a":2,"b":null}]', '[{"a":2,"b":null},1]')],
    ['one field more in an unknown object', first.replace('"a":2', '"a":2,"c":3')],
    ['a field named __proto__', `${first},"__proto__":{}`],
    ['another value of a known field', first.replace('low', 'high')],
    ['a known field that is null instead of absent', `${first},"description":null`],
  ])('a repeated request with %s is refused', async (what, fields) => {
    expect((await send(what, first)).status).toBe(201)
    const { status, body } = await send(what, fields)
    expect([status, body]).toMatchObject([409, { error: { code: 'idempotency_key_reuse' } }])
  })
})
