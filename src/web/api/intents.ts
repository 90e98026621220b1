/** Idempotency keys of requests that have no response yet. */
const pending = new Map<string, string>()

/**
 * Returns the `Idempotency-Key` for an action: the same key for a retry without a response, otherwise a new key.
 */
export function idempotencyKeyOf(intent: string): string {
  const key = pending.get(intent) ?? newKey()
  pending.set(intent, key)
  return key
}

/** Returns a random key. `randomUUID` is missing on pages loaded by plain HTTP from another machine. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')

export function completeIntent(intent: string): void {
  pending.delete(intent)
}
