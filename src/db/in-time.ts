/** So long whoever watches the process waits for a database that hangs. */
const patienceMs = 2_000

/** What the database answers. @throws Error where it does not do so in time; the question stays in flight */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = (): void => late.reject(new Error('the database did not answer in time'))
  const timer = setTimeout(giveUp, patienceMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
