/** Idempotency keys of requests without a response so far. */
const pending = new Map<string, string>()

/**
 * Returns the `Idempotency-Key` for an action: the same key if it is tried again after no response, otherwise a new
 * one.
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
