import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../support/app.ts'
import { bounded, knownId, seed, text } from '../../support/arbitraries.ts'
import { expectDocumented } from '../../support/contract.ts'
import { errorLines } from '../../support/logs.ts'
import { operations, validRequest, withBody } from '../../support/operations.ts'
import { sendWild, type WildRequest } from '../../support/wild-request.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 5_000 } })
const { app, world, logs } = scene
console.info(`fuzz seed: ${seed}`)
afterAll(() => {
  // Whatever was thrown at it: nothing went wrong inside.
  expect(errorLines(logs)).toEqual([])
})

const segment = () =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        world.tasks.first,
        world.tasks.completed,
        world.projects.main,
        world.events.project,
      ),
    },
    { weight: 3, arbitrary: knownId(world) },
    { weight: 2, arbitrary: text(world).map(encodeURIComponent) },
    // What may stand on the wire, whole or in pieces.
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'%%..//~\\;:@&=+$,!*()[]{}|^`"<>aF0_-') }) },
  )
const parameterNames = [
  ...new Set(
    operations.flatMap(({ parameters }) =>
      parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    ),
  ),
]
const query = (names: string[] = [...parameterNames, '__proto__', '']) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), text(world)), { minLength: 0, maxLength: 5, size: 'max' })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
const withQuery = (path: string, search: string) => (search === '' ? path : `${path}?${search}`)

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((c) => c !== 0x7f)
    .map((c) => String.fromCharCode(c)),
  maxLength: 40,
})
const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'application/json;;', '/'),
  },
  { weight: 1, arbitrary: headerText },
)
/** Headers that mostly do no harm. */
const headers = () =>
  fc
    .tuple(
      contentType,
      fc.record(
        {
          'Idempotency-Key': fc.oneof(
            headerText,
            fc.constantFrom('a', 'b', 'x'.repeat(255), 'x'.repeat(256)),
          ),
          'X-Request-Id': headerText,
          'If-None-Match': headerText,
          Range: headerText,
          Accept: headerText,
          Cookie: headerText,
          Origin: headerText,
        },
        { requiredKeys: [] },
      ),
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        { weight: 2, arbitrary: headerText },
        { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'x'.repeat(255), 'x'.repeat(256)) },
      ),
      fc.oneof(
        { weight: 20, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom('identity', 'gzip', 'br', '') },
      ),
    )
    .map(([type, rest, idempotencyKey, encoding]) => ({
      'Content-Type': type,
      ...rest,
      ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    }))
const authorization = () =>
  fc.oneof(
    { weight: 25, arbitrary: fc.constant(`Bearer ${world.keys.full.secret}`) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...Object.values(world.keys).map(({ secret }) => `Bearer ${secret}`),
        'Bearer',
        '',
      ),
    },
    { weight: 1, arbitrary: headerText },
    { weight: 1, arbitrary: headerText.map((token) => `Bearer ${token}`) },
  )

const fieldNames = withBody.flatMap(({ body }) => body.fields.map(({ name }) => name))

/** Objects with the names that the contract knows, and others, and any values. */
const wildObject = (maxKeys: number) =>
  fc.dictionary(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...fieldNames) },
      fc.constantFrom('__proto__', 'constructor', 'id'),
      fc.string(),
    ),
    fc.oneof(
      text(world),
      knownId(world),
      fc.constantFrom(
        'none',
        'weekly',
        'high',
        '10:00',
        '11:00',
        '2026-12-01',
        '2026-12-01T10:00:00Z',
        '#fff',
        'UTC',
      ),
      fc.integer(),
      fc.double(),
      fc.array(knownId(world), { maxLength: 3 }),
      fc.jsonValue({ maxDepth: 2 }),
    ),
    { maxKeys },
  )
const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))
const body = (base: object) => {
  return fc.oneof(
    { weight: 10, arbitrary: wildObject(2).map((wild) => asJson({ ...base, ...wild })) },
    { weight: 4, arbitrary: wildObject(8).map((wild) => asJson({ ...base, ...wild })) },
    { weight: 2, arbitrary: wildObject(8).map(asJson) },
    { weight: 1, arbitrary: fc.json().map((value) => Buffer.from(value)) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: fc.constantFrom(...'{}[]",:\\ue0d8-+.tfn\0\ufeff') })
        .map((value) => Buffer.from(value)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 4_990, max: 5_010 }).map((length) => Buffer.alloc(length, ' ')),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** No failure of the server's, and nothing that the contract does not say. */
function expectSound(wild: WildRequest, answer: Answer): void {
  expect(answer.status).toBeLessThan(500)
  expect(answer.status).not.toBe(400)
  if (wild.method !== 'HEAD') expectDocumented(wild.method, wild.target, answer)
}

describe('whatever is sent, the answer is a documented one and no 5xx (product.md 2.7)', () => {
  test.each(operations)('$id, with any id, query, headers and body', async (operation) => {
    const { method, path } = operation
    const example = (await validRequest(operation, scene)).body ?? {}
    const wilds = fc.record({
      method: method === 'GET' ? fc.constantFrom('GET', 'GET', 'GET', 'HEAD') : fc.constant(method),
      target: fc.tuple(segment(), query()).map(([id, search]) =>
        withQuery(
          path.replaceAll(/\{[^}]+\}/g, () => id),
          search,
        ),
      ),
      headers: fc
        .tuple(headers(), authorization())
        .map(([rest, Authorization]) => ({ ...rest, Authorization })),
      body: operation.body ? body(example) : fc.constant(undefined),
    })
    await fc.assert(
      fc.asyncProperty(wilds, async (wild) => expectSound(wild, await sendWild(app.url, wild))),
      bounded(method === 'GET' ? 60 : 150),
    )
  })

  test('any method and path at all', async () => {
    const paths = operations.map(({ path }) => path)
    const pieces = fc.constantFrom(
      'me',
      'tasks',
      'projects',
      'events',
      'members',
      'cards',
      'comments',
      '',
      '.',
      '..',
      '%2F',
    )
    const wilds = fc.record({
      method: fc.constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'QUERY',
      ),
      target: fc
        .tuple(
          fc.oneof(
            fc
              .tuple(fc.constantFrom(...paths), segment())
              .map(([path, id]) => path.replaceAll(/\{[^}]+\}/g, () => id)),
            fc
              .array(fc.oneof(pieces, segment()), { maxLength: 5 })
              .map((all) => all.map((one) => `/${one}`).join('')),
          ),
          query(),
        )
        .map(([path, search]) => withQuery(path, search)),
      headers: authorization().map((Authorization) => ({ Authorization })),
      body: fc.constant(undefined),
    })
    await fc.assert(
      fc.asyncProperty(wilds, async (wild) => expectSound(wild, await sendWild(app.url, wild))),
      bounded(300),
    )
  })
})
