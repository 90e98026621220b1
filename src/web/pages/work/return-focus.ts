import { useEffect, useRef } from 'react'

/** Returns the focus to the link that opened a dialog when it closes, or to a link that took its place. */
export function useReturnFocus(selector: string): void {
  const opener = useRef(document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const last = opener.current
        const isThere = last instanceof HTMLElement && last.isConnected
        const link = isThere && last.matches(selector) ? last : document.querySelector<HTMLElement>(selector)
        if (link) link.focus()
        else if (isThere) last.focus()
      })
    },
    [selector],
  )
}
