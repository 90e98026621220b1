/** Asks the person to sign in again; false where they cannot be asked. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Who asks, as long as there is a page to ask on. */
export function onSessionRequired(by: Ask): () => void {
  ask = by
  return () => {
    if (ask === by) ask = undefined
  }
}

/** However many requests find the session over, the person is asked once. */
export function waitForSession(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asking = undefined))
  return asking
}
