import { useSyncExternalStore } from 'react'

const tickMs = 20_000
let now = Date.now()

/** What time it is, by one clock for all that a page shows, to some seconds. */
export const useNow = (): number => useSyncExternalStore(subscribe, readClock)

function subscribe(tick: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now()
    tick()
  }, tickMs)
  return () => clearInterval(timer)
}

/** Of what has only just happened it must not say that it is going to. */
function readClock(): number {
  if (Date.now() - now > tickMs) now = Date.now()
  return now
}
