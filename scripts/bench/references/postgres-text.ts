/* The text in which PostgreSQL sends and takes values. */

export function asText(text: string): string {
  return text
}

/** Parses an instant of a session in UTC, and returns it in ISO 8601 with milliseconds. */
export function parseInstant(text: string): string {
  // PostgreSQL leaves out zeros at the end, so the decimals are mostly three.
  if (text[19] === '.' && text[23] === '+') return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  return new Date(`${text.slice(0, text.lastIndexOf('+')).replace(' ', 'T')}Z`).toISOString()
}

/** Parses an array of ids, which PostgreSQL never quotes. */
export function parseIds(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',')
}

export function writeIds(ids: readonly string[]): string {
  return `{${ids.map((id) => `"${id.replace(/["\\]/g, '\\$&')}"`).join()}}`
}
