import { describe, expect, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { signIn } from '../support/settings.ts'
import { useWorld } from '../support/world.ts'

describe.skipIf(withoutChromium)('the activity page', () => {
  const { app, world, full } = useWorld()
  const browser = useBrowser()

  it('shows who did what, and from where', async () => {
    const owner = await signIn(app, world)
    const key = { name: 'CI', scopes: ['read:tasks'] }
    await owner.post('/keys', key)
    await full.post('/tasks', { title_text: 'Order the stone', project_id: world.projects.second })
    const page = await browser.openAs(app, world, '/settings/activity')
    const articles = page.getByRole('feed', { name: 'Activity' }).getByRole('article')
    await articles.first().waitFor()
    expect(await articles.nth(0).textContent()).toContain(
      'Anna Keller created task Order the stone via API, with key Full access',
    )
    expect(await articles.nth(1).textContent()).toContain('Anna Keller created key CI via web')
  })

  it('filters by person and by time, and names the fields that changed (product.md 17.5)', async () => {
    const admin = await signIn(app, world, 'admin')
    const { body } = await admin.post('/keys', { name: 'Of Bruno', scopes: ['read:tasks'] })
    const { id } = body.data as { id: string }
    await admin.patch(`/keys/${id}`, { scopes: ['read:tasks', 'read:projects'] })
    const page = await browser.openAs(app, world, '/settings/activity')
    const articles = page.getByRole('article')
    await page.getByRole('combobox', { name: 'Person' }).selectOption('Bruno Okafor')
    await page.waitForURL(`${app.url}/settings/activity?actor_id=${world.users.admin}`)
    await articles.filter({ hasText: 'Anna Keller created' }).first().waitFor({ state: 'detached' })
    await articles.filter({ hasText: 'Bruno Okafor changed key Of Bruno (scopes) via web' }).waitFor()
    await page.getByLabel('Until').fill('2000-01-01T00:00')
    await page.getByText('No activity matches the filters.').waitFor()
  })

  it('keeps its filters of type and key in the address, loads further pages, and can be used by keyboard', async () => {
    const page = await browser.openAs(app, world, '/settings/activity?type=key.revoked')
    const articles = page.getByRole('article')
    await articles.first().waitFor()
    expect(await articles.allTextContents()).toEqual([expect.stringContaining('revoked key Revoked')])
    await page.getByRole('combobox', { name: 'Type' }).selectOption('')
    await page.getByRole('combobox', { name: 'Key' }).selectOption(world.keys.full.id)
    await page.waitForURL(`${app.url}/settings/activity?key_id=${world.keys.full.id}`)
    await articles.filter({ hasText: 'with key Full access' }).waitFor()
    await articles.nth(1).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await articles.nth(49).waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await articles.nth(50).waitFor()
    await articles.first().focus()
    await page.keyboard.press('PageDown')
    expect(await articles.nth(1).evaluate('document.activeElement.ariaPosInSet')).toBe('2')
  })
})
