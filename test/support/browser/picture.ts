import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const folder = `${import.meta.dirname}/../../../docs/images`

/**
 * Runs in the page: lists the navigation, the headings and the buttons, which do not depend on fonts. Leaves
 * out a board's cards, since fonts determine how many are in view.
 */
const outlineOf = `[...document.querySelectorAll('nav a, h1, h2, h3, main button')]
  .filter((one) => !one.closest('[data-rfd-draggable-id]')).map((one) => one.localName + ' ' + (one.textContent.trim() || one.ariaLabel)).join('\\n') + '\\n'`

/**
 * Checks that a picture in docs/images still shows the page, by the outline that was saved with the picture.
 * With PICTURES=1, saves both.
 */
export async function expectPictured(page: Page, name: string, width = 1280): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width, height: 860 })
  const outline = await page.evaluate<string>(outlineOf)
  if (process.env.PICTURES === '1') {
    await page.screenshot({ path: `${folder}/${name}.png` })
    writeFileSync(`${folder}/${name}.txt`, outline)
  }
  const help = `docs/images/${name}.png shows another page: run this test with PICTURES=1`
  expect(outline, help).toBe(readFileSync(`${folder}/${name}.txt`, 'utf8'))
}
