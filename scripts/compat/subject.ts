import type { Contract, Placed } from '../contract/document.ts'
import type { Changes, Direction, Pointer, Verdict } from './change.ts'
import type { View } from './schema-view.ts'

/** What is being compared, which way it travels, and where to say what was found. */
export interface Subject {
  base: Contract
  head: Contract
  changes: Changes
  /** An operationId, or the name of a webhook. */
  owner: string
  direction: Direction
  /** What the server reads may be widened, what it sends may be narrowed. */
  isReceived: boolean
  /** Whether a number beyond its limits is clamped, not refused. */
  isForgiving?: boolean
}

/** Where in the API something stands, in words, and what else people call it. */
export interface Place {
  label: string
  aliases: string[]
}

/** A part of both contracts. */
export interface Pair<T> {
  base: Placed<T>
  head: Placed<T>
}

/** Two schemas of which one became the other, what they say and where their parts begin. */
export interface Schemas {
  base: View
  head: View
  /** Where the newer one stands, its references followed. */
  at: string[]
  place: Place
}

/** What the newer contract admits, beside what the older one did; `other`: neither includes the other. */
export type Relation = 'wider' | 'narrower' | 'other'

export const placeAt = (label: string): Place => ({ label, aliases: [] })
export const within = ({ label }: Place, field: string): Place =>
  placeAt(field === '[]' ? `${label}[]` : `${label}.${field}`)

/** Breaks what clients send, if that is read, and what they expect, if it is sent. */
export function verdictOf(relation: Relation, isReceived: boolean): Verdict {
  return relation === (isReceived ? 'wider' : 'narrower') ? 'safe' : 'breaking'
}

export function say(
  { changes, owner, direction }: Subject,
  verdict: Verdict,
  { label, aliases }: Place,
  pointer: Pointer,
  message: string,
  names: readonly unknown[] = [],
): void {
  const own = nameOf(label) ?? owner
  const all = [own, label, ...aliases, ...names.map(String)].filter((name) => name !== '')
  changes.add({ verdict, direction, place: label, owner, message, pointer, names: all })
}

/** `progress` of `Task.progress`, `limit` of `query limit`; a body or a status as a whole has none. */
function nameOf(label: string): string | undefined {
  const name = label.replaceAll('[]', '').split(/[. ]/).at(-1) ?? ''
  return /^(body|payload|[1-5]..|default|)$/i.test(name) ? undefined : name
}

/** The same, whatever the order of keys. */
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
