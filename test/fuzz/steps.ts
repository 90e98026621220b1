import fc, { type Arbitrary } from 'fast-check'
import { operations, type Operation } from './operations.ts'
import { unusualValue, validValue } from './values.ts'

/** Request as sent, except for the references in its strings. */
export interface RequestStep {
  kind: 'request'
  operation: string
  /** Path below the API's prefix, with the query. */
  target: string
  headers: [name: string, value: string][]
  /** Body as UTF-8 text or bytes; undefined if there is none. */
  body: string | Uint8Array | undefined
}

export type Step =
  | RequestStep
  /** A create and its duplicate, sent concurrently. */
  | { kind: 'together'; requests: [RequestStep, RequestStep] }
  | { kind: 'wait'; seconds: number }

/** Returns one of the arbitraries, with a probability proportional to its weight. */
const weighted = <T>(...all: [weight: number, arbitrary: Arbitrary<T>][]): Arbitrary<T> =>
  fc.oneof(...all.map(([weight, arbitrary]) => ({ weight, arbitrary })))
const at = (kind: string): Arbitrary<string> => fc.nat(99).map((i) => `{{${kind}:${i}}}`)

const kindOfPath: Record<string, string> = {
  projects: 'project',
  tasks: 'task',
  keys: 'key',
  'webhook-endpoints': 'endpoint',
  deliveries: 'delivery',
  sessions: 'session',
  requests: 'request',
  members: 'member',
  invitations: 'invitation',
  columns: 'card',
  cards: 'card',
}

/** Returns a segment of a URL's path. */
const id = (kind: string): Arbitrary<string> =>
  weighted(
    [15, at(kind)],
    // IDs of the fixture, which are related to each other.
    [15, fc.nat(3).map((i) => `{{${kind}:${i}}}`)],
    [2, fc.oneof(at('hidden'), at('foreign'))],
    [1, fc.constantFrom(...new Set(Object.values(kindOfPath))).chain(at)],
    [1, fc.constantFrom('%00', `{{${kind}:0}}%00`, '%', '%zz', '%ED%A0%80', 'nope', '__proto__')],
    [
      1,
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 20 })
        .map((one) => encodeURIComponent(one.toWellFormed())),
    ],
  )

const target = ({ path, query }: Operation): Arbitrary<string> => {
  const segments = path
    .split('/')
    .map((segment, i, all) =>
      /^\{\w+\}$/.test(segment) ? id(kindOfPath[all[i - 1] ?? ''] ?? 'task') : fc.constant(segment),
    )
  return fc.tuple(fc.tuple(...segments), search(query)).map(([parts, search]) => parts.join('/') + search)
}

function search(parameters: Operation['query']): Arbitrary<string> {
  if (parameters.length === 0) return fc.constantFrom('', '', '', '', '?a=1', '?%zz')
  const pair = fc.constantFrom(...parameters).chain(({ name, schema }) => {
    const garbage = unusualValue(schema).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
    const usual =
      name === 'limit'
        ? fc.integer({ min: -1, max: 130 })
        : name === 'cursor'
          ? fc.constant('')
          : validValue(name, schema, {} as never)
    return weighted([9, usual.map(String)], [1, garbage]).map((value) => `${name}=${encode(value)}`)
  })
  return fc
    .tuple(
      fc.array(pair, { maxLength: 3 }),
      fc.constantFrom('', '', '', '', '', '', '', 'x=1', 'limit=%zz', 'limit=+5', '__proto__=1'),
    )
    .map(([pairs, more]) => [...pairs, ...(more === '' ? [] : [more])].join('&'))
    .map((text) => (text === '' ? '' : `?${text}`))
}

/** Maximum length of a value: other tests send request heads that are longer than Node accepts. */
const maxValueLength = 1_200

/** Encodes a segment, except for references. */
const encode = (value: string): string =>
  /^\{\{\w+:\d+\}\}$/.test(value) ? value : encodeURIComponent(value.slice(0, maxValueLength).toWellFormed())

