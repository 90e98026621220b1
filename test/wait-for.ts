import { setTimeout as delay } from 'node:timers/promises'

/** Asks again until the answer is truthy, and returns it. */
export async function waitFor<T>(
  ask: () => T | Promise<T>,
  { timeoutMs = 10_000, what = 'what was waited for' } = {},
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`${what} did not come about within ${timeoutMs} ms`)
    await delay(20)
  }
}
