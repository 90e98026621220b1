import { setImmediate as nextTurn } from 'node:timers/promises'

export class TimeoutError extends Error {}

/** Waits for an answer, and accepts an answer that arrived while the event loop was blocked. @throws TimeoutError */
export async function withTimeout<T>(answer: Promise<T>, timeoutMs: number, who: string): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = async (): Promise<void> => {
    await nextTurn()
    late.reject(new TimeoutError(`${who} did not respond in time`))
  }
  const timer = setTimeout(() => void giveUp(), timeoutMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
