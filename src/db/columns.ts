import { customType } from 'drizzle-orm/pg-core'

/** Ids compare by their bytes, whatever the database's locale: their order is their order of creation. */
export const idText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** An instant, ISO 8601 in UTC with milliseconds on both sides; sessions run in UTC, so PostgreSQL ends with `+00`. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (text) => new Date(`${text.replace(' ', 'T')}:00`).toISOString(),
})
