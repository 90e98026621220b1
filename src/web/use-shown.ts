import { useEffect, useRef } from 'react'

/**
 * Returns a function that says whether the component is still shown, for what ends later than it.
 * @param isOpen whether a dialog, which remains while it is closed, is open
 */
export function useShown(isOpen = true): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = isOpen
    return () => void (isShown.current = false)
  }, [isOpen])
  return () => isShown.current
}
