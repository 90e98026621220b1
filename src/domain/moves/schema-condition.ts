import type { Contract } from '../../contract/contract.ts'
import type { SchemaObject } from '../../contract/document.ts'

/** An expression for a stored value, and its SQL type. */
interface Stored {
  value: string
  type: string
}

type Condition = (operand: never, value: string) => string

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`

/** Conditions by the keyword of JSON Schema. */
const conditions: Record<string, Condition> = {
  minimum: (limit: number, value) => `${value} >= ${limit}`,
  maximum: (limit: number, value) => `${value} <= ${limit}`,
  exclusiveMinimum: (limit: number, value) => `${value} > ${limit}`,
  exclusiveMaximum: (limit: number, value) => `${value} < ${limit}`,
  multipleOf: (step: number, value) => `${value} % ${step} = 0`,
  minLength: (limit: number, value) => `char_length(${value}) >= ${limit}`,
  maxLength: (limit: number, value) => `char_length(${value}) <= ${limit}`,
  pattern: (pattern: string, value) => `${value} ~ ${literal(pattern)}`,
  enum: (values: unknown[], value) =>
    `${value} in (${values
      .filter((one) => one !== null)
      .map(literal)
      .join()})`,
  const: (given: unknown, value) => `${value} = ${literal(given)}`,
  minItems: (limit: number, value) => `cardinality(${value}) >= ${limit}`,
  maxItems: (limit: number, value) => `cardinality(${value}) <= ${limit}`,
  uniqueItems: (_is: true, value) =>
    `cardinality(${value}) = (select count(distinct item) from unnest(${value}) item)`,
}

/**
 * SQL types whose values all have a format. Email addresses have a rule of their own, in src/db/backup/row-rules.ts.
 */
const formats: Record<string, RegExp> = {
  int32: /^(smallint|integer)$/,
  int64: /int/,
  date: /^date$/,
  'date-time': /^timestamp/,
  email: /^text$/,
}

/** Keywords that restrict nothing. */
const silent = ['type', 'description', 'title', 'default', 'example', 'examples', 'deprecated', 'readOnly']

/**
 * Returns the SQL conditions that a stored value must satisfy to be shown under a schema. Null is left to the table.
 * @throws Error for a keyword or format without a condition
 */
export function conditionsOf(contract: Contract, given: SchemaObject, stored: Stored): string[] {
  const parts = partsOf(contract, given)
  // An object is made of other rows or columns.
  if (parts.some(({ type }) => [type].flat().includes('object'))) return []
  return parts
    .flatMap((part) => Object.entries(part))
    .filter(([keyword]) => !silent.includes(keyword) && !keyword.startsWith('x-'))
    .flatMap(([keyword, operand]) => {
      if (keyword === 'items') return conditionsOfItems(contract, operand as SchemaObject, stored)
      if (keyword === 'format' && formats[operand as string]?.test(stored.type)) return []
      const condition = conditions[keyword]
      if (condition) return [condition(operand as never, stored.value)]
      const what = `${keyword}: ${JSON.stringify(operand)} of ${stored.value}, ${stored.type}`
      throw new Error(`schema-condition.ts has no condition for ${what}`)
    })
}

function conditionsOfItems(contract: Contract, items: SchemaObject, { value, type }: Stored): string[] {
  const inside = conditionsOf(contract, items, { value: 'item', type: type.replace('[]', '') })
  const wrong = inside.map((condition) => `(${condition}) is false`).join(' or ')
  return wrong === '' ? [] : [`not exists (select from unnest(${value}) item where ${wrong})`]
}

/** Returns the schemas that values other than null satisfy: by `$ref`, `allOf`, and the only alternative to null. */
function partsOf(contract: Contract, schema: SchemaObject): SchemaObject[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [], ...rest } = schema
  const included = $ref === undefined ? allOf : [...allOf, contract.resolve<SchemaObject>({ $ref })]
  const alternatives = [...oneOf, ...anyOf].filter(({ type }) => type !== 'null')
  // Several alternatives have no condition.
  if (alternatives.length > 1) return [{ ...rest, oneOf: alternatives }]
  return [rest, ...[...included, ...alternatives].flatMap((part) => partsOf(contract, part))]
}
