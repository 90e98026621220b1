import type { IANAZone } from 'luxon'

/** Offsets of zones by name, computed once for all series of a list; null for a zone that the platform does not know. */
export type ZoneOffsets = Map<string, ((instant: number) => number) | null>

const dayMs = 86_400_000

/**
 * Returns a zone's offset in minutes. Computes it only at the ends of each UTC day, and within a day only if the offset
 * changes on that day, since luxon takes microseconds for each. No zone changes and changes back within a day.
 */
export function offsetsOf(zone: IANAZone): (instant: number) => number {
  const known = new Map<number, number>()
  const atStart = (day: number): number => {
    const found = known.get(day) ?? zone.offset(day * dayMs)
    known.set(day, found)
    return found
  }
  return (instant) => {
    const day = Math.floor(instant / dayMs)
    const offset = atStart(day)
    return offset === atStart(day + 1) ? offset : zone.offset(instant)
  }
}
