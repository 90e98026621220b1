import { VisuallyHidden } from '@mantine/core'
import { useSyncExternalStore, type ReactNode } from 'react'

let text = ''
const listeners = new Set<() => void>()

/** Tells people who use a screen reader about a change that they cannot see. */
export function announce(message: string): void {
  // A screen reader does not read a text that has not changed.
  text = message === text ? `${message}\u00a0` : message
  for (const listener of listeners) listener()
}

/** Contains what is announced. It is on the page from the start, since screen readers ignore a new live region's text. */
export function Announcer(): ReactNode {
  const announced = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => text,
  )
  return (
    <VisuallyHidden aria-live="polite" aria-atomic data-announcements>
      {announced}
    </VisuallyHidden>
  )
}
