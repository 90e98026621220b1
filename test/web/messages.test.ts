import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('messages over a page', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  let owner: Caller
  let work: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
    work = await signInToWork(app, world)
  })

  /** Creates a project with these tasks in its first column. */
  const createTasks = async (...titles: string[]): Promise<{ id: string; tasks: string[] }> => {
    const { id } = (await owner.post('/projects', { name: 'Quay' })).body.data as { id: string }
    const tasks: string[] = []
    for (const title of titles)
      tasks.push(((await work.post('/tasks', { title, project_id: id })).body.data as { id: string }).id)
    return { id, tasks }
  }
  const refuseChanges = (page: Page): Promise<unknown> =>
    page.route(/\/v1\/tasks\/[^/]+$/, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )

  it('a title that cannot be saved is reported once, in colors of enough contrast', async () => {
    const { id, tasks } = await createTasks('Moor')
    const page = await browser.openAs(app, world, `/work/projects/${id}?task=${tasks[0]}`)
    await refuseChanges(page)
    const title = page.getByRole('textbox', { name: 'Title' })
    const refused = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    const first = refused()
    await title.fill('Moor it')
    await first
    const toast = page.getByRole('alert').filter({ hasText: 'The change was not saved' })
    await toast.waitFor()
    const second = refused()
    await title.press('Enter')
    await second
    await page.getByText('Not saved', { exact: true }).waitFor()
    expect(await toast.count()).toBe(1)
    await toast.hover()
    await expectAccessibleInEveryView(page, 'message')
  })

  it('a message and an offer to undo cover no control of the board (product.md 25.62)', async () => {
    const { id } = await createTasks('Hawser', 'Fender')
    const page = await browser.openAs(app, world, `/work/projects/${id}`, {
      viewport: { width: 1440, height: 900 },
    })
    await page.getByRole('checkbox', { name: 'Complete Hawser' }).click()
    const offer = page.getByRole('status').filter({ hasText: 'Completed “Hawser”' })
    await offer.waitFor()
    await offer.hover()
    await refuseChanges(page)
    await page.getByRole('checkbox', { name: 'Complete Fender' }).press('Space')
    const toast = page.getByRole('alert').filter({ hasText: '“Fender” was not changed' })
    await toast.waitFor()
    for (const button of await page.getByRole('button', { name: 'Add task' }).all())
      await button.click({ trial: true })
    const [below, above] = [await offer.boundingBox(), await toast.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    const board = await page.getByRole('region', { name: 'To do' }).boundingBox()
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(board?.x ?? 0)
  })

  it('a title from right to left does not turn the sentence around it', async () => {
    const title = '\u202Egpj.exe'
    const { id } = await createTasks(title)
    const page = await browser.openAs(app, world, `/work/projects/${id}`)
    await page.getByRole('checkbox', { name: `Complete ${title}` }).click()
    const offer = page.getByRole('status').filter({ hasText: 'Completed' })
    await offer.locator('bdi').getByText(title, { exact: true }).waitFor()
    await refuseChanges(page)
    await page.getByRole('checkbox', { name: `Complete ${title}` }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'was not changed' })
    await toast.locator('bdi').getByText(title, { exact: true }).waitFor()
  })

  it('a task that was deleted meanwhile is named as the reason why it was not changed', async () => {
    const { id, tasks } = await createTasks('Bollard', 'Cleat')
    const page = await browser.openAs(app, world, '/favicon.ico')
    // The page does not hear of the deletion.
    await page.route('**/work/v1/changes', () => undefined)
    await page.goto(`/work/projects/${id}?view=list`)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('link', { name: 'Cleat' }).waitFor()
    await work.delete(`/tasks/${tasks[1]}`)
    await page.getByRole('toolbar').getByRole('button', { name: 'Complete' }).click()
    const refused = page.getByRole('alert', { name: 'Tasks that were not changed' })
    await waitFor(async () =>
      String(await refused.allTextContents()).includes(
        'Cleat: This task was deleted, or you can no longer see its project.',
      ),
    )
    await page.getByRole('link', { name: 'Board', exact: true }).click()
    const bollard = page.getByRole('checkbox', { name: 'Complete Bollard' })
    await bollard.waitFor()
    await work.delete(`/tasks/${tasks[0]}`)
    await bollard.click()
    const toast = page.getByRole('alert').filter({ hasText: '“Bollard” was not changed' })
    await toast.getByText('This task was deleted, or you can no longer see its project.').waitFor()
  })
})
