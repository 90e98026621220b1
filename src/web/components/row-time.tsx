import type { ReactNode } from 'react'
import { exactTime, rowTime } from '../time.ts'

/** Shows the local time of a table's row, to the second. The time zone and the year are in the tooltip. */
export function RowTime({ at }: { at: string }): ReactNode {
  return (
    <time className="tabular" dateTime={at} title={exactTime(at)}>
      {rowTime(at)}
    </time>
  )
}
