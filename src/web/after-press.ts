import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'

/**
 * Returns a function that calls another one: at once, or after the click if a pointer is pressed. What a person is
 * pressing would otherwise move away, and the click would be lost.
 */
export function useAfterPress(): (then: () => unknown) => void {
  const isPressed = useRef(false)
  const waiting = useRef<() => unknown>(undefined)
  const release = (): void => {
    isPressed.current = false
    if (waiting.current) setTimeout(waiting.current)
    waiting.current = undefined
  }
  useWindowEvent('pointerdown', () => (isPressed.current = true), true)
  useWindowEvent('pointerup', release, true)
  useWindowEvent('pointercancel', release, true)
  return (then) => {
    if (isPressed.current) waiting.current = then
    else then()
  }
}
