import type { Placed } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Changes, Direction, Pointer, Verdict } from './change.ts'
import type { View } from './schema-view.ts'

/** The subject of a comparison, its direction, and where to report findings. */
export interface Subject {
  base: SourceContract
  head: SourceContract
  changes: Changes
  /** An operationId, or the name of a webhook. */
  owner: string
  direction: Direction
  /** True for a subject that the server reads, which may be widened; what the server sends may be narrowed. */
  isReceived: boolean
  /** True if a number beyond its limits is clamped, not refused. */
  isForgiving?: boolean
}

/** The name of a location in the API, with its aliases. */
export interface Location {
  label: string
  aliases: string[]
}

/** A part of the API in both contracts. */
export interface Pair<T> {
  base: Placed<T>
  head: Placed<T>
}

/** An old and a new schema: their views and positions. */
export interface Schemas {
  base: View
  head: View
  /** The position of the newer schema, with references resolved. */
  at: string[]
  place: Location
}

/** The values that the newer contract admits, compared with the older one; `other` if neither includes the other. */
export type Relation = 'wider' | 'narrower' | 'other'

export const locationOf = (label: string): Location => ({ label, aliases: [] })
/** Returns the location of a field, or of the items of a list, which are also named like the list. */
export const within = ({ label, aliases }: Location, field: string): Location =>
  field === '[]' ? { label: `${label}[]`, aliases } : locationOf(`${label}.${field}`)

/** Returns the verdict: widening breaks readers of a response, narrowing breaks senders of a request. */
export function verdictOf(relation: Relation, isReceived: boolean): Verdict {
  return relation === (isReceived ? 'wider' : 'narrower') ? 'safe' : 'breaking'
}

export function reportChange(
  { changes, owner, direction }: Subject,
  verdict: Verdict,
  { label, aliases }: Location,
  pointer: Pointer,
  message: string,
  names: readonly unknown[] = [],
): void {
  const field = nameOf(label)
  const own = field ?? owner
  const all = [...new Set([own, label, ...aliases, ...names.map(String)])].filter((name) => name !== '')
  // The name of an operation alone says nothing about its codes, scopes or description.
  const ofOperation = verdict === 'documentation' ? [] : [owner, ...aliases]
  const identifying = field !== undefined ? all : names.length > 0 ? names.map(String) : ofOperation
  changes.add({ verdict, direction, place: label, owner, message, pointer, names: all, identifying })
}

/** Reports that a part is new. */
export function reportNew(subject: Subject, place: Location, pointer: Pointer, isRequired = false): void {
  const verdict = subject.isReceived && isRequired ? 'breaking' : 'safe'
  reportChange(subject, verdict, place, pointer, isRequired ? 'is added, and required' : 'is added')
}

/** Reports that a part has become required or optional. */
export function reportRequired(
  subject: Subject,
  place: Location,
  pointer: Pointer,
  older = false,
  newer = false,
): void {
  const verdict = verdictOf(newer ? 'narrower' : 'wider', subject.isReceived)
  if (older !== newer)
    reportChange(subject, verdict, place, pointer, newer ? 'is now required' : 'may now be absent')
}

/**
 * Returns the last name of a label: `progress` of `Task.progress`, `limit` of `query limit`. A whole body or status has
 * none.
 */
function nameOf(label: string): string | undefined {
  const name = label.replaceAll('[]', '').split(/[. ]/).at(-1) ?? ''
  return /^(body|payload|[1-5]..|default|)$/i.test(name) ? undefined : name
}

/** Compares two values, ignoring the order of keys. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}

export const quote = (values: Iterable<unknown>): string =>
  [...values].map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ')
