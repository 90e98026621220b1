import { notifications } from '@mantine/notifications'
import { Problem } from '../../api/problem.ts'

/** Makes a change. If a rate limit refuses it, tells the person, waits as long as the server asks, and retries. */
export async function retryWhenRateLimited<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    const { status, retryAfterSeconds } = Problem.of(error)
    if (status !== 429 || retryAfterSeconds === undefined) throw error
    notifications.show({
      id: 'too-many-changes',
      message: `Too many changes within a minute. The next is saved in ${retryAfterSeconds} seconds.`,
      autoClose: retryAfterSeconds * 1_000,
    })
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000))
    return retryWhenRateLimited(change)
  }
}
