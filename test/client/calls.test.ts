import { beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../../src/client/package.json' with { type: 'json' }
import { Taskwire, type LastResponse } from '../../src/client/index.ts'
import { useTasks } from '../support/world/tasks.ts'
import { useWorld } from '../support/world/world.ts'

/* Responses that a program sees of each of its calls, and the iterator of changes. */

const scene = useWorld()
const { app, world, clock } = scene
const { created, patched } = useTasks(scene)

/** Returns a client of the app, and the headers that it sends. The `Date` of responses is from the test's clock. */
function connect({ hasDate = true } = {}) {
  const sent: Record<string, string>[] = []
  const taskwire = new Taskwire({
    baseUrl: `${app.url}/api/public/v1`,
    key: world.keys.full.secret,
    async fetch(url, init) {
      sent.push(init.headers)
      const response = await fetch(url, init)
      const headers = new Headers(response.headers)
      headers.delete('Date')
      if (hasDate) headers.set('Date', clock.now().toUTCString())
      return { status: response.status, headers, text: () => response.text() }
    },
  })
  return { taskwire, sent }
}

describe('a call', () => {
  test('concurrent calls see their own response, with its request id and whether it is a replay', async () => {
    const { taskwire, sent } = connect()
    const seen = new Map<string, LastResponse>()
    const create = (requestId: string, idempotencyKey: string) =>
      taskwire.tasks.create(
        { title_text: 'x', card_id: world.cards.doing },
        { requestId, idempotencyKey, onResponse: (response) => seen.set(requestId, response) },
      )
    await create('first', 'a')
    await Promise.all([create('again', 'a'), create('other', 'b')])
    const responses = Object.fromEntries(
      [...seen].map(([id, { status, requestId, isReplay }]) => [id, { status, requestId, isReplay }]),
    )
    expect(responses).toEqual({
      first: { status: 201, requestId: 'first', isReplay: false },
      again: { status: 201, requestId: 'again', isReplay: true },
      other: { status: 201, requestId: 'other', isReplay: false },
    })
    expect(new Set(sent.map((headers) => headers['User-Agent']))).toEqual(
      new Set([`taskwire-client/${packageJson.version}`]),
    )
  })

  test('a refused call reports its response too', async () => {
    const { taskwire } = connect()
    const statuses: number[] = []
    const onResponse = ({ status }: LastResponse) => void statuses.push(status)
    await expect(taskwire.tasks.get('task_0', { onResponse })).rejects.toMatchObject({ code: 'not_found' })
    expect(statuses).toEqual([404])
  })
})

describe('changes', () => {
  beforeAll(() => {
    // The `Date` of a response has no milliseconds.
    clock.set(new Date(Math.ceil(clock.now().getTime() / 1000) * 1000))
  })

  test('changes are the tasks since the position and a minute before it, each once, on all pages', async () => {
    const { taskwire } = connect()
    const read = async (position?: string, limit = 2) => {
      const changes = taskwire.tasks.changes(position, { limit })
      const ids: string[] = []
      for await (const { id } of changes) ids.push(id)
      return { ids, position: changes.position }
    }
    const first = await created()
    const all = await read()
    expect(new Set(all.ids).size).toBe(all.ids.length)
    expect(all.ids).toContain(first.id)

    clock.advance(30)
    const second = await created()
    const third = await patched(first.id, { title_text: 'Changed' })
    const next = await read(all.position)
    expect(next.ids).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(next.position).toBe(third.updated_at)

    clock.advance(600)
    const fourth = await created()
    expect(await read(next.position)).toMatchObject({ position: fourth.updated_at })
    clock.advance(600)
    expect(await read(fourth.updated_at ?? '')).toEqual({ ids: [fourth.id], position: fourth.updated_at })
  })

  test('a task that changes while later pages are read is found by the next poll, however long the read takes', async () => {
    const { taskwire } = connect()
    const [early, late] = [await created(), await created()]
    clock.advance(600)
    const startedAt = clock.now().toISOString()
    const changes = taskwire.tasks.changes(undefined, { limit: 1 })
    for await (const { id } of changes) {
      clock.advance(10)
      if (id !== early.id) continue
      await patched(early.id, { title_text: 'Changed behind the read' })
      clock.advance(90)
      await patched(late.id, { title_text: 'Changed before the read' })
    }
    expect(changes.position).toBe(startedAt)
    const next: string[] = []
    for await (const { id } of taskwire.tasks.changes(changes.position)) next.push(id)
    expect(next).toEqual(expect.arrayContaining([early.id, late.id]))
  })

  test('the position stays if responses have no Date', async () => {
    await created()
    const changes = connect({ hasDate: false }).taskwire.tasks.changes()
    for await (const task of changes) expect(task.id).toBeDefined()
    expect(changes.position).toBeUndefined()
  })

  test('the options of a call that reads changes apply to each page', async () => {
    await created()
    await created()
    const seen: LastResponse[] = []
    const options = { onResponse: (response: LastResponse) => void seen.push(response) }
    for await (const task of connect().taskwire.tasks.changes(undefined, { limit: 1 }, options))
      expect(task.id).toBeDefined()
    expect(seen.length).toBeGreaterThan(1)
    expect(seen[0]?.date).toEqual(clock.now())
  })

  test('the position stays if the loop ends early', async () => {
    await created()
    const changes = connect().taskwire.tasks.changes()
    for await (const task of changes) if (task.id) break
    expect(changes.position).toBeUndefined()
  })

  test('a position that is not a time is refused at once', () => {
    expect(() => connect().taskwire.tasks.changes('yesterday')).toThrow(TypeError)
  })
})
