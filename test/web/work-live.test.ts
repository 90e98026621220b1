import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const card = (page: Page, title: string): Locator => page.getByRole('link', { name: title, exact: true })
const list = (page: Page, column: string): Locator => page.getByRole('list', { name: `Tasks in ${column}` })

describe.skipIf(isChromiumMissing)('two people on one board', () => {
  const { app, world, admin } = useWorld()
  const browser = useBrowser()

  const openProject = async (name: string, titles: string[]) => {
    const owner = await signIn(app, world)
    const { id, columns } = (await owner.post('/projects', { name })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    const columnOf = (name: string): string => columns.find((column) => column.name === name)?.id ?? ''
    const todo = columnOf('To do')
    const add = async (title: string): Promise<void> =>
      expect((await admin.post('/tasks', { title_text: title, card_id: todo })).status).toBe(201)
    for (const title of titles) await add(title)
    const path = `/work/projects/${id}`
    const [anna, clara] = [
      await browser.openAs(app, world, path),
      await browser.openAs(app, world, path, { person: 'member' }),
    ]
    for (const page of [anna, clara])
      await card(page, titles[0] ?? '')
        .first()
        .waitFor()
    return { owner, id, path, add, columnOf, anna, clara }
  }

  it('two people on one board see changes by each other and by a key, and keep the card that they are dragging (product.md 25.38)', async () => {
    const { anna, clara, add } = await openProject('Boathouse', ['One', 'Two'])
    // Anna holds a card while a key creates a task.
    const box = (await card(anna, 'One').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await anna.mouse.move(box.x + 40, box.y + 10)
    await anna.mouse.down()
    await anna.mouse.move(box.x + 60, box.y + 30, { steps: 4 })
    await add('From a key')
    await list(clara, 'To do').getByText('From a key').waitFor()
    const done = await list(anna, 'Done').locator('..').boundingBox()
    await anna.mouse.move((done?.x ?? 0) + 60, (done?.y ?? 0) + 40, { steps: 10 })
    await anna.mouse.up()
    await list(anna, 'Done').getByText('One').waitFor()
    await list(anna, 'To do').getByText('From a key').waitFor()
    await list(clara, 'Done').getByText('One').waitFor()
    // Clara moves a card with the keyboard.
    await card(clara, 'Two').focus()
    await clara.keyboard.press('Space')
    await clara.keyboard.press('ArrowRight')
    await clara.locator('[aria-live=assertive]').getByText('in In progress').waitFor({ state: 'attached' })
    await clara.keyboard.press('Space')
    await list(anna, 'In progress').getByText('Two').waitFor()
  })

  it('a person keeps the text that they are typing while another person changes the task (product.md 25.35)', async () => {
    const { anna, clara } = await openProject('Slip', ['Oil the winch'])
    for (const page of [anna, clara]) await card(page, 'Oil the winch').click()
    const comment = anna.getByRole('textbox', { name: 'Comment' })
    await comment.fill('Half a sent')
    await clara.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent')
    await waitFor(
      async () => (await anna.getByRole('combobox', { name: 'Priority' }).inputValue()) === 'urgent',
    )
    await clara.getByRole('textbox', { name: 'Title' }).fill('Oil the big winch')
    await anna.getByRole('dialog', { name: 'Oil the big winch' }).waitFor()
    expect(await comment.inputValue()).toBe('Half a sent')
  })

  it('a person loses the buttons of a role together with the role, and the board together with access to it', async () => {
    const { owner, id, clara } = await openProject('Crane', ['Grease the gears'])
    await clara.getByRole('button', { name: 'Add task' }).first().waitFor()
    await owner.call('PUT', `/projects/${id}/members/${world.users.member}`, { body: { role: 'viewer' } })
    await waitFor(async () => (await clara.getByRole('button', { name: 'Add task' }).count()) === 0)
    await owner.delete(`/projects/${id}/members/${world.users.member}`)
    await owner.patch(`/projects/${id}`, { private: true })
    await clara.getByRole('heading', { name: 'Not found' }).waitFor()
  })

  it('a board gains and loses the buttons of managers with the role in the workspace (product.md 25.2, 25.38)', async () => {
    const { owner, clara } = await openProject('Dry dock', ['Scrape the hull'])
    const setRole = async (role: string): Promise<void> =>
      expect((await owner.patch(`/members/${world.users.member}`, { role })).status).toBe(200)
    const addColumn = clara.getByRole('button', { name: 'Add column' })
    await setRole('admin')
    await addColumn.waitFor()
    await setRole('member')
    await addColumn.waitFor({ state: 'detached' })
  })

  it('the lists of a board are not reloaded after a drop while the next card is being dragged (product.md 25.38)', async () => {
    const { anna, clara } = await openProject('Quay', ['One', 'Two'])
    let store = (): void => undefined
    const stored = new Promise<void>((resolve) => (store = resolve))
    await anna.route(/\/moves$/, async (route) => {
      await stored
      await route.continue()
    })
    await anna.getByRole('button', { name: 'Actions for One' }).click()
    await anna.getByRole('menuitem', { name: 'Move to Done' }).click()
    await list(anna, 'Done').getByText('One').waitFor()
    await card(anna, 'Two').focus()
    await anna.keyboard.press('Space')
    await anna.locator('[aria-live=assertive]').getByText('Lifted Two').waitFor({ state: 'attached' })
    let reads = 0
    anna.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/work/v1/tasks') reads += 1
    })
    store()
    await list(clara, 'Done').getByText('One').waitFor()
    expect(reads).toBe(0)
    await anna.keyboard.press('Escape')
    await waitFor(() => reads > 0)
    await list(anna, 'Done').getByText('One').waitFor()
  })

  it('only the columns that a change by another person concerns are reloaded (product.md 25.38)', async () => {
    const { columnOf, add, anna, clara } = await openProject('Lock', ['Grease the gate'])
    let read = new Set<string | null>()
    anna.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/work/v1/tasks') read.add(searchParams.get('card_id'))
    })
    const readFor = async (change: () => Promise<unknown>, isShown: Locator): Promise<unknown> => {
      read = new Set()
      await change()
      await isShown.waitFor()
      return [...read].toSorted()
    }
    const [todo, doing] = [columnOf('To do'), columnOf('In progress')]
    expect(
      await readFor(() => add('Oil the paddles'), list(anna, 'To do').getByText('Oil the paddles')),
    ).toEqual([todo])
    const move = async (): Promise<void> => {
      await clara.getByRole('button', { name: 'Actions for Grease the gate' }).click()
      await clara.getByRole('menuitem', { name: 'Move to In progress' }).click()
    }
    const isMoved = list(anna, 'In progress').getByText('Grease the gate')
    expect(await readFor(move, isMoved)).toEqual([todo, doing].toSorted())
  })

  it('a person sees when the connection is lost, and gets the missed changes once it is restored (product.md 25.38)', async () => {
    const { anna, add } = await openProject('Ferry', ['Paint the ramp'])
    await anna.route('**/api/work/v1/changes', (route) => route.abort('internetdisconnected'))
    await anna.reload()
    await anna.getByRole('status', { name: 'Offline' }).waitFor()
    await card(anna, 'Paint the ramp').waitFor()
    await add('Missed')
    await anna.unroute('**/api/work/v1/changes')
    await list(anna, 'To do').getByText('Missed').waitFor()
    await anna.getByRole('status', { name: 'Offline' }).waitFor({ state: 'detached' })
  })
})
