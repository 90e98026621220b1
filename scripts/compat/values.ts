import { keywordOf } from './schema-view.ts'
import { quote, reportChange, verdictOf, type Relation, type Subject, type Schemas } from './subject.ts'

/** Compares types. Returns whether the two schemas share a type, without which nothing else can be compared. */
export function compareTypes(subject: Subject, { base, head, at, place }: Schemas): boolean {
  const pointer = keywordOf(head, 'type')?.pointer ?? at
  const isAny = [base, head].some(({ types, alternatives }) => !types && alternatives.length === 0)
  const grows = !isIn(head.types, base.types)
  const shrinks = !isIn(base.types, head.types)
  if (grows || shrinks) {
    const relation: Relation = grows && shrinks ? 'other' : grows ? 'wider' : 'narrower'
    const [older, newer] = [describe(base.types), describe(head.types)]
    const message = `its type changes from ${older} to ${newer}`
    reportChange(subject, verdictOf(relation, subject.isReceived), place, pointer, message)
  }
  if (!isAny && base.isNullable !== head.isNullable) {
    const relation = head.isNullable ? 'wider' : 'narrower'
    const message = head.isNullable ? 'may now be null' : 'may no longer be null'
    reportChange(subject, verdictOf(relation, subject.isReceived), place, pointer, message)
  }
  return !(grows && shrinks)
}

/** Compares the values of enums and constants; those of an open enum are examples. */
export function compareValues(subject: Subject, { base, head, at, place }: Schemas): void {
  const older = base.values
  const newer = head.values
  const pointer = (keywordOf(head, 'enum') ?? keywordOf(head, 'const'))?.pointer ?? at
  const tell = (relation: Relation, message: string, names: unknown[] = []): void =>
    reportChange(subject, verdictOf(relation, subject.isReceived), place, pointer, message, names)

  const isFree = { base: older === undefined || base.isOpen, head: newer === undefined || head.isOpen }
  if (isFree.base && !isFree.head) return tell('narrower', `must now be one of ${quote(newer ?? [])}`)
  if (!isFree.base && isFree.head) return tell('wider', `is no longer restricted to ${quote(older ?? [])}`)
  const added = (newer ?? []).filter((value) => !older?.includes(value))
  const removed = (older ?? []).filter((value) => !newer?.includes(value))
  if (isFree.base) {
    if (older === undefined && newer === undefined) return
    const verdict = older && newer ? 'safe' : 'documentation'
    if (added.length > 0)
      reportChange(subject, verdict, place, pointer, `${quote(added)} is now a known value`, added)
    if (removed.length > 0)
      reportChange(subject, verdict, place, pointer, `${quote(removed)} is no longer listed`, removed)
  } else if (added.length > 0 && removed.length > 0 && (older?.length === 1 || newer?.length === 1)) {
    tell('other', `is now ${quote(newer ?? [])} instead of ${quote(older ?? [])}`, [...added, ...removed])
  } else {
    if (added.length > 0) reportAdded()
    if (removed.length > 0) tell('narrower', `may no longer be ${quote(removed)}`, removed)
  }

  /** Reports added values. Clients must expect new error codes. */
  function reportAdded(): void {
    const isCode = subject.direction === 'error' && place.label.endsWith('.code')
    const names = [...added, ...place.aliases]
    if (isCode) reportChange(subject, 'safe', place, pointer, `may now be ${quote(added)}`, names)
    else tell('wider', `may now be ${quote(added)}`, added)
  }
}

/** Returns whether one set of types includes the other; undefined includes every type, numbers include integers. */
function isIn(types: Set<string> | undefined, others: Set<string> | undefined): boolean {
  if (others === undefined) return true
  if (types === undefined) return false
  return [...types].every((type) => others.has(type) || (type === 'integer' && others.has('number')))
}

const describe = (types: Set<string> | undefined): string => (types ? [...types].join(' or ') : 'any')
