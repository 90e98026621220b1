import { setTimeout as sleep } from 'node:timers/promises'
import { isStaleConnection } from './errors.ts'

/** Where one connection turns out to be stale, all are: these are the waits for the others to be noticed too. */
const staleMillis = [10, 100]

/** Runs a read, and again when its connection turned out to be stale, as each is after a restart of PostgreSQL. */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      await waitOrThrow(error, attempt)
    }
  }
}

/** Throws the error where another attempt would not help. */
export async function waitOrThrow(error: unknown, attempt: number): Promise<void> {
  const millis = staleMillis[attempt]
  if (millis === undefined || !isStaleConnection(error)) throw error
  await sleep(millis)
}
