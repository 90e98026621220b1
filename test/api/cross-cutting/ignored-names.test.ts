import { beforeAll, describe, expect, test } from 'vitest'
import contract from '../../../generated/openapi.json' with { type: 'json' }
import { readFilter } from '../../../src/domain/lenient-values.ts'
import type { Caller } from '../../support/app/app.ts'
import { idsOf, pageOf } from '../../support/contract/lists.ts'
import { signIn } from '../../support/world/settings.ts'
import { useWorld } from '../../support/world/world.ts'

/* product.md 1.10, 1.15, 17.14: parameters and fields without effect. */

const { app, world, full } = useWorld()
let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

/** Returns the request log's entry for the request with this id. */
async function entryOf(id: string): Promise<{ ignored_parameters: string[]; ignored_fields: string[] }> {
  await app.context.recorders.flush()
  const { body } = await owner.get('/requests', { query: { request_id: id } })
  const [entry] = body.data as { ignored_parameters: string[]; ignored_fields: string[] }[]
  if (!entry) throw new Error(`${id} is not in the log`)
  return entry
}

describe('the request log names the query parameters that had no effect (product.md 17.14)', () => {
  test.each<[query: string, ignored: string[]]>([
    ['completed=true&limit=5&due_before=2030-01-01', []],
    ['completed=True', ['completed']],
    ['completed=false&completed=no', ['completed']],
    ['completed=', []],
    ['limit=0', ['limit']],
    ['limit=1000', ['limit']],
    ['limit=ten&status=open&Completed=true', ['limit', 'status', 'Completed']],
    ['due_before=tomorrow&due_after=2030-1-1', ['due_before', 'due_after']],
    ['updated_since=yesterday', ['updated_since']],
    ['updated_since=2030-01-01T00:00:00+02:00', []],
    [`svc_${'a'.repeat(40)}=1`, ['[redacted]']],
    [`${'x'.repeat(100)}=1&%00=2`, ['x'.repeat(64), '\uFFFD']],
    [
      Array.from({ length: 12 }, (_, i) => `p${i}=1`).join('&'),
      Array.from({ length: 10 }, (_, i) => `p${i}`),
    ],
  ])('the ignored parameters of the query ?%s are logged by name', async (query, ignored) => {
    const id = `parameters-${crypto.randomUUID()}`
    const answer = await full.get(`/tasks?${query}`, { headers: { 'X-Request-Id': id } })
    expect(answer.status).toBe(200)
    expect(await entryOf(id)).toMatchObject({ ignored_parameters: ignored, ignored_fields: [] })
  })

  test('every leniently read parameter has a parser, which the request log also uses', () => {
    const parameters = Object.values(contract.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => ('parameters' in operation ? operation.parameters : [])),
    )
    const shared = Object.values(contract.components.parameters)
    const lenient = [...parameters, ...shared].flatMap((one) => ('x-lenient' in one ? [one.name] : []))
    expect(new Set(lenient)).toEqual(new Set([...Object.keys(readFilter), 'limit']))
  })
})

describe('the request log names the fields that an operation does not have (product.md 17.14)', () => {
  const task = () => `/tasks/${world.tasks.first}`
  test.each<[what: string, body: object, ignored: string[]]>([
    ['names that only responses have', { due_date: '2030-01-01', title: 'x' }, ['due_date', 'title']],
    ['names of the contract', { title_text: 'A title', end_date: null }, []],
    ['a name that is special in JavaScript', JSON.parse('{"__proto__": 1}') as object, ['__proto__']],
    ['names that cannot be stored', { '\0': 1, '\ud800': 2 }, ['\uFFFD', '\uFFFD']],
    [
      'a name that is cut within a secret',
      { [`${'x'.repeat(50)} svc_${'y'.repeat(40)}`]: 1 },
      [`${'x'.repeat(50)} [redacted]`],
    ],
    ['a name that redaction makes longer', { [`${'x'.repeat(57)} svc_a`]: 1 }, [`${'x'.repeat(57)} [redac`]],
    [
      'more names than the log keeps',
      Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field_${i}`, i])),
      Array.from({ length: 10 }, (_, i) => `field_${i}`),
    ],
  ])('the unknown field names of a body are logged: %s', async (_what, body, ignored) => {
    const id = `fields-${crypto.randomUUID()}`
    const { status } = await full.patch(task(), body, { headers: { 'X-Request-Id': id } })
    expect(status).toBe(200)
    const entry = await entryOf(id)
    expect(entry).toMatchObject({ ignored_fields: ignored, ignored_parameters: [] })
  })

  test('unknown field names are also logged for a refused body, and never their values', async () => {
    const id = `fields-${crypto.randomUUID()}`
    await full.post('/tasks', { title: 'canary' }, { headers: { 'X-Request-Id': id } })
    const entry = await entryOf(id)
    expect(entry.ignored_fields).toEqual(['title'])
    expect(JSON.stringify(entry)).not.toContain('canary')
  })
})

describe('an unencoded plus sign is read as part of an offset (product.md 6.8)', () => {
  const all = async (query: string): Promise<string[]> =>
    idsOf(pageOf(await full.get(`/tasks?${query}`)).data)

  test.each([
    ['2099-01-01T00:00:00+02:00', '2099-01-01T00:00:00%2B02:00'],
    ['2099-01-01T00:00+0200', '2099-01-01T00:00%2B0200'],
    ['2099-01-01+00:00:00.5+02:00', '2099-01-01%2000:00:00.5%2B02:00'],
    ['20990101T000000+02', '20990101T000000%2B02'],
    ['01%20Jan%202099%2000:00:00++0200', '01%20Jan%202099%2000:00:00%20%2B0200'],
  ])('updated_since=%s is not ignored', async (raw, encoded) => {
    expect(await all(`updated_since=${raw}`)).toEqual([])
    expect(await all(`updated_since=${encoded}`)).toEqual([])
  })

  test.each(['2020-01-01 08:00', '01 Jan 2020 08:00 GMT', '2020-01-01'])(
    '%s is not read as an offset',
    async (text) => {
      const id = `plus-${crypto.randomUUID()}`
      const query = { updated_since: text }
      const { status } = await full.get('/tasks', { query, headers: { 'X-Request-Id': id } })
      expect(status).toBe(200)
      expect((await entryOf(id)).ignored_parameters).toEqual([])
    },
  )

  test('an unencoded plus sign is also read as part of an offset in from and to of GET /events, which are days in UTC', async () => {
    const raw = await full.get('/events?from=2030-01-02T00:30:00+01:00&to=2030-01-02T00:30:00+01:00')
    const encoded = await full.get('/events?from=2030-01-01&to=2030-01-01')
    expect([raw.status, raw.body]).toEqual([200, encoded.body])
  })

  test('an unencoded plus sign is also read as part of an offset in since and until of the settings area', async () => {
    const period = 'since=2026-01-01T00:00:00+01:00&until=2099-01-01T00:00:00.5+01:00'
    for (const path of ['/requests', '/activity']) {
      const answer = await owner.get(`${path}?${period}`)
      expect(answer.status, answer.text).toBe(200)
    }
    expect((await owner.get('/requests?since=2026-01-01+01:00')).status).toBe(422)
  })
})
