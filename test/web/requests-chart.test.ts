import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('requests by time', () => {
  const { app, world, full, admin } = useWorld()
  const browser = useBrowser()
  beforeAll(async () => {
    await full.get('/tasks', { query: { limit: 3 }, headers: { 'User-Agent': 'warehouse/2.1' } })
    await full.post('/tasks', { title_text: 'Without a project' })
    const owner = await signIn(app, world)
    await waitFor(async () => (await owner.get('/requests')).body.data.length === 2)
  })

  it('requests are shown in a chart with a table of the same numbers, and Enter on a bar filters by its period', async () => {
    const page = await browser.openAs(app, world, '/settings/requests')
    const chart = page.getByRole('img', { name: 'Requests by status' })
    await chart.waitFor()
    const counts = page.getByRole('table', { name: 'Counts by time' }).locator('tbody tr')
    expect((await counts.first().textContent())?.replace(/^.*?(?=\d{4}$)/, '')).toBe('1100')
    await chart.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.waitForURL(/since=.*until=/)
    const { since, until } = Object.fromEntries(new URL(page.url()).searchParams)
    expect(Date.parse(until ?? '') - Date.parse(since ?? '')).toBe(900_000)
    await page.getByRole('button', { name: 'Filters (2)' }).click()
    await page.getByRole('textbox', { name: 'Since' }).waitFor()
    await page.getByRole('table', { name: 'Requests' }).locator('tbody tr').nth(1).waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.waitForURL(`${app.url}/settings/requests`)
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {}
    await chart.click({ position: { x: width - 12, y: height / 2 } })
    await page.waitForURL(/since=.*until=/)
    await expectAccessible(page, 'requests by time', 'light')
  })

  it('new requests are shown without a reload, unless Live is off, which the URL keeps', async () => {
    const page = await browser.openAs(app, world, '/settings/requests?operation_id=getMe')
    await page.getByText('No results').waitFor()
    await admin.get('/me')
    await page.getByRole('table', { name: 'Requests' }).getByText('getMe').waitFor()
    await page.getByRole('switch', { name: 'Live' }).uncheck()
    await page.waitForURL(/operation_id=getMe&live=off/)
  })

  it.each([
    ['?status=3xx', 'status must be 2xx, 4xx, 5xx or a number from 100 to 599.'],
    ['?since=yesterday', 'since must'],
    ['?colour=red', 'Unknown filters, which are ignored: colour'],
  ])('a filter that cannot be applied is pointed out: %s (product.md 17.13)', async (query, text) => {
    const page = await browser.openAs(app, world, `/settings/requests${query}`)
    await page.getByText(text).first().waitFor()
  })

  it('the page of a request shows why it was refused, with links to its operation, error and key', async () => {
    const page = await browser.openAs(app, world, '/settings/requests?path=/api/public/v1/task&status=422')
    await page.getByRole('link', { name: 'POST /api/public/v1/tasks' }).click()
    await page.getByText('project_id is required unless card_id is given.').waitFor()
    const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await hrefOf('validation_error')).toBe('/reference/errors/validation_error')
    expect(await hrefOf('createTask')).toBe('/reference/operations/createTask')
    expect(await hrefOf('Full access')).toBe(`/settings/keys/${world.keys.full.id}`)
    await expectAccessible(page, 'request', 'dark')
  })
})

describe.skipIf(isChromiumMissing)('the notifications page', () => {
  const { app, world, admin } = useWorld()
  const browser = useBrowser()

  it.each(['owner', 'member'] as const)(
    'the notifications page lists notifications of an %s and marks them as read',
    async (role) => {
      const task = { title_text: 'Order the stone', card_id: world.cards.todo, user_ids: [world.users[role]] }
      expect((await admin.post('/tasks', task)).status).toBe(201)
      const person = await signIn(app, world, role)
      const page = await browser.openAs(app, world, '/settings/account', { person: role })
      await page.getByRole('button', { name: 'Notifications', exact: true }).click()
      await page.getByRole('link', { name: 'All notifications' }).click()
      await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
      const items = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
      await items.filter({ hasText: 'Order the stone' }).first().waitFor()
      const link = items.getByRole('link', { name: 'Order the stone' }).first()
      expect(await link.getAttribute('href')).toMatch(/^\/work\?task=task_/)
      const unread = async () => (await person.get('/notifications', { query: { unread: 'true' } })).body.data
      await waitFor(async () => (await unread()).length === 0)
      await expectAccessible(page, 'notifications page', 'light')
    },
  )
})