/** Changes to a body that satisfy the rules between its fields. */
const sensible: Record<string, (body: Record<string, unknown>) => Record<string, unknown>> = {
  createTask: ({ card_id, ...body }) =>
    body.project_id == null ? { ...body, card_id: card_id ?? '{{card:0}}' } : body,
  createEvent: ({ start_time, end_time, ...body }) => {
    const [earlier, later] = [String(start_time), String(end_time)].sort()
    const repeat_interval = body.repeat_interval ?? (body.repeat === 'none' ? null : 2)
    return { ...body, start_time: earlier, end_time: later === earlier ? '23:59' : later, repeat_interval }
  },
}
const mostlyUsual = <T>(usual: T, rare: T): Arbitrary<T> =>
  weighted([9, fc.constant(usual)], [1, fc.constant(rare)])

function body({ body, id, method }: Operation): Arbitrary<RequestStep['body']> {
  if (!body)
    return method === 'GET' ? fc.constant(undefined) : fc.constantFrom(undefined, undefined, undefined, '{}')
  const { fields } = body
  const valid = fc.record(
    Object.fromEntries(fields.map(({ name, schema }) => [name, validValue(name, schema, documentOf(body))])),
    { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) },
  )
  // Few optional fields at a time, so one invalid field does not keep the others from being tested.
  const some = fc
    .tuple(valid, fc.array(fc.constantFrom(...fields), { maxLength: fields.length }))
    .map(([all, kept]) =>
      Object.fromEntries(
        Object.entries(all).filter(
          ([name]) =>
            fields.find((field) => field.name === name)?.required ||
            kept.some((field) => field.name === name),
        ),
      ),
    )
    .chain((one) => (sensible[id] ? mostlyUsual(sensible[id](one), one) : fc.constant(one)))
  const invalidField = fc
    .constantFrom(...fields)
    .chain(({ name, schema }) => unusualValue(schema).map((value) => ({ [name]: value })))
  const more = fc.constantFrom<object>({ x: 1 }, { mention_user_ids: [] }, { ['__proto__']: 1 }, { id: 'x' })
  const missing = fc.constantFrom(...fields).map(({ name }) => name)
  const garbage = fc.oneof(
    fc.constantFrom('', '[]', 'null', '1', '"x"', '{', '{"a":1,}', '\ufeff{}', '{}{}', '{"a":NaN}'),
    fc.constantFrom(`${'[ '.repeat(3_000)}`, `{"x":"${'x'.repeat(22_000)}"}`, ' '.repeat(70_000)),
    fc.uint8Array({ minLength: 1, maxLength: 20 }),
    some.map((one) => JSON.stringify(one).slice(0, -1)),
  )
  return weighted(
    [20, some.map((one) => JSON.stringify(one))],
    [4, fc.tuple(some, invalidField).map(([one, bad]) => JSON.stringify({ ...one, ...bad }))],
    [1, fc.tuple(some, more).map(([one, unknown]) => JSON.stringify({ ...one, ...unknown }))],
    [1, fc.tuple(some, missing).map(([one, name]) => JSON.stringify({ ...one, [name]: undefined }))],
    // A repeated member: the last one counts.
    [
      1,
      fc
        .tuple(some, invalidField)
        .map(([one, bad]) => JSON.stringify(bad).slice(0, -1) + JSON.stringify(one).replace('{', ',')),
    ],
    [1, garbage],
  )
}

const documentOf = (body: NonNullable<Operation['body']>): Operation['document'] =>
  operations.find((operation) => operation.body === body)?.document as Operation['document']

const authorization = weighted(
  [80, fc.constant('Bearer {{secret:0}}')],
  [12, at('secret').map((one) => `Bearer ${one}`)],
  [
    1,
    fc.constantFrom('', 'Bearer', 'Basic eDp5', 'bearer {{secret:0}}', 'Bearer svc_nonsense', '{{secret:0}}'),
  ],
)
const cookie = weighted(
  [60, fc.constant('{{cookie:0}}')],
  [4, at('cookie')],
  [1, at('ended')],
  [1, fc.constantFrom('', 'taskwire_session=nonsense', 'a=b; {{cookie:0}}', '{{cookie:0}}x')],
)
type Header = [name: string, value: string]
const header = (name: string, value: Arbitrary<string>): Arbitrary<Header> => value.map((one) => [name, one])
const none = fc.constant<Header[]>([])
const optionalHeader = (weight: number, one: Arbitrary<Header>): Arbitrary<Header[]> =>
  weighted([weight, none], [1, one.map((header) => [header])])

