import { describe, expect, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { useWorld } from '../support/world.ts'

describe.skipIf(withoutChromium)('the navigation', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('marks the current place on every page', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    const places = page.getByRole('navigation', { name: 'Settings' })
    for (const [path, place] of [
      ['/keys', 'API keys'],
      ['/webhooks', 'Webhooks'],
      ['/webhooks/whe_00000000000000000000000000', 'Webhooks'],
      ['/webhooks/debugger', 'Webhooks'],
      ['/deliveries/whd_00000000000000000000000000', 'Webhooks'],
      ['/requests/req_00000000000000000000000000', 'Requests'],
      ['/activity', 'Activity'],
      ['/account', 'Account'],
    ] as const) {
      await page.goto(`/settings${path}`)
      await places.getByRole('link', { name: place }).waitFor()
      const marked = places.locator('[aria-current=page][data-active]')
      expect(await marked.allTextContents(), path).toEqual([place])
      expect(await places.locator('[aria-current]').count(), path).toBe(1)
    }
  })
})
