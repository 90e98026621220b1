import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the import page with a long file', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the import page lists up to 10,000 failing lines, scrolls to the last one, and imports the other lines (product.md 26.16)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.second}/import`)
    const buffer = Buffer.from(`Name,Due\nGood,\n${'Bad,soon\n'.repeat(10_001)}`)
    await page.getByLabel('Choose a file').setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Import 1 task' }).waitFor()
    const lines = page.getByRole('list', { name: 'Lines that fail' }).locator('li')
    expect(await lines.count()).toBe(10_000)
    await lines.last().scrollIntoViewIfNeeded()
    await lines.last().getByText('Line 10002').waitFor()
    await page.getByText('These are the first 10,000').waitFor()
    await page.getByRole('button', { name: 'Import 1 task' }).click()
    await page.getByRole('heading', { name: '1 task imported' }).waitFor()
  })

  it('the import page imports 5,000 tasks, and links to their board (product.md 26.16)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.second}/import`)
    const lines = Array.from({ length: 5_000 }, (_, n) => `Tile ${n},Done\n`).join('')
    const buffer = Buffer.from(`Name,List\n${lines}`)
    await page.getByLabel('Choose a file').setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Import 5,000 tasks' }).click()
    await page.getByRole('heading', { name: '5,000 tasks imported' }).waitFor()
    await page.getByRole('link', { name: 'Open the board' }).click()
    await page.getByRole('link', { name: 'Tile 0', exact: true }).waitFor()
  })
})
