import { describe, expect, test } from 'vitest'
import { createAjv, rebase } from '../../scripts/contract/ajv.ts'
import { bodySchemaOf, fieldsOf } from '../../scripts/contract/schema-parts.ts'
import type { SchemaObject } from '../../src/contract/document.ts'
import { bodyRefusal, type BodyRules, type Validator } from '../../src/contract/validate-body.ts'
import { bodyOf, contractOf } from '../support/project/small-contract.ts'

/* Messages for invalid bodies, with schemas that the project's own contract does not have. */

const percent = { type: 'integer', minimum: 0, maximum: 100 }
const Base = { type: 'object', required: ['name'], properties: { name: { type: 'string' }, percent } }
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

/** Compiles a schema as codegen does. */
function rulesOf(schema: object): BodyRules {
  const contract = contractOf(bodyOf(schema), { schemas: { Base } })
  const ajv = createAjv(contract)
  const [located] = contract.operations()
  if (!located) throw new Error('there is no operation')
  const compile = (schema: SchemaObject): Validator => ajv.compile(rebase(schema)) as Validator
  return {
    validate: compile(bodySchemaOf(contract, located)?.value ?? {}),
    fields: fieldsOf(contract, located).map(({ name, required, schemas }) => ({
      name,
      required,
      validate: compile({ allOf: schemas.map(({ value }) => value) }),
    })),
  }
}

const together = {
  type: 'object',
  allOf: [ref('Base'), { properties: { percent: { type: 'integer', multipleOf: 5 } } }],
}
const conditional = {
  type: 'object',
  properties: { kind: { type: 'string' }, percent: { type: ['integer', 'null'] } },
  if: { required: ['kind'] },
  then: { required: ['percent'], properties: { percent: { type: 'integer', minimum: 50 } } },
}

const anyOf = (...alternatives: object[]): object => ({ allOf: [{ anyOf: alternatives }] })
const needs = (name: string, rule: object): object => ({ required: [name], properties: { [name]: rule } })
const place = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    card: { type: ['string', 'null'] },
    project: { type: ['string', 'null'] },
    kind: { type: 'string', enum: ['none', 'daily'] },
    every: { type: ['integer', 'null'], minimum: 1 },
  },
}
const located = {
  ...place,
  ...anyOf(needs('card', { type: 'string' }), needs('project', { type: 'string' })),
}
const repeated = {
  ...place,
  ...anyOf(needs('kind', { type: 'string', const: 'none' }), needs('every', { type: 'integer' })),
}
const silent = { ...place, not: { required: ['mentions'] } }

const span = {
  type: 'object',
  properties: {
    from: { type: 'string' },
    to: { type: ['string', 'null'], 'x-after': 'from' },
    kind: { type: 'string' },
    end: { type: 'string' },
  },
  if: { required: ['kind'] },
  then: { required: ['end'] },
}

const cases: [schema: object, ...refused: [body: object, param: string | undefined, message: string][]][] = [
  [
    together,
    [{}, 'name', 'name is required.'],
    [{ name: 1, percent: 7 }, 'name', 'name must be a string.'],
    [{ name: 'x', percent: 105 }, 'percent', 'percent must be between 0 and 100.'],
    [{ name: 'x', percent: 7 }, 'percent', 'percent must be a multiple of 5.'],
  ],
  [
    conditional,
    [{ kind: 'x' }, 'percent', 'percent is required, given the other fields.'],
    [{ kind: 'x', percent: null }, 'percent', 'percent is required, given the other fields.'],
    [{ kind: 'x', percent: 7 }, 'percent', 'percent must be at least 50.'],
    [{ kind: 1, percent: 7 }, 'kind', 'kind must be a string.'],
  ],
  [
    span,
    [{ from: 'b', to: 'b' }, 'to', 'to must be after from.'],
    [{ from: 'b', to: 'a', end: 1 }, 'to', 'to must be after from.'],
    [{ from: 'b', to: 'a', kind: 'x' }, 'to', 'to must be after from.'],
    [{ from: 1, to: 'a' }, 'from', 'from must be a string.'],
  ],
  [
    located,
    [{ title: 'x' }, 'project', 'project is required unless card is given.'],
    [{ title: 'x', card: null, project: null }, 'project', 'project is required unless card is given.'],
    [{}, 'title', 'title is required.'],
    [{ title: 'x', card: 1 }, 'card', 'card must be a string or null.'],
  ],
  [
    repeated,
    [{ title: 'x', kind: 'daily', every: null }, 'every', 'every is required unless kind is none.'],
    [{ title: 'x', kind: 'daily', every: 0 }, 'every', 'every must be at least 1.'],
  ],
  [
    silent,
    [{ title: 'x', mentions: null }, 'mentions', 'mentions must not be sent.'],
    [{ mentions: [] }, 'title', 'title is required.'],
  ],
]

