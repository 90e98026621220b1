import { useEffect } from 'react'

/** Tells the dialog below whether one above it is open, also when that one is gone with what it asks about. */
export function useAsking(isAsking: boolean, onAsking: (isAsking: boolean) => void): void {
  useEffect(() => {
    if (!isAsking) return
    onAsking(true)
    return () => onAsking(false)
  }, [isAsking, onAsking])
}
