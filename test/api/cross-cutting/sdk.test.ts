import createClient, { type Client } from 'openapi-fetch'
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { components, paths } from '../../../generated/openapi.types.ts'
import { apiPrefix } from '../../support/app.ts'
import { useWorld } from '../../support/world.ts'

type Schemas = components['schemas']

describe('a client generated from the contract, under tsc strict', () => {
  const { app, world } = useWorld()
  let client: Client<paths>
  beforeAll(() => {
    client = createClient<paths>({
      baseUrl: app.url + apiPrefix,
      headers: { Authorization: `Bearer ${world.keys.full.secret}` },
    })
  })

  test('a write and a walk over the pages of a list are typed', async () => {
    const body = { title_text: 'Order the espresso machine', card_id: world.cards.todo }
    const header = { 'Idempotency-Key': 'sdk' }
    const created = await client.POST('/tasks', { params: { header }, body })
    expect(created.data?.data).toMatchObject({ title: body.title_text, card: { id: body.card_id } })
    const titles: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { data?: Schemas['TaskList'] } = await client.GET('/tasks', {
        params: { query: { project_id: world.projects.second, limit: 2, cursor } },
      })
      titles.push(...(page.data?.data ?? []).map(({ title }) => title))
      cursor = page.data?.meta.next_cursor ?? null
    }
    expect(titles).toEqual(['Reserve the boat house', 'Ask who eats what', 'Hire a piano'])
  })

  test('an error is typed', async () => {
    // @ts-expect-error: a task needs a card or a project
    const refused = await client.POST('/tasks', { body: { title_text: 'Nowhere' } })
    expect(refused.data).toBeUndefined()
    expectTypeOf(refused.error).toEqualTypeOf<Schemas['ApiError'] | undefined>()
    expect(refused.error?.error).toMatchObject({ code: 'validation_error', param: 'project_id' })
    expect(refused.response.headers.get('X-Request-Id')).toBe(refused.error?.error.request_id)

    const path = { id: world.tasks.private }
    const missing = await client.GET('/tasks/{id}', { params: { path } })
    expect(missing.error?.error.type).toBe(
      'invalid_request_error' satisfies Schemas['ApiError']['error']['type'],
    )
    expect(missing.response.status).toBe(404)
  })

  test('a request that breaks the contract does not compile', async () => {
    // @ts-expect-error: title_text is required.
    expect((await client.POST('/tasks', { body: { project_id: 'project_1' } })).response.status).toBe(422)
    const priority = 'critical'
    const body = { title_text: 'x', project_id: world.projects.main }
    // @ts-expect-error: an unknown priority.
    expect((await client.POST('/tasks', { body: { ...body, priority } })).response.status).toBe(422)
    // @ts-expect-error: an unknown method.
    expect((await client.DELETE('/me')).response.status).toBe(405)
  })
})
