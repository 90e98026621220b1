import { useSyncExternalStore, type ReactNode } from 'react'
import { exactTime, relativeTime } from '../time.ts'

const tickMs = 20_000
let now = Date.now()

/** One clock for all times of a page. */
function subscribe(tick: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now()
    tick()
  }, tickMs)
  return () => clearInterval(timer)
}

const current = (): number => now

/** A time as people say it; the exact one, in their own zone, shows when the pointer rests on it. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  const shown = useSyncExternalStore(subscribe, current)
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, Math.max(shown, now))}
    </time>
  )
}
