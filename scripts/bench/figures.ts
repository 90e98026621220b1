/** The value below which `share` of the sorted values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/** Of a figure that was measured several times. */
export interface Spread {
  median: number
  min: number
  max: number
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** `2.4 (2.1–2.6) ms`: the median, and the least and the most unless they read the same; of no values, nothing. */
export function inWords(values: readonly number[], show: (value: number) => string, unit = ''): string {
  if (values.length === 0) return ''
  const { median, min, max } = spreadOf(values)
  const range = show(min) === show(max) ? '' : ` (${show(min)}–${show(max)})`
  return `${show(median)}${range}${unit}`
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** `12,345`, a whole number. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** What is said of a figure; the goal is empty where there is none. */
export type FigureRow = Record<'figure' | 'value' | 'goal', string>

/** Rows under a heading, in aligned columns. */
export function printTable(heading: string, rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))]
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)))
  console.log(`\n${heading}`)
  for (const row of cells) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
}
