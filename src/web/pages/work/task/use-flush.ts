import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'

const typingPauseMs = 800
/** As long as a timer can be. */
const neverMs = 2 ** 31 - 1

/** Saves what is typed after a pause, and what is left when the component ends. */
export function useFlushLater(
  typed: string | undefined,
  flush: () => void,
  isSavedWhileTyping: boolean,
): void {
  const flushLater = useDebouncedCallback(flush, {
    delay: isSavedWhileTyping ? typingPauseMs : neverMs,
    flushOnUnmount: true,
  })
  // Also saves a draft that was left unsaved when the panel was closed.
  useEffect(() => {
    if (typed !== undefined) flushLater()
  }, [typed, flushLater])
}

/** Saves an unsaved text when the tab is closed or reloaded. The browser asks first, which leaves time to save it. */
export function useFlushBeforeLeaving(isUnsaved: boolean, flush: () => void): void {
  const leave = useEffectEvent((event: BeforeUnloadEvent): void => {
    event.preventDefault()
    flush()
  })
  useEffect(() => {
    // A listener without need would keep the browser from going back to the page at once.
    if (!isUnsaved) return
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [isUnsaved])
}
