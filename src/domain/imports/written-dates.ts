import { parseDay, strictDay } from '../dates.ts'

/** The order of day and month in numeric dates that end with the year. With `iso`, such dates are refused. */
export const dateOrders = ['iso', 'dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

const timeOfDay =
  /(?:(?:T|,? +(?:at +)?)(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-6]\d(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?|T\d{4}(?:\d{2})?)(?: ?(?:Z|[a-z]{3,4}|(?:GMT|UTC)?[+-]\d{1,2}(?::?\d{2})?))?$/i
const isoDay = /^(?:\d{4}-\d{2}-\d{2}|\d{8}|\d{4}-W\d{2}-\d|\d{4}W\d{3}|\d{4}-\d{3}|\d{7})$/
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? +)?'
const day = '(\\d{1,2})(?:st|nd|rd|th)?'
/** `Dec 31, 2030` */
const monthFirst = new RegExp(`^${weekday}${month} +${day},? +(\\d{4})$`, 'i')
/** `31 Dec 2030`, `30/Oct/26` */
const dayFirst = new RegExp(`^${weekday}${day}[ /-]+${month},?[ /-]+(\\d{4}|\\d{2})$`, 'i')
const digits = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
/** Milliseconds since 1970, as ClickUp exports its instants. */
const milliseconds = /^\d{12,13}$/

/**
 * Returns the day of a date as written, with or without a time; undefined if the format is unknown
 * (product.md 26.6).
 */
export function readWrittenDay(text: string, order: DateOrder): string | undefined {
  if (text.length > 100) return undefined
  if (milliseconds.test(text)) return parseDay(new Date(Number(text)).toISOString())
  const date = text.replace(timeOfDay, '')
  if (isoDay.test(date)) return parseDay(date)
  const named = dayFirst.exec(date)
  if (named) return dayOf(named[3], named[2], named[1])
  const american = monthFirst.exec(date)
  if (american) return dayOf(american[3], american[1], american[2])
  const [, first, , second, year] = digits.exec(date) ?? []
  if (order === 'iso' || first === undefined) return undefined
  return order === 'dmy' ? dayOf(year, second, first) : dayOf(year, first, second)
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const parts = [year.padStart(4, '20'), number === 0 ? month : String(number), day]
  return strictDay(parts.map((part) => part.padStart(2, '0')).join('-'))
}
