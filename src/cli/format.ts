import { escapeControls } from '../control-characters.ts'

/** Formats an object for people: a line for each field. Nested fields are named `outer.inner`. */
export function formatFields(record: object): string {
  const fields = flatten(record)
  const width = fields.reduce((longest, [name]) => Math.max(longest, name.length), 0)
  return fields
    .map(([name, value]) => `${name.padEnd(width)}  ${value.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`)
    .join('\n')
}

function flatten(record: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    isObject(value) && !Array.isArray(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, formatValue(value)]],
  )
}

/** Formats rows as a table, with a column for each field. */
export function formatTable(rows: object[], whenEmpty: string): string {
  const [first] = rows
  if (!first) return whenEmpty
  const table = [
    Object.keys(first).map((name) => name.toUpperCase().replaceAll('_', ' ')),
    ...rows.map((row) => Object.values(row).map((value) => formatValue(value).replaceAll('\n', ' '))),
  ]
  const widths = table[0]?.map((_, column) =>
    table.reduce((longest, row) => Math.max(longest, row[column]?.length ?? 0), 0),
  )
  return table
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths?.[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return formatList(value)
  if (isObject(value)) return formatItem(value)
  // Escaped before columns are measured.
  return escapeControls(`${value as string | number}`)
}

/** Formats a list: plain values on one line, objects on a line each. */
function formatList(items: unknown[]): string {
  if (items.length === 0) return '-'
  return items.map(formatValue).join(items.some(isObject) ? '\n' : ', ')
}

/** Formats an object in a list as the values of its fields; a boolean shows its name if true. */
function formatItem(item: object): string {
  return Object.entries(item)
    .map(([name, value]: [string, unknown]) =>
      typeof value === 'boolean' ? (value ? name : '') : formatValue(value),
    )
    .filter(Boolean)
    .join('  ')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
