import { parseDay } from '../dates.ts'

/** The order of day and month in numeric dates that end with the year. With `iso`, such dates are refused. */
export const dateOrders = ['iso', 'dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

const clock =
  '(?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-6]\\d(?:[.,]\\d+)?)?(?: ?[ap]\\.?m\\.?)?|(?:0?\\d|1[0-2]) ?[ap]\\.?m\\.?'
const zone = '(?: ?(?:Z|[a-z]{3,4}|(?:GMT|UTC)?[+-]\\d{1,2}(?::?\\d{2})?)(?: [a-z]{3,4})?)?'
const timeOfDay = new RegExp(`(?:(?:T|,? (?:at )?)(?:${clock})|T\\d{4}(?:\\d{2})?)${zone}$`, 'i')
/** The name of a time zone, as JavaScript appends it. */
const zoneName = / \([^)]*\)$/
/** A range such as Notion's, which ends with the due date. */
const rangeStart = /^.*(?:→|\bto\b) ?(?=\d|[a-z]{3})/i
const isoDay = /^(?:\d{8}|\d{4}-W\d{2}-\d|\d{4}W\d{3}|\d{4}-\d{3}|\d{7})$/
/** `2030-12-31`, `2030/12/31`, `2030-1-5` */
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?'
const day = '(\\d{1,2})(?:st|nd|rd|th)?'
/** `Dec 31, 2030` */
const monthFirst = new RegExp(`^${weekday}${month}[ /-]${day}(?:, ?|[ /-])(\\d{4})$`, 'i')
/** `31 Dec 2030`, `30/Oct/26` */
const dayFirst = new RegExp(`^${weekday}${day}[ /-]+${month},?[ /-]+(\\d{4}|\\d{2})$`, 'i')
/** `2030-Dec-31` */
const yearThenMonth = new RegExp(`^(\\d{4})[ /-]${month}[ /-]${day}$`, 'i')
const digits = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
/** Milliseconds since 1970, as ClickUp exports its instants. */
const milliseconds = /^\d{12,13}$/

/**
 * Returns the day of a date as written, with or without a time; undefined if the format is unknown
 * (product.md 26.6).
 */
export function readWrittenDay(written: string, order: DateOrder): string | undefined {
  if (written.length > 100) return undefined
  const plain = yearFirst.exec(written)
  if (plain) return dayOf(plain[1], plain[3], plain[4])
  const text = written.replace(/\s+/g, ' ').trim()
  if (milliseconds.test(text)) return parseDay(new Date(Number(text)).toISOString())
  return (
    readDay(text, order) ?? (rangeStart.test(text) ? readDay(text.replace(rangeStart, ''), order) : undefined)
  )
}

function readDay(text: string, order: DateOrder): string | undefined {
  const date = text.replace(zoneName, '').replace(timeOfDay, '')
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
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const inMonth = named === 0 ? Number(month) : named
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

const timeFormat = /^(\d{1,2})(?:[:.]([0-5]\d))?(?::[0-5]\d(?:[.,]\d+)?)?(?: ?([ap])\.?m\.?)?$/i

/** Returns a time of day such as `5:00 PM` or `17:00:00` as hours and minutes; undefined if it is none. */
export function readWrittenTime(written: string): string | undefined {
  if (written.length > 100) return undefined
  const [, hours = '', minutes, half] = timeFormat.exec(written.replace(/\s+/g, ' ').trim()) ?? []
  if (hours === '' || (minutes === undefined && half === undefined)) return undefined
  const hour = Number(hours)
  if (half === undefined) return hour < 24 ? `${twoDigits(hour)}:${minutes ?? '00'}` : undefined
  if (hour < 1 || hour > 12) return undefined
  return `${twoDigits((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes ?? '00'}`
}
