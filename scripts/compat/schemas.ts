import type { Placed, SchemaObject } from '../../src/contract/document.ts'
import { compareAlternatives } from './alternatives.ts'
import { compareTexts } from './documentation.ts'
import { compareLimits } from './limits.ts'
import { compareFields } from './fields.ts'
import { choiceOf, isChoice, keywordOf, viewOf } from './schema-view.ts'
import { reportChange, verdictOf, within } from './subject.ts'
import type { Pair, Location, Relation, Schemas, Subject } from './subject.ts'
import { compareTypes, compareValues } from './values.ts'

/** Compares what two schemas admit, however they are written, and their descriptions. */
export function compareSchemas(
  subject: Subject,
  pair: Pair<SchemaObject>,
  place: Location,
  seen: ReadonlySet<string> = new Set(),
): void {
  const key = [pair.base, pair.head].map(({ pointer }) => pointer.join(' ')).join('\n')
  if (seen.has(key)) return
  const named = placeOf(pair.head, place)
  const views = viewsOf(subject, pair)
  const schemas: Schemas = { ...views, at: subject.head.follow(pair.head).pointer, place: named }
  const inner = (part: Pair<SchemaObject>, where: Location): void =>
    compareSchemas(subject, part, where, new Set([...seen, key]))

  compareTexts(subject, schemas)
  if (!compareTypes(subject, schemas)) return
  compareValues(subject, schemas)
  compareLimits(subject, schemas)
  compareFields(subject, schemas, inner)
  compareInner(subject, schemas, 'items', inner)
  compareInner(subject, schemas, 'additionalProperties', inner)
  compareAlternatives(subject, schemas, inner)
}

/** Returns the views of both schemas. If only one is a union, the other becomes a union with one alternative. */
function viewsOf({ base, head }: Subject, pair: Pair<SchemaObject>): Pick<Schemas, 'base' | 'head'> {
  const views = { base: viewOf(base, pair.base), head: viewOf(head, pair.head) }
  if (!isChoice(views.base) && !isChoice(views.head)) return views
  return { base: choiceOf(base, pair.base), head: choiceOf(head, pair.head) }
}

/** Returns the location of a schema. A component is named by itself and by its field. */
function placeOf({ value }: Placed<SchemaObject>, place: Location): Location {
  const component = /^#\/components\/schemas\/(.+)$/.exec(value.$ref ?? '')?.[1]
  if (!component) return place
  return { label: component, aliases: [place.label.replaceAll('[]', '').split(/[. ]/).at(-1) ?? ''] }
}

const messages = {
  items: { wider: 'may now have any value', narrower: 'may now have only values that its schema admits' },
  additionalProperties: {
    wider: 'may now have unknown fields',
    narrower: 'may no longer have unknown fields',
  },
}

/** Compares nested schemas. An absent or `true` schema admits any value, and `false` admits none. */
function compareInner(
  subject: Subject,
  { base, head, at, place }: Schemas,
  keyword: keyof typeof messages,
  inner: (part: Pair<SchemaObject>, place: Location) => void,
): void {
  const sides = { base: keywordOf(base, keyword), head: keywordOf(head, keyword) }
  const rank = (value: unknown): number =>
    value === false ? 0 : value === undefined || value === true || isEmpty(value) ? 2 : 1
  const [older, newer] = [rank(sides.base?.value), rank(sides.head?.value)]
  if (older !== newer) {
    const relation: Relation = newer > older ? 'wider' : 'narrower'
    const pointer = sides.head?.pointer ?? at
    reportChange(
      subject,
      verdictOf(relation, subject.isReceived),
      place,
      pointer,
      messages[keyword][relation],
    )
  } else if (older === 1) {
    inner({ base: sides.base as never, head: sides.head as never }, within(place, '[]'))
  }
}

const isEmpty = (value: unknown): boolean => Object.keys(value as object).length === 0
