import { beforeAll, describe, expect, test } from 'vitest'
import type { SchemaObject } from '../../src/contract/document.ts'
import { conditionsOf } from '../../src/domain/moves/schema-condition.ts'
import { readContracts, valueChecks } from '../../src/domain/moves/shown-values.ts'
import { useEvents } from '../support/world/events.ts'
import { useTasks } from '../support/world/tasks.ts'
import { useWorld } from '../support/world/world.ts'

/* The bounds of a moved workspace's values follow from the contracts (product.md 24.7). */

const scene = useWorld()
const { world, sql } = scene
const contract = readContracts().openapi

/** Returns whether a value of a type satisfies a schema. */
async function isAllowed(schema: SchemaObject, type: string, value: string): Promise<boolean> {
  const conditions = conditionsOf(contract, schema, { value: '"v"', type })
  const all = ['true', ...conditions].map((one) => `(${one})`).join(' and ')
  const [found] = await sql.unsafe<{ allowed: boolean }[]>(
    `select (${all}) is not false as allowed from (select $1::text::${type} as v) given`,
    [value],
  )
  return found?.allowed === true
}

test.each<[schema: SchemaObject, type: string, allowed: string[], refused: string[]]>([
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer', ['1', '100'], ['0', '101', '-1']],
  [
    { type: ['integer', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 9 },
    'smallint',
    ['1', '8'],
    ['0', '9'],
  ],
  [{ type: 'integer', multipleOf: 5 }, 'bigint', ['10'], ['11']],
  [{ type: 'integer', format: 'int32' }, 'integer', ['-2147483648', '2147483647'], []],
  [{ type: 'string', minLength: 2, maxLength: 3 }, 'text', ['äö', '🙂🙂🙂'], ['a', 'abcd']],
  [{ type: ['string', 'null'], enum: ['a', "it's", null] }, 'text', ['a', "it's"], ['b', '']],
  [{ const: 'a' }, 'text', ['a'], ['b']],
  [{ type: 'string', pattern: '^#[0-9a-f]{6}$' }, 'text', ['#00ff00'], ['#00ff0', 'x#00ff00', '#00ff00\n']],
  [
    { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } },
    'text[]',
    ['{a}', '{a,b}'],
    ['{}', '{a,b,c}'],
  ],
  [{ type: 'array', uniqueItems: true }, 'text[]', ['{a,b}'], ['{a,a}']],
  [{ type: 'array', items: { type: 'string', enum: ['a'] } }, 'text[]', ['{}', '{a,a}'], ['{a,b}']],
  [
    { type: 'array', items: { $ref: '#/components/schemas/Scope' } },
    'text[]',
    ['{read:tasks}'],
    ['{read:all}'],
  ],
  [
    { oneOf: [{ $ref: '#/components/schemas/EventRepeat' }, { type: 'null' }] },
    'text',
    ['daily'],
    ['hourly'],
  ],
  [{ type: 'string', format: 'date' }, 'date', ['2030-01-01'], []],
  [{ type: ['string', 'null'], format: 'date-time' }, 'timestamp(3) with time zone', ['2030-01-01'], []],
])('a value of %j, stored as %s, is checked', async (schema, type, allowed, refused) => {
  for (const value of allowed) expect(await isAllowed(schema, type, value), value).toBe(true)
  for (const value of refused) expect(await isAllowed(schema, type, value), value).toBe(false)
})

test.each<[schema: SchemaObject, type: string, says: string]>([
  [{ type: 'string', format: 'uri' }, 'text', 'format: "uri"'],
  [{ type: 'string', format: 'date' }, 'text', 'format: "date"'],
  [{ type: 'integer', format: 'int32' }, 'bigint', 'format: "int32"'],
  [{ not: { const: 1 } }, 'integer', 'not: {"const":1}'],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'text', 'oneOf: '],
  [{ type: 'array', items: { type: 'string', format: 'uri' } }, 'text[]', 'format: "uri"'],
])('a schema that cannot be checked is an error: %j stored as %s', (schema, type, says) => {
  expect(() => conditionsOf(contract, schema, { value: '"v"', type })).toThrow(
    `schema-condition.ts has no condition for ${says}`,
  )
})

describe('a workspace', () => {
  const { create } = useEvents(scene)
  const { created } = useTasks(scene)
  beforeAll(async () => {
    await create({ repeat: 'weekly' })
    await created({ priority: 'high', end_date: '2030-01-01', end_time: '17:00' })
  })

  /** Returns the messages of the checks that find a value. */
  async function findings(tighten: (contracts: ReturnType<typeof readContracts>) => void = () => undefined) {
    const contracts = readContracts()
    tighten(contracts)
    const checks = await Promise.all(
      valueChecks(contracts).map(async ({ text, message }) => {
        const found = await sql.unsafe(text, [world.workspace.id])
        return found.length > 0 ? [message] : []
      }),
    )
    return checks.flat()
  }

  test('a workspace of this version has only values that the contracts allow', async () => {
    expect(await findings()).toEqual([])
  })

  test.each<
    [
      name: 'openapi' | 'settings' | 'work',
      schema: string,
      field: string,
      bound: SchemaObject,
      column: string,
    ]
  >([
    ['work', 'WorkEvent', 'reminder_minutes_before', { maximum: 100 }, 'events.reminder_minutes_before'],
    ['openapi', 'Task', 'title', { maxLength: 3 }, 'tasks.title'],
    ['openapi', 'TaskEventData', 'due_time', { enum: ['09:00'] }, 'tasks.end_time'],
    ['openapi', 'CalendarEvent', 'repeat', { enum: ['daily'] }, 'events.repeat'],
    ['openapi', 'Member', 'name', { maxLength: 3 }, 'users.name'],
    ['settings', 'Workspace', 'name', { maxLength: 3 }, 'workspaces.name'],
    ['work', 'Column', 'order', { maximum: 0 }, 'cards.order'],
    ['settings', 'Key', 'name', { pattern: '^[0-9]+$' }, 'api_keys.name'],
  ])('a bound of %s.%s.%s applies to imported values', async (name, schema, field, bound, column) => {
    await sql`update events set reminder_minutes_before = 5000 where workspace_id = ${world.workspace.id}`
    const found = await findings((contracts) => {
      const { properties = {} } = contracts[name].document.components.schemas[schema] ?? {}
      properties[field] = { ...properties[field], ...bound }
    })
    expect(found).toEqual([
      `the file has a value of ${column} that the contract of this version does not allow`,
    ])
  })
})
