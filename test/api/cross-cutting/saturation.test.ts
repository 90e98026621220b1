import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { Place, type Rooms } from '../../../src/http/room.ts'
import { requestLines } from '../../support/logs.ts'
import { useWorld } from '../../support/world.ts'

/* Product.md 2.11: what more than can be served is refused at once, and what needs next to nothing goes on. */

/** Of the event loop, as this file has it. */
const loop = { active: 0, idle: 0 }
const room = { steady: 8, burst: 16, loopTimes: () => ({ ...loop }) }
const { app, world, full, anonymous, logs } = useWorld({ room })

/** Places that a test has taken, as requests do that are worked on. */
const held: Record<keyof Rooms, number> = { reads: 0, writes: 0 }

async function hold(kind: keyof Rooms, count: number): Promise<void> {
  for (; held[kind] < count; held[kind]++) app.context.rooms[kind].take()
  for (; held[kind] > count; held[kind]--) app.context.rooms[kind].leave()
  // Places are left at the end of a turn of the event loop.
  await nextTurn()
}

/** More are worked on than half of what is usual, and the event loop has been busy for so long since. */
async function saturate(kind: keyof Rooms): Promise<void> {
  await hold(kind, room.steady)
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
  for (const kind of ['reads', 'writes'] as const) {
    await hold(kind, 0)
    // A turn without many, after which nothing is known of those before it.
    await hold(kind, 1)
    await hold(kind, 0)
  }
  expect(app.context.rooms).toMatchObject({
    reads: { taken: 0, lookUps: 0 },
    writes: { taken: 0, lookUps: 0 },
  })
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
  const cases: [string, number, { active: number; idle: number }, number][] = [
    ['what a process that is busy for a second has taken up', room.steady, { active: 1_000, idle: 0 }, 503],
    ['what one has that waits for half of the time', room.steady, { active: 500, idle: 500 }, 503],
    ['not a burst that is younger', room.steady, { active: 999, idle: 0 }, 200],
    ['not what waits for the database', room.steady, { active: 499, idle: 501 }, 200],
    ['not what is less', room.steady - 1, { active: 9_000, idle: 0 }, 200],
    ['any burst that is too large', room.burst, { active: 0, idle: 0 }, 503],
    ['not one that is a little smaller', room.burst - 1, { active: 0, idle: 0 }, 200],
  ]
  test.each(cases)('%s', async (_title, count, { active, idle }, status) => {
    await hold('reads', count)
    loop.active += active
    loop.idle += idle
    expect((await full.get('/tasks')).status).toBe(status)
  })

  test('what is busy for a second after many in which it was not', async () => {
    await hold('reads', room.steady)
    loop.idle += 600_000
    expect((await full.get('/tasks')).status).toBe(200)
    loop.active += 1_000
    expect((await full.get('/tasks')).status).toBe(503)
  })

  test('no longer what has got down to half', async () => {
    await saturate('reads')
    expect((await full.get('/tasks')).status).toBe(503)
    await hold('reads', room.steady - 1)
    expect((await full.get('/tasks')).status).toBe(200)
    await hold('reads', room.steady)
    expect((await full.get('/tasks')).status).toBe(503)
    await hold('reads', room.steady / 2 - 1)
    for (let i = 0; i < 2; i++) expect((await full.get('/tasks')).status).toBe(200)
    await hold('reads', room.steady)
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
  expect(await metric('taskwire_requests_in_progress{kind="reads"}')).toBe(room.steady)
  const lines = requestLines(logs).filter(({ req, res }) => req.method === 'GET' && res.status === 503)
  expect(lines).toEqual([])
  const told = logs.filter(({ msg }) => msg === 'more requests come than can be served: some are refused')
  expect(told.length).toBeGreaterThan(0)
})
