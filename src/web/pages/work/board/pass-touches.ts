/**
 * Passes further touches of an element on to the window, where the drag library listens. In a virtual list, a lifted card
 * is replaced by a copy, and events of an element that has left the document reach no listener above it.
 */
export function passTouches({ target }: TouchEvent): void {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
  const touched: Pick<HTMLElement, 'isConnected' | 'addEventListener'> = target
  const ended = new AbortController()
  const pass = (event: TouchEvent): void => {
    const { type, touches, changedTouches, cancelable } = event
    if (type !== 'touchmove') ended.abort()
    if (touched.isConnected) return
    const copy = new TouchEvent(type, {
      touches: [...touches],
      changedTouches: [...changedTouches],
      cancelable,
    })
    if (!window.dispatchEvent(copy)) event.preventDefault()
  }
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const)
    touched.addEventListener(type, pass, { passive: false, signal: ended.signal })
}
