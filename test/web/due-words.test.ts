import { describe, expect, it } from 'vitest'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the due date of a task in words', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  /** Opens a task on Saturday, 28 November 2026, 23:30 in Auckland, where it is still Saturday morning in UTC. */
  const openTask = async () => {
    const work = await signInToWork(app, world)
    const created = await work.post('/tasks', { title: 'Caulk', card_id: world.cards.todo })
    const { id } = created.body.data as { id: string }
    const page = await browser.openAs(app, world, '/favicon.ico', { timezoneId: 'Pacific/Auckland' })
    await page.clock.install({ time: new Date('2026-11-28T10:30:00Z') })
    await page.goto(`/work?task=${id}`)
    const due = page.getByRole('dialog').getByRole('textbox', { name: 'Due date' })
    await due.waitFor()
    const stored = async () =>
      ((await work.get(`/tasks/${id}`)).body.data as { due_date: string | null }).due_date
    return { page, due, stored, id }
  }

  it('is understood in the person’s time zone, never in the past, and shown before it is saved (product.md 25.66)', async () => {
    const { page, due, stored } = await openTask()
    const words = {
      tomorrow: ['2026-11-29', 'Sun, 29 Nov 2026'],
      fri: ['2026-12-04', 'Fri, 4 Dec 2026'],
      sat: ['2026-11-28', 'Sat, 28 Nov 2026'],
      'next sat': ['2026-12-05', 'Sat, 5 Dec 2026'],
      '28 nov': ['2026-11-28', 'Sat, 28 Nov 2026'],
      'in 2h': ['2026-11-29', 'Sun, 29 Nov 2026'],
      '8am': ['2026-11-29', 'Sun, 29 Nov 2026'],
      'tomorrow at half past 5': ['2026-11-29', 'Sun, 29 Nov 2026'],
      'in 2 weeks': ['2026-12-12', 'Sat, 12 Dec 2026'],
      '30 nov': ['2026-11-30', 'Mon, 30 Nov 2026'],
      '3 jan': ['2027-01-03', 'Sun, 3 Jan 2027'],
    }
    for (const [text, [day, shown = '']] of Object.entries(words)) {
      const before = await stored()
      await due.fill(text)
      await page.getByText(shown).waitFor()
      expect(await stored()).toBe(before)
      await due.press('Enter')
      await waitFor(async () => (await stored()) === day)
      await waitFor(async () => (await due.inputValue()) === day)
    }
    for (const text of ['yesterday', 'last friday', 'whenever', '2026-02-30', '1700-01-01']) {
      await due.fill(text)
      await due.press('Enter')
      await page.getByText(/^Not saved/).waitFor()
      expect(await stored()).toBe('2027-01-03')
      await due.press('Escape')
      expect(await due.inputValue()).toBe('2027-01-03')
    }
    await due.fill('')
    await due.blur()
    await waitFor(async () => (await stored()) === null)
  })

  /** Opens a task from the board, so that the browser can go back to it. */
  const openFromBoard = async () => {
    const { page, due, stored, id } = await openTask()
    await page.goto(`/work/projects/${world.projects.main}?q=Caulk`)
    const open = async (): Promise<void> => {
      await page.locator(`a[data-task="${id}"]`).click()
      await due.waitFor()
    }
    const goBack = async (): Promise<void> => {
      await page.evaluate('history.back()')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await open()
    return { page, due, stored, open, goBack }
  }

  it('is saved, once, when the person goes back while typing it (product.md 25.66)', async () => {
    const { page, due, stored, open, goBack } = await openFromBoard()
    let writes = 0
    page.on('request', (request) => (writes += request.method() === 'PATCH' ? 1 : 0))
    await due.fill('fri')
    await goBack()
    await waitFor(async () => (await stored()) === '2026-12-04')
    await open()
    await waitFor(async () => (await due.inputValue()) === '2026-12-04')
    expect(writes).toBe(1)
  })

  it.each([
    ['means no day', 'whenever', false],
    ['is refused', 'fri', true],
  ])(
    'is kept if it %s when the person goes back while typing it (product.md 25.66)',
    async (_why, text, isRefused) => {
      const { page, due, stored, open, goBack } = await openFromBoard()
      if (isRefused)
        await page.route(/\/tasks\/task_\w+$/, (route) =>
          route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
        )
      await due.fill(text)
      await goBack()
      if (isRefused) await page.getByRole('alert').getByText('The change was not saved').waitFor()
      await open()
      expect(await due.inputValue()).toBe(text)
      await page.reload()
      await due.waitFor()
      expect(await due.inputValue()).toBe(text)
      expect(await stored()).toBe(null)
      await due.press('Escape')
      expect(await due.inputValue()).toBe('')
    },
  )

  it('has buttons for the next days and for none (product.md 25.66)', async () => {
    const { page, stored } = await openTask()
    const days = { Today: '2026-11-28', Tomorrow: '2026-11-29', 'Next week': '2026-11-30', 'No date': null }
    for (const [name, day] of Object.entries(days)) {
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
      await waitFor(async () => (await stored()) === day)
    }
  })

  it('is that of the button, also if words were typed before (product.md 25.66)', async () => {
    const { page, due, stored } = await openTask()
    const today = page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true })
    await today.click()
    await waitFor(async () => (await stored()) === '2026-11-28')
    await due.fill('fri')
    await page.getByText('Fri, 4 Dec 2026').waitFor()
    await today.click()
    await waitFor(async () => (await due.inputValue()) === '2026-11-28')
    await due.fill('fri')
    await due.press('Enter')
    await waitFor(async () => (await stored()) === '2026-12-04')
  })
})
