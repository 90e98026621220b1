/** The keys of what was sent and has not been answered. */
const pending = new Map<string, string>()

/**
 * The `Idempotency-Key` of what a person means to do: the same one when they try it again because no answer came, and a
 * new one for everything else.
 */
export function idempotencyKeyOf(intent: string): string {
  const key = pending.get(intent) ?? randomKey()
  pending.set(intent, key)
  return key
}

/** `randomUUID` is kept from pages that came by plain http from another machine. */
const randomKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')

export function settleIntent(intent: string): void {
  pending.delete(intent)
}
