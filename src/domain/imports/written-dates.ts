import { parseDay } from '../dates.ts'
import { findMonth, isWeekday } from './date-names.ts'
import { remembered } from './remembered.ts'

/* Dates and times in many spellings, of texts whose white space is folded (product.md 26.6). */

/** The order of day and month in numeric dates that end with the year. With `iso`, such dates are refused. */
export const dateOrders = ['iso', 'dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]
/** The orders in which numeric dates are read, as well as all other dates. */
const numericOrders = ['dmy', 'mdy'] as const

/** Returns a pattern of `17:00:00`, `5:00 PM`, `5pm`, `17h00` and `17 Uhr`, with these signs before the minutes. */
const clockWith = (signs: string): string =>
  `(?:(?<hours>[01]?\\d|2[0-4])(?:${signs})(?<minutes>[0-5]\\d)(?::[0-6]\\d(?:[.,]\\d+)?)?(?: ?Uhr)?` +
  `(?: ?(?<half>[ap])\\.?m\\.?)?|(?<hours>0?\\d|1[0-2]) ?(?<half>[ap])\\.?m\\.?|(?<hours>[01]?\\d|2[0-4]) ?(?:h|Uhr))`
/** A dot is a sign of time only where no day may be: `5. 12.30` is one. */
const clock = clockWith(':| ?h ?|\\.(?=\\d\\d ?Uhr)')
/** `Z`, `CET`, `+02:00`, `GMT+2`, `Europe/Berlin`, `[Europe/Berlin]` */
const zone =
  '(?: ?(?:Z|[a-z]{2,5}|(?:GMT|UTC)?[+-]\\d{1,2}(?::?\\d{2})?)(?: [a-z]{3,5})?)?(?: ?\\[?[a-z_]+(?:/[a-z_+-]+)+\\]?)?'
const timeOfDay = new RegExp(`(?:(?:T|,? (?:\\p{L}{1,3} )?)${clock}|T\\d{4}(?:\\d{2})?)${zone}$`, 'iu')
/** The time in `Sat Oct 31 10:00:00 UTC 2026`. */
const timeBeforeYear = new RegExp(` ${clock}(?: [a-z]{2,5}| [+-]\\d{4})?(?= \\d{4}$)`, 'i')
/** What stands in brackets at the end, such as the name of a time zone. */
const inBrackets = / \([^)]*\)$/
/** A range, such as Notion's, whose last day is the due date; or a day with a range of times. */
const range = /^(?:(.*)(?:→|–|—|\bto\b| [-~] )|(\d{4}-\d{2}-\d{2}[^/]*)\/) ?((?:\d|\p{L}{3}).*)$/iu
const isoDay = /^(?:\d{8}|\d{4}-W\d{2}-\d|\d{4}W\d{3}|\d{4}-\d{3}|\d{7})$/
/** `2030-12-31`, `2030/12/31`, `2030-1-5`, `2030. 12. 31.` */
const yearFirst = /^(\d{4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})\.?$/
const month = '(\\p{L}+)\\.?'
const weekday = /^([\p{L}-]{2,})\.?,? (?=\S)/u
const day = '(\\d{1,2})(?:st|nd|rd|th|er|o|[.°])?'
/** `Dec 31, 2030` */
const monthFirst = new RegExp(`^${month}[ /-]${day}(?:, ?|[ /-])(\\d{4})$`, 'iu')
/** `31 Dec 2030`, `30/Oct/26`, `31. Oktober 2026`, `31 de octubre de 2026` */
const dayFirst = new RegExp(`^${day}[ /-]+(?:de )?${month},?[ /-]+(?:de )?(\\d{4}|\\d{2})$`, 'iu')
/** `2030-Dec-31` */
const yearThenMonth = new RegExp(`^(\\d{4})[ /-]${month}[ /-]${day}$`, 'iu')
const digits = /^(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})\.?$/

/** The days that programs write in place of no day. */
const zeroDays = ['0001-01-01', '1899-12-30', '1899-12-31', '1900-01-01', '1970-01-01']
/** Such days that do not exist: `0000-00-00`, and `1/0/1900`, `0.1.1900` and `1900-01-00` of spreadsheets. */
const noDay =
  /^(?:0000([-/.])00\1(?:00)|00?([-/.])00?\2(?:00){1,2}|(?:1([-/.])0\3|0([-/.])1\4)(?:19)?(?:00)|1900-01-00)(?!\d)/

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

/** Returns whether a text is a bare number that stands for an instant. */
export const isInstant = (text: string): boolean => instantOf(text) !== undefined

/**
 * Returns the day of a date as written, with or without a time; null for a day that stands for none, and undefined if the
 * format is unknown.
 */
export function readWrittenDay(text: string, order: DateOrder): string | null | undefined {
  const found = findDate(text)
  const day = found && dayIn(found, order)
  if (day !== undefined) return zeroDays.includes(day ?? '') ? null : day
  return order === 'iso' && numericOrders.some((other) => readWrittenDay(text, other) === null)
    ? null
    : undefined
}

