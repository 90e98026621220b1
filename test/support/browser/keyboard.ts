import type { Page } from 'playwright-core'
import { waitFor } from '../runner/wait-for.ts'

/** Expression for the accessible name of the focused element: its label, or else its text. */
const focused = `(() => {
  const it = document.activeElement
  return it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent
})()`

/** Presses a key until the element with this name has the focus. */
export async function pressTo(page: Page, key: string, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press(key)
    if ((await page.evaluate(focused)) === name) return
  }
  throw new Error(`${name} is not reached`)
}

export const expectFocus = (page: Page, name: string): Promise<void> =>
  waitFor(async () => (await page.evaluate(focused)) === name)
