import { useSyncExternalStore } from 'react'

const tickMs = 20_000
let now = Date.now()

/** Returns the time, from one clock for the whole page, accurate to seconds. */
export const useNow = (): number => useSyncExternalStore(subscribe, readClock)

/** Returns a string that depends on the current time. Renders again only when the string changes. */
export const useTimeText = (textAt: (now: number) => string): string =>
  useSyncExternalStore(subscribe, () => textAt(readClock()))

function subscribe(tick: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now()
    tick()
  }, tickMs)
  return () => clearInterval(timer)
}

/** Reads the clock. An old value would show a recent event as if it were in the future. */
function readClock(): number {
  if (Date.now() - now > tickMs) now = Date.now()
  return now
}
