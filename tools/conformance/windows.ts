import { read, type Answer } from './answer.ts'
import { need } from './verdict.ts'

/** The longest window to wait for. */
const longestSeconds = 600

/** Waits for the next window of an exhausted budget, as long as the 429 demands. */
export type WaitForWindow = (refusal: Answer) => Promise<void>

/**
 * Returns the wait for windows.
 * @param say reports each wait once, even if several rules wait for the same window
 */
export function waitForWindows(
  say: (line: string) => void,
  sleep: (ms: number) => Promise<unknown>,
): WaitForWindow {
  const waits = new Map<string, Promise<void>>()
  return (refusal) => {
    const given = read(refusal.body, 'error.code')
    const code = typeof given === 'string' ? given : 'a 429 without a code'
    const begun = waits.get(code)
    if (begun) return begun
    // Another rule checks the header.
    const seconds = Math.max(1, Math.ceil(Number(refusal.headers['retry-after'])) || 1)
    need(seconds <= longestSeconds, `${refusal.call} is refused for another ${seconds} s (${code})`)
    say(`waiting ${seconds} s for the next window (${code})`)
    const wait = sleep(seconds * 1000).then(() => void waits.delete(code))
    waits.set(code, wait)
    return wait
  }
}
