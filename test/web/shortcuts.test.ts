import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

interface Key {
  key: string
  code?: string
  isComposing?: boolean
  shiftKey?: boolean
  altKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
}

/** Sends a key as a keyboard with any layout would, to the focused element. Returns whether the page has handled it. */
const press = (page: Page, key: Key): Promise<boolean> =>
  page.evaluate<boolean>(
    `!document.activeElement.dispatchEvent(new KeyboardEvent('keydown', ${JSON.stringify({
      bubbles: true,
      cancelable: true,
      ...key,
    })}))`,
  )

const ready = (page: Page): Promise<void> => page.getByRole('button', { name: 'New task' }).waitFor()

describe.skipIf(isChromiumMissing)('the keyboard shortcuts of the web editor', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it.each([
    { keys: ['c'], dialog: 'New task' },
    { keys: ['/'], dialog: 'Search' },
    { keys: ['Control+k'], dialog: 'Search' },
    { keys: ['Meta+k'], dialog: 'Search' },
    { keys: ['?'], dialog: 'Keyboard shortcuts' },
    { keys: ['g', 'm'], heading: 'My tasks' },
    { keys: ['g', 'p'], heading: 'Projects' },
    { keys: ['g', 'c'], heading: /^\w+ \d{4}$/ },
  ])('$keys opens $dialog$heading (product.md 25.86)', async ({ keys, dialog, heading }) => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.second}`)
    await page.getByRole('heading', { name: 'Summer party', level: 1 }).waitFor()
    await ready(page)
    for (const key of keys) await page.keyboard.press(key)
    if (dialog !== undefined) await page.getByRole('dialog', { name: dialog }).waitFor()
    else await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(dialog === undefined ? 0 : 1)
  })

  it.each([
    { layout: 'Latin, by what is printed', pressed: { key: 'c', code: 'KeyI' }, isHandled: true },
    { layout: 'Latin, not by the place', pressed: { key: 'j', code: 'KeyC' }, isHandled: false },
    { layout: 'with Caps Lock', pressed: { key: 'C', code: 'KeyC' }, isHandled: true },
    { layout: 'Cyrillic', pressed: { key: 'с', code: 'KeyC' }, isHandled: true },
    { layout: 'Greek', pressed: { key: 'ψ', code: 'KeyC' }, isHandled: true },
    { layout: 'Hebrew', pressed: { key: 'ב', code: 'KeyC' }, isHandled: true },
    { layout: 'Cyrillic, with Ctrl', pressed: { key: 'л', code: 'KeyK', ctrlKey: true }, isHandled: true },
    { layout: 'a sign with Shift', pressed: { key: '/', code: 'Digit7', shiftKey: true }, isHandled: true },
    { layout: 'with Shift', pressed: { key: 'C', code: 'KeyC', shiftKey: true }, isHandled: false },
    { layout: 'with Alt', pressed: { key: 'c', code: 'KeyC', altKey: true }, isHandled: false },
    { layout: 'with Ctrl', pressed: { key: 'c', code: 'KeyC', ctrlKey: true }, isHandled: false },
    { layout: 'with Cmd', pressed: { key: 'c', code: 'KeyC', metaKey: true }, isHandled: false },
    { layout: 'while composing', pressed: { key: 'c', code: 'KeyC', isComposing: true }, isHandled: false },
  ])(
    'a key counts by its letter or its place: $layout (product.md 25.87)',
    async ({ pressed, isHandled }) => {
      const page = await browser.openAs(app, world, '/work/projects')
      await ready(page)
      expect(await press(page, pressed)).toBe(isHandled)
      if (isHandled) await page.getByRole('dialog').waitFor()
      else expect(await page.getByRole('dialog').count()).toBe(0)
    },
  )

  it('letters that are typed are not shortcuts, and in a dialog with fields none is (product.md 25.87)', async () => {
    const page = await browser.openAs(app, world, '/work')
    await ready(page)
    const field = page.getByRole('textbox', { name: 'New task' })
    await field.pressSequentially('c/?gp')
    expect(await field.inputValue()).toBe('c/?gp')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('textbox', { name: 'Search' }).pressSequentially('c')
    await search.getByRole('button', { name: 'Close' }).focus()
    expect(await press(page, { key: 'c', code: 'KeyC' })).toBe(false)
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  it('shortcuts work while a task is open, outside of its fields (product.md 25.87)', async () => {
    const page = await browser.openAs(app, world, `/work?task=${world.tasks.first}`)
    await ready(page)
    const panel = page.getByRole('dialog', { name: 'Order the stone worktop' })
    const field = panel.getByRole('textbox', { name: 'Title' })
    await field.focus()
    expect(await press(page, { key: 'c', code: 'KeyC' })).toBe(false)
    await panel.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('c')
    await page.getByRole('dialog', { name: 'New task' }).waitFor()
  })

  it('shortcuts do nothing while a card is lifted (product.md 25.87)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.second}`)
    await ready(page)
    await page.getByRole('link', { name: 'Hire a piano', exact: true }).focus()
    await page.keyboard.press('Space')
    await page
      .locator('[data-announcements], [aria-live]')
      .getByText('lifted')
      .first()
      .waitFor({ state: 'attached' })
    expect(await press(page, { key: 'c', code: 'KeyC' })).toBe(false)
    await page.keyboard.press('Escape')
    await waitFor(() => press(page, { key: 'c', code: 'KeyC' }))
    await page.getByRole('dialog', { name: 'New task' }).waitFor()
  })

  it('a second key counts only right after the first (product.md 25.86)', async () => {
    const page = await browser.openAs(app, world, '/work/projects')
    await ready(page)
    expect(await press(page, { key: 'g', code: 'KeyG' })).toBe(false)
    expect(await press(page, { key: 'x', code: 'KeyX' })).toBe(false)
    expect(await press(page, { key: 'm', code: 'KeyM' })).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/work/projects')
  })

  it('the dialog Keyboard shortcuts lists every shortcut, and passes axe in every view (product.md 25.86)', async () => {
    const page = await browser.openAs(app, world, '/work')
    await ready(page)
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await dialog.waitFor()
    const terms = await dialog.locator('dl > div').allInnerTexts()
    expect(terms.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Search / or Ctrl+K or Cmd+K',
      'New task c',
      'Keyboard shortcuts ?',
      'My tasks g then m',
      'Projects g then p',
      'Calendar g then c',
      'Complete x',
      'Assign to me a',
      'Due date d',
      'Priority p',
      'Column m',
    ])
    await expectAccessibleInEveryView(page, 'shortcuts')
  })

  it('a person can turn the shortcuts off, on every open page, and on again (product.md 25.88)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.second}`)
    await ready(page)
    const account = await browser.openAs(app, world, '/settings/account')
    const shortcuts = account.getByRole('switch', { name: 'Keyboard shortcuts' })
    expect(await shortcuts.isChecked()).toBe(true)
    await shortcuts.focus()
    await account.keyboard.press('Space')
    expect(await shortcuts.isChecked()).toBe(false)
    await page
      .getByRole('button', { name: 'New task' })
      .getByText('c', { exact: true })
      .waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Hire a piano', exact: true }).focus()
    for (const key of ['c', '/', '?', 'g', 'm', 'p', 'x', 'a', 'd'])
      expect(await press(page, { key }), key).toBe(false)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'New task' }).innerText()).toBe('New task')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    await shortcuts.click()
    await page.keyboard.press('Escape')
    await waitFor(() => press(page, { key: '/' }))
    expect(await shortcuts.isChecked()).toBe(true)
  })
})
