import type { Entry } from './entries.ts'

/** An entry on the time axis of a day. Entries that overlap are in lanes beside each other. */
export interface PlacedEntry {
  entry: Entry
  /** Minutes after midnight at which it begins and ends on the axis. */
  from: number
  to: number
  lane: number
  /** Number of lanes of the entries that overlap with it, directly or through others. */
  lanes: number
}

export const dayMinutes = 1440
/** Shortest length on the axis, so that a title fits: a task has only a due time. */
const minMinutes = 30

/** Returns whether an entry belongs above the axis: a task without a time, or an event that fills the day. */
export function isAllDay({ kind, start, ...rest }: Entry): boolean {
  if (kind === 'task') return start === null
  const end = 'end' in rest ? rest.end : null
  return (start === null || start === '00:00') && (end === null || end === '00:00' || end === '23:59')
}

/** Places the timed entries of a day. */
export function placeByTime(entries: readonly Entry[]): PlacedEntry[] {
  const placed = entries
    .filter((entry) => !isAllDay(entry))
    .map((entry) => ({ entry, ...extentOf(entry), lane: 0, lanes: 1 }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  let group: PlacedEntry[] = []
  /** When each lane of the group is free again. */
  let ends: number[] = []
  let groupEnd = 0
  const closeGroup = (): void => {
    for (const one of group) one.lanes = ends.length
    ;[group, ends] = [[], []]
  }
  for (const entry of placed) {
    if (entry.from >= groupEnd) closeGroup()
    const free = ends.findIndex((end) => end <= entry.from)
    entry.lane = free === -1 ? ends.length : free
    ends[entry.lane] = entry.to
    groupEnd = Math.max(groupEnd, entry.to)
    group.push(entry)
  }
  closeGroup()
  return placed
}

function extentOf(entry: Entry): { from: number; to: number } {
  const from = Math.min(minutesOf(entry.start ?? '00:00'), dayMinutes - minMinutes)
  if (entry.kind === 'task') return { from, to: from + minMinutes }
  const to = entry.end === null || entry.end === '00:00' ? dayMinutes : minutesOf(entry.end)
  return { from, to: Math.max(to, from + minMinutes) }
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Formats minutes after midnight: `09:30`. */
export const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