const enumOrNull = { oneOf: [{ type: 'string', enum: ['x', 'y'] }, { type: 'null' }] }
const cross = { type: 'string', pattern: '^x$', 'x-message': 'must be a cross' }
const text = (rule: object): object => ({ type: 'string', ...rule })
const list = (rule: object): object => ({ type: 'array', ...rule })

/** Rules of the field `a`, each with a value that breaks it, and the message. */
const fieldCases: [rule: object, value: unknown, message: string][] = [
  [text({ enum: ['x', 'y', 'z'] }), 'canary', 'must be one of x, y or z'],
  [enumOrNull, 'canary', 'must be one of x, y or null'],
  [enumOrNull, 7, 'must be one of x, y or null'],
  [{ type: 'boolean' }, 'canary', 'must be true or false'],
  [{ type: ['array', 'null'] }, 'canary', 'must be a list or null'],
  [text({ pattern: '^x$' }), 'canary', 'has an invalid format'],
  [cross, 'canary', 'must be a cross'],
  [text({ pattern: '^2', format: 'date' }), '1999-01-01', 'must be a date, YYYY-MM-DD'],
  [cross, 'canary\0', 'must not contain U+0000 or unpaired surrogates'],
  [text({ maxLength: 1 }), 'canary', 'must be at most 1 character'],
  [text({ minLength: 1 }), '', 'must not be empty'],
  [text({ minLength: 3 }), 'x', 'must be at least 3 characters'],
  [text({ format: 'date' }), 'canary', 'must be a date, YYYY-MM-DD'],
  [text({ format: 'date-time' }), 'canary', 'must be a date and time with an offset (RFC 3339)'],
  [text({ format: 'time-zone' }), 'canary', 'must be the IANA name of a time zone'],
  [text({ format: 'uri' }), 'canary', 'must be a URI'],
  [text({ format: 'email' }), 'canary', 'must be an email address'],
  [list({ maxItems: 2 }), [1, 2, 3], 'must have at most 2 items'],
  [list({ uniqueItems: true }), [1, 1], 'must not repeat an item'],
  [{ type: 'integer', maximum: 5 }, 7, 'must be at most 5'],
]

describe('a refused body (product.md 2.2, 2.3, 2.8)', () => {
  const fieldRefusals = fieldCases.map(
    ([rule, value, message]) =>
      [{ type: 'object', properties: { a: rule } }, { a: value }, 'a', `a ${message}.`] as const,
  )
  const bodyRefusals = cases.flatMap(([schema, ...refused]) =>
    refused.map((one) => [schema, ...one] as const),
  )
  test.each([...bodyRefusals, ...fieldRefusals])(
    '%j refuses %j, and names %s: %s',
    (schema, body, param, message) => {
      const rules = rulesOf(schema)
      expect(rules.validate(body)).toBe(false)
      const refusal = bodyRefusal(rules, body as Record<string, unknown>)
      expect({ param: refusal.param, message: refusal.message }).toEqual({ param, message })
      expect(refusal.message).not.toContain('canary')
    },
  )

  test('fields are checked in the order of the contract, including those of its parts', () => {
    const { fields } = rulesOf({
      type: 'object',
      properties: { first: {}, name: {} },
      allOf: [ref('Base'), { required: ['first'], properties: { last: {} } }],
    })
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['first', true],
      ['name', true],
      ['percent', false],
      ['last', false],
    ])
  })
})
