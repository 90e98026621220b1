import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** Renders its children after the rest of the page: menus and dialogs are a fifth of the render time of a table. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const [isLater, setLater] = useState(false)
  useEffect(() => startTransition(() => setLater(true)), [])
  return isLater ? children : null
}
