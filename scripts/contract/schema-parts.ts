import { parsePointer, type Located, type Placed, type SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'

/** A field of a body, with all schemas that apply to it. */
export interface Field {
  name: string
  required: boolean
  schemas: Placed<SchemaObject>[]
}

/** Returns the schema of an operation's body, with its position. */
export function bodySchemaOf(
  contract: SourceContract,
  { operation, pointer }: Located,
): Placed<SchemaObject> | undefined {
  const body = contract.follow({ pointer: [...pointer, 'requestBody'], value: operation.requestBody })
  const value = body.value?.content['application/json']?.schema
  return value && { pointer: [...body.pointer, 'content', 'application/json', 'schema'], value }
}

/** Returns the fields of an operation's body, in the contract's order. */
export function fieldsOf(contract: SourceContract, located: Located): Field[] {
  const body = bodySchemaOf(contract, located)
  const parts = body ? partsOf(contract, body) : []
  const required = parts.flatMap(({ value }) => value.required ?? [])
  const byName = Map.groupBy(parts.flatMap(propertiesOf), ({ pointer }) => pointer.at(-1) ?? '')
  return [...byName].map(([name, schemas]) => ({ name, required: required.includes(name), schemas }))
}

/** Returns the body fields with a URL that the server will call, which is checked in advance. */
export function publicUrlsOf(contract: SourceContract, located: Located): string[] {
  return fieldsOf(contract, located)
    .filter(({ schemas }) => schemas.some(({ value }) => contract.resolve(value)['x-public-url']))
    .map(({ name }) => name)
}

/** Returns the fields that a body must not have: `not: {required: [name]}`. */
export function prohibitedFields(contract: SourceContract, located: Located): string[] {
  const body = bodySchemaOf(contract, located)
  const parts = body ? partsOf(contract, body) : []
  return parts.flatMap(({ value }) => (value.not as SchemaObject | undefined)?.required ?? [])
}

/** Returns a schema and the schemas that it includes by `$ref` and `allOf`, in order. */
export function partsOf(
  contract: SourceContract,
  { pointer, value }: Placed<SchemaObject>,
  within: readonly SchemaObject[] = [],
): Placed<SchemaObject>[] {
  if (within.includes(value)) return []
  const included = (key: string): Placed<SchemaObject>[] => {
    if (key === '$ref') {
      const target = parsePointer(value.$ref ?? '')
      return [{ pointer: target, value: contract.get(target) as SchemaObject }]
    }
    if (key !== 'allOf') return []
    return (value.allOf as SchemaObject[]).map((part, i) => ({
      pointer: [...pointer, 'allOf', String(i)],
      value: part,
    }))
  }
  const keys = Object.keys(value)
  const first = keys.slice(0, keys.includes('properties') ? keys.indexOf('properties') : keys.length)
  const inner = (some: string[]): Placed<SchemaObject>[] =>
    some.flatMap(included).flatMap((part) => partsOf(contract, part, [...within, value]))
  return [...inner(first), { pointer, value }, ...inner(keys.slice(first.length))]
}

export function propertiesOf({ pointer, value }: Placed<SchemaObject>): Placed<SchemaObject>[] {
  return Object.entries(value.properties ?? {}).map(([name, schema]) => ({
    pointer: [...pointer, 'properties', name],
    value: schema,
  }))
}

/** Returns the names that an error's `param` may have. */
export function fieldNames(contract: SourceContract, located: Located): string[] {
  const parameters = contract.parameters(located).filter((parameter) => parameter.in !== 'path')
  return [
    'scope',
    ...parameters.map(({ name }) => name),
    ...fieldsOf(contract, located).map(({ name }) => name),
    ...prohibitedFields(contract, located),
  ]
}

/** Returns whether a schema restricts values beyond their type, and so needs a validator. */
export function isConstrained(schema: SchemaObject): boolean {
  return Object.keys(schema).some((key) => !['type', 'description', 'default', 'examples'].includes(key))
}
