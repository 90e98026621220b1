import { useEffect, useRef } from 'react'

/** Returns a function that says whether the component is still shown, for what ends later than it. */
export function useShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return () => isShown.current
}