function headers(operation: Operation): Arbitrary<Header[]> {
  const { id, contract, body, sameOrigin, idempotent, method } = operation
  const credential =
    contract === 'openapi' ? header('Authorization', authorization) : header('Cookie', cookie)
  const json = weighted(
    [40, fc.constant('application/json')],
    [2, fc.constantFrom('application/json; charset=utf-8', 'APPLICATION/JSON')],
    [1, fc.constantFrom('', 'text/plain', 'application/json; charset=utf-16', 'application/jsonp')],
  )
  const key = weighted(
    [6, fc.nat(5).map((i) => `key ${i}`)],
    [1, fc.constantFrom('', 'x'.repeat(255), 'x'.repeat(256), 'caf\u00e9', "'")],
  )
  const parts = [
    // Signing in ends the session that is sent with it, which other requests of the run need.
    id === 'signIn' ? none : credential.map((one): Header[] => [one]),
    body || method !== 'GET' ? header('Content-Type', json).map((one): Header[] => [one]) : none,
    idempotent
      ? optionalHeader(2, header('Idempotency-Key', key))
      : optionalHeader(15, header('Idempotency-Key', key)),
    optionalHeader(
      15,
      header(
        'X-Request-Id',
        fc.constantFrom('mine', 'x'.repeat(255), 'x'.repeat(256), 'with space', 'caf\u00e9'),
      ),
    ),
    optionalHeader(60, header('Content-Encoding', fc.constantFrom('gzip', 'br', 'identity', 'Identity'))),
    optionalHeader(
      60,
      fc.constantFrom<Header>(
        ['Content-Type', 'application/json'],
        ['Idempotency-Key', 'again'],
        ['Authorization', 'Bearer x'],
      ),
    ),
    sameOrigin
      ? optionalHeader(
          20,
          fc.constantFrom<Header>(
            ['Sec-Fetch-Site', 'cross-site'],
            ['Sec-Fetch-Site', 'same-origin'],
            ['Origin', 'https://evil.example'],
            ['Origin', 'null'],
          ),
        )
      : none,
  ]
  return fc.tuple(...parts).map((all) => all.flat())
}

const requestOf = (operation: Operation): Arbitrary<RequestStep> =>
  fc.record({
    kind: fc.constant('request' as const),
    operation: fc.constant(operation.name),
    target: target(operation),
    headers: headers(operation),
    body: body(operation),
  })

/** Weights of operations that are called more often than others. */
const weights: Record<string, number> = {
  createTask: 10,
  updateTask: 8,
  createTaskComment: 4,
  createEvent: 5,
  listTasks: 6,
  getTask: 4,
  listEvents: 3,
  listTaskComments: 3,
  createKey: 3,
  rotateKey: 2,
  createWebhookEndpoint: 4,
  sendTestEvent: 2,
  createInvitation: 2,
  getInvitation: 2,
  acceptInvitation: 3,
  deleteColumn: 3,
  updateMember: 2,
}
const requests = Object.fromEntries(
  operations.map((operation) => [operation.name, requestOf(operation)]),
) as Record<string, Arbitrary<RequestStep>>
/** Signing in and changing a password take 25 ms of CPU, so they are called a quarter as often. */
const rare = new Set(['signIn', 'changePassword'])
const request = weighted(
  ...operations.map(({ id, name }): [number, Arbitrary<RequestStep>] => [
    rare.has(id) ? 1 : (weights[id] ?? 1) * 4,
    requests[name] as Arbitrary<RequestStep>,
  ]),
)

const plainHeaders: Header[] = [
  ['Authorization', 'Bearer {{secret:0}}'],
  ['Content-Type', 'application/json'],
]
const duplicates = fc
  .tuple(requests['openapi createTask'] as Arbitrary<RequestStep>, fc.nat(5))
  .map(([create, i]): [RequestStep, RequestStep] => {
    const headers: Header[] = [...plainHeaders, ['Idempotency-Key', `key ${i}`]]
    return [
      { ...create, headers },
      { ...create, headers },
    ]
  })

/** A random next step. */
export const step: Arbitrary<Step> = weighted<Step>(
  [90, request],
  [2, duplicates.map((requests): Step => ({ kind: 'together', requests }))],
  [1, fc.constantFrom(1, 61, 601, 3601).map((seconds): Step => ({ kind: 'wait', seconds }))],
)
