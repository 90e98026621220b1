import fc, { type Arbitrary } from 'fast-check'
import { resolve, type ContractDocument, type FieldSchema } from '../support/contract/contract.ts'

/*
 * Values for the fields and parameters of a schema. IDs are references such as `{{task:3}}`, which a run
 * replaces with ids of its workspace.
 */

const reference = (...kinds: string[]): Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...kinds), fc.nat(99)).map(([kind, i]) => `{{${kind}:${i}}}`)

const mostly = (usual: Arbitrary<string>, ...others: string[]): Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: reference(...others) })

/** Values of fields and parameters that contain ids, by name. */
const references: Record<string, Arbitrary<string>> = {
  project_id: mostly(
    fc.constantFrom('{{project:0}}', '{{project:0}}', '{{project:1}}'),
    'project',
    'hidden',
    'foreign',
    'task',
  ),
  card_id: mostly(
    fc.constantFrom('{{card:0}}', '{{card:1}}', '{{card:2}}'),
    'card',
    'hidden',
    'foreign',
    'project',
  ),
  move_to: mostly(reference('card'), 'gone', 'hidden'),
  token: mostly(reference('token'), 'gone'),
  workspace_id: reference('workspace', 'foreign'),
  key_id: reference('key', 'foreign'),
  user_ids: reference(...Array<string>(40).fill('member'), 'stranger', 'foreign', 'task'),
  invited_users: reference(...Array<string>(40).fill('member'), 'stranger', 'foreign', 'task'),
}

const edges = (...lengths: number[]): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...lengths), fc.constantFrom('x', '\u{1F9FE}', 'e\u0301', '漢'))
    .map(([length, unit]) => [...unit.repeat(length)].slice(0, length).join(''))

/** Returns text as a client may write it. */
const text = ({ minLength = 0, maxLength = 300 }: FieldSchema): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 40) }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 12) }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) }) },
    { weight: 1, arbitrary: edges(maxLength, minLength || 1) },
  )

const instant = fc
  .tuple(
    fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    fc.constantFrom('Z', 'z', '+01:00', '-11:30'),
    fc.constantFrom('T', ' ', 't'),
  )
  .map(([date, offset, between]) => date.toISOString().replace('T', between).replace('Z', offset))
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Strings of a known format or pattern, by schema and name of the field. */
const forms: [applies: (name: string, schema: FieldSchema) => boolean, value: Arbitrary<string>][] = [
  [(name) => /^(due_.*|from|to)$/.test(name), fc.oneof(day, instant)],
  [
    (_, { format }) => format === 'date',
    fc.oneof(day, fc.constantFrom('0001-01-01', '9999-12-31', '2028-02-29')),
  ],
  [
    (name, { format }) => format === 'date-time' || /^(since|until)$/.test(name),
    fc.oneof(
      instant,
      fc.constantFrom('2016-12-31T23:59:60Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
    ),
  ],
  [
    (_, { format }) => format === 'time-zone',
    fc.constantFrom('UTC', 'Europe/Oslo', 'Pacific/Kiritimati', 'Etc/GMT+5'),
  ],
  [(_, { format }) => format === 'uri', fc.webUrl({ withQueryParameters: true, withFragments: true })],
  [
    (name) => name.endsWith('_time'),
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':')),
  ],
  [(name) => name === 'color', fc.constantFrom('#fff', '#A1b2C3', '#000000')],
  [
    (name) => name === 'url',
    fc.oneof(
      { weight: 6, arbitrary: fc.webPath().map((path) => `https://hooks.example.com${path}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'http://hooks.example.com/',
          'https://127.0.0.1/',
          'https://u:p@hooks.example.com/',
          'nonsense',
        ),
      },
    ),
  ],
  [(name) => name === 'email', fc.constantFrom('{{email:0}}', '{{guest:0}}', '{{guest:1}}', '{{guest:2}}')],
  [(name) => name === 'password', fc.constantFrom('{{password:0}}', 'a wrong password')],
  [(name) => name === 'status', fc.constantFrom('2xx', '4xx', '404', '200')],
]

/** Returns values that the schema should accept. */
export function validValue(name: string, given: FieldSchema, document: ContractDocument): Arbitrary<unknown> {
  const schema = resolve(given, document)
  const types = [schema.type ?? []].flat()
  const value = plain(name, schema, types, document)
  return types.includes('null') ? fc.option(value, { nil: null, freq: 6 }) : value
}

function plain(
  name: string,
  schema: FieldSchema,
  types: string[],
  document: ContractDocument,
): Arbitrary<unknown> {
  const { enum: choices, minimum: min = -(2 ** 31), maximum: max = 2 ** 31 - 1, items } = schema
  if (choices) return fc.constantFrom(...choices.filter((one) => one !== null))
  if (types.includes('boolean')) return fc.boolean()
  if (types.includes('integer'))
    return fc.oneof(
      fc.integer({ min, max }),
      fc.integer({ min, max: Math.min(max, min + 20) }),
      fc.constantFrom(min, max),
    )
  if (types.includes('array')) {
    const item = references[name] ?? validValue('', items ?? {}, document)
    return fc
      .array(item, { minLength: name === 'scopes' ? 1 : 0, maxLength: 4 })
      .map((all) => [...new Set(all)])
  }
  const form = forms.find(([applies]) => applies(name, schema))
  return references[name] ?? form?.[1] ?? text(schema)
}

/** Returns values that the schema may refuse: of another type, out of bounds, or unusual. */
export function unusualValue(schema: FieldSchema): Arbitrary<unknown> {
  const { minimum = 0, maximum = 100, maxLength = 255, maxItems = 4 } = schema
  return fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      1.5,
      '',
      {},
      [],
      [[]],
      [null],
      { __proto__: null, a: 1 },
      'null',
      -0,
    ),
    fc.constantFrom<unknown>(minimum - 1, maximum + 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308),
    fc.constantFrom('a\0b', '\ud800', 'x\udc00y', '\ufeff', '\u2028', ' \t\u00a0\u3000', '\u202e', "'; --"),
    fc.constantFrom('2026-02-30', '0000-01-01', '24:00', '9:00', '10:00:00', '+01:00', '#ggg', 'GMT+5'),
    fc.constantFrom('2026-01-01T00:00:00', '2026-01-01T24:00:00Z', '0001-01-01T00:00:00+01:00', '2026-01-01'),
    edges(maxLength, maxLength + 1, maxLength + 2),
    fc.constantFrom(maxItems, maxItems + 1, 600).map((length) => Array<string>(length).fill('{{member:0}}')),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.jsonValue({ maxDepth: 2 }),
  )
}
