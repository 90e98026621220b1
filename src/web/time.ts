const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
]

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Time ahead of the page's clock that is shown as `just now`, in milliseconds: the clock lags by up to a tick. */
const nowMs = 30_000

/** Returns `3 minutes ago` or `in 2 days`; within a minute, `just now` or `in a moment`. */
export function relativeTime(at: string, now: number): string {
  let amount = (Date.parse(at) - now) / 1000
  if (Math.abs(amount) < 45) return amount * 1000 < nowMs ? 'just now' : 'in a moment'
  for (const [unit, size] of units) {
    if (Math.round(Math.abs(amount)) < size) return relative.format(Math.round(amount), unit)
    amount /= size
  }
  return day.format(Date.parse(at))
}

/** Returns `in 40 seconds` or `in 15 minutes`, rounded up. */
export const afterText = (seconds: number): string =>
  seconds < 120 ? relative.format(seconds, 'second') : relative.format(Math.ceil(seconds / 60), 'minute')

/** Formats a time to the second, with the person's time zone. */
export const exactTime = (at: string): string => exact.format(Date.parse(at))

export const calendarDay = (at: string): string => day.format(Date.parse(at))

export const dayAndMonth = (at: string): string => shortDay.format(Date.parse(at))

/** Formats a time for `<input type="datetime-local">` in the person's time zone; returns an empty text if invalid. */
export function toLocalInput(at: string): string {
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return ''
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function fromLocalInput(value: string): string | undefined {
  const time = new Date(value)
  return value === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** Formats a duration: `34 ms`, `10.0 s`. */
export function durationText(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`
}

const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats a time to the minute: `21 Nov, 09:15`. */
export const shortTime = (at: string): string => minute.format(Date.parse(at))

const second = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Formats a time to the second: `21 Nov, 09:15:04`. */
export const rowTime = (at: string): string => second.format(Date.parse(at))

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Formats a time to the minute, with its year: `21 Nov 2026, 09:15`. */
export const dayAndTime = (at: string): string => `${calendarDay(at)}, ${timeOfDay(at)}`

/** Formats a time of day: `09:15`. */
export const timeOfDay = (at: string): string => clockTime.format(Date.parse(at))
