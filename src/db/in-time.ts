/** Who watches the process waits for a database that hangs, but not longer than this. */
const patienceMs = 2_000

/** The answer of the database. @throws Error where it does not come in time; the query stays in flight */
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
