import { customType } from './drizzle.ts'

/** Column type of ids. They compare by bytes in every locale, so that their order is their order of creation. */
export const idText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Column type of instants: ISO 8601 in UTC with milliseconds, in both directions. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
})

/** Returns PostgreSQL's text of an instant as ISO 8601. Sessions run in UTC, so that it ends in `+00` or `+00:00`. */
export function isoInstant(text: string): string {
  // A fast path, since most instants have three decimals.
  if (text[19] === '.' && text[23] === '+') return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  return new Date(`${text.slice(0, text.lastIndexOf('+')).replace(' ', 'T')}Z`).toISOString()
}
