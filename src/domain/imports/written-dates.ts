import { parseDay } from '../dates.ts'

/** The order of day and month in numeric dates that end with the year. With `iso`, such dates are refused. */
export const dateOrders = ['iso', 'dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

const clock =
  '(?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-6]\\d(?:[.,]\\d+)?)?(?: ?[ap]\\.?m\\.?)?|(?:0?\\d|1[0-2]) ?[ap]\\.?m\\.?'
/** `Z`, `CET`, `+02:00`, `GMT+2`, `Europe/Berlin`, `[Europe/Berlin]` */
const zone =
  '(?: ?(?:Z|[a-z]{2,5}|(?:GMT|UTC)?[+-]\\d{1,2}(?::?\\d{2})?)(?: [a-z]{3,5})?)?(?: ?\\[?[a-z_]+(?:/[a-z_+-]+)+\\]?)?'
const timeOfDay = new RegExp(`(?:(?:T|,? (?:\\p{L}{1,3} )?)(?:${clock})|T\\d{4}(?:\\d{2})?)${zone}$`, 'iu')
/** The time in `Sat Oct 31 10:00:00 UTC 2026`. */
const timeBeforeYear = new RegExp(` (?:${clock})(?: [a-z]{2,5}| [+-]\\d{4})?(?= \\d{4}$)`, 'i')
/** The name of a time zone, as JavaScript appends it. */
const zoneName = / \([^)]*\)$/
/** The start of a range, such as Notion's, which ends with the due date. */
const rangeStart = /^(?:.*(?:→|–|—|\bto\b| [-~] )|\d{4}-\d{2}-\d{2}[^/]*\/) ?(?=\d|\p{L}{3})/iu
const isoDay = /^(?:\d{8}|\d{4}-W\d{2}-\d|\d{4}W\d{3}|\d{4}-\d{3}|\d{7})$/
/** `2030-12-31`, `2030/12/31`, `2030-1-5`, `2030. 12. 31.` */
const yearFirst = /^(\d{4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})\.?$/
const month = '(\\p{L}+)\\.?'
const weekday = '(?:\\p{L}+\\.?,? )?'
const day = '(\\d{1,2})(?:st|nd|rd|th|\\.)?'
/** `Dec 31, 2030` */
const monthFirst = new RegExp(`^${weekday}${month}[ /-]${day}(?:, ?|[ /-])(\\d{4})$`, 'iu')
/** `31 Dec 2030`, `30/Oct/26`, `31. Oktober 2026`, `31 de octubre de 2026` */
const dayFirst = new RegExp(`^${weekday}${day}[ /-]+(?:de )?${month},?[ /-]+(?:de )?(\\d{4}|\\d{2})$`, 'iu')
/** `2030-Dec-31` */
const yearThenMonth = new RegExp(`^(\\d{4})[ /-]${month}[ /-]${day}$`, 'iu')
const digits = /^(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})\.?$/
/** Marks of the direction of text, which some tools put around dates. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** The languages in which names of months are known. */
const languages = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']
const monthsByName = new Map<string, number>()

/** Returns the number of a month by its name or abbreviation; undefined if it is none. */
function findMonth(name: string): number | undefined {
  if (monthsByName.size === 0) for (const language of languages) addMonths(language)
  return monthsByName.get(foldMonth(name))
}

function addMonths(language: string): void {
  for (const style of ['long', 'short'] as const) {
    // With a day, since that changes the name in some languages.
    const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month++) {
      const parts = format.formatToParts(Date.UTC(2030, month - 1, 1))
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      if (!monthsByName.has(foldMonth(name))) monthsByName.set(foldMonth(name), month)
    }
  }
}

const foldMonth = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\.$/, '')

/** The days that programs write in place of no day. */
const zeroDay = /^(?:0000-00-00|0001-01-01|1899-12-3[01]|1900-01-0[01]|1970-01-01)/

/** Returns whether a cell has a day that stands for none. */
export const isZeroDay = (written: string): boolean => zeroDay.test(written)

const millisecondsPerDay = 86_400_000
/** The day 0 of spreadsheets. */
const dayZero = Date.UTC(1899, 11, 30)

