import { toInstant } from './dates.ts'

/** A stretch of time: from `since` on, up to `until` and without it. */
export interface Period {
  since?: Date | undefined
  until?: Date | undefined
}

/** Reads what the contract calls a Time. */
export function readPeriod({ since, until }: { since?: string; until?: string }): Period {
  return {
    since: since === undefined ? undefined : new Date(toInstant(since)),
    until: until === undefined ? undefined : new Date(toInstant(until)),
  }
}
