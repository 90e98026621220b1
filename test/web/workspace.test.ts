import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the workspace page', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the workspace page lets an owner rename the workspace and set its time zone (product.md 20.7, 20.9)', async () => {
    const page = await browser.openAs(app, await app.fixture(), '/settings/workspace')
    await page.getByRole('button', { name: 'Rename workspace' }).click()
    const naming = page.getByRole('dialog', { name: 'Rename workspace' })
    await naming.getByRole('textbox', { name: 'Name' }).fill('Quarry & Sons')
    await naming.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('definition').getByText('Quarry & Sons').waitFor()

    await page.getByRole('button', { name: 'Change time zone' }).click()
    const zone = page.getByRole('dialog', { name: 'Change time zone' })
    await zone.getByRole('combobox', { name: 'Time zone' }).selectOption('America/Los_Angeles')
    await zone.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('definition').getByText('America/Los_Angeles').waitFor()
  })

  it('the workspace page shows an admin the time zone, and no button to change it', async () => {
    const page = await browser.openAs(app, world, '/settings/workspace', { person: 'admin' })
    await page.getByRole('definition').getByText('UTC', { exact: true }).waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Change|Rename/ })
        .count(),
    ).toBe(0)
  })
})
