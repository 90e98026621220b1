import type { Locator, Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* Changes that end after the dialog that made them was closed. */

describe.skipIf(isChromiumMissing)('late answers (product.md 25.92)', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  let owner: Caller
  let work: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
    work = await signInToWork(app, world)
  })

  const makeProject = async (...titles: string[]) => {
    const { id, columns } = (await owner.post('/projects', { name: 'Quay' })).body.data as {
      id: string
      columns: { id: string }[]
    }
    const ids: string[] = []
    for (const title of titles) {
      const made = await work.post('/tasks', { title, card_id: columns[0]?.id })
      ids.push((made.body.data as { id: string }).id)
    }
    return { path: `/work/projects/${id}`, ids }
  }
  const makeEvent = async (title: string): Promise<string> => {
    const event = { title, date: '2031-10-07', start_time: '10:00', end_time: '11:00', repeat: 'none' }
    const made = await work.post('/events', { ...event, timezone: 'UTC', project_id: world.projects.main })
    expect(made.status, made.text).toBe(201)
    return (made.body.data as { id: string }).id
  }

  const title = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Title' })
  const announced = (page: Page, text: string): Promise<void> =>
    page.locator('[data-announcements]', { hasText: text }).waitFor({ state: 'attached' })
  const deleteByMenu = async (page: Page, name: string): Promise<Locator> => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    return page.getByRole('dialog', { name: `Delete ${name}?` })
  }

  it('an event that is created after its dialog was closed leaves the next dialog open', async () => {
    const page = await browser.openAs(app, world, '/work/calendar?day=2031-10-10')
    const release = await hold(page, 'POST', /\/work\/v1\/events$/)
    const dialog = page.getByRole('dialog', { name: 'New event' })
    await page.getByRole('button', { name: 'New event' }).click()
    await title(dialog).fill('Rigging')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New event' }).click()
    await title(dialog).waitFor()
    release()
    await page.locator('a[data-event]').getByText('Rigging').waitFor()
    await waitFor(async () => (await title(dialog).inputValue()) === '')
    await title(dialog).fill('Painting')
    expect(await title(dialog).inputValue()).toBe('Painting')
  })

  it('an event that is created after its dialog was closed does not lead away', async () => {
    const page = await browser.openAs(app, world, '/work/calendar?day=2031-10-10')
    const release = await hold(page, 'POST', /\/work\/v1\/events$/)
    const dialog = page.getByRole('dialog', { name: 'New event' })
    await page.getByRole('button', { name: 'New event' }).click()
    await title(dialog).fill('Far away')
    await dialog.getByLabel('Date').fill('2032-03-03')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'My tasks' }).click()
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor()
    release()
    await announced(page, 'Event created')
    expect(new URL(page.url()).pathname).toBe('/work')
  })

  it('an event that is refused after its dialog was closed says so', async () => {
    const page = await browser.openAs(app, world, '/work/calendar?day=2031-10-10')
    const release = await hold(page, 'POST', /\/work\/v1\/events$/)
    const dialog = page.getByRole('dialog', { name: 'New event' })
    await page.getByRole('button', { name: 'New event' }).click()
    await title(dialog).fill('Refused')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    release('refuse')
    await page.getByRole('alert').getByText('The event was not created').waitFor()
  })

  it('an event that is saved after its dialog was closed leaves the same event open', async () => {
    const id = await makeEvent('Refit')
    const page = await browser.openAs(app, world, `/work/calendar?day=2031-10-01&event=${id}`)
    const release = await hold(page, 'PATCH', /\/events\/event_\w+$/)
    const dialog = page.getByRole('dialog', { name: 'Refit' })
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Slip 3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator(`a[data-event="${id}"]`).click()
    await title(dialog).waitFor()
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'GET' && /\/calendar\?/.test(response.url()),
    )
    release()
    await (await saved).finished()
    expect(await title(dialog).inputValue()).toBe('Refit')
  })

  it('a task that is deleted after its dialog was closed leaves the dialog of another open', async () => {
    const { path } = await makeProject('One', 'Two')
    const page = await browser.openAs(app, world, path)
    await page.getByRole('link', { name: 'Two', exact: true }).waitFor()
    const release = await hold(page, 'DELETE', /\/tasks\/task_\w+$/)
    const first = await deleteByMenu(page, 'One')
    await first.getByRole('button', { name: 'Delete' }).click()
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'detached' })
    const second = await deleteByMenu(page, 'Two')
    await second.waitFor()
    release()
    await announced(page, 'Deleted “One”')
    await page.locator('a[data-task]', { hasText: 'One' }).waitFor({ state: 'detached' })
    expect(await second.count()).toBe(1)
  })

  it('a task that is deleted after its panel was closed leaves the panel of another open', async () => {
    const { path, ids } = await makeProject('One', 'Two')
    const page = await browser.openAs(app, world, `${path}?task=${ids[0]}`)
    const release = await hold(page, 'DELETE', /\/tasks\/task_\w+$/)
    const panel = page.getByRole('dialog', { name: 'One', exact: true })
    await panel.getByRole('button', { name: 'Delete', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Delete One?' })
    await asked.getByRole('button', { name: 'Delete' }).click()
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Two', exact: true }).click()
    const other = page.getByRole('dialog', { name: 'Two', exact: true })
    await title(other).waitFor()
    release()
    await page.locator('a[data-task]', { hasText: 'One' }).waitFor({ state: 'detached' })
    await announced(page, 'Deleted “One”')
    expect(new URL(page.url()).searchParams.get('task')).toBe(ids[1])
  })

  it('a task that is found and deleted after the search was closed leaves another dialog open', async () => {
    const { path } = await makeProject('One', 'Two')
    const page = await browser.openAs(app, world, path)
    // From then on the page handles keys.
    await page.getByRole('button', { name: 'New task' }).waitFor()
    await page.getByRole('link', { name: 'One', exact: true }).click()
    await title(page.getByRole('dialog', { name: 'One', exact: true })).waitFor()
    const release = await hold(page, 'DELETE', /\/tasks\/task_\w+$/)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox', { name: 'Search' }).fill('delete')
    await page.getByRole('dialog', { name: 'Search' }).getByText('Delete', { exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Delete One?' })
    await asked.getByRole('button', { name: 'Delete' }).click()
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox', { name: 'Search' })
    await search.fill('two')
    release()
    await announced(page, 'Deleted “One”')
    await page.locator('a[data-task]', { hasText: 'One' }).waitFor({ state: 'detached' })
    expect(await search.inputValue()).toBe('two')
  })

  it('a column that is renamed after its dialog was closed leaves the next dialog open', async () => {
    const { path } = await makeProject('One')
    const page = await browser.openAs(app, world, path)
    const release = await hold(page, 'PATCH', /\/columns\/card_\w+$/)
    const open = async (): Promise<Locator> => {
      await page.getByRole('button', { name: 'Edit column To do' }).click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      return page.getByRole('dialog', { name: 'Rename To do' })
    }
    const dialog = await open()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Next')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open()
    release()
    await page.getByRole('list', { name: 'Tasks in Next' }).waitFor({ state: 'attached' })
    await page
      .getByRole('dialog', { name: 'Rename Next' })
      .getByRole('textbox', { name: 'Name' })
      .fill('Later')
  })

  const ofColumn =
    (action: string) =>
    async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Edit column To do' }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
  it.each([
    ['renamed', 'Rename', ofColumn('Rename'), 'PATCH', '“To do” was not changed'],
    [
      'added',
      'Add',
      (page: Page) => page.getByRole('button', { name: 'Add column' }).click(),
      'POST',
      'The column was not added',
    ],
    ['deleted', 'Delete', ofColumn('Delete'), 'DELETE', '“To do” was not deleted'],
  ] as const)(
    'a column that is not %s after its dialog was closed says so, and leaves the next dialog open',
    async (_how, verb, open, method, refusal) => {
      const { path } = await makeProject('One')
      const page = await browser.openAs(app, world, path)
      const release = await hold(page, method, /\/columns(\/card_\w+)?(\?|$)/)
      await open(page)
      const dialog = page.getByRole('dialog')
      if (verb !== 'Delete') await dialog.getByRole('textbox', { name: 'Name' }).fill('Next')
      await dialog.getByRole('button', { name: verb, exact: true }).click()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await ofColumn('Rename')(page)
      await dialog.waitFor()
      release('refuse')
      await page.getByRole('alert').getByText(refusal).waitFor()
      expect(await dialog.count()).toBe(1)
    },
  )

  it.each([
    ['priorities', 'Priority', ['High', 'Low'], 'PATCH', /\/tasks\/task_\w+$/],
    ['columns', 'Column', ['In progress', 'Done'], 'POST', /\/moves$/],
  ] as const)(
    'of two %s that are chosen in quick succession, the last one is stored',
    async (_what, field, [one, other], method, url) => {
      const { path, ids } = await makeProject('One')
      const page = await browser.openAs(app, world, `${path}?task=${ids[0]}`)
      const choice = page.getByRole('dialog', { name: 'One' }).getByRole('combobox', { name: field })
      await choice.waitFor()
      await page.evaluate(`
        globalThis.requests = 0
        const { fetch } = globalThis
        globalThis.fetch = (...given) => {
          if (given[0].method === '${method}') globalThis.requests += 1
          return fetch(...given)
        }`)
      const sent: Route[] = []
      await page.route(url, async (route) => {
        if (route.request().method() === method && sent.push(route) === 1) return
        await route.continue()
      })
      await choice.selectOption(one)
      await waitFor(() => sent.length === 1)
      const answered = async (index: number): Promise<void> => {
        const response = await page.waitForResponse((one) => one.request() === sent[index]?.request())
        await response.finished()
      }
      const [first, second] = [answered(0), answered(1)]
      await choice.selectOption(other)
      // A second request must wait for the first one; otherwise it is stored before it.
      const count = await page.evaluate<number>(
        'new Promise((resolve) => requestIdleCallback(() => resolve(requests)))',
      )
      await waitFor(() => sent.length === count)
      if (count === 2) await second
      const shown = choice.locator('option:checked')
      expect(await shown.textContent()).toBe(other)
      await sent[0]?.continue()
      await Promise.all([first, second])
      const stored = async () =>
        (await work.get(`/tasks/${ids[0]}`)).body.data as { priority: string; card: { name: string } }
      const valueOf = async () =>
        field === 'Column' ? (await stored()).card.name : (await stored()).priority
      expect((await valueOf()).toLowerCase()).toBe(other.toLowerCase())
      // The page may still read the task as it was between the two.
      await waitFor(async () => (await shown.textContent()) === other)
    },
  )

  it('Escape closes a panel whose task another person has deleted while it was to be deleted', async () => {
    const { path, ids } = await makeProject('One')
    const page = await browser.openAs(app, world, `${path}?task=${ids[0]}`)
    const panel = page.getByRole('dialog', { name: 'One', exact: true })
    await panel.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Delete One?' }).waitFor()
    expect((await work.delete(`/tasks/${ids[0]}`)).status).toBe(204)
    await page.getByRole('dialog', { name: 'Delete One?' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('Escape closes a panel after another person has deleted the comment that was to be deleted', async () => {
    const { path, ids } = await makeProject('One')
    const made = await work.post(`/tasks/${ids[0]}/comments`, { body: 'Too early' })
    const page = await browser.openAs(app, world, `${path}?task=${ids[0]}`)
    await page.getByRole('button', { name: 'Delete comment' }).click()
    const asked = page.getByRole('dialog', { name: 'Delete this comment?' })
    await asked.waitFor()
    const { id } = made.body.data as { id: string }
    expect((await work.delete(`/tasks/${ids[0]}/comments/${id}`)).status).toBe(204)
    await asked.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

/** Holds requests until the returned function continues or refuses them. */
async function hold(page: Page, method: string, url: RegExp) {
  let release: (how?: 'continue' | 'refuse') => void = () => undefined
  const released = new Promise<'continue' | 'refuse'>(
    (resolve) => (release = (how = 'continue') => resolve(how)),
  )
  await page.route(url, async (route) =>
    route.request().method() === method && (await released) === 'refuse'
      ? route.fulfill({ status: 422, json: { error: { code: 'invalid', message: 'Refused', param: null } } })
      : route.continue(),
  )
  return release
}
