/** Lists the time zones that the browser knows, after UTC and some others, which may have older names. */
export const zonesWith = (...others: string[]): string[] => [
  ...new Set(['UTC', ...others, ...Intl.supportedValuesOf('timeZone')]),
]
