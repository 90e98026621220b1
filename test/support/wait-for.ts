import { setTimeout as delay } from 'node:timers/promises'

/** What a loaded machine may take for what an idle one does at once: a bound for failures, and never a promise. */
const patienceMs = 60_000

/** Asks again and again until it is so, and fails when it does not come to be so. */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  deadlineMillis = patienceMs,
): Promise<void> {
  const deadline = Date.now() + deadlineMillis
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${deadlineMillis} ms: ${String(condition)}`)
    await delay(10)
  }
}