/** Returns the day of a date in whatever order that is at most a day from another, as in another time zone. */
export function readDayNear(text: string, other: string): string | undefined {
  const found = findDate(text)
  const days = numericOrders.map((order) => found && dayIn(found, order))
  return (
    days.find((day) => day && Math.abs(Date.parse(day) - Date.parse(other)) <= millisecondsPerDay) ??
    undefined
  )
}

/** Says which order of day and month would make a date of a text. */
export function hintOfOrder(text: string): string {
  const orders = numericOrders.filter((order) => typeof readWrittenDay(text, order) === 'string')
  if (orders.length > 1) return 'could be read with the day or the month first: choose the order of dates'
  return `is a date only with the ${orders[0] === 'dmy' ? 'day' : 'month'} first: choose this order of dates`
}

/** Returns true for a day in any spelling, false for one that stands for none, and undefined for other texts. */
export function hasDay(text: string): boolean | undefined {
  const days = numericOrders.map((order) => readWrittenDay(text, order))
  return days.includes(null) ? false : days.some((found) => found !== undefined) || undefined
}

/** A date as written: its day, null for a day that stands for none, or numbers whose order only the reader knows. */
type WrittenDate = string | null | { first: string; second: string; year: string }

function dayIn(date: WrittenDate, order: DateOrder): string | null | undefined {
  if (typeof date === 'string' || date === null) return date
  const { first, second, year } = date
  if (order === 'iso') return undefined
  return order === 'dmy' ? dayOf(year, second, first) : dayOf(year, first, second)
}

const findDate = remembered((text): WrittenDate | undefined => {
  if (text.length > 100 || !/\d/.test(text)) return undefined
  if (noDay.test(text)) return null
  const plain = yearFirst.exec(text)
  if (plain) return dayOf(plain[1], plain[3], plain[4])
  const instant = instantOf(text)
  if (instant) return instant.toISOString().slice(0, 10)
  const found = readDate(text)
  if (found !== undefined) return found
  const [, dates, isoDate, until = ''] = range.exec(text) ?? []
  const from = (dates ?? isoDate ?? '').trim()
  if (!beginsAsDay(from)) return undefined
  return readDate(readWrittenTime(until) === undefined ? until : from)
})

/** Returns whether a text may be the start of a range, such as `Oct 29`: `Postponed to` is none. */
function beginsAsDay(text: string): boolean {
  const [word] = /^\p{L}+/u.exec(text) ?? []
  return /\d/.test(text) && (word === undefined || findMonth(word) !== undefined || isWeekday(word))
}

function readDate(text: string): WrittenDate | undefined {
  const numbered = text.replace(/ ?[年月년월] ?/g, '-').replace(/ ?[日일]/, '')
  const date = numbered.replace(inBrackets, '').replace(timeOfDay, '').replace(timeBeforeYear, '')
  const found = readBareDate(date)
  const [start = '', name = ''] = found === undefined ? (weekday.exec(date) ?? []) : []
  return name !== '' && isWeekday(name) ? readBareDate(date.slice(start.length)) : found
}

/** Reads a date without a time and a weekday. */
function readBareDate(date: string): WrittenDate | undefined {
  if (isoDay.test(date)) return parseDay(date)
  const plain = yearFirst.exec(date)
  if (plain) return dayOf(plain[1], plain[3], plain[4])
  const named = dayFirst.exec(date)
  if (named) return dayOf(named[3], named[2], named[1])
  const american = monthFirst.exec(date)
  if (american) return dayOf(american[3], american[1], american[2])
  const reversed = yearThenMonth.exec(date)
  if (reversed) return dayOf(reversed[1], reversed[2], reversed[3])
  const [, first = '', , second = '', year = ''] = digits.exec(date) ?? []
  return first === '' ? undefined : { first, second, year }
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

const time = new RegExp(`^${clockWith('[:.]| ?h ?')}${zone}$`, 'i')
/** The day before a time, which spreadsheets and exports of instants add. */
const dayBeforeTime = /^\d{4}-\d{2}-\d{2}[T ]/i
/** `0900` */
const bareTime = /^([01]\d|2[0-3])([0-5]\d)$/

/** Returns a time of day such as `5:00 PM` or `17:00:00Z` as hours and minutes; undefined if it is none. */
export function readWrittenTime(written: string): string | undefined {
  if (written.length > 100) return undefined
  const text = written.replace(dayBeforeTime, '').replace(inBrackets, '').replace(bareTime, '$1:$2')
  const { hours, minutes = '00', half } = time.exec(text)?.groups ?? {}
  if (hours === undefined) return undefined
  const hour = Number(hours)
  if (half === undefined) return hour < 24 ? `${twoDigits(hour)}:${minutes}` : undefined
  if (hour < 1 || hour > 12) return undefined
  return `${twoDigits((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`
}
