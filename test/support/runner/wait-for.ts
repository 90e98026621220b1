import { setTimeout as delay } from 'node:timers/promises'

/**
 * Maximum wait in milliseconds: a limit for failures on a busy machine, not a promised duration.
 */
const timeoutMs = 60_000

/** Polls a condition until it is true, and throws after the deadline. */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  deadlineMillis = timeoutMs,
): Promise<void> {
  const deadline = Date.now() + deadlineMillis
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${deadlineMillis} ms: ${String(condition)}`)
    await delay(10)
  }
}
