let holds = 0
/** The tasks that were deleted while refreshes are held, or were held last. */
const deleted = new Set<string>()

/** Holds refreshes until the returned function is called, so a dragged card does not move with its list. */
export function holdRefreshes(): () => void {
  if (holds === 0) deleted.clear()
  holds += 1
  let isHeld = true
  return () => {
    if (isHeld) holds -= 1
    isHeld = false
  }
}

/** Returns whether refreshes are held: the person has a card in hand. */
export const areRefreshesHeld = (): boolean => holds > 0

/** Notes that a task was deleted, which the page does not show while refreshes are held. */
export const noteDeleted = (taskId: string): void => void (holds > 0 && deleted.add(taskId))

/** Returns whether a task was deleted while refreshes were held. */
export const wasDeleted = (taskId: string): boolean => deleted.has(taskId)

const pollMs = 100

/** Waits until no refresh is held. */
export async function waitForRefreshes(): Promise<void> {
  while (holds > 0) await new Promise((resolve) => setTimeout(resolve, pollMs))
}
