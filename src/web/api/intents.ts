/** A POST with an unknown outcome: the server may or may not have carried it out. */
interface Unanswered {
  path: string
  intent: string
  key: string
}

let unanswered: readonly Unanswered[] = []

/** Returns whether each POST replaces the previous one, which the person then no longer wants. */
const isReplaced = (path: string): boolean => path.endsWith('/moves')

/** Returns whether a POST to a path may repeat one that got no response. */
export const mayRepeat = (path: string): boolean => unanswered.some((one) => one.path === path)

/**
 * Returns the `Idempotency-Key` for a POST: the key of an equal POST that got no response, so it is not done
 * twice, and otherwise a new key. Equal POSTs at the same time are separate actions.
 */
export function takeKey(path: string, intent: string): string {
  const isRetried = (one: Unanswered): boolean => one.path === path && one.intent === intent
  const key = unanswered.find(isRetried)?.key ?? newKey()
  unanswered = unanswered.filter((one) => !isRetried(one) && !(one.path === path && isReplaced(path)))
  return key
}

/** Keeps the key of a POST that got no response, for a retry. */
export function keepKey(path: string, intent: string, key: string): void {
  unanswered = [...unanswered, { path, intent, key }]
}

/** Makes the next POST to a path a new action, even if it equals one that got no response. */
export function endRetries(path: string): void {
  unanswered = unanswered.filter((one) => one.path !== path)
}

/** Returns a random key. `randomUUID` is missing on pages loaded by plain HTTP from another machine. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')
