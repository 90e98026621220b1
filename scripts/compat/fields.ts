import type { SchemaObject } from '../../src/contract/document.ts'
import type { View } from './schema-view.ts'
import {
  reportChange,
  reportNew,
  reportRequired,
  within,
  type Pair,
  type Location,
  type Subject,
  type Schemas,
} from './subject.ts'

/** Compares the fields of two objects: added, removed and required fields. */
export function compareFields(
  subject: Subject,
  { base, head, at, place }: Schemas,
  inner: (field: Pair<SchemaObject>, place: Location) => void,
): void {
  const older = fieldsOf(subject, base)
  const newer = fieldsOf(subject, head)
  for (const name of new Set([...older, ...newer])) {
    const where = within(place, name)
    const from = base.properties.get(name)
    const to = head.properties.get(name)
    const pointer = to?.pointer ?? [...at, 'properties']
    const isRequired = head.required.has(name)
    if (!newer.has(name) || (from && !to)) {
      reportChange(subject, 'breaking', where, pointer, 'is removed')
    } else if (!older.has(name)) {
      reportNew(subject, where, pointer, isRequired)
    } else {
      reportRequired(subject, where, pointer, base.required.has(name), isRequired)
      if (from && to) inner({ base: from, head: to }, where)
    }
  }
}

/** Returns the fields that are sent in the subject's direction. */
function fieldsOf({ isReceived }: Subject, { properties, required }: View): Set<string> {
  const isSent = (name: string): boolean =>
    !properties.get(name)?.value[isReceived ? 'readOnly' : 'writeOnly']
  return new Set([...properties.keys(), ...required].filter(isSent))
}
