import { notifications } from '@mantine/notifications'
import { Problem } from '../../api/problem.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'

/**
 * Makes a change, or reads what it needs. Until it is saved or refused, the browser asks before it leaves the page. If a rate limit refuses the
 * change, tells the person, waits as long as the server asks, and retries.
 */
export const saveChange = <Result>(change: () => Promise<Result>): Promise<Result> =>
  askBeforeLeaving(() => retryWhenRateLimited(change))

/** Repeats a request that a rate limit refuses, as long as the server asks. */
export async function retryWhenRateLimited<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    const { status, retryAfterSeconds } = Problem.of(error)
    if (status !== 429 || retryAfterSeconds === undefined) throw error
    notifications.show({
      id: 'too-many-changes',
      message: `Too many changes within a minute. The next one will be saved in ${retryAfterSeconds} seconds.`,
      autoClose: retryAfterSeconds * 1_000,
    })
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000))
    return retryWhenRateLimited(change)
  }
}
