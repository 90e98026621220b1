/** Asks the person to sign in again; false if that is impossible. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Sets the function that asks a person to sign in again. Returns a function that removes it. */
export function onSessionRequired(by: Ask): () => void {
  ask = by
  return () => {
    if (ask === by) ask = undefined
  }
}

/** Asks the person once, however many requests find that the session has ended. */
export function waitForSession(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asking = undefined))
  return asking
}
