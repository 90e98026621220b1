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

/** Returns whether refreshes are held: the person has a card in hand. */
export const areRefreshesHeld = (): boolean => holds > 0

const pollMs = 100

/** Waits until no refresh is held. */
export async function waitForRefreshes(): Promise<void> {
  while (holds > 0) await new Promise((resolve) => setTimeout(resolve, pollMs))
}
