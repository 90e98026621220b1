/** A local day and time of day. */
export interface LocalTime {
  day: string
  /** `HH:mm` */
  time: string
}

const dayMs = 86_400_000

/** Converts a time from one time zone to another. A zone that this browser does not know is not converted. */
export function convert(local: LocalTime, from: string, to: string): LocalTime {
  const [there, here] = [clockOf(from), clockOf(to)]
  if (from === to || !there || !here) return local
  return localTime(here(instantOf(local, there)))
}

/** Returns the time that clocks show at an instant, as if it were UTC. */
type Clock = (instant: number) => number

/**
 * Returns the instant of a local time, by the server's rule: a time that occurs twice is the first of the two, and a
 * time that daylight saving skips is later by the length of the skip.
 */
function instantOf({ day, time }: LocalTime, clock: Clock): number {
  const local = Date.parse(`${day}T${time}Z`)
  const by = (near: number): number => local - (clock(near) - near)
  const [before, after] = [by(local - dayMs), by(local + dayMs)]
  return by(before) === before || by(after) !== after ? before : after
}

function localTime(clockTime: number): LocalTime {
  const text = new Date(clockTime).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

const clocks = new Map<string, Clock | undefined>()

/** Returns the clock of a time zone; undefined if this browser does not know the zone. */
function clockOf(zone: string): Clock | undefined {
  if (!clocks.has(zone)) clocks.set(zone, newClock(zone))
  return clocks.get(zone)
}

function newClock(timeZone: string): Clock | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
    return (instant) => {
      const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
      const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
      const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
      return Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`)
    }
  } catch {
    return undefined
  }
}
