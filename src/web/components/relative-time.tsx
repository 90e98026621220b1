import type { ReactNode } from 'react'
import { useNow } from '../clock.ts'
import { exactTime, relativeTime } from '../time.ts'

/** A time as people say it; the exact one, in their own zone, shows when the pointer rests on it. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, useNow())}
    </time>
  )
}