/** Returns the instant of a bare number: seconds or milliseconds since 1970, or the days of spreadsheets. */
function instantOf(text: string): Date | undefined {
  if (/^\d{12,13}$/.test(text)) return new Date(Number(text))
  if (/^\d{9,10}$/.test(text)) return new Date(Number(text) * 1000)
  const [serial] = /^[2-7]\d{4}(?=(?:[.,]\d+)?$)/.exec(text) ?? []
  return serial === undefined ? undefined : new Date(dayZero + Number(serial) * millisecondsPerDay)
}

/**
 * Returns the day of a date as written, with or without a time; undefined if the format is unknown
 * (product.md 26.6).
 */
export function readWrittenDay(written: string, order: DateOrder): string | undefined {
  if (written.length > 100) return undefined
  const plain = yearFirst.exec(written)
  if (plain) return dayOf(plain[1], plain[3], plain[4])
  const text = written.replace(invisible, '').replace(/\s+/g, ' ').trim()
  const instant = instantOf(text)
  if (instant) return parseDay(instant.toISOString())
  return (
    readDay(text, order) ?? (rangeStart.test(text) ? readDay(text.replace(rangeStart, ''), order) : undefined)
  )
}

function readDay(text: string, order: DateOrder): string | undefined {
  const numbered = text.replace(/ ?[年月년월] ?/g, '-').replace(/ ?[日일]/, '')
  const date = numbered.replace(zoneName, '').replace(timeOfDay, '').replace(timeBeforeYear, '')
  if (isoDay.test(date)) return parseDay(date)
  const plain = yearFirst.exec(date)
  if (plain) return dayOf(plain[1], plain[3], plain[4])
  const named = dayFirst.exec(date)
  if (named) return dayOf(named[3], named[2], named[1])
  const american = monthFirst.exec(date)
  if (american) return dayOf(american[3], american[1], american[2])
  const reversed = yearThenMonth.exec(date)
  if (reversed) return dayOf(reversed[1], reversed[2], reversed[3])
  const [, first, , second, year] = digits.exec(date) ?? []
  if (order === 'iso' || first === undefined) return undefined
  return order === 'dmy' ? dayOf(year, second, first) : dayOf(year, first, second)
}

/** Returns a date of the years 1 to 9999; undefined if it does not exist. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const inYear = year.padStart(4, '20')
  const inMonth = /^\d/.test(month) ? Number(month) : (findMonth(month) ?? 0)
  const inDay = Number(day)
  if (Number(inYear) < 1 || inDay < 1 || inDay > daysOf(Number(inYear), inMonth)) return undefined
  return `${inYear}-${twoDigits(inMonth)}-${twoDigits(inDay)}`
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  if (month < 1 || month > 12) return 0
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const timeFormat = new RegExp(
  `^(\\d{1,2})(?:[:.h]([0-5]\\d)|(h))?(?::[0-5]\\d(?:[.,]\\d+)?)?(?: ?([ap])\\.?m\\.?)?${zone}$`,
  'i',
)
/** The day before a time, which spreadsheets and exports of instants add. */
const dayBeforeTime = /^\d{4}-\d{2}-\d{2}[T ]/i
/** `0900` */
const bareTime = /^([01]\d|2[0-3])([0-5]\d)$/

/** Returns a time of day such as `5:00 PM` or `17:00:00Z` as hours and minutes; undefined if it is none. */
export function readWrittenTime(written: string): string | undefined {
  if (written.length > 100) return undefined
  const text = written.replace(invisible, '').replace(/\s+/g, ' ').trim().replace(dayBeforeTime, '')
  const [, hours = '', minutes, sign, half] = timeFormat.exec(text.replace(bareTime, '$1:$2')) ?? []
  if (hours === '' || (minutes === undefined && sign === undefined && half === undefined)) return undefined
  const hour = Number(hours)
  if (half === undefined) return hour < 24 ? `${twoDigits(hour)}:${minutes ?? '00'}` : undefined
  if (hour < 1 || hour > 12) return undefined
  return `${twoDigits((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes ?? '00'}`
}
