import { isDeepStrictEqual } from 'node:util'
import { redactQuery, redactSecrets } from '../request-log/redact.ts'

/** A value of a field. Null if the field has none. */
export type FieldValue = string | number | boolean | readonly string[] | null

/** The previous and the new value of a field. */
export type FromTo = readonly [from: FieldValue, to: FieldValue]

declare const listed: unique symbol

/**
 * Changed fields by name. A type-only member makes it a compile error if the type of change does not list one
 * of them.
 */
export type Differences<Field extends string> = Partial<Record<Field, FromTo>> & { readonly [listed]?: Field }

/** Long text fields, which an activity names without their values. */
const longTexts = new Set(['description', 'body'])

/** Fields with URLs, whose query strings may contain secrets. */
const addresses = new Set(['url', 'meet_link'])

/** Numbers of characters of a string that are kept, and that are searched for secrets. */
const most = { kept: 200, searched: 1_000 }

/** Returns the given fields whose values differ, with both values. */
export function differences<Field extends string>(
  before: Readonly<Record<Field, FieldValue>>,
  after: Readonly<Record<Field, FieldValue>>,
  fields: readonly Field[],
): Differences<Field> {
  const changed: Partial<Record<Field, FromTo>> = {}
  for (const field of fields)
    if (!isSame(before[field], after[field])) changed[field] = [before[field], after[field]]
  return changed
}

const isSame = (one: FieldValue, other: FieldValue): boolean =>
  Array.isArray(one) && Array.isArray(other) ? isDeepStrictEqual(one, other) : one === other

/** Returns the columns of an activity's changed fields: all names, and the values that are kept (product.md 11.6). */
export function storedFields(changed: Readonly<Record<string, FromTo>> | undefined): {
  changed: string[] | null
  changed_values: Record<string, FromTo> | null
} {
  if (!changed) return { changed: null, changed_values: null }
  const kept = Object.entries(changed).filter(([field]) => !longTexts.has(field))
  const values = kept.map(([field, [from, to]]) => [field, [keptOf(field, from), keptOf(field, to)]])
  return {
    changed: Object.keys(changed),
    changed_values: values.length === 0 ? null : (Object.fromEntries(values) as Record<string, FromTo>),
  }
}

function keptOf(field: string, value: FieldValue): FieldValue {
  if (typeof value !== 'string') return value
  const start = value.slice(0, most.searched)
  return shorten(addresses.has(field) ? redactUrl(start) : redactSecrets(start))
}

function redactUrl(url: string): string {
  const [address = '', ...query] = url.split('?')
  return [redactSecrets(address), ...(query.length === 0 ? [] : [redactQuery(query.join('?'))])].join('?')
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts a string before the character that would exceed the limit. */
function shorten(text: string): string {
  if (text.length <= most.kept) return text.toWellFormed()
  const end = characters.segment(text).containing(most.kept - 1)?.index
  return `${text.slice(0, end).toWellFormed()}…`
}
