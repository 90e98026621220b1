/** The keys of what was sent and has not been answered. */
const pending = new Map<string, string>()

/**
 * The `Idempotency-Key` of what a person means to do: the same one when they try it again because no answer came, and a
 * new one for everything else.
 */
export function idempotencyKeyOf(intent: string): string {
  const key = pending.get(intent) ?? crypto.randomUUID()
  pending.set(intent, key)
  return key
}

export function settleIntent(intent: string): void {
  pending.delete(intent)
}
