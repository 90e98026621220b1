import { setTimeout as delay } from 'node:timers/promises'

/**
 * The maximum wait, in milliseconds: a bound for failures on a machine under load, not a promised duration.
 */
const timeoutMs = 60_000

/** Polls a condition until it holds, and throws after the deadline. */
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
