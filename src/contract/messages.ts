/*
 * Messages for values that break a rule: one for each schema keyword (product.md 2.3), never the validator's own text.
 */

/** The keywords of a schema that messages use. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: string | number | boolean | null
  required?: string[]
  properties?: Record<string, Schema>
  minimum?: number
  maximum?: number
  format?: string
  /** The message for a string that does not match the pattern. */
  'x-message'?: string
  [keyword: string]: unknown
}

/** Returns the rest of a sentence that begins with the field's name. `orNull`: null is valid too. */
type Rule = (schema: Schema, orNull: boolean, value: unknown) => string

const rules: Record<string, Rule> = {
  type: (schema, orNull) =>
    schema.enum ? oneOf(schema, orNull) : `must be ${typeNames([schema.type ?? []].flat(), orNull)}`,
  enum: oneOf,
  const: (schema) => `must be ${String(schema.const)}`,
  minimum: range,
  maximum: range,
  exclusiveMinimum: ({ exclusiveMinimum }) => `must be more than ${String(exclusiveMinimum)}`,
  exclusiveMaximum: ({ exclusiveMaximum }) => `must be less than ${String(exclusiveMaximum)}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${String(multipleOf)}`,
  minLength: ({ minLength }) =>
    minLength === 1 ? 'must not be empty' : `must be at least ${count(minLength, 'character')}`,
  maxLength: ({ maxLength }) => `must be at most ${count(maxLength, 'character')}`,
  pattern: (schema, _orNull, value) =>
    isStorable(value)
      ? (schema['x-message'] ?? formatRules[schema.format ?? ''] ?? 'has an invalid format')
      : unstorable,
  format: (schema, _orNull, value) =>
    schema['x-storable'] !== true || isStorable(value)
      ? (formatRules[schema.format ?? ''] ?? 'has an invalid format')
      : unstorable,
  minItems: ({ minItems }) => `must have at least ${count(minItems, 'item')}`,
  maxItems: ({ maxItems }) => `must have at most ${count(maxItems, 'item')}`,
  uniqueItems: () => 'must not repeat an item',
  minProperties: ({ minProperties }) => `must have at least ${count(minProperties, 'field')}`,
  maxProperties: ({ maxProperties }) => `must have at most ${count(maxProperties, 'field')}`,
  additionalProperties: () => 'has a field that is not allowed',
  unevaluatedProperties: () => 'has a field that is not allowed',
  propertyNames: () => 'has a field that is not allowed',
  not: () => 'must not be sent',
  anyOf: () => 'must match one of its documented schemas',
  oneOf: () => 'must match exactly one of its documented schemas',
  'x-after': (schema) => `must be after ${String(schema['x-after'])}`,
  'x-storable': () => unstorable,
  'x-utc-years': ({ format = '' }) => formatRules[format] ?? 'has an invalid format',
}

const unstorable = 'must not contain U+0000 or unpaired surrogates'

const formatRules: Record<string, string> = {
  date: 'must be a date, YYYY-MM-DD',
  'date-time': 'must be a date and time with an offset (RFC 3339)',
  'time-zone': 'must be the IANA name of a time zone',
  uri: 'must be a URI',
  email: 'must be an email address',
  uuid: 'must be a UUID',
  int32: 'must be an integer of at most 32 bits',
  int64: 'must be an integer of at most 64 bits',
}

const types: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Returns the message for a value that breaks a keyword of its schema. */
export function messageForRule(keyword: string, schema: Schema, orNull = false, value?: unknown): string {
  return rules[keyword]?.(schema, orNull, value) ?? 'is not valid'
}

/** Returns the message for the field of the last alternative if no alternative is valid: `is required unless …`. */
export function requiredUnless(alternatives: readonly Schema[]): string {
  const others = alternatives.slice(0, -1).flatMap(({ required = [], properties = {} }) =>
    required.map((field) => {
      const { const: wanted } = properties[field] ?? {}
      return `${field} is ${wanted === undefined ? 'given' : String(wanted)}`
    }),
  )
  return `is required unless ${others.join(' or ')}`
}

function oneOf({ enum: values = [] }: Schema, orNull: boolean): string {
  return `must be one of ${list([...values.map(String), ...(orNull ? ['null'] : [])])}`
}

function typeNames(names: string[], orNull: boolean): string {
  const known = names.filter((name) => name !== 'null').map((name) => types[name] ?? name)
  return list([...known, ...(orNull || names.includes('null') ? ['null'] : [])])
}

function range({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return `must be at most ${maximum}`
  return maximum === undefined ? `must be at least ${minimum}` : `must be between ${minimum} and ${maximum}`
}

const isStorable = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))

const count = (limit: unknown, one: string): string => `${String(limit)} ${limit === 1 ? one : `${one}s`}`

/** Returns `a, b or c`. */
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
