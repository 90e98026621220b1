import type { ReactNode } from 'react'
import { useNow } from '../clock.ts'
import { exactTime, relativeTime } from '../time.ts'

/** Shows a relative time, with the exact local time as a tooltip. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, useNow())}
    </time>
  )
}
