import { customType } from './drizzle.ts'

/** Ids compare by their bytes, whatever the database's locale: their order is their order of creation. */
export const idText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** An instant, ISO 8601 in UTC with milliseconds on both sides. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
})

/** The one form that leaves the server, of what PostgreSQL writes: sessions run in UTC, so that it ends in `+00` or `+00:00`. */
export function isoInstant(text: string): string {
  // Most of the time there are three decimals.
  if (text[19] === '.' && text[23] === '+') return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  return new Date(`${text.slice(0, text.lastIndexOf('+')).replace(' ', 'T')}Z`).toISOString()
}
