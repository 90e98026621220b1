import { formatText } from '../support/format.ts'

/** Returns the value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/**
 * Formats figures as `2.4 (2.1–2.6) ms`: the median, and the minimum and maximum if they differ. Empty if there
 * are no values.
 */
export function formatSpread(values: readonly number[], show: (value: number) => string, unit = ''): string {
  if (values.length === 0) return ''
  const [least, most] = [show(Math.min(...values)), show(Math.max(...values))]
  const range = least === most ? '' : ` (${least}–${most})`
  return `${show(median(values))}${range}${unit}`
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** Formats a whole number such as `12,345`. */
export function formatInteger(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** Writes a table. The first row has the titles; the first column is text, and the others are figures. */
export function markdownTable([titles = [], ...rows]: readonly (readonly string[])[]): string {
  const divider = titles.map((_title, i) => (i === 0 ? '---' : '--:'))
  return [titles, divider, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Prints Markdown with aligned columns. */
export async function printMarkdown(text: string): Promise<void> {
  console.log(`\n${await formatText('figures.md', text)}`)
}
