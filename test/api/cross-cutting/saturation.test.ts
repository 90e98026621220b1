import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { ConcurrencyLimit } from '../../../src/http/admission/concurrency-limit.ts'
import { createAdmission } from '../../../src/http/admission/admission.ts'
import { useWorld } from '../../support/world/world.ts'

/* Load beyond the limits is shed immediately, and cheap requests are served (product.md 2.11). */

const admission = {
  ...createAdmission(),
  reads: new ConcurrencyLimit(1, 1),
  writes: new ConcurrencyLimit(1, 1),
}
const { app, world, full, anonymous } = useWorld({ admission })
type Kind = 'reads' | 'writes'

let release = (): void => undefined
afterEach(() => release())

/** Fills every slot of a kind and its queue until the test ends. */
function saturate(kind: Kind): void {
  const held = Promise.withResolvers<void>()
  for (let i = 0; i < 2; i++) void admission[kind].run(() => held.promise)
  release = held.resolve
}

test('a wrong password is followed by a pause as long as its check, so guesses take at most half of a core (product.md 18.5)', async () => {
  const { passwords } = createAdmission()
  const order: string[] = []
  const check = (name: string, isRight: boolean) =>
    passwords.run(
      async () => {
        order.push(name)
        await delay(20)
        return isRight
      },
      { address: name },
      (right) => right,
    )
  const slots = Array.from({ length: availableParallelism() > 2 ? 2 : 1 }, () => check('wrong', false))
  const next = check('right', true)
  const last = check('last', true)
  await Promise.all(slots)
  order.push('answered')
  await delay(15)
  order.push('rested')
  await Promise.all([next, last])
  expect(order).toEqual([...slots.map(() => 'wrong'), 'answered', 'rested', 'right', 'last'])
})

test('a full queue drops a random check of equal rank, so early guesses do not block all later attempts (product.md 18.5)', async () => {
  const { passwords } = createAdmission()
  const held = Promise.withResolvers<void>()
  const refused = new Set<number>()
  const checks = Array.from({ length: 200 }, (_, i) =>
    passwords.run(() => held.promise, { address: `198.51.100.${i}` }).catch(() => refused.add(i)),
  )
  await delay(0)
  const early = [...refused].filter((i) => i < 100).length
  held.resolve()
  await Promise.all(checks)
  expect(refused.size).toBeGreaterThan(90)
  expect(early).toBeGreaterThan(20)
})

const title = { title_text: 'One more' }

describe.each([
  ['reads', [503, 503, 503, 503, 200, 404, 405, 201, 200]],
  ['writes', [200, 200, 200, 401, 200, 404, 405, 503, 503]],
] as const)('when all slots and the whole queue of %s are in use', (kind, statuses) => {
  test('further requests get 503 with Retry-After, with or without a key, and all other requests are served (product.md 2.11)', async () => {
    saturate(kind)
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

  test('health and metrics are served under overload, and the refused requests are counted', async () => {
    saturate(kind)
    await full.get('/tasks')
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await fetch(`${app.url}${path}`)).status).toBe(200)
    const metrics = await (await fetch(`${app.url}/metrics`)).text()
    expect(metrics).toContain(`taskwire_requests_in_progress{kind="${kind}"} 1`)
    expect(metrics).toMatch(/^taskwire_requests_refused_total\{kind="reads"\} [1-9]/m)
  })
})

test('a request in the queue is served once a slot is free', async () => {
  const held = Promise.withResolvers<void>()
  const first = admission.reads.run(() => held.promise)
  const waiting = full.get('/tasks')
  await full.get('/me')
  held.resolve()
  await first
  expect((await waiting).status).toBe(200)
})

test('under load, an Idempotency-Key with a stored reply is replayed, and a new one is refused', async () => {
  const create = (key: string) =>
    full.post(
      '/tasks',
      { ...title, project_id: world.projects.main },
      { headers: { 'Idempotency-Key': key } },
    )
  const first = await create('before')
  saturate('writes')
  const again = await create('before')
  expect([again.status, again.headers['idempotent-replay'], again.text]).toEqual([201, 'true', first.text])
  expect((await create('new')).status).toBe(503)
  release()
  const later = await create('new')
  expect([later.status, later.headers['idempotent-replay']]).toEqual([201, undefined])
})
