import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keepPicture, showsWellToAll } from '../support/accessibility.ts'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { useWorld } from '../support/world.ts'

describe.skipIf(withoutChromium)('the reference', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  /** Opens it, and fails for every request to another host. */
  const open = async (hash = ''): Promise<Page> => {
    const page = await browser.open({ baseURL: app.url })
    page.on('request', (request) =>
      expect(new URL(request.url()).origin).toMatch(new RegExp(`^(${app.url}|null)$`)),
    )
    await page.goto(`/reference${hash}`)
    await page.locator('#operations-Tasks-createTask').waitFor()
    return page
  }
  const operation = (page: Page, id: string): Locator => page.locator(`#operations-${id}`)
  const send = async (place: Locator): Promise<void> => {
    await place.getByRole('button', { name: 'Try it out' }).click()
    await place.getByRole('button', { name: 'Execute' }).click()
    await place.locator('.live-responses-table').waitFor()
  }

  it('is for everybody', async () => {
    const page = await open()
    // The inside of Swagger UI is not ours to mend.
    await showsWellToAll(page, 'reference', '.swagger-ui')
    await page.goto('/reference#/Tasks/createTask')
    await page.getByText('Where it goes.').waitFor()
    await keepPicture(page, 'reference-operation')
  })

  it('so are the errors', async () => {
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/reference/errors')
    await showsWellToAll(page, 'errors')
    await page.getByRole('link', { name: 'validation_error' }).click()
    await page.getByRole('heading', { name: 'validation_error' }).waitFor()
    await showsWellToAll(page, 'error')
  })

  it('shows operations, webhooks and schemas, and nothing of its maker', async () => {
    const page = await open()
    for (const id of ['Me-getMe', 'Events-createEvent', 'webhooks-onTaskCreated'])
      await operation(page, id).waitFor()
    await page.locator('.models').getByText('TaskCreate', { exact: true }).waitFor()
    const text = await page.evaluate<string>('document.body.innerText')
    expect(text).not.toMatch(/swagger|smartbear/i)
    expect(await page.locator('.topbar, .authorize, .authorization__btn, .version-pragma').count()).toBe(0)
    expect(await page.locator('[src*="//"]').count()).toBe(0)
  })

  it('calls the API with the key that was pasted, and forgets it with the page', async () => {
    const page = await open('#/Me/getMe')
    await page.getByLabel('API key').fill(world.keys.full.secret)
    const place = operation(page, 'Me-getMe')
    await send(place)
    expect(await place.locator('.live-responses-table tbody .response-col_status').innerText()).toMatch(
      /^200/,
    )
    expect(await place.locator('.live-responses-table').innerText()).toContain(world.workspace.name)

    const kept =
      '[...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie, location.href].join()'
    expect(await page.evaluate<string>(kept)).not.toContain('svc_')
    await page.reload()
    await page.locator('#operations-Me-getMe.is-open').waitFor()
    expect(await page.getByLabel('API key').inputValue()).toBe('')
    await send(operation(page, 'Me-getMe'))
    expect(await operation(page, 'Me-getMe').locator('.live-responses-table').innerText()).toContain(
      'api_key_required',
    )
  })

  it('forgets a key that is taken out of the field, and says when one cannot be right', async () => {
    const page = await open('#/Me/getMe')
    const field = page.getByLabel('API key')
    await field.fill('svc_short')
    await page.getByText('A key is svc_ and 40 letters and digits').waitFor()
    await field.fill(world.keys.full.secret)
    await page.getByText('Kept in memory').waitFor()
    await field.fill('')
    await send(operation(page, 'Me-getMe'))
    expect(await operation(page, 'Me-getMe').locator('.live-responses-table').innerText()).toContain('401')
  })

  it('is found through and gone about with the keyboard alone', async () => {
    const page = await open()
    const { keyboard } = page
    await keyboard.press('/')
    await keyboard.type('create a task')
    await page.getByText(/^\d+ found$/).waitFor()
    await keyboard.press('Enter')
    await page.locator('#operations-Tasks-createTask.is-open').waitFor()
    expect(await page.evaluate('location.hash')).toBe('#/Tasks/createTask')
    // The focus goes there.
    await page.locator('#operations-Tasks-createTask :focus').waitFor()
    await keyboard.press('/')
    await keyboard.type('nothing has these words')
    await page.getByText('No results.').waitFor()
    await keyboard.press('Escape')
    await page.getByRole('link', { name: 'Introspect the API key' }).waitFor()
  })

  it.each([
    { query: 'onTaskCreated', link: 'task.created', until: '#operations-webhooks-onTaskCreated.is-open' },
    { query: 'TaskCreate', link: 'TaskCreate', until: '.models article :text("title_text")' },
    { query: 'rate limits', link: 'Rate limits', until: '.info h1:text("Rate limits")' },
  ])('finds $query', async ({ query, link, until }) => {
    const page = await open()
    await page.getByRole('searchbox').fill(query)
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: link }).first().click()
    await page.locator(until).first().waitFor()
    const isInSight = `(() => { const { top } = document.querySelector(${JSON.stringify('#reference :focus')}).getBoundingClientRect(); return top >= 0 && top < innerHeight })()`
    expect(await page.evaluate(isInSight)).toBe(true)
  })

  it('finds errors, and leads to their pages', async () => {
    const page = await open()
    await page.getByRole('searchbox').fill('no_open_column')
    await page.getByRole('link', { name: 'no_open_column' }).click()
    await page.getByRole('heading', { name: 'no_open_column' }).waitFor()
    await page.getByRole('link', { name: 'createTask' }).click()
    await page.locator('#operations-Tasks-createTask.is-open').waitFor()
  })
})
