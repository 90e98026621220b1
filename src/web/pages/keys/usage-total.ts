import type { Schemas } from '../../api/client.ts'

export type Hour = Schemas['UsageHour']
export type Total = Omit<Hour, 'hour'>

export function totalOf(hours: readonly Hour[]): Total {
  const sum = (name: keyof Total): number => hours.reduce((before, hour) => before + hour[name], 0)
  return { requests: sum('requests'), errors: sum('errors'), rate_limited: sum('rate_limited') }
}

export const countText = (count: number): string => count.toLocaleString('en')

/** Returns a sentence such as `1,204 requests in the last 7 days, 3 failed`. */
export function usageText({ requests, errors, rate_limited }: Total): string {
  const parts = [`${countText(requests)} ${requests === 1 ? 'request' : 'requests'} in the last 7 days`]
  if (errors > 0) parts.push(`${countText(errors)} failed`)
  if (rate_limited > 0) parts.push(`${countText(rate_limited)} rate-limited`)
  return parts.join(', ')
}
