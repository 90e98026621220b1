/** A column with a label that no other column of its project has. */
export type Labelled<Column> = Column & { label: string }

/**
 * Labels columns by name. If several columns have the same name, all but the first get a number too, such as
 * "Doing (2)".
 */
export function labelColumns<Column extends { name: string }>(
  columns: readonly Column[],
): Labelled<Column>[] {
  const names = new Set(columns.map(({ name }) => keyOf(name)))
  const used = new Set<string>()
  const labelOf = (name: string): string => {
    if (!used.has(keyOf(name))) return name
    for (let count = 2; ; count++) {
      const label = `${name} (${count})`
      if (!used.has(keyOf(label)) && !names.has(keyOf(label))) return label
    }
  }
  return columns.map((column) => {
    const label = labelOf(column.name)
    used.add(keyOf(label))
    return { ...column, label }
  })
}

/** Returns the same key for names that screen readers do not distinguish. */
const keyOf = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')
