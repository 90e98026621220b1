let unsaved = 0

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Makes a change. Until it is saved or refused, the browser asks before it leaves or reloads the page. */
export async function askBeforeLeaving<Result>(change: () => Promise<Result>): Promise<Result> {
  if (unsaved === 0) addEventListener('beforeunload', ask)
  unsaved += 1
  try {
    return await change()
  } finally {
    unsaved -= 1
    if (unsaved === 0) removeEventListener('beforeunload', ask)
  }
}
