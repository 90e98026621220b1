import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { saveScreenshot, expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the reference in a browser', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  /** Opens a page, and fails if it sends a request to another host. */
  const open = async (path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> => {
    const page = await browser.open({ baseURL: app.url, ...options })
    page.on('request', (request) => expect(new URL(request.url()).origin).toBe(app.url))
    await page.goto(path)
    return page
  }
  const send = async (page: Page, status: string): Promise<void> => {
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: new RegExp(`^${status} `) }).waitFor()
  }

  it.each([
    ['reference', '/reference'],
    ['reference-operation', '/reference/operations/createTask'],
    ['reference-schema', '/reference/schemas/TaskCreate'],
    ['reference-webhook', '/reference/webhooks/task.created'],
    ['reference-errors', '/reference/errors'],
    ['reference-error', '/reference/errors/validation_error'],
  ])('%s passes axe, in light and dark, wide and narrow', async (name, path) => {
    const page = await open(path)
    await expectAccessibleInEveryView(page, name)
    await saveScreenshot(page, name, { fullPage: true })
  })

  it('an operation is tried with a pasted key and the ids that the key can see; the key stays only in the memory of the tab, and the samples use the ids (product.md 19.4)', async () => {
    const page = await open('/reference/operations/createTask')
    const samples = page.getByRole('tabpanel')
    const example = 'project_01m2fgkgh4e1sabk0vtj8fmzgh'
    await samples.getByText(example).waitFor()
    await page.getByLabel('API key').fill(world.keys.full.secret)
    await page.getByLabel('API key').press('Tab')
    await samples.getByText(example).waitFor({ state: 'detached' })
    expect(await page.locator('#try-body').inputValue()).not.toContain(example)
    await send(page, '201')

    await page
      .getByRole('navigation', { name: 'Reference' })
      .getByRole('link', { name: 'getProject' })
      .click()
    await page.waitForURL('**/reference/operations/getProject')
    expect(await page.getByLabel('API key').inputValue()).toBe(world.keys.full.secret)
    await page.waitForFunction(
      `!document.querySelector('[role=tabpanel]').textContent.includes('${example}')`,
    )
    await send(page, '200')
    await page.goBack()
    await page.getByRole('heading', { name: 'Create a task', level: 1 }).waitFor()
    expect(await page.getByLabel('API key').inputValue()).toBe(world.keys.full.secret)

    const stored =
      '[...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie, location.href, JSON.stringify(history.state)].join()'
    expect(await page.evaluate<string>(stored)).not.toContain('svc_')
    await page.reload()
    expect(await page.getByLabel('API key').inputValue()).toBe('')
  })

  it('samples are next to the text on a wide screen, and stay in view', async () => {
    const page = await open('/reference/operations/createTask')
    await page.setViewportSize({ width: 1280, height: 800 })
    const tabs = page.getByRole('tablist', { name: 'Language' })
    const { x = 0 } = (await tabs.boundingBox()) ?? {}
    expect(x).toBeGreaterThan(700)
    await page.getByRole('heading', { name: 'Responses' }).scrollIntoViewIfNeeded()
    expect((await tabs.boundingBox())?.y).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1000, height: 800 })
    expect((await tabs.boundingBox())?.x).toBeLessThan(400)
  })

  it('an error response links to the page of its error', async () => {
    const page = await open('/reference/operations/getMe')
    await send(page, '401')
    await page.getByRole('link', { name: 'api_key_required' }).last().click()
    await page.getByRole('heading', { name: 'api_key_required', level: 1 }).waitFor()
  })

  it('an invalid key is pointed out before it is sent', async () => {
    const page = await open('/reference/operations/getMe')
    await page.getByLabel('API key').fill('svc_short')
    await page.getByLabel('API key').press('Tab')
    await page.getByText('This does not look like a key').waitFor()
  })

  it('search opens with / and can be used with the keyboard alone', async () => {
    const page = await open('/reference')
    await page.keyboard.press('/')
    await page.keyboard.type('create a task')
    await page.getByText(/^\d+ found$/).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Create a task' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('nothing has these words')
    await page.getByText('Nothing found.').waitFor()
  })

  it('search says if its index cannot be loaded, and loads the index with the next word', async () => {
    const page = await open('/reference')
    await page.route('**/reference/search.json', (route) => route.fulfill({ status: 503, json: {} }))
    const field = page.getByRole('combobox', { name: 'Search the reference' })
    await field.fill('replay')
    await page.getByText('The search index could not be loaded.').waitFor()
    await page.unroute('**/reference/search.json')
    await field.fill('create a task')
    await page.getByText(/^\d+ found$/).waitFor()
  })

  it('the search results are a list: the arrow keys move through it, Enter opens a result and Escape closes it', async () => {
    const page = await open('/reference')
    const field = page.getByRole('combobox', { name: 'Search the reference' })
    await field.fill('replay')
    const options = page.getByRole('listbox').getByRole('option')
    await options.first().waitFor()
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await field.press('ArrowUp')
    expect(await options.first().getAttribute('aria-selected')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBe('result-0')
    await expectAccessibleInEveryView(page, 'reference-search')
    await field.press('Escape')
    expect(await field.inputValue()).toBe('')
    await options.first().waitFor({ state: 'detached' })
    await field.fill('429')
    await options.first().waitFor()
    await field.press('ArrowDown')
    const href = (await options.first().getAttribute('href')) ?? ''
    await field.press('Enter')
    await page.waitForURL(`**${href}`)
  })

  it('samples are in tabs, and the next page remembers the chosen language', async () => {
    const page = await open('/reference/operations/getMe')
    await page.getByRole('tab', { name: 'curl' }).press('ArrowRight')
    await page.getByText('taskwire.me.get()').waitFor()
    await page.goto('/reference/operations/getTask')
    await page.getByText('taskwire.tasks.get(').waitFor()
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('TypeScript')
  })

  it('an operation can be read without JavaScript', async () => {
    const page = await open('/reference/operations/createTask', { javaScriptEnabled: false })
    for (const text of [
      'curl --request POST',
      'taskwire.tasks.create(',
      'requests.post(',
      'http.NewRequest(',
    ])
      await page.getByText(text).waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
  })
})
