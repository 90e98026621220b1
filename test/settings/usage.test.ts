import { beforeAll, expect, test } from 'vitest'
import { jobs } from '../../src/jobs/jobs.ts'
import { startApp, type Caller } from '../support/app/app.ts'
import { TestClock } from '../support/app/clock.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const hour = 3_600
const { app, world, full, clock, sql } = useWorld({ clock: new TestClock('2031-05-05T10:20:00.000Z') })
let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

interface Hour {
  hour: string
  requests: number
  errors: number
  rate_limited: number
}

async function usage(keyId = world.keys.full.id): Promise<Hour[]> {
  await app.context.recorders.flush()
  const { status, body } = await owner.get(`/keys/${keyId}/usage`)
  expect(status).toBe(200)
  return (body as { data: Hour[] }).data
}

test('usage is shown for 168 hours, oldest first, including the current one and hours without requests (product.md 17.4)', async () => {
  const hours = await usage()
  expect(hours).toHaveLength(168)
  expect(hours[0]).toEqual({ hour: '2031-04-28T11:00:00.000Z', requests: 0, errors: 0, rate_limited: 0 })
  expect(hours.at(-1)).toEqual({ hour: '2031-05-05T10:00:00.000Z', requests: 0, errors: 0, rate_limited: 0 })
  expect(hours.map((one) => one.hour)).toEqual(hours.map((one) => one.hour).sort())
})

test('requests, errors and rate-limited requests are counted in their hours', async () => {
  await full.get('/me')
  await full.get('/nowhere')
  await usage()
  await full.get('/me')
  clock.advance(2 * hour)
  await full.get('/me')
  await sql`
    insert into key_usage values
      (${world.workspace.id}, ${world.keys.full.id}, '2031-05-05T11:00Z', 9, 2, 5),
      (${world.workspace.id}, ${world.keys.full.id}, '2031-04-28T12:00Z', 1, 0, 0)`
  const hours = await usage()
  expect(hours.slice(-3)).toEqual([
    { hour: '2031-05-05T10:00:00.000Z', requests: 3, errors: 1, rate_limited: 0 },
    { hour: '2031-05-05T11:00:00.000Z', requests: 9, errors: 2, rate_limited: 5 },
    { hour: '2031-05-05T12:00:00.000Z', requests: 1, errors: 0, rate_limited: 0 },
  ])
  // The last hour of the previous week is no longer shown.
  expect(hours[0]?.requests).toBe(0)
  expect((await usage(world.keys.admin.id)).every(({ requests }) => requests === 0)).toBe(true)
})

test.each([
  ['all', 'operation'],
  ['off', 'status'],
] as const)(
  'with the request log %s, usage is counted by %s, most requests first (product.md 17.4)',
  async (requestLog, by) => {
    const own = await startApp({ clock, config: { requestLog: { mode: requestLog, days: 7 } } }, 'test')
    const ownWorld = await own.fixture()
    const key = own.withSecret(ownWorld.keys.full.secret)
    const settings = await signIn(own, ownWorld)
    for (const path of ['/me', '/nowhere', '/me', '/tasks/task_none', '/me']) await key.get(path)
    await own.context.recorders.flush()
    const counted = {
      operation: [
        { operation_id: 'getMe', requests: 3 },
        { operation_id: null, requests: 1 },
        { operation_id: 'getTask', requests: 1 },
      ],
      status: [
        { status: 200, requests: 3 },
        { status: 404, requests: 2 },
      ],
    }
    const path = `/keys/${ownWorld.keys.full.id}/usage`
    const read = () => settings.get(path, { query: { by } })
    expect((await read()).body.data).toEqual(counted[by])
    expect((await settings.get(path, { query: { by: 'hour' } })).body.data).toHaveLength(168)
    const lastHour = new Date(clock.now().getTime() - 168 * hour * 1000).toISOString().replace(/:.*/, ':00Z')
    await sql`update key_requests set hour = ${lastHour} where workspace_id = ${ownWorld.workspace.id}`
    expect((await read()).body.data).toEqual([])
    expectRefusal(await settings.get(path, { query: { by: 'day' } }), 'validation_error', { param: 'by' })
  },
)

test('usage of hours that are no longer shown is deleted', async () => {
  const job = jobs.find(({ name }) => name === 'request log')
  while (await job?.run(app.context));
  const left = await sql`select hour from key_usage where workspace_id = ${world.workspace.id}`
  expect(left).toHaveLength(3)
  const counts = await sql`select 1 from key_requests where hour < ${'2031-04-28T13:00Z'}`
  expect(counts).toHaveLength(0)
})

test('usage is hidden from other workspaces and from members', async () => {
  for (const id of [world.foreign.key.id, 'nonsense'])
    expectRefusal(await owner.get(`/keys/${id}/usage`), 'not_found')
  const admin = await signIn(app, world, 'admin')
  await sql`update memberships set role = 'member' where user_id = ${world.users.admin}`
  expectRefusal(await admin.get(`/keys/${world.keys.full.id}/usage`), 'forbidden')
})
