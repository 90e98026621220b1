import type { Contract, Placed, SchemaObject } from '../contract/document.ts'
import { partsOf, propertiesOf } from '../contract/schema-parts.ts'
import type { Pointer } from './change.ts'

/** What a schema says, however it says it: by itself, by reference, by `allOf`, or by an alternative that is null. */
export interface View {
  /** Without null; undefined: of any type. */
  types: Set<string> | undefined
  isNullable: boolean
  /** Of an enum or a constant, without null. */
  values: unknown[] | undefined
  /** Whether there may be values beside those that are known. */
  isOpen: boolean
  properties: Map<string, Placed<SchemaObject>>
  required: Set<string>
  alternatives: Placed<SchemaObject>[]
  parts: Placed<SchemaObject>[]
}

export function viewOf(contract: Contract, schema: Placed<SchemaObject>): View {
  return viewOfParts(contract, partsOf(contract, schema))
}

/** Whether alternatives are all that it says. */
export function isChoice({ alternatives, types, values, properties }: View): boolean {
  return alternatives.length > 1 && !types && !values && properties.size === 0
}

/** The same as alternatives, be it a single one. */
export function choiceOf(contract: Contract, schema: Placed<SchemaObject>): View {
  const view = viewOf(contract, schema)
  if (isChoice(view)) return view
  const parts = partsOf(contract, schema)
  const listed = parts.flatMap(alternativesOf).filter((one) => contract.resolve(one.value).type !== 'null')
  const nothing = { types: undefined, values: undefined, properties: new Map(), required: new Set<string>() }
  if (listed.length > 0) return { ...view, ...nothing, alternatives: listed, parts }
  return { ...view, ...nothing, alternatives: [schema], parts: [] }
}

function viewOfParts(
  contract: Contract,
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
  // Of alternatives, one says so.
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

/** The keyword as the outermost part has it, and where it stands. */
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

/** The parts of an enum beside which any other value of its type may stand: `anyOf: [an enum, {type: string}]`. */
function knownValues(
  contract: Contract,
  alternatives: Placed<SchemaObject>[],
): Placed<SchemaObject>[] | undefined {
  if (alternatives.length !== 2) return undefined
  const parts = alternatives.map((one) => partsOf(contract, one))
  const known = parts.find((some) => some.some(({ value }) => valuesOf(value).length > 0))
  const free = parts.find((some) => some !== known)
  const says = free?.flatMap(({ value }) => Object.keys(value)) ?? []
  const isFree = says.includes('type') && says.every((key) => ['type', 'description', 'title'].includes(key))
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
