import type { Placed, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import { keywordOf, viewOf, type View } from './schema-view.ts'
import { canonical, quote, reportChange, verdictOf } from './subject.ts'
import type { Pair, Location, Subject, Schemas } from './subject.ts'

type Alternative = Placed<SchemaObject>

/** Compares `oneOf` and `anyOf`: added, removed and changed alternatives, and their discriminator. */
export function compareAlternatives(
  subject: Subject,
  { base, head, at, place }: Schemas,
  inner: (part: Pair<SchemaObject>, place: Location) => void,
): void {
  const [older, newer] = [base.alternatives, head.alternatives]
  const reportAlternative = (relation: 'wider' | 'narrower', pointer: string[], message: string): void =>
    reportChange(subject, verdictOf(relation, subject.isReceived), place, pointer, message)
  if (older.length === 0 && newer.length > 0) {
    return reportAlternative('narrower', at, `must now be one of ${newer.length} alternatives`)
  }
  if (older.length > 0 && newer.length === 0) {
    return reportAlternative('wider', at, `no longer has to be one of ${older.length} alternatives`)
  }
  const { matched, removed, added } = match(subject, base, head)
  for (const one of matched) inner(one, place)
  for (const one of removed) reportAlternative('narrower', at, `may no longer be ${titleOf(one)}`)
  for (const one of added) reportAlternative('wider', one.pointer, `may now be ${titleOf(one)}`)
  compareDiscriminators(subject, { base, head, at, place }, removed.length + added.length > 0)
}

/** Pairs alternatives by discriminator value, then by name, then by content, then by position. */
function match(
  subject: Subject,
  base: View,
  head: View,
): { matched: Pair<SchemaObject>[]; removed: Alternative[]; added: Alternative[] } {
  const discriminator = (view: View): string | undefined =>
    (keywordOf(view, 'discriminator')?.value as { propertyName?: string } | undefined)?.propertyName
  const field = discriminator(base) ?? discriminator(head)
  const marks: ((contract: SourceContract, one: Alternative) => string | undefined)[] = [
    (contract, one) => (field ? markOf(contract, one, field) : undefined),
    (_, { value }) => value.$ref,
    (_, { value }) => canonical(value),
    (_, { pointer }) => pointer.at(-1),
  ]
  const matched: Pair<SchemaObject>[] = []
  const removed = new Set(base.alternatives)
  const added = new Set(head.alternatives)
  for (const mark of marks) {
    if (mark === marks.at(-1) && removed.size !== added.size) break
    for (const one of removed) {
      const expected = mark(subject.base, one)
      const found = [...added].find(
        (other) => expected !== undefined && mark(subject.head, other) === expected,
      )
      if (!found) continue
      matched.push({ base: one, head: found })
      removed.delete(one)
      added.delete(found)
    }
  }
  return { matched, removed: [...removed], added: [...added] }
}

function markOf(contract: SourceContract, one: Alternative, field: string): string | undefined {
  const property = viewOf(contract, one).properties.get(field)
  const values = property && viewOf(contract, property).values
  return values && canonical(values)
}

function compareDiscriminators(
  subject: Subject,
  { base, head, at, place }: Schemas,
  areOthers: boolean,
): void {
  interface Discriminator {
    propertyName?: string
    mapping?: Record<string, string>
  }
  const older = keywordOf(base, 'discriminator')?.value as Discriminator | undefined
  const now = keywordOf(head, 'discriminator')
  const newer = now?.value as Discriminator | undefined
  const pointer = now?.pointer ?? at
  if (older?.propertyName !== newer?.propertyName) {
    const verdict = older ? 'breaking' : 'documentation'
    const message = newer
      ? `its alternatives are now distinguished by ${newer.propertyName}`
      : 'its alternatives are no longer distinguished'
    reportChange(subject, verdict, place, pointer, message)
    return
  }
  const keys = (one: Discriminator | undefined): string[] => Object.keys(one?.mapping ?? {}).sort()
  if (areOthers || quote(keys(older)) === quote(keys(newer))) return
  // Without a mapping, the values are the names of the schemas.
  const names = quote(keys(newer)) || 'by their schemas'
  reportChange(subject, 'breaking', place, pointer, `its alternatives are now called ${names}`)
}

const titleOf = ({ value }: Alternative): string =>
  value.$ref?.split('/').at(-1) ??
  (value.title as string | undefined) ??
  quote([value.type ?? 'a schema without a name'])
