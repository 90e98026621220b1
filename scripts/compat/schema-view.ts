import type { Placed, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import { partsOf, propertiesOf } from '../contract/schema-parts.ts'
import type { Pointer } from './change.ts'

/** The content of a schema, whether written inline, by reference, by `allOf`, or with a null alternative. */
export interface View {
  /** The types without null; undefined if any type is allowed. */
  types: Set<string> | undefined
  isNullable: boolean
  /** The values of an enum or a constant, without null. */
  values: unknown[] | undefined
  /** True if values other than the listed values are allowed. */
  isOpen: boolean
  properties: Map<string, Placed<SchemaObject>>
  required: Set<string>
  alternatives: Placed<SchemaObject>[]
  parts: Placed<SchemaObject>[]
}

export function viewOf(contract: SourceContract, schema: Placed<SchemaObject>): View {
  return viewOfParts(contract, partsOf(contract, schema))
}

/** Returns whether a schema consists of alternatives only. */
export function isChoice({ alternatives, types, values, properties }: View): boolean {
  return alternatives.length > 1 && !types && !values && properties.size === 0
}

/** Returns a schema as a union, with a single alternative if it is not a union. */
export function choiceOf(contract: SourceContract, schema: Placed<SchemaObject>): View {
  const view = viewOf(contract, schema)
  if (isChoice(view)) return view
  const parts = partsOf(contract, schema)
  const listed = parts.flatMap(alternativesOf).filter((one) => contract.resolve(one.value).type !== 'null')
  const nothing = { types: undefined, values: undefined, properties: new Map(), required: new Set<string>() }
  if (listed.length > 0) return { ...view, ...nothing, alternatives: listed, parts }
  return { ...view, ...nothing, alternatives: [schema], parts: [] }
}

function viewOfParts(
  contract: SourceContract,
  parts: Placed<SchemaObject>[],
  isNullable = false,
  isOpen = false,
): View {
  const alternatives = parts.flatMap(alternativesOf)
  const isNull = (one: Placed<SchemaObject>): boolean => contract.resolve(one.value).type === 'null'
  const others = alternatives.filter((one) => !isNull(one))
  const rest = parts.map((part) => ({ ...part, value: withoutAlternatives(part.value) }))
  const [only, ...more] = others
  if (only && more.length === 0) {
    const merged = [...rest, ...partsOf(contract, only)]
    return viewOfParts(contract, merged, isNullable || alternatives.length > others.length, isOpen)
  }
  const known = knownValues(contract, others)
  if (known)
    return viewOfParts(contract, [...rest, ...known], isNullable || alternatives.length > others.length, true)

  const types = intersect(parts.flatMap(({ value }) => (value.type ? [[value.type].flat()] : [])))
  const values = intersect(parts.flatMap(({ value }) => valuesOf(value)))
  // One null alternative is enough.
  const admitsNull =
    others.length === 0 && (types ?? ['null']).includes('null') && (values ?? [null]).includes(null)
  const inferred = types ?? (values && [...new Set(values.map(typeOf))])
  return {
    types: inferred && new Set(inferred.filter((type) => type !== 'null')),
    isNullable: isNullable || alternatives.length > others.length || admitsNull,
    values: values?.filter((value) => value !== null),
    isOpen,
    properties: new Map(
      [...Map.groupBy(parts.flatMap(propertiesOf), ({ pointer }) => String(pointer.at(-1)))].map(
        ([name, all]) => [name, merge(all)],
      ),
    ),
    required: new Set(parts.flatMap(({ value }) => value.required ?? [])),
    alternatives: others,
    parts,
  }
}

/** Returns a keyword's outermost value and its position. */
export function keywordOf(view: View, keyword: string): { value: unknown; pointer: Pointer } | undefined {
  const part = view.parts.findLast(({ value }) => value[keyword] !== undefined)
  return part && { value: part.value[keyword], pointer: [...part.pointer, keyword] }
}

export function keywordsOf(view: View): string[] {
  return [...new Set(view.parts.flatMap(({ value }) => Object.keys(value)))]
}

function alternativesOf({ pointer, value }: Placed<SchemaObject>): Placed<SchemaObject>[] {
  return ['anyOf', 'oneOf'].flatMap((keyword) =>
    ((value[keyword] ?? []) as SchemaObject[]).map((one, i) => ({
      pointer: [...pointer, keyword, String(i)],
      value: one,
    })),
  )
}

function withoutAlternatives(schema: SchemaObject): SchemaObject {
  const { anyOf: _anyOf, oneOf: _oneOf, ...rest } = schema
  return rest
}

/** Returns the enums of an open enum: `anyOf: [an enum, {type: string}]`. */
function knownValues(
  contract: SourceContract,
  alternatives: Placed<SchemaObject>[],
): Placed<SchemaObject>[] | undefined {
  if (alternatives.length !== 2) return undefined
  const parts = alternatives.map((one) => partsOf(contract, one))
  const known = parts.find((some) => some.some(({ value }) => valuesOf(value).length > 0))
  const free = parts.find((some) => some !== known)
  const keywords = free?.flatMap(({ value }) => Object.keys(value)) ?? []
  const isFree =
    keywords.includes('type') && keywords.every((key) => ['type', 'description', 'title'].includes(key))
  return known && isFree ? known : undefined
}

function valuesOf({ enum: listed, const: only }: SchemaObject): unknown[][] {
  return [...(listed ? [listed] : []), ...(only === undefined ? [] : [[only]])]
}

function intersect<T>([first, ...others]: T[][]): T[] | undefined {
  return first?.filter((one) => others.every((other) => other.includes(one)))
}

function merge(all: Placed<SchemaObject>[]): Placed<SchemaObject> {
  const last = all.at(-1) as Placed<SchemaObject>
  return all.length === 1 ? last : { pointer: last.pointer, value: { allOf: all.map(({ value }) => value) } }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
