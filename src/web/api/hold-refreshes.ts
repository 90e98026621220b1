let holds = 0

/** Holds refreshes until the returned function is called, so a dragged card does not move with its list. */
export function holdRefreshes(): () => void {
  holds += 1
  let isHeld = true
  return () => {
    if (isHeld) holds -= 1
    isHeld = false
  }
}

export const holdsRefreshes = (): boolean => holds > 0
