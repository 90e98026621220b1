import type { ReactNode } from 'react'
import { useNow } from '../clock.ts'
import { RelativeTime } from './relative-time.tsx'

/** Shows when something is due: a relative time, or `due now` from that time on. */
export function DueTime({ at }: { at: string }): ReactNode {
  return Date.parse(at) <= useNow() ? 'due now' : <RelativeTime at={at} />
}
