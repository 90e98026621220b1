import { beforeAll, describe, expect, it } from 'vitest'
import { chosen, pressed, useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/** Runs in the page: returns the values that a field shows until its filter is in the page's URL. */
async function textsUntilApplied(field: { value: string }): Promise<string[]> {
  const texts: string[] = []
  while (!(globalThis as unknown as { location: { search: string } }).location.search.includes('path=')) {
    if (field.value !== texts.at(-1)) texts.push(field.value)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return texts
}

describe.skipIf(isChromiumMissing)('the requests page', () => {
  const { app, world, full, only } = useWorldWithDeliveries()
  const browser = useBrowser()
  beforeAll(async () => {
    const owner = await signIn(app, world)
    const receiver = await startReceiver({ until: 'file' })
    await owner.post('/webhook-endpoints', { url: receiver.url, events: [] })
    const task = { title_text: 'Order the stone', project_id: world.projects.second }
    await full.post('/tasks', task, { headers: { 'X-Request-Id': 'the-one-that-i-look-for' } })
    await full.get('/tasks/task_nothing')
    await only('read:projects').get('/projects')
    await waitFor(async () => (await owner.get('/requests')).body.data.length === 3)
  })

  it('the page of a request links to the task that it created, its deliveries and activities, and these link back (product.md 17.5)', async () => {
    const page = await browser.openAs(app, world, '/settings/requests?operation_id=createTask')
    const table = page.getByRole('table', { name: 'Requests' })
    await table.getByRole('link', { name: 'POST /api/public/v1/tasks' }).click()
    await page.getByText('the-one-that-i-look-for').first().waitFor()
    const activity = page.getByRole('main').getByRole('link', { name: 'Activity', exact: true })
    expect(await activity.getAttribute('href')).toMatch(/^\/settings\/activity\?.*type=task.created/)
    await page.getByRole('link', { name: 'Order the stone', exact: true }).click()
    await page.getByRole('dialog', { name: 'Order the stone' }).waitFor()
    expect(page.url()).toMatch(/\/work\?task=task_\w+$/)
    await page.goBack()
    const deliveries = page.getByRole('table', { name: 'Deliveries' })
    await deliveries.getByText('Delivered').waitFor()
    await deliveries.getByRole('link', { name: 'task.created' }).click()
    await page.getByRole('region', { name: 'Attempts', exact: true }).waitFor()
    await page.getByRole('link', { name: 'POST /api/public/v1/tasks' }).click()
    await deliveries.waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('link', { name: 'Requests', exact: true }).last().click()
    await table.waitFor()
    expect(page.url()).toBe(`${app.url}/settings/requests?operation_id=createTask`)
  })

  it('a filter is shown as it was set, before the list and the URL are updated (product.md 23.5)', async () => {
    const page = await browser.openAs(app, world, '/settings/requests')
    await page.getByRole('table', { name: 'Requests' }).waitFor()
    expect(await page.getByRole('switch', { name: 'Live' }).isChecked()).toBe(true)
    expect(await page.getByRole('switch', { name: 'Live' }).evaluate(pressed)).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    const [status, operation] = [page.getByLabel('Status', { exact: true }), page.getByLabel('Operation')]
    expect(await status.evaluate(chosen, '4xx')).toBe('4xx')
    expect(await operation.evaluate(chosen, 'getTask')).toBe('getTask')
    await page.waitForURL('**/requests?live=off&status=4xx&operation_id=getTask')
    const path = page.getByRole('textbox', { name: 'Path' })
    const texts = path.evaluate(textsUntilApplied)
    await path.fill('/api/')
    expect((await texts).filter((text) => text !== '')).toEqual(['/api/'])
    expect(page.url()).toContain('path=%2Fapi%2F')
    const since = page.getByLabel('Since')
    await since.pressSequentially('11202026')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0915AM')
    expect(await since.inputValue()).toBe('2026-11-20T09:15')
  })

  it.each(['/settings/requests', 'endpoint'])(
    'the list of %s has rows of one line, without scrolling',
    async (path) => {
      const [endpoint] = (await (await signIn(app, world)).get('/webhook-endpoints')).body.data
      const shown = path === 'endpoint' ? `/settings/webhooks/${endpoint.id}` : path
      const page = await browser.openAs(app, world, shown)
      await page.setViewportSize({ width: 1280, height: 800 })
      const row = page
        .getByRole('table', { name: /^(Requests|Deliveries)$/ })
        .locator('tbody tr')
        .first()
      await row.waitFor()
      await page
        .locator('.uplot')
        .or(page.getByRole('heading', { name: 'Deliveries' }))
        .first()
        .waitFor()
      const { y = 800, height = 0 } = (await row.boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(46)
      expect(y).toBeLessThan(500)
      expect(await page.locator('time[tabindex]').count()).toBe(0)
    },
  )

  it('filters by part of a request ID, by key, operation and status also apply to the chart of requests', async () => {
    const page = await browser.openAs(app, world, '/settings/requests')
    const rows = page.getByRole('table', { name: 'Requests' }).locator('tbody tr')
    const expectRows = async (count: number, query: string): Promise<void> => {
      await rows.nth(count - 1).waitFor()
      await rows.nth(count).waitFor({ state: 'detached' })
      await page.waitForURL(`${app.url}/settings/requests${query}`)
    }
    await expectRows(3, '')
    await page.getByRole('textbox', { name: 'Request id' }).fill('one-that-i')
    await expectRows(1, '?request_id=one-that-i')
    const counts = page.getByRole('table', { name: 'Counts by time' }).locator('tbody tr')
    expect((await counts.first().textContent())?.slice(-4)).toBe('1000')
    await page.getByRole('textbox', { name: 'Request id' }).fill('')
    await expectRows(3, '')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Status', { exact: true }).selectOption('4xx')
    await expectRows(1, '?status=4xx')
    await rows.getByText('not_found').waitFor()
    await page.getByLabel('Operation').selectOption('createTask')
    await page.getByText('No results').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Key').selectOption(world.keys['read:projects'].id)
    await expectRows(1, `?key_id=${world.keys['read:projects'].id}`)
    await rows.getByText('listProjects').waitFor()
  })

  it('the page of a request links to the task that it created, even if the key created others at the same time (product.md 17.5)', async () => {
    const owner = await signIn(app, world)
    const titles = ['Sand the oak', 'Oil the oak', 'Wax the oak']
    const created = await Promise.all(
      titles.map((title_text) => full.post('/tasks', { title_text, project_id: world.projects.second })),
    )
    const page = await browser.openAs(app, world, '/settings/requests')
    for (const [index, title] of titles.entries()) {
      const requestId = created[index]?.headers['x-request-id']
      const logged = async () => (await owner.get(`/requests?request_id=${requestId}`)).body.data
      await waitFor(async () => (await logged()).length === 1)
      await page.goto(`/settings/requests/${(await logged())[0].id}`)
      await page.getByRole('link', { name: title, exact: true }).waitFor()
    }
  })
})
