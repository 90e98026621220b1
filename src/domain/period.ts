import { toInstant } from './dates.ts'

/** A period of time from `since` (inclusive) to `until` (exclusive). */
export interface Period {
  since?: Date | undefined
  until?: Date | undefined
}

/** Parses a period whose bounds have the contract's type `Time`. */
export function readPeriod({ since, until }: { since?: string; until?: string }): Period {
  return {
    since: since === undefined ? undefined : new Date(toInstant(since)),
    until: until === undefined ? undefined : new Date(toInstant(until)),
  }
}
