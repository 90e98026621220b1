import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPrefix } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import type { Driver, InstalledClient, Runtime } from './installed-client.ts'
import type { Outcome } from './project/driver.ts'

/** Tests the client with a live server, in each of the runtimes. */
export function describeLiveCalls(runtimes: Runtime[], clientOf: () => InstalledClient): void {
  const { app, world, full } = useWorld()

  describe.each(runtimes)('the client under $name', ({ name, command }) => {
    const given = it.skipIf(!command)
    let driver: Driver
    beforeAll(() => {
      if (command) driver = clientOf().start(command)
    })
    afterAll(() => driver?.stop())

    const call = (method: string, args: unknown[] = [], page = false): Promise<Outcome> => {
      const options = { baseUrl: `${app.url}${apiPrefix}`, key: world.keys.full.secret }
      return driver.call({ options, method, args, page })
    }

    given('the client returns what the API returns', async () => {
      const { main } = world.projects
      const { first } = world.tasks
      const reads: [method: string, args: unknown[], path: string][] = [
        ['tasks.get', [first], `/tasks/${first}`],
        [
          'tasks.list',
          [{ project_id: main, limit: 7, completed: 'false' }],
          `/tasks?project_id=${main}&completed=false&limit=100`,
        ],
        ['projects.list', [{ limit: 1 }], '/projects'],
        ['projects.get', [main], `/projects/${main}`],
        ['projects.cards', [main, { limit: 2 }], `/projects/${main}/cards`],
        ['members.list', [], '/members'],
        ['comments.list', [first, { limit: 4 }], `/tasks/${first}/comments?limit=100`],
        ['events.list', [{ limit: 1 }], '/events'],
      ]
      for (const [method, args, path] of reads) {
        const { value, lastResponse } = await call(method, args)
        const { body } = await full.get(path)
        expect(body.data, path).not.toEqual([])
        expect({ method, value }).toEqual({ method, value: body.data })
        expect(lastResponse).toMatchObject({
          status: 200,
          requestId: expect.any(String),
          rateLimit: { limit: expect.any(Number), remaining: expect.any(Number) },
        })
      }
      const { value: me } = await call('me.get')
      expect(me).toMatchObject({
        workspace: world.workspace,
        rate_limit: { key: { limit: expect.any(Number) } },
      })
    })

    given('the client reads one page, and then the next one', async () => {
      const page = async (query: object) =>
        (await call('tasks.list', [query], true)).value as { data: object[]; meta: { next_cursor: string } }
      const { data, meta } = await page({ limit: 3 })
      const next = await page({ limit: 3, cursor: meta.next_cursor })
      const { body } = await full.get('/tasks?limit=6')
      expect([...data, ...next.data]).toEqual(body.data)
    })

    given.each(['projects.list', 'projects.cards', 'members.list', 'comments.list', 'events.list'])(
      '%s sends the requested limit, and returns one page',
      async (method) => {
        const ids: Record<string, string> = {
          'projects.cards': world.projects.main,
          'comments.list': world.tasks.first,
        }
        const { value } = await call(method, [...(ids[method] ? [ids[method]] : []), { limit: 1 }], true)
        expect(value).toMatchObject({ data: [expect.anything()], meta: { next_cursor: expect.any(String) } })
      },
    )

    given('the client writes, and a write is done once if its idempotency key is repeated', async () => {
      const task = { title_text: 'Fetch the ☕ machine', project_id: world.projects.main }
      const create = async (options = {}): Promise<{ id: string }> =>
        (await call('tasks.create', [task, options])).value as { id: string }
      const { id } = await create({ idempotencyKey: `once ${name}` })
      expect(await create({ idempotencyKey: `once ${name}` })).toMatchObject({ id })
      expect((await create()).id).not.toBe((await create()).id)
      expect((await call('tasks.update', [id, { progress: 100 }])).value).toMatchObject({
        id,
        completed: true,
      })
      expect((await full.get(`/tasks/${id}`)).body.data).toMatchObject({
        title: task.title_text,
        completed: true,
      })
      const comment = { body: 'It is here.' }
      expect((await call('comments.create', [id, comment])).value).toMatchObject(comment)
      const event = {
        title: 'Tasting',
        date: '2027-01-29',
        start_time: '10:00',
        end_time: '10:30',
        repeat: 'none',
      }
      expect((await call('events.create', [event])).value).toMatchObject({
        title: 'Tasting',
        date: '2027-01-29',
      })
    })

    given.each<[method: string, args: unknown[], error: object]>([
      ['tasks.get', ['task_of_nobody'], { status: 404, type: 'invalid_request_error', code: 'not_found' }],
      ['tasks.get', ['..'], { status: 404, code: 'not_found' }],
      ['comments.list', ['../me?a=b#'], { status: 404, code: 'not_found' }],
      ['tasks.list', [{ cursor: 'c1.none' }], { status: 422, code: 'validation_error', param: 'cursor' }],
      ['tasks.create', [{}], { status: 422, code: 'validation_error', param: 'title_text' }],
    ])('the client throws the API’s error for %s %j', async (method, args, expected) => {
      const { error, lastResponse, waits } = await call(method, args)
      expect(error).toMatchObject({ isTaskwireError: true, name: 'TaskwireError', ...expected })
      expect(lastResponse).toMatchObject({ requestId: error?.requestId })
      expect(waits).toEqual([])
    })
  })
}
