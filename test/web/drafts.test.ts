import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { password, setPassword, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('text that was typed and not saved', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  const make = async (path: string, body: object): Promise<string> => {
    const { status, text, body: answer } = await (await signInToWork(app, world)).post(path, body)
    expect(status, text).toBe(201)
    return (answer.data as { id: string }).id
  }
  const makeTask = (title: string): Promise<string> => make('/tasks', { title, card_id: world.cards.todo })
  const event = { start_time: '10:00', end_time: '11:00', repeat: 'none' }
  const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const draftsIn = (page: Page): Promise<number> =>
    page.evaluate<number>(`Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')).length`)

  it('unsaved text in a task survives a reload (product.md 25.35)', async () => {
    const id = await makeTask('Stow the sails')
    const page = await browser.openAs(app, world, `/work?task=${id}`)
    await page.route(/\/tasks\/task_\w+$/, (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
    )
    await textbox(page, 'Description').fill('In dry bags')
    await textbox(page, 'Comment').fill('Which sails?')
    await page.reload()
    await waitFor(async () => (await textbox(page, 'Comment').inputValue()) === 'Which sails?')
    expect(await textbox(page, 'Description').inputValue()).toBe('In dry bags')
    await page.unroute(/\/tasks\/task_\w+$/)
    await page.reload()
    const work = await signInToWork(app, world)
    const stored = async () => (await work.get(`/tasks/${id}`)).body.data as { description: string }
    await waitFor(async () => (await stored()).description === 'In dry bags')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByRole('list', { name: 'Comments' }).getByText('Which sails?').waitFor()
    await waitFor(async () => (await draftsIn(page)) === 0)
    await page.reload()
    await page.getByRole('list', { name: 'Comments' }).getByText('Which sails?').waitFor()
    expect(await textbox(page, 'Comment').inputValue()).toBe('')
    await page.getByRole('dialog').getByText('In dry bags', { exact: true }).waitFor()
  })

  it('a change to a comment survives a reload, and is shown if the comment has been deleted (product.md 25.35)', async () => {
    const id = await makeTask('Tar the rigging')
    const comment = await make(`/tasks/${id}/comments`, { body: 'One coat' })
    const page = await browser.openAs(app, world, `/work?task=${id}`)
    const comments = page.getByRole('list', { name: 'Comments' })
    await comments.getByRole('button', { name: 'Edit' }).click()
    await comments.getByRole('textbox', { name: 'Comment' }).fill('Two coats, and sand between them')
    await page.reload()
    const edited = comments.getByRole('textbox', { name: 'Comment' })
    await waitFor(async () => (await edited.inputValue()) === 'Two coats, and sand between them')
    // It is saved only when the person asks for it.
    await edited.focus()
    await textbox(page, 'Title').focus()
    const work = await signInToWork(app, world)
    const [stored] = (await work.get(`/tasks/${id}/comments`)).body.data as { body: string }[]
    expect(stored?.body).toBe('One coat')
    expect((await work.delete(`/tasks/${id}/comments/${comment}`)).status).toBe(204)
    const note = page.getByRole('alert').filter({ hasText: 'could not be saved' })
    await note.getByText('Two coats, and sand between them').waitFor()
    await note.getByRole('button', { name: 'Discard' }).click()
    await waitFor(async () => (await draftsIn(page)) === 0)
  })

  it('a tab that is closed while a description is being edited asks, and saves it in the meantime (product.md 25.34)', async () => {
    const work = await signInToWork(app, world)
    const id = await makeTask('Mend the nets')
    await work.patch(`/tasks/${id}`, { description: 'Old' })
    const page = await browser.openAs(app, world, `/work?task=${id}`)
    await page.getByRole('button', { name: 'Edit description' }).click()
    await textbox(page, 'Description').fill('New')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    const stored = async () => (await work.get(`/tasks/${id}`)).body.data as { description: string }
    await waitFor(async () => (await stored()).description === 'New')
    await waitFor(async () => (await draftsIn(page)) === 0)
  })

  it('the title of a new task stays in its field when the page is refreshed and when it is reloaded', async () => {
    const page = await browser.openAs(app, world, '/work')
    await textbox(page, 'New task').fill('Buy varn')
    const title = 'Assigned by another person'
    const assigned = { title, card_id: world.cards.todo, user_ids: [world.users.owner] }
    await (await signInToWork(app, world, 'admin')).post('/tasks', assigned)
    await page.getByRole('link', { name: title }).waitFor()
    expect(await textbox(page, 'New task').inputValue()).toBe('Buy varn')
    await page.goto(`/work/projects/${world.projects.main}`)
    const column = page.getByRole('region', { name: 'To do', exact: true })
    await column.getByRole('button', { name: 'Add task' }).click()
    await textbox(page, 'Title').fill('Sand the')
    await page.reload()
    await waitFor(async () => (await textbox(page, 'Title').inputValue()) === 'Sand the')
    await page.goto('/work')
    await waitFor(async () => (await textbox(page, 'New task').inputValue()) === 'Buy varn')
    await textbox(page, 'New task').press('Enter')
    await page.getByRole('list', { name: 'No date' }).getByRole('link', { name: 'Buy varn' }).waitFor()
    await page.reload()
    await page.getByRole('list', { name: 'No date' }).getByRole('link', { name: 'Buy varn' }).waitFor()
    expect(await textbox(page, 'New task').inputValue()).toBe('')
  })

  it('a new event that was closed with Escape is shown again, and Cancel discards it (product.md 25.42)', async () => {
    const page = await browser.openAs(app, world, '/work/calendar?day=2031-05-01')
    const open = () => page.getByRole('button', { name: 'New event' }).click()
    const dialog = page.getByRole('dialog', { name: 'New event' })
    await open()
    await textbox(page, 'Title').fill('Launch')
    await dialog.getByLabel('Date').fill('2031-05-07')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await open()
    expect(await textbox(page, 'Title').inputValue()).toBe('Launch')
    expect(await dialog.getByLabel('Date').inputValue()).toBe('2031-05-07')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await open()
    expect(await textbox(page, 'Title').inputValue()).toBe('')
    expect(await dialog.getByLabel('Date').inputValue()).toBe('2031-05-01')
  })

  it('an event that was typed for a project cannot be created for the whole workspace because the project is gone (product.md 25.42)', async () => {
    const page = await browser.openAs(app, world, '/work/calendar?day=2031-05-01')
    const dialog = page.getByRole('dialog', { name: 'New event' })
    const project = dialog.getByLabel('Project')
    const create = dialog.getByRole('button', { name: 'Create' })
    await page.getByRole('button', { name: 'New event' }).click()
    await textbox(page, 'Title').fill('Secret launch')
    await project.selectOption({ value: world.projects.main })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.route(/\/work\/v1\/projects\?/, (route) =>
      route.fulfill({ json: { data: [], meta: { next_cursor: null } } }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'New event' }).click()
    await dialog.getByText('You cannot create events in this project').waitFor()
    expect(await project.inputValue()).toBe(world.projects.main)
    expect(await create.isDisabled()).toBe(true)
    await project.selectOption('None, the whole workspace')
    expect(await create.isDisabled()).toBe(false)
  })

  it('what is typed into an event while it is being saved is kept', async () => {
    const id = await make('/events', { ...event, title: 'Refit', date: '2031-09-03' })
    const page = await browser.openAs(app, world, `/work/calendar?day=2031-09-01&event=${id}`)
    const dialog = page.getByRole('dialog')
    const release = await holdRequests(page, 'PATCH', /\/events\/event_\w+$/)
    await textbox(page, 'Location').fill('Slip 1')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await textbox(page, 'Location').fill('Slip 12')
    await textbox(page, 'Description').fill('Bring straps')
    release()
    const work = await signInToWork(app, world)
    const stored = async () => (await work.get(`/events/${id}`)).body.data
    await waitFor(async () => ((await stored()) as { location: string }).location === 'Slip 1')
    await dialog.locator('button[type=submit]:not([data-loading])').click()
    await dialog.waitFor({ state: 'detached' })
    expect(await stored()).toMatchObject({ location: 'Slip 12', description: 'Bring straps' })
  })

  it('an event that is typed while another is being created is kept', async () => {
    const page = await browser.openAs(app, world, '/work/calendar?day=2031-09-10')
    const dialog = page.getByRole('dialog', { name: 'New event' })
    const open = () => page.getByRole('button', { name: 'New event' }).click()
    const release = await holdRequests(page, 'POST', /\/work\/v1\/events$/)
    await open()
    await textbox(page, 'Title').fill('Rigging')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open()
    await textbox(page, 'Title').fill('Painting')
    release()
    await page.locator('a[data-event]').getByText('Rigging').waitFor()
    expect(await textbox(page, 'Title').inputValue()).toBe('Painting')
  })

  it('unsaved changes to an event that was closed with Escape are shown again, and Cancel discards them (product.md 25.42)', async () => {
    const id = await make('/events', { ...event, title: 'Survey', date: '2031-06-03' })
    const path = `/work/calendar?day=2031-06-01&event=${id}`
    const page = await browser.openAs(app, world, path)
    const dialog = page.getByRole('dialog', { name: 'Survey' })
    const reopen = () => page.getByRole('link', { name: /Survey$/ }).click()
    await textbox(page, 'Location').fill('Slip 1')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await reopen()
    await waitFor(async () => (await textbox(page, 'Location').inputValue()) === 'Slip 1')
    await page.reload()
    await waitFor(async () => (await textbox(page, 'Location').inputValue()) === 'Slip 1')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await reopen()
    expect(await textbox(page, 'Location').inputValue()).toBe('')
    await textbox(page, 'Location').fill('Slip 2')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await draftsIn(page)).toBe(0)
  })

  it('what a person has typed does not stay in the browser after signing out', async () => {
    const page = await browser.openAs(app, world, '/work')
    await textbox(page, 'New task').fill('Secret')
    expect(await draftsIn(page)).toBe(1)
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/settings/sign-in')
    await waitFor(async () => (await draftsIn(page)) === 0)
  })

  it('signing out in one tab discards what the person has typed in another', async () => {
    const page = await browser.openAs(app, world, '/work')
    const other = await page.context().newPage()
    await other.goto('/work')
    await textbox(other, 'New task').fill('Secret')
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await waitFor(async () => (await draftsIn(other)) === 0)
  })

  it('what a person has typed does not stay in the browser when another person has signed in', async () => {
    const page = await browser.openAs(app, world, '/work')
    await textbox(page, 'New task').fill('Mine')
    await page.evaluate(
      `sessionStorage.setItem('draft ${world.workspace.id} ${world.users.member} new task', '"Secret"')`,
    )
    await page.reload()
    await waitFor(async () => (await draftsIn(page)) === 1)
    expect(await textbox(page, 'New task').inputValue()).toBe('Mine')
  })

  it('a title that is refused after the person has signed out is not kept', async () => {
    const email = await setPassword(app, world)
    const page = await browser.openAs(app, world, '/work')
    const release = await holdRequests(page, 'POST', /\/work\/v1\/tasks$/)
    await textbox(page, 'New task').fill('Secret')
    await textbox(page, 'New task').press('Enter')
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/settings/sign-in')
    const refused = page.waitForResponse(/\/work\/v1\/tasks$/)
    release('refuse')
    await (await refused).finished()
    await textbox(page, 'Email').fill(email)
    await textbox(page, 'Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/settings\/(?!sign-in)|\/work/)
    expect(await draftsIn(page)).toBe(0)
  })
})

/** Holds requests until the returned function continues or refuses them. */
async function holdRequests(page: Page, method: string, url: RegExp) {
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
