import type { WorkEvent } from './entries.ts'

export const repeats = [
  { value: 'none', label: 'Never' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]
export const units: Readonly<Record<string, string>> = {
  daily: 'days',
  weekly: 'weeks',
  monthly: 'months',
  yearly: 'years',
}

const reminders = [
  { value: '', label: 'None' },
  { value: '5', label: '5 minutes before' },
  { value: '10', label: '10 minutes before' },
  { value: '30', label: '30 minutes before' },
  { value: '60', label: '1 hour before' },
  { value: '1440', label: '1 day before' },
  { value: '10080', label: '1 week before' },
]

/** Lists the usual reminders, and the event's own if it is a different one. */
export const remindersWith = (current: string) =>
  reminders.some(({ value }) => value === current)
    ? reminders
    : [...reminders, { value: current, label: `${current} minutes before` }]

/** Formats how often an event repeats: `Weekly`, `Every 2 weeks`. */
export function repeatText({ repeat, repeat_interval }: WorkEvent): string | undefined {
  if (repeat !== 'none' && (repeat_interval ?? 1) > 1)
    return `Every ${repeat_interval} ${units[repeat ?? '']}`
  return repeats.find(({ value }) => value === (repeat ?? 'none'))?.label
}

/** Formats the reminder of an event: `1 hour before`. */
export function reminderText(minutes: number | null): string | undefined {
  const value = minutes === null ? '' : String(minutes)
  return remindersWith(value).find((one) => one.value === value)?.label
}
