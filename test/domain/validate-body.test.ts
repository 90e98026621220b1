import { describe, expect, test } from 'vitest'
import { createAjv, rebase } from '../../scripts/contract/ajv.ts'
import type { SchemaObject } from '../../scripts/contract/document.ts'
import { bodySchemaOf, fieldsOf } from '../../scripts/contract/schema-parts.ts'
import { bodyRefusal, type BodyRules, type Validator } from '../../src/domain/validate-body.ts'
import { bodyOf, contractOf } from '../contract/small-contract.ts'

/* What is said of a body, by schemas that the project's own contract does not have. */

const percent = { type: 'integer', minimum: 0, maximum: 100 }
const Base = { type: 'object', required: ['name'], properties: { name: { type: 'string' }, percent } }
const Nested = { type: 'object', required: ['deep'], properties: { deep: { type: 'integer' } } }
const Outer = { type: 'object', properties: { inner: { $ref: '#/components/schemas/Nested' } } }
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

/** As codegen makes them. */
function rulesOf(schema: object): BodyRules {
  const contract = contractOf(bodyOf(schema), { schemas: { Base, Nested, Outer } })
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

const either = {
  type: 'object',
  properties: { email: { type: 'string' }, phone: { type: 'string' } },
  oneOf: [{ required: ['email'] }, { required: ['phone'] }],
}
const together = {
  type: 'object',
  allOf: [ref('Base'), { properties: { percent: { type: 'integer', multipleOf: 5 } } }],
}
const nested = {
  type: 'object',
  properties: {
    nested: Nested,
    outer: ref('Outer'),
    list: { type: 'array', items: ref('Nested') },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    'a/b': { type: 'object', properties: { 'c~d': { type: 'integer' } } },
  },
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
const field = (rule: object): object => ({ type: 'object', properties: { a: rule } })

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

type Case = [what: string, schema: object, body: object, param: string | undefined, message: string]

const cases: Case[] = [
  [
    'too few fields',
    { type: 'object', minProperties: 1 },
    {},
    undefined,
    'The request body must have at least 1 field.',
  ],
  [
    'too many fields',
    { type: 'object', maxProperties: 2 },
    { a: 1, b: 2, c: 3 },
    undefined,
    'The request body must have at most 2 fields.',
  ],
  [
    'a field that may not be there',
    { ...Nested, additionalProperties: false },
    { deep: 1, canary: 1 },
    undefined,
    'The request body has a field that it may not have.',
  ],
  [
    'two alternatives at once',
    either,
    { email: 'x', phone: 'x' },
    undefined,
    'The request body must have one of its documented forms, and only one.',
  ],
  [
    'none of the alternatives',
    either,
    {},
    undefined,
    'The request body must have one of its documented forms, and only one.',
  ],
  ['a field beside alternatives', either, { email: 1 }, 'email', 'email must be a string.'],
  [
    'a name that is too long',
    { type: 'object', propertyNames: { maxLength: 3 } },
    { canary: 1 },
    undefined,
    'The request body has a field that it may not have.',
  ],
  [
    'a value of no documented name',
    { type: 'object', additionalProperties: { type: 'integer' } },
    { canary: 'x' },
    undefined,
    'A value in the request body must be an integer.',
  ],
  [
    'a field that is required and not described',
    { type: 'object', required: ['ghost'] },
    {},
    'ghost',
    'ghost is required.',
  ],
  [
    'a field that another asks for',
    { type: 'object', dependentRequired: { a: ['b'] }, properties: { a: {}, b: {} } },
    { a: 1 },
    'b',
    'b is required, given the other fields.',
  ],

  ['allOf: what a part requires', together, {}, 'name', 'name is required.'],
  ['allOf: a field of one part', together, { name: 1, percent: 7 }, 'name', 'name must be a string.'],
  [
    'allOf: a field of two parts, by the first',
    together,
    { name: 'x', percent: 105 },
    'percent',
    'percent must be between 0 and 100.',
  ],
  [
    'allOf: a field of two parts, by the second',
    together,
    { name: 'x', percent: 7 },
    'percent',
    'percent must be a multiple of 5.',
  ],
  [
    '$ref with siblings',
    { type: 'object', ...ref('Base'), required: ['percent'] },
    { name: 'x' },
    'percent',
    'percent is required.',
  ],

  ['a value in a field', nested, { nested: { deep: 'x' } }, 'nested', 'nested.deep must be an integer.'],
  ['a field that a field lacks', nested, { nested: {} }, 'nested', 'nested.deep is required.'],
  ['a field of another type', nested, { nested: 1 }, 'nested', 'nested must be an object.'],
  [
    'a value behind references',
    nested,
    { outer: { inner: { deep: 'x' } } },
    'outer',
    'A value in outer must be an integer.',
  ],
  ['an item', nested, { list: [{ deep: 1 }, 7] }, 'list', 'Each item of list must be an object.'],
  [
    'a value in an item',
    nested,
    { list: [{ deep: 1 }, { deep: 'x' }] },
    'list',
    'list.deep must be an integer.',
  ],
  [
    'a value of a name that was sent',
    nested,
    { labels: { canary: 1 } },
    'labels',
    'A value in labels must be a string.',
  ],
  ['names that are escaped', nested, { 'a/b': { 'c~d': 'x' } }, 'a/b', 'a/b.c~d must be an integer.'],

  [
    'then: a field that is missing',
    conditional,
    { kind: 'x' },
    'percent',
    'percent is required, given the other fields.',
  ],
  [
    'then: a field that is null',
    conditional,
    { kind: 'x', percent: null },
    'percent',
    'percent is required, given the other fields.',
  ],
  [
    'then: a field that is given',
    conditional,
    { kind: 'x', percent: 7 },
    'percent',
    'percent must be at least 50.',
  ],
  ['then: a field before it', conditional, { kind: 1, percent: 7 }, 'kind', 'kind must be a string.'],

  ['a text after another', span, { from: 'b', to: 'b' }, 'to', 'to must be after from.'],
  [
    'a text after another, and a field behind it',
    span,
    { from: 'b', to: 'a', end: 1 },
    'to',
    'to must be after from.',
  ],
  ['a text after another, and then', span, { from: 'b', to: 'a', kind: 'x' }, 'to', 'to must be after from.'],
  ['a text after what is no text', span, { from: 1, to: 'a' }, 'from', 'from must be a string.'],

  ['one of two fields', located, { title: 'x' }, 'project', 'project is required unless card is given.'],
  [
    'one of two fields, both null',
    located,
    { title: 'x', card: null, project: null },
    'project',
    'project is required unless card is given.',
  ],
  ['one of two fields, and one before', located, {}, 'title', 'title is required.'],
  [
    'one of two fields, of another type',
    located,
    { title: 'x', card: 1 },
    'card',
    'card must be a string or null.',
  ],
  [
    'a field that another one asks for',
    repeated,
    { title: 'x', kind: 'daily', every: null },
    'every',
    'every is required unless kind is none.',
  ],
  [
    'a field that another one asks for, and which breaks its rule',
    repeated,
    { title: 'x', kind: 'daily', every: 0 },
    'every',
    'every must be at least 1.',
  ],
  [
    'a field that must not be sent',
    silent,
    { title: 'x', mentions: null },
    'mentions',
    'mentions must not be sent.',
  ],
  [
    'a field that must not be sent, and one at fault',
    silent,
    { mentions: [] },
    'title',
    'title is required.',
  ],

  [
    'an enum',
    field({ type: 'string', enum: ['x', 'y', 'z'] }),
    { a: 'canary' },
    'a',
    'a must be one of x, y or z.',
  ],
  [
    'an enum or null',
    field({ oneOf: [{ type: 'string', enum: ['x', 'y'] }, { type: 'null' }] }),
    { a: 'canary' },
    'a',
    'a must be one of x, y or null.',
  ],
  [
    'an enum or null, and another type',
    field({ oneOf: [{ type: 'string', enum: ['x', 'y'] }, { type: 'null' }] }),
    { a: 7 },
    'a',
    'a must be one of x, y or null.',
  ],
  ['one value', field({ const: 'x' }), { a: 'canary' }, 'a', 'a must be x.'],
  ['a boolean', field({ type: 'boolean' }), { a: 'canary' }, 'a', 'a must be true or false.'],
  ['a list or null', field({ type: ['array', 'null'] }), { a: 'canary' }, 'a', 'a must be a list or null.'],
  ['a pattern', field({ type: 'string', pattern: '^x$' }), { a: 'canary' }, 'a', 'a has the wrong form.'],
  [
    'a pattern that says what it wants',
    field({ type: 'string', pattern: '^x$', 'x-message': 'must be a cross' }),
    { a: 'canary' },
    'a',
    'a must be a cross.',
  ],
  [
    'a pattern beside a format',
    field({ type: 'string', pattern: '^2', format: 'date' }),
    { a: '1999-01-01' },
    'a',
    'a must be a date, YYYY-MM-DD.',
  ],
  [
    'a text that cannot be stored',
    field({ type: 'string', pattern: '^x$', 'x-message': 'must be a cross' }),
    { a: 'canary\0' },
    'a',
    'a must not contain U+0000 or unpaired surrogates.',
  ],
  [
    'a text that is too long',
    field({ type: 'string', maxLength: 1 }),
    { a: 'canary' },
    'a',
    'a must be at most 1 character.',
  ],
  [
    'too many items',
    field({ type: 'array', maxItems: 2 }),
    { a: [1, 2, 3] },
    'a',
    'a must have at most 2 items.',
  ],
  ['too few items', field({ type: 'array', minItems: 1 }), { a: [] }, 'a', 'a must have at least 1 item.'],
  [
    'an item twice',
    field({ type: 'array', uniqueItems: true }),
    { a: [1, 1] },
    'a',
    'a must not repeat an item.',
  ],
  ['too much', field({ type: 'integer', maximum: 5 }), { a: 7 }, 'a', 'a must be at most 5.'],
  ['less than', field({ type: 'number', exclusiveMaximum: 5 }), { a: 5 }, 'a', 'a must be less than 5.'],
  ['more than', field({ type: 'number', exclusiveMinimum: 5 }), { a: 5 }, 'a', 'a must be more than 5.'],
  [
    'a keyword that nothing is said of',
    field({ type: 'array', contains: { const: 1 } }),
    { a: [] },
    'a',
    'a is not valid.',
  ],

  ...Object.entries({
    date: 'must be a date, YYYY-MM-DD',
    'date-time': 'must be a date and time with an offset (RFC 3339)',
    'time-zone': 'must be the IANA name of a time zone',
    uri: 'must be a URI',
    email: 'must be an e-mail address',
  }).map(([format, rule]): Case => [
    `a text that is not a ${format}`,
    { type: 'object', properties: { a: { type: 'string', format } } },
    { a: 'canary' },
    'a',
    `a ${rule}.`,
  ]),
  [
    'a text of no characters',
    { type: 'object', properties: { a: { type: 'string', minLength: 1 } } },
    { a: '' },
    'a',
    'a must not be empty.',
  ],
  [
    'a text that is too short',
    { type: 'object', properties: { a: { type: 'string', minLength: 3 } } },
    { a: 'x' },
    'a',
    'a must be at least 3 characters.',
  ],
]

describe('what is said of a body (product.md 2.2, 2.3, 2.8)', () => {
  test.each(cases)('%s', (_what, schema, body, param, message) => {
    const rules = rulesOf(schema)
    expect(rules.validate(body)).toBe(false)
    const refusal = bodyRefusal(rules, body as Record<string, unknown>)
    expect({ param: refusal.param, message: refusal.message }).toEqual({ param, message })
    expect(refusal.message).not.toContain('canary')
  })

  test('fields stand in the order of the contract, those of its parts among them', () => {
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
