import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/browser/accessibility.ts'
import { useBrowser, withoutChromium } from '../support/browser/browser.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(withoutChromium)('the bell', () => {
  const { app, world, admin } = useWorld()
  const browser = useBrowser()

  it('counts unread notifications, lists them, and then counts none', async () => {
    const task = { title_text: 'Order the stone', card_id: world.cards.todo, user_ids: [world.users.owner] }
    expect((await admin.post('/tasks', task)).status).toBe(201)
    const owner = await signIn(app, world)
    const { data } = (await owner.get('/notifications')).body
    const unread = async (): Promise<number> =>
      (await owner.get('/notifications', { query: { unread: 'true' } })).body.data.length
    const count = await unread()
    expect(count).toBeGreaterThan(0)

    const page = await browser.openAs(app, world, '/settings/account')
    const elsewhere = await browser.openAs(app, world, '/settings/account')
    await elsewhere.getByText(`${count} unread`).waitFor()
    const bell = page.getByRole('button', { name: 'Notifications', exact: true })
    await page.getByText(`${count} unread`).waitFor()
    await bell.click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await list.getByText(data[0].text).waitFor()
    await list.getByText('· new').first().waitFor()
    await page.getByText('None unread').waitFor({ state: 'attached' })
    await expectAccessible(page, 'notifications', 'light')
    expect(await unread()).toBe(0)
    await elsewhere.getByText('None unread').waitFor({ state: 'attached' })

    // Names in any script keep their direction to themselves (product.md 23.4).
    expect(await list.getByRole('listitem').first().locator('bdi').allTextContents()).toEqual([
      /^(.+) assigned/.exec(String(data[0].text))?.[1],
      'Order the stone',
    ])
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Notifications')
    await bell.click()
    await list.getByText(data[0].text).waitFor()
    expect(await list.getByText('· new').count()).toBe(0)
  })
})
