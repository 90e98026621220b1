import type { ImportColumn, ImportField, Reading } from './import-queries.ts'

/** The fields to which a column may be assigned, with their names on the task pages. */
export const fieldNames: Record<ImportField, string> = {
  title: 'Title',
  description: 'Description',
  priority: 'Priority',
  progress: 'Progress',
  end_date: 'Due date',
  end_time: 'Due time',
  card_id: 'Board column',
  user_ids: 'Assignees',
}

/** The names of the further fields that columns of an exported file have. */
export const exportedNames = { recurrence: 'Repeats', reminder_date: 'Reminder' }

export const isField = (text: string): text is ImportField => Object.hasOwn(fieldNames, text)

/** Returns the name of the field of a failure. */
export const fieldName = (field: string | null): string | undefined =>
  new Map(Object.entries({ ...fieldNames, ...exportedNames })).get(field ?? '')

/**
 * Returns the columns with the fields chosen since: a field that is chosen for one column is removed from all others.
 */
export function withChoices(columns: readonly ImportColumn[], { map }: Reading): ImportColumn[] {
  const given = new Set<ImportColumn['field']>(map.values())
  return columns.map(({ header, field }) => {
    const chosen = map.get(header)
    if (chosen !== undefined) return { header, field: chosen }
    return { header, field: field !== null && given.has(field) ? null : field }
  })
}

/** Adds a chosen field: of headers that differ only in case, the last choice counts. */
export function choose(
  map: Reading['map'],
  header: string,
  field: ImportField | null,
): ReadonlyMap<string, ImportField | null> {
  return new Map([...map].filter(([other]) => other !== header)).set(header, field)
}
