import { setTimeout as delay } from 'node:timers/promises'

/** Asks again and again until it is so; fails when the deadline passes. */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  deadlineMillis = 10_000,
): Promise<void> {
  const deadline = Date.now() + deadlineMillis
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${deadlineMillis} ms: ${String(condition)}`)
    await delay(10)
  }
}
