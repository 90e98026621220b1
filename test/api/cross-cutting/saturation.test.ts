import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { Place, type Rooms } from '../../../src/http/room.ts'
import { requestLines } from '../../support/logs.ts'
import { useWorld } from '../../support/world.ts'

/* Product.md 2.11: what more than can be served is refused at once, and what needs next to nothing goes on. */

/** Of the event loop, as this file has it. */
const loop = { active: 0, idle: 0 }
const room = { least: 8, most: 16, loopTimes: () => ({ ...loop }) }
const { app, world, full, anonymous, logs } = useWorld({ room })

/** Places that a test has taken, as requests do that are worked on. */
const held: Record<keyof Rooms, number> = { reads: 0, writes: 0 }

async function hold(kind: keyof Rooms, count: number): Promise<void> {
  for (; held[kind] < count; held[kind]++) app.context.rooms[kind].take()
  for (; held[kind] > count; held[kind]--) app.context.rooms[kind].leave()
  // Places are left at the end of a turn of the event loop.
  await nextTurn()
}

/** A turn of the event loop without many, after which nothing is known of those before it. */
async function calm(kind: keyof Rooms): Promise<void> {
  for (const count of [0, 1, 0]) await hold(kind, count)
}

/** From here on there are many in each turn. */
async function beginSecond(kind: keyof Rooms): Promise<void> {
  await calm(kind)
  await hold(kind, room.least)
  app.context.rooms[kind].isFull()
}

async function serve(kind: keyof Rooms, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await hold(kind, held[kind] + 1)
    await hold(kind, held[kind] - 1)
  }
}

/** It was busy for a second in which it has served nothing. */
async function saturate(kind: keyof Rooms): Promise<void> {
  await beginSecond(kind)
  loop.active += 1_000
}

const metric = async (line: string): Promise<number> => {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  )
}

afterEach(async () => {
  for (const kind of ['reads', 'writes'] as const) await calm(kind)
  const empty = { taken: 0, waiting: 0, lookUps: 0 }
  expect(app.context.rooms).toMatchObject({ reads: empty, writes: empty })
})

const title = { title_text: 'One more' }

describe.each([
  ['reads', [503, 503, 503, 503, 200, 404, 405, 201, 200]],
  ['writes', [200, 200, 200, 401, 200, 404, 405, 503, 503]],
] as const)('there is no room for more %s', (kind, statuses) => {
  test('of the operations, with a key or without', async () => {
    await saturate(kind)
    const body = { ...title, project_id: world.projects.main }
    const answers = [
      await full.get('/tasks'),
      await full.call('HEAD', '/tasks'),
      await full.get(`/tasks/${world.tasks.first}`),
      await anonymous.get('/tasks'),
      await full.get('/me'),
      await full.get('/nowhere'),
      await full.call('DELETE', '/tasks'),
      await full.post('/tasks', body),
      await full.patch(`/tasks/${world.tasks.first}`, title),
    ]
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    for (const { status, headers } of answers)
      expect(headers['retry-after']).toBe(status === 503 ? '1' : undefined)
  })

  test('health and metrics go on', async () => {
    await saturate(kind)
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await fetch(`${app.url}${path}`)).status).toBe(200)
  })
})

