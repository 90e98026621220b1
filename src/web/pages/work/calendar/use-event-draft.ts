import { useDraft } from '../../../drafts.ts'
import { isSame, type EventFields, type FieldName } from './event-fields.ts'

/** A field that a person has changed, and what was stored when the change began. */
interface Change<Value> {
  value: Value
  base: Value
}

export type Changes = { [Name in FieldName]?: Change<EventFields[Name]> }

const noChanges: Changes = {}

/** Keeps a person's changes to an event until they are saved or discarded. Others may change the event too. */
export function useEventDraft(id: string, stored: EventFields) {
  const { value: changes = noChanges, latest, set } = useDraft<Changes>(id)
  const change = (name: FieldName, value: EventFields[FieldName], base: EventFields[FieldName]): void =>
    set({ ...latest(), [name]: { value, base } })
  return {
    changes,
    fields: changed(stored, changes),
    conflicts: conflictsOf(changes, stored),
    set: (values: Partial<EventFields>): void => {
      for (const name of Object.keys(values) as FieldName[]) {
        const base = changes[name]?.base ?? stored[name]
        const value = values[name] ?? base
        if (changes[name] !== undefined || !isSame(value, base)) change(name, value, base)
      }
    },
    /** Keeps a change although another person has changed the field too. */
    keep: (name: FieldName) => change(name, changed(stored, changes)[name], stored[name]),
    /** Discards a change. */
    take: (name: FieldName) => {
      const { [name]: _, ...others } = latest() ?? noChanges
      set(Object.keys(others).length > 0 ? others : undefined)
    },
    /** Discards the changes that were saved. Returns whether other changes were made since. */
    settle: (saved: Changes): boolean => {
      const others = changesSince(saved, latest() ?? noChanges)
      const hasOthers = namesOf(others).length > 0
      set(hasOthers ? others : undefined)
      return hasOthers
    },
    /** Discards all changes. */
    discard: () => set(undefined),
  }
}

/** Returns the fields of an event with the changes. */
export function changed(stored: EventFields, changes: Changes): EventFields {
  const values = namesOf(changes).map((name) => [name, changes[name]?.value])
  return { ...stored, ...(Object.fromEntries(values) as Partial<EventFields>) }
}

/** Returns the changes that were made after the sent ones, as changes to what was sent. */
function changesSince(sent: Changes, latest: Changes): Changes {
  const changes = namesOf(latest)
    .filter((name) => sent[name] === undefined || !isSame(latest[name]?.value ?? '', sent[name].value))
    .map((name) => [name, { ...latest[name], base: sent[name]?.value ?? latest[name]?.base }])
  return Object.fromEntries(changes) as Changes
}

/** Returns the fields that another person has changed to something else. */
export const conflictsOf = (changes: Changes, stored: EventFields): FieldName[] =>
  unsavedOf(changes, stored).filter((name) => !isSame(stored[name], changes[name]?.base ?? ''))

/** Returns the fields whose changes are not stored yet. */
export const unsavedOf = (changes: Changes, stored: EventFields): FieldName[] =>
  namesOf(changes).filter((name) => !isSame(stored[name], changes[name]?.value ?? ''))

const namesOf = (changes: Changes): FieldName[] => Object.keys(changes) as FieldName[]
