import type { Located, Placed, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'
import type { Fault, Finding } from './finding.ts'
import { bodySchemaOf, partsOf, propertiesOf } from './schema-parts.ts'
import type { YamlEdits } from './yaml-edits.ts'

type Part = Placed<SchemaObject>

/** The keys of a string schema that precede the storage rules. */
const keysBefore = ['description', 'type', 'format', 'minLength', 'maxLength', 'pattern', 'x-message']

/** A pattern for text without U+0000. Unpaired surrogates have no pattern that every engine compiles. */
const withoutNull = String.raw`^[^\x00]*$`
const fix = `make it a string, with pattern: '${withoutNull}' and x-storable: true`

/** Formats that cannot contain U+0000 or an unpaired surrogate. */
const safeFormats = 'date time date-time duration uri email hostname ipv4 ipv6 uuid'.split(' ')

/**
 * Finds body strings that may contain text that cannot be stored (product.md 1.12) and that codegen cannot
 * fix.
 */
export function checkRequestStrings(contract: SourceContract, located: Located): Fault[] {
  return unsafeStrings(contract, located)
    .filter((part) => !canBeCompleted(contract, part))
    .map(({ pointer }) => {
      return [
        pointer,
        `${pointer.at(-1)} may contain U+0000 and unpaired surrogates, which cannot be stored`,
        fix,
      ]
    })
}

/** Adds the storage rules to body strings that lack them, and returns what was missing. */
export function completeStrings(contract: SourceContract, edits: YamlEdits): Finding[] {
  const lacking = contract
    .operations()
    .flatMap((located) => unsafeStrings(contract, located))
    .filter((part) => canBeCompleted(contract, part))
  // Several operations may share a field.
  const distinct = new Map(lacking.map((part) => [JSON.stringify(part.pointer), part]))
  return [...distinct.values()].map(({ pointer, value }) => {
    const pattern = value.pattern === undefined ? [`pattern: '${withoutNull}'`] : []
    edits.addEntry(pointer, [...pattern, 'x-storable: true'], (key) => keysBefore.includes(key))
    const what = `${pointer.at(-1)} lacks the storage rules`
    return contract.finding('generated', pointer, what, 'npm run codegen')
  })
}

/** Returns whether a part is a string in the contract's own file, to which the rules can be added. */
function canBeCompleted(contract: SourceContract, { pointer, value }: Part): boolean {
  return [value.type].flat().includes('string') && value.$ref === undefined && contract.source.has(pointer)
}

function unsafeStrings(contract: SourceContract, located: Located): Part[] {
  const body = bodySchemaOf(contract, located)
  return body ? findUnsafe(contract, partsOf(contract, body)) : []
}

/**
 * Returns the unsafe schemas of a value, and of all values below it.
 * @param fresh the schemas whose alternatives are still to be visited
 */
function findUnsafe(
  contract: SourceContract,
  parts: readonly Part[],
  fresh = parts,
  seen: ReadonlySet<string> = new Set(),
): Part[] {
  // A recursive schema is visited once.
  const key = JSON.stringify(parts.map(({ pointer }) => pointer))
  if (seen.has(key)) return []
  const within = new Set([...seen, key])
  const byName = Map.groupBy(parts.flatMap(valuesIn), ({ pointer }) => pointer.at(-1))
  const unsafeValues = [...byName.values()].flatMap((schemas) => {
    const all = schemas.flatMap((schema) => partsOf(contract, schema))
    const own = all.some((part) => isSafe(contract, part)) ? [] : looseIn(contract, all, schemas)
    return [...own, ...findUnsafe(contract, all, all, within)]
  })
  const unsafeBranches = fresh.flatMap(branchesOf).flatMap((branch) => {
    const more = partsOf(contract, branch)
    return findUnsafe(contract, [...parts, ...more], more, within)
  })
  return [...unsafeValues, ...unsafeBranches]
}

/** Returns the string schemas to which the rules can be added, or else the first schema. */
function looseIn(contract: SourceContract, all: readonly Part[], schemas: readonly Part[]): readonly Part[] {
  const text = all.find((part) => canBeCompleted(contract, part))
  if (text) return [text]
  const branches = all
    .flatMap(({ pointer, value: { anyOf = [], oneOf = [] } }) =>
      branchesOf({ pointer, value: { anyOf, oneOf } }),
    )
    .map((branch) => partsOf(contract, branch))
    .filter((parts) => !parts.some((part) => isSafe(contract, part)))
  const texts = branches.flatMap((parts) => parts.find((part) => canBeCompleted(contract, part)) ?? [])
  return texts.length > 0 && texts.length === branches.length ? texts : schemas.slice(0, 1)
}

/** Returns the schemas of nested values: fields, items and additional properties. */
function valuesIn(part: Part): Part[] {
  const { items, additionalProperties } = part.value
  const nested = Object.entries({ items, additionalProperties }).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? [{ pointer: [...part.pointer, key], value: value as SchemaObject }]
      : [],
  )
  return [...propertiesOf(part), ...nested]
}

/** Returns the schemas that apply to some values only. */
function branchesOf({ pointer, value }: Part): Part[] {
  const listed = ['anyOf', 'oneOf'].flatMap((key) =>
    ((value[key] ?? []) as SchemaObject[]).map((schema, i) => ({
      pointer: [...pointer, key, String(i)],
      value: schema,
    })),
  )
  const single = ['then', 'else'].flatMap((key) =>
    value[key] ? [{ pointer: [...pointer, key], value: value[key] as SchemaObject }] : [],
  )
  return [...listed, ...single]
}

/** Returns whether a schema excludes strings that cannot be stored. */
function isSafe(contract: SourceContract, { pointer, value }: Part): boolean {
  const { type, pattern, format, not } = value
  if (value['x-storable'] === true) return true
  if (type !== undefined && ![type].flat().includes('string')) return true
  if (value.enum !== undefined || value.const !== undefined) return true
  if (typeof not === 'object' && Object.keys(not ?? {}).length === 0) return true
  if (typeof format === 'string' && safeFormats.includes(format)) return true
  if (typeof pattern === 'string' && isSafePattern(pattern)) return true
  return ['anyOf', 'oneOf'].some((key) => {
    const branches = branchesOf({ pointer, value: { [key]: value[key] } })
    return (
      branches.length > 0 &&
      branches.every((branch) => partsOf(contract, branch).some((part) => isSafe(contract, part)))
    )
  })
}

/** Returns whether a pattern covers the whole text and lists its characters. */
function isSafePattern(pattern: string): boolean {
  // A class of listed characters is safe, unless it contains a wide escape.
  const bare = pattern
    .replaceAll(/\[(?!\^)((?:\\.|[^\]\\])*)\]/g, (_class, inside: string) =>
      isWide.test(inside) ? '.' : 'x',
    )
    .replaceAll(/\\[^DPSWpux0c]/g, 'x')
  let top = bare
  while (/\([^()]*\)/.test(top)) top = top.replaceAll(/\([^()]*\)/g, 'x')
  return (
    bare.startsWith('^') &&
    bare.endsWith('$') &&
    !/\.|\[\^/.test(bare) &&
    !isWide.test(bare) &&
    !top.includes('|')
  )
}

const isWide = /\\[DPSWpux0c]/