describe('full is', () => {
  const busy = { active: 1_000, idle: 0 }
  const cases: [string, { served: number; active: number; idle: number; held: number }, number][] = [
    [
      'what a process has that was busy for a second and has served as many',
      { served: 30, ...busy, held: 12 },
      503,
    ],
    ['not what is less', { served: 30, ...busy, held: 11 }, 200],
    [
      'what one has that was busy for half of the time',
      { served: 30, active: 500, idle: 500, held: 12 },
      503,
    ],
    ['not what waits for the database', { served: 30, active: 499, idle: 501, held: 15 }, 200],
    ['not what is younger than a second', { served: 30, active: 999, idle: 0, held: 15 }, 200],
    ['not what is little, even if less was served', { served: 2, ...busy, held: 7 }, 200],
    ['what is too much, even if more was served', { served: 60, ...busy, held: 16 }, 503],
    ['the same where nothing was busy', { served: 0, active: 0, idle: 1_000, held: 16 }, 503],
    ['more where there were more seconds', { served: 60, active: 2_000, idle: 0, held: 12 }, 503],
  ]
  test.each(cases)('%s', async (_title, { served, active, idle, held }, status) => {
    await beginSecond('reads')
    await serve('reads', served)
    await hold('reads', held)
    loop.active += active
    loop.idle += idle
    expect((await full.get('/tasks')).status).toBe(status)
  })

  test('what has begun and what waits to begin, together', async () => {
    await hold('reads', room.most - 1)
    app.context.rooms.reads.waiting = 1
    expect((await full.get('/tasks')).status).toBe(503)
    app.context.rooms.reads.waiting = 0
    expect((await full.get('/tasks')).status).toBe(200)
  })

  test('no longer what was, after a second that was not busy', async () => {
    await saturate('reads')
    expect((await full.get('/tasks')).status).toBe(503)
    loop.active += 400
    loop.idle += 600
    expect((await full.get('/tasks')).status).toBe(200)
  })

  test('not what comes suddenly, however busy the process was with little', async () => {
    await hold('reads', room.least - 1)
    loop.active += 600_000
    await hold('reads', room.most - 1)
    expect((await full.get('/tasks')).status).toBe(200)
    loop.active += 1_000
    expect((await full.get('/tasks')).status).toBe(503)
  })

  test('not what comes after a turn with little', async () => {
    await saturate('reads')
    expect((await full.get('/tasks')).status).toBe(503)
    await calm('reads')
    await hold('reads', room.most - 1)
    expect((await full.get('/tasks')).status).toBe(200)
  })
})

test('a refusal is the envelope of every error, and names the request', async () => {
  await saturate('reads')
  const { body, headers } = await full.get('/tasks', {
    headers: { 'X-Request-Id': 'a "quoted" id\\'.replaceAll(' ', '-') },
  })
  expect(headers['x-request-id']).toBe('a-"quoted"-id\\')
  expect(body).toEqual({
    error: {
      type: 'api_error',
      code: 'service_unavailable',
      message: expect.any(String) as string,
      request_id: 'a-"quoted"-id\\',
    },
  })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

describe('an Idempotency-Key', () => {
  const create = (key: string) =>
    full.post(
      '/tasks',
      { ...title, project_id: world.projects.main },
      { headers: { 'Idempotency-Key': key } },
    )

  test('that has a stored reply is replayed, and a new one is refused', async () => {
    const first = await create('before')
    await saturate('writes')
    const again = await create('before')
    expect([again.status, again.headers['idempotent-replay'], again.text]).toEqual([201, 'true', first.text])
    expect((await create('new')).status).toBe(503)
    await hold('writes', 0)
    const later = await create('new')
    expect([later.status, later.headers['idempotent-replay']]).toEqual([201, undefined])
  })

  test('is looked up for 32 at once', async () => {
    expect((await create('known')).status).toBe(201)
    await saturate('writes')
    const { writes } = app.context.rooms
    writes.lookUps += 32
    expect((await create('known')).status).toBe(503)
    writes.lookUps--
    expect((await create('known')).status).toBe(201)
    writes.lookUps -= 31
  })
})

test('what is answered within a turn of the event loop is counted until its end', async () => {
  const { reads } = app.context.rooms
  const place = new Place(reads)
  place.take()
  place.leave()
  expect(reads.taken).toBe(1)
  await nextTurn()
  expect(reads.taken).toBe(0)
})

test('what is refused is counted, and leaves no line of its own in the log', async () => {
  const refused = 'taskwire_requests_refused_total{kind="reads"}'
  const before = await metric(refused)
  await saturate('reads')
  for (let i = 0; i < 3; i++) expect((await full.get('/tasks')).status).toBe(503)
  expect(await metric(refused)).toBe(before + 3)
  expect(await metric('taskwire_requests_in_progress{kind="reads"}')).toBe(room.least)
  const lines = requestLines(logs).filter(({ req, res }) => req.method === 'GET' && res.status === 503)
  expect(lines).toEqual([])
  const told = logs.filter(({ msg }) => msg === 'more requests come than can be served: some are refused')
  expect(told.length).toBeGreaterThan(0)
})
