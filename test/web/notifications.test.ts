import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the notification bell', () => {
  const { app, world, admin } = useWorld()
  const browser = useBrowser()

  it('the notification bell counts unread notifications, lists them, and then counts none', async () => {
    const task = { title_text: 'Order the stone', card_id: world.cards.todo, user_ids: [world.users.owner] }
    expect((await admin.post('/tasks', task)).status).toBe(201)
    const owner = await signIn(app, world)
    const { data } = (await owner.get('/notifications')).body
    const unread = async (): Promise<number> =>
      (await owner.get('/notifications', { query: { unread: 'true' } })).body.data.length
    const count = await unread()
    expect(count).toBeGreaterThan(0)

    const page = await browser.openAs(app, world, '/settings/account')
    const elsewhere = await browser.openAs(app, world, '/settings/account')
    await elsewhere.getByText(`${count} unread`).waitFor()
    const bell = page.getByRole('button', { name: 'Notifications', exact: true })
    await page.getByText(`${count} unread`).waitFor()
    await bell.click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await list.getByText(data[0].text).waitFor()
    await list.getByText('· new').first().waitFor()
    await page.getByText('None unread').waitFor({ state: 'attached' })
    await expectAccessible(page, 'notifications', 'light')
    expect(await unread()).toBe(0)
    await elsewhere.getByText('None unread').waitFor({ state: 'attached' })

    // A name's text direction does not affect the text around it (product.md 23.4).
    expect(await list.getByRole('listitem').first().locator('bdi').allTextContents()).toEqual([
      /^(.+) assigned/.exec(String(data[0].text))?.[1],
      'Order the stone',
    ])
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Notifications')
    await bell.click()
    await list.getByText(data[0].text).waitFor()
    expect(await list.getByText('· new').count()).toBe(0)
  })

  it('a notification links to its task or event (product.md 17.7)', async () => {
    const work = await signInToWork(app, world, 'admin')
    const mine = { card_id: world.cards.todo, user_ids: [world.users.owner] }
    const create = async (path: string, body: object): Promise<string> => {
      const answer = await work.post(path, body)
      expect(answer.status, answer.text).toBe(201)
      return (answer.body.data as { id: string }).id
    }
    const task = await create('/tasks', { ...mine, title: 'Cut the keel' })
    const deleted = await create('/tasks', { ...mine, title: 'Cut the mast' })
    const commented = await create('/tasks', { title: 'Cut the boom', card_id: world.cards.todo })
    const own = await signInToWork(app, world)
    await own.post(`/tasks/${commented}/comments`, { body: 'How long?' })
    const times = { date: '2031-04-01', start_time: '08:00', end_time: '09:00', repeat: 'none' }
    const invited = { invited_users: [world.users.owner, world.users.member] }
    const event = await create('/events', { ...times, ...invited, title: 'Launch' })
    await work.post(`/tasks/${commented}/comments`, { body: 'Ten feet.' })
    await work.delete(`/tasks/${deleted}`)

    const page = await browser.openAs(app, world, '/settings/notifications')
    const list = page.getByRole('list', { name: 'Notifications' })
    const links: [text: string, href: string][] = [
      ['assigned you “Cut the keel”', `/work?task=${task}`],
      ['commented on “Cut the boom”', `/work?task=${commented}`],
      ['invited you to “Launch”', `/work/calendar?event=${event}`],
    ]
    for (const [text, href] of links)
      expect(await list.getByRole('link', { name: text }).first().getAttribute('href')).toBe(href)
    // A notification about a deleted task links to the activity feed.
    const gone = list.getByRole('link', { name: 'deleted “Cut the mast”' })
    expect(await gone.getAttribute('href')).toMatch(/^\/settings\/activity\?since=/)
    await list.getByRole('link', { name: 'assigned you “Cut the keel”' }).click()
    await page.getByRole('dialog', { name: 'Cut the keel' }).waitFor()

    const guest = await browser.openAs(app, world, '/work', { person: 'member' })
    await guest.getByRole('button', { name: 'Notifications', exact: true }).click()
    await guest.getByRole('link', { name: 'invited you to “Launch”' }).click()
    await guest.getByRole('dialog', { name: 'Launch' }).waitFor()
    expect(await guest.getByRole('dialog', { name: 'Notifications' }).count()).toBe(0)
  })

  it('a notification shows a message if the person may no longer see its subject (product.md 17.7)', async () => {
    const owner = await signIn(app, world)
    const work = await signInToWork(app, world, 'admin')
    const project = (await owner.post('/projects', { name: 'Dry dock' })).body.data as {
      id: string
      columns: { id: string }[]
    }
    const assigned = { title: 'Scrape', card_id: project.columns[0]?.id, user_ids: [world.users.member] }
    expect((await work.post('/tasks', assigned)).status).toBe(201)
    const times = { date: '2031-04-02', start_time: '08:00', end_time: '09:00', repeat: 'none' }
    const event = { ...times, title: 'Lift', project_id: project.id, invited_users: [world.users.member] }
    expect((await work.post('/events', event)).status).toBe(201)
    await owner.patch(`/projects/${project.id}`, { private: true })
    const page = await browser.openAs(app, world, '/settings/notifications', { person: 'member' })
    for (const [text, said] of [
      ['assigned you a task', 'This task was deleted, or you can no longer see its project.'],
      ['invited you to an event', 'This event was deleted, or you can no longer see its project.'],
    ] as const) {
      await page.goto('/settings/notifications')
      await page.getByRole('link', { name: text }).first().click()
      await page.getByRole('dialog').getByRole('alert').getByText(said).waitFor()
    }
  })
})
