import { toInstant } from './dates.ts'

/** A stretch of time, as ISO 8601 instants in UTC: from `since` on, up to `until` and without it. */
export interface Period {
  since?: string | undefined
  until?: string | undefined
}

/** Of what the contract calls a Time. */
export function readPeriod({ since, until }: Period): Period {
  return { since: toInstant(since ?? null) ?? undefined, until: toInstant(until ?? null) ?? undefined }
}
