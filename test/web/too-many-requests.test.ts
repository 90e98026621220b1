import { describe, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser/browser.ts'
import { withLimits } from '../support/app/budgets.ts'
import { waitFor } from '../support/runner/wait-for.ts'

describe.skipIf(withoutChromium)('a session that has exceeded its rate limit', () => {
  const browser = useBrowser()

  it('shows on any page when to try again, and then continues there (product.md 18.10, 23.3)', async () => {
    const { app, fixture } = await withLimits({ session: 20 })
    const page = await browser.openAs(app, fixture, '/settings/account')
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor()
    const spend = async () => (await page.request.get('/api/settings/v1/session')).status()
    await waitFor(async () => (await spend()) === 429)
    await page.getByRole('link', { name: 'Activity' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Too many requests' })
    await refusal.getByText('You have made too many requests. Try again in 60 seconds.').waitFor()
    await page.reload()
    await refusal.getByText('Try again in 60 seconds.').waitFor()
    app.clock.advance(60)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('feed', { name: 'Activity' }).waitFor()
  })

  it('shows in a dialog when to try again, and keeps the input (product.md 18.10, 23.3)', async () => {
    const { app, fixture } = await withLimits({ session_write: 1 })
    const page = await browser.openAs(app, fixture, '/settings/projects')
    await page.getByRole('button', { name: 'New project' }).click()
    const read = { data: { until: new Date().toISOString() } }
    await waitFor(
      async () => (await page.request.post('/api/settings/v1/notifications/reads', read)).status() === 429,
    )
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lock house')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('Try again in 60 seconds.').waitFor()
    app.clock.advance(60)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Lock house' }).waitFor()
  })
})
