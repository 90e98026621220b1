import type { SchemaObject } from '../../src/contract/document.ts'
import { compilerOf } from './ajv.ts'
import type { SourceContract } from './source-contract.ts'
import { partsOf, propertiesOf } from './schema-parts.ts'
import type { Fault } from './finding.ts'

/** A part of the document with a schema and possibly examples: a parameter, a header, a body, or a schema. */
interface Specimen {
  pointer: string[]
  schema: SchemaObject
  examples: PlacedExample[]
  isSchema: boolean
}

/** An example, with its name and position. */
export interface PlacedExample {
  name: string
  pointer: string[]
  value: unknown
}

/** Parameters with values that only the server or the caller can generate. */
const ownValues = ['cursor', 'Idempotency-Key', 'X-Request-Id']

/** Finds examples that are missing or that violate their schema. */
export function checkExamples(contract: SourceContract): Fault[] {
  const compile = compilerOf(contract)
  return specimensOf(contract).flatMap(({ pointer, schema, examples, isSchema }): Fault[] => {
    const { name = '' } = contract.get(pointer.slice(0, -1)) as { name?: string }
    if (!isSchema && ownValues.includes(name)) {
      const what = 'the example would be refused, or reused by every request that tools generate'
      return examples.length === 0 ? [] : [[pointer, what, 'remove it']]
    }
    const owner = ownerOf(contract, pointer)
    if (examples.length === 0)
      return isSchema ? [] : [[pointer, `there is no example in ${owner}`, 'add one']]
    const validate = compile(schema)
    const fix = `make the example fit its schema, ${contract.at(contract.follow({ pointer, value: schema }).pointer)}`
    return examples.flatMap((example) => {
      const unknown = undocumentedFields(contract, schema, example.value).map((field): Fault => {
        return [
          [...example.pointer, field],
          `the example has ${field}, which is not documented, in ${owner}`,
          fix,
        ]
      })
      if (validate(example.value)) return unknown
      const faults = (validate.errors ?? []).map(({ instancePath, message, params }): Fault => {
        const path = instancePath.split('/').slice(1)
        const details = Object.values(params as Record<string, unknown>)
        const what = `the example violates its schema: ${path.join('.')} ${message} (${details.flat().join(', ')}), in ${owner}`
        return [[...example.pointer, ...path, ...details.map(String)], what, fix]
      })
      return [...unknown, ...faults]
    })
  })
}

/** Names the operation, webhook or component of a position. */
function ownerOf(contract: SourceContract, [section, first = '', second = '']: readonly string[]): string {
  if (section === 'webhooks') return `the webhook ${first}`
  const { operationId } = (contract.get(['paths', first, second]) ?? {}) as { operationId?: string }
  return operationId ?? second
}

export function countExamples(contract: SourceContract): number {
  return specimensOf(contract).reduce((count, { examples }) => count + examples.length, 0)
}

const alternatives = ['anyOf', 'oneOf']

/** Returns undocumented fields of an example, which validation does not find because request schemas allow them. */
function undocumentedFields(contract: SourceContract, schema: SchemaObject, value: unknown): string[] {
  const parts = partsOf(contract, { pointer: [], value: schema })
  const branches = parts.flatMap((part) =>
    alternatives.flatMap((keyword) => (part.value[keyword] ?? []) as SchemaObject[]),
  )
  const inBranches = branches.flatMap((branch) => partsOf(contract, { pointer: [], value: branch }))
  const named = [...parts, ...inBranches].flatMap(propertiesOf).map(({ pointer }) => pointer.at(-1))
  const isOpen = parts.some((part) => 'patternProperties' in part.value)
  if (named.length === 0 || isOpen || typeof value !== 'object' || value === null) return []
  return Object.keys(value).filter((field) => !named.includes(field))
}

/** Keys whose values are schemas by name, and keys that hold data. */
const schemaMaps = ['properties', 'patternProperties', '$defs', 'schemas']
const data = ['example', 'examples', 'enum', 'const', 'default']

function specimensOf(contract: SourceContract): Specimen[] {
  const specimens: Specimen[] = []
  const visit = (node: unknown, pointer: string[], kind: 'object' | 'schema' | 'schemas'): void => {
    if (typeof node !== 'object' || node === null) return
    const { schema } = node as { schema?: SchemaObject }
    const examples = examplesOf(contract, node, pointer)
    if (kind === 'schema') specimens.push({ pointer, schema: node as SchemaObject, examples, isSchema: true })
    else if (kind === 'object' && schema)
      specimens.push({ pointer: [...pointer, 'schema'], schema, examples, isSchema: false })
    for (const [key, child] of Object.entries(node)) {
      if (kind !== 'schemas' && data.includes(key)) continue
      const isMap = kind !== 'schemas' && schemaMaps.includes(key)
      const isSchema = kind !== 'object' || key === 'schema'
      visit(child, [...pointer, key], isMap ? 'schemas' : isSchema ? 'schema' : 'object')
    }
  }
  visit(contract.document, [], 'object')
  return specimens
}

/** Returns the examples of a part of the document. */
export function examplesOf(contract: SourceContract, node: object, pointer: string[]): PlacedExample[] {
  const { example, examples = {} } = node as {
    example?: unknown
    examples?: unknown[] | Record<string, { value?: unknown }>
  }
  const single =
    example === undefined ? [] : [{ name: 'example', pointer: [...pointer, 'example'], value: example }]
  const several = Object.entries(examples).map(([name, given]) => {
    const place = [...pointer, 'examples', name]
    if (Array.isArray(examples)) return { name, pointer: place, value: given }
    const found = contract.follow({ pointer: place, value: given as { value?: unknown } })
    return { name, pointer: [...found.pointer, 'value'], value: found.value.value }
  })
  return [...single, ...several]
}
