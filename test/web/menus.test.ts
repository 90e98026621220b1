import { describe, expect, it } from 'vitest'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the menu of a button (product.md 25.90)', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it.each([/^Actions for Order the stone/, 'Edit column To do', 'More', /account of/])(
    '%s is opened and used by keyboard',
    async (name) => {
      const page = await browser.openAs(app, world, `/work/projects/${world.projects.main}`)
      const button = page.getByRole('button', { name })
      const items = page.getByRole('menuitem')
      for (const key of ['Enter', 'Space', 'ArrowDown']) {
        await button.press(key)
        await items.first().and(page.locator(':focus')).waitFor()
        await page.keyboard.press('End')
        await items.last().and(page.locator(':focus')).waitFor()
        await page.keyboard.press('Home')
        await items.first().and(page.locator(':focus')).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('menu').waitFor({ state: 'detached' })
        await button.and(page.locator(':focus')).waitFor()
      }
      expect(await items.count()).toBe(0)
    },
  )
})
