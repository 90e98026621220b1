import { read, type Answer } from './answer.ts'
import { need } from './verdict.ts'

/** Longer than a window is worth waiting for. */
const longestSeconds = 600

/** Waits for the windows of spent budgets. */
export interface Windows {
  /** Waits as long as this 429 says. */
  wait: (refusal: Answer) => Promise<void>
}

/** @param say is told of each wait, once for all who wait for the same window */
export function createWindows(say: (line: string) => void, sleep: (ms: number) => Promise<unknown>): Windows {
  const waits = new Map<string, Promise<void>>()
  return {
    wait(refusal) {
      const given = read(refusal.body, 'error.code')
      const code = typeof given === 'string' ? given : 'a 429 without a code'
      const begun = waits.get(code)
      if (begun) return begun
      // A header that is missing or no number is a rule of its own.
      const seconds = Math.max(1, Math.ceil(Number(refusal.headers['retry-after'])) || 1)
      need(seconds <= longestSeconds, `${refusal.call} is refused for another ${seconds} s (${code})`)
      say(`waiting ${seconds} s for the next window (${code})`)
      const wait = sleep(seconds * 1000).then(() => void waits.delete(code))
      waits.set(code, wait)
      return wait
    },
  }
}
