import { describe, expect, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { useWorld } from '../support/world.ts'

describe.skipIf(withoutChromium)('the navigation', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it.each([
    ['/settings/keys', 'API keys'],
    ['/settings/webhooks', 'Webhooks'],
    ['/settings/webhooks/whe_00000000000000000000000000', 'Webhooks'],
    ['/settings/webhooks/debugger', 'Webhooks'],
    ['/settings/deliveries/whd_00000000000000000000000000', 'Webhooks'],
    ['/settings/requests/req_00000000000000000000000000', 'Requests'],
    ['/settings/activity', 'Activity'],
    ['/settings/account', 'Account'],
  ])('marks on %s that it belongs to %s', async (path, place) => {
    const page = await browser.openAs(app, world, path)
    const places = page.getByRole('navigation', { name: 'Settings' })
    await places.getByRole('link', { name: place }).waitFor()
    const marked = places.locator('[aria-current=page][data-active]')
    expect(await marked.allTextContents()).toEqual([place])
    expect(await places.locator('[aria-current]').count()).toBe(1)
  })
})
