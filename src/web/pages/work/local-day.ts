import { useTimeText } from '../../clock.ts'

/** Returns the current day in the person's time zone. */
export function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/**
 * Returns a string that identifies the day in the person's time zone, for lists by due date. It changes at midnight,
 * and again a minute later, for a server whose clock is behind.
 */
export const useDueDay = (): string =>
  useTimeText((now) => `${localDay(new Date(now))} ${localDay(new Date(now - 60_000))}`)
