import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { expectFocus, pressTo } from '../support/browser/keyboard.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork, type Person } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const day = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true })
const focusedDay = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).and(page.locator(':focus')).waitFor()
const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, level: 1 }).waitFor()

/** Returns whether all of an element is in a window of this height. */
async function isInView(locator: Locator, height: number): Promise<boolean> {
  const box = await locator.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

describe.skipIf(isChromiumMissing)('the calendar', () => {
  const { app, world, full } = useWorld()
  const browser = useBrowser()

  type Options = BrowserContextOptions & { person?: Person }
  const open = (search: string, { timezoneId = 'Europe/Berlin', ...options }: Options = {}): Promise<Page> =>
    browser.openAs(app, world, `/work/calendar${search}`, { timezoneId, ...options })
  const event = { start_time: '10:00', end_time: '11:30', repeat: 'none', timezone: 'Europe/Berlin' }
  const create = async (body: object): Promise<string> => {
    const answer = await (await signInToWork(app, world)).post('/events', { ...event, ...body })
    expect(answer.status, answer.text).toBe(201)
    return (answer.body.data as { id: string }).id
  }

  it('the calendar shows the events and due tasks of a month and of a week, and links to the next month or week (product.md 25.40)', async () => {
    await create({ title: 'Regatta', date: '2031-01-31', repeat: 'monthly', repeat_interval: 1 })
    const work = await signInToWork(app, world)
    await work.post('/tasks', { title: 'Varnish', end_date: '2031-01-30', card_id: world.cards.todo })
    const page = await open('?day=2031-01-31')
    await heading(page, 'January 2031')
    await day(page, 'Friday 31 January 2031').getByRole('link', { name: '10:00 Regatta' }).waitFor()
    const task = day(page, 'Thursday 30 January 2031').getByRole('link', { name: 'Varnish' })
    await page.getByRole('button', { name: 'Next' }).click()
    await heading(page, 'February 2031')
    await day(page, 'Friday 28 February 2031').getByText('Regatta').waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await task.click()
    await page.getByRole('dialog', { name: 'Varnish' }).waitFor()
    expect(new URL(page.url()).searchParams.get('task')).toMatch(/^task_/)
    await page.keyboard.press('Escape')
    await expectFocus(page, 'Task Varnish')
    await page.getByRole('link', { name: 'Friday 31 January 2031' }).click()
    await page.getByRole('button', { name: 'Week' }).click()
    await heading(page, '27 Jan')
    await day(page, 'Friday 31 January 2031').getByText('10:00–11:30').waitFor()
    await page.reload()
    await day(page, 'Friday 31 January 2031').getByText('10:00–11:30').waitFor()
    await page.getByRole('button', { name: 'Today' }).click()
    await page.getByRole('link', { name: /, today$/ }).waitFor()
  })

  it('the calendar shows events at the local time of the person (product.md 25.41)', async () => {
    await create({
      title: 'Call',
      date: '2031-03-08',
      start_time: '20:00',
      end_time: '21:00',
      timezone: 'America/New_York',
    })
    await create({
      title: 'Watch',
      date: '2031-03-11',
      start_time: '22:00',
      end_time: '23:30',
      timezone: 'UTC',
    })
    const rounds = await create({
      title: 'Rounds',
      date: '2031-03-29',
      start_time: '02:30',
      end_time: '03:00',
      repeat: 'daily',
      repeat_interval: 1,
    })
    const page = await open('?day=2031-03-08')
    await day(page, 'Sunday 9 March 2031').getByRole('link', { name: '02:00 Call' }).waitFor()
    await day(page, 'Tuesday 11 March 2031').getByRole('link', { name: '23:00 Watch' }).waitFor()
    await day(page, 'Wednesday 12 March 2031').getByRole('link', { name: 'until 00:30 Watch' }).waitFor()
    // The clocks skip 02:30 on the 30th.
    for (const [name, time] of [
      ['Saturday 29 March 2031', '02:30'],
      ['Sunday 30 March 2031', '03:30'],
      ['Monday 31 March 2031', '02:30'],
    ] as const)
      await day(page, name)
        .getByRole('link', { name: `${time} Rounds` })
        .waitFor()
    const there = await open('?day=2031-03-08', { timezoneId: 'America/New_York' })
    await day(there, 'Saturday 8 March 2031').getByRole('link', { name: '20:00 Call' }).waitFor()
    await there.getByRole('link', { name: '20:00 Call' }).click()
    await there.getByRole('dialog', { name: 'Call' }).getByLabel('Start').waitFor()
    expect(await there.getByText('In your time zone').count()).toBe(0)
    await (await signInToWork(app, world)).delete(`/events/${rounds}`)
  })

  it('a new event is created with all its fields (product.md 25.42)', async () => {
    const page = await open('?day=2031-05-01')
    await page.getByRole('button', { name: 'New event' }).click()
    const dialog = page.getByRole('dialog', { name: 'New event' })
    await dialog.getByLabel('Title').fill('Launch')
    await dialog.getByLabel('Date').fill('2031-05-07')
    await dialog.getByLabel('Start').fill('14:00')
    expect(await dialog.getByLabel('End').inputValue()).toBe('15:00')
    await dialog.getByLabel('End').fill('13:00')
    await dialog.getByLabel('Repeats').selectOption('Weekly')
    await dialog.getByLabel('Every').fill('2')
    await dialog.getByLabel('Time zone').selectOption('Europe/Oslo')
    await dialog.getByLabel('Reminder').selectOption('1 hour before')
    await dialog.getByLabel('Location').fill('Pier 2')
    await dialog.getByLabel('Project').selectOption({ value: world.projects.main })
    await dialog.getByLabel('Guests').selectOption('Bruno Okafor')
    await dialog.getByLabel('Meeting link').fill('https://meet.example/launch')
    await dialog.getByLabel('Description').fill('Champagne.')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('end_time must be after start_time').waitFor()
    await dialog.getByLabel('End').fill('16:30')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.waitFor({ state: 'detached' })
    await day(page, 'Wednesday 21 May 2031').getByText('Launch').waitFor()
    await day(page, 'Wednesday 7 May 2031').getByRole('link', { name: '14:00 Launch' }).click()
    const id = new URL(page.url()).searchParams.get('event')
    const work = await signInToWork(app, world)
    expect((await work.get(`/events/${id}`)).body.data).toMatchObject({
      ...{ title: 'Launch', date: '2031-05-07', start_time: '14:00', end_time: '16:30' },
      ...{ repeat: 'weekly', repeat_interval: 2, timezone: 'Europe/Oslo', reminder_minutes_before: 60 },
      ...{ location: 'Pier 2', project_id: world.projects.main, description: 'Champagne.' },
      ...{ meet_link: 'https://meet.example/launch', invited_users: [{ name: 'Bruno Okafor' }] },
    })
  })

  it('an event is changed and deleted in the dialog that its URL opens (product.md 25.42)', async () => {
    const id = await create({ title: 'Inspection', date: '2031-06-03' })
    const page = await open(`?day=2031-06-01&event=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Inspection' })
    await dialog.getByLabel('Date').fill('2031-06-10')
    await dialog.getByLabel('Repeats').selectOption('Daily')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await day(page, 'Wednesday 11 June 2031').getByText('Inspection').waitFor()
    expect(await day(page, 'Tuesday 3 June 2031').count()).toBe(0)
    await day(page, 'Tuesday 10 June 2031').getByRole('link', { name: 'Inspection' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const asking = page.getByRole('dialog', { name: 'Delete Inspection?' })
    await asking.getByText('all its occurrences').waitFor()
    await asking.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Inspection' }).first().waitFor({ state: 'detached' })
  })

  it('if another person has changed the same field of an event, both values are shown and neither is lost (product.md 25.43)', async () => {
    const id = await create({ title: 'Haul-out', date: '2031-07-01' })
    const work = await signInToWork(app, world)
    const page = await open(`?day=2031-07-01&event=${id}`)
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('Title').fill('Haul-out of the sloop')
    await dialog.getByLabel('Location').fill('Slip 1')
    await work.patch(`/events/${id}`, { location: 'Slip 2', description: 'Bring straps.' })
    const conflict = dialog.getByRole('alert')
    await conflict.getByText('Slip 2', { exact: true }).waitFor()
    expect(await dialog.getByLabel('Location').inputValue()).toBe('Slip 1')
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Bring straps.')
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await work.get(`/events/${id}`)).body.data).toMatchObject({
      ...{ title: 'Haul-out of the sloop', location: 'Slip 1', description: 'Bring straps.' },
    })
  })

  it('if an event has changed without a message when it is saved, the change is shown and nothing is saved (product.md 25.43)', async () => {
    const id = await create({ title: 'Survey', date: '2031-07-08' })
    const work = await signInToWork(app, world)
    const page = await browser.openAs(app, world, '/work')
    await page.route('**/api/work/v1/changes', (route) => route.abort('internetdisconnected'))
    await page.goto(`/work/calendar?day=2031-07-08&event=${id}`)
    await page.getByRole('status', { name: 'Offline' }).waitFor()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('Title').fill('Survey of the hull')
    await work.patch(`/events/${id}`, { title: 'Survey of the mast' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('alert').getByText('Survey of the mast').waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Survey of the hull')
    expect((await work.get(`/events/${id}`)).body.data).toMatchObject({ title: 'Survey of the mast' })
    await dialog.getByRole('button', { name: 'Use theirs' }).click()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Survey of the mast')
  })

  it('if the project of an event cannot be loaded, the dialog shows the error and a button to try again', async () => {
    const id = await create({ title: 'Regatta', date: '2031-07-22', project_id: world.projects.main })
    const page = await browser.openAs(app, world, '/work')
    const project = /\/work\/v1\/projects\/\w+$/
    await page.route(project, (route) => route.abort('internetdisconnected'))
    await page.goto(`/work/calendar?day=2031-07-22&event=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Regatta' })
    await dialog.getByRole('heading', { name: 'The server did not respond' }).waitFor()
    await page.unroute(project)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('button', { name: 'Save' }).waitFor()
  })

  it('if another person deletes an event, text typed into it is kept', async () => {
    const id = await create({ title: 'Sea trial', date: '2031-07-15' })
    const page = await open(`?day=2031-07-15&event=${id}`)
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('Description').fill('Two hours of notes')
    await (await signInToWork(app, world)).delete(`/events/${id}`)
    await dialog.getByRole('alert').getByText('has deleted this event').waitFor()
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Two hours of notes')
    expect(await dialog.getByRole('button', { name: 'Save' }).count()).toBe(0)
  })

  it('that an event was deleted is shown within the dialog, wherever that is scrolled (product.md 25.43)', async () => {
    const id = await create({ title: 'Dry run', date: '2031-07-16' })
    const page = await open(`?day=2031-07-16&event=${id}`, { viewport: { width: 800, height: 500 } })
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('Title').fill('Mine')
    const work = await signInToWork(app, world)
    const { version } = (await work.get(`/events/${id}`)).body.data as { version: number }
    expect((await work.patch(`/events/${id}`, { title: 'Theirs', version })).status).toBe(200)
    await dialog.getByText('Theirs').first().waitFor()
    await work.delete(`/events/${id}`)
    const notice = dialog.getByRole('alert').filter({ hasText: 'has deleted this event' })
    await notice.waitFor()
    await waitFor(() => isInView(notice, 500))
  })

  it('people who may change an event can edit it, and others see its values as text (product.md 25.42)', async () => {
    const workspaceEvent = await create({ title: 'Open day', date: '2031-08-05' })
    const projectEvent = await create({
      title: 'Closed day',
      date: '2031-08-05',
      project_id: world.projects.main,
    })
    const page = await open(`?day=2031-08-05&event=${workspaceEvent}`, { person: 'member' })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close' }).last().waitFor()
    expect(await dialog.getByRole('button', { name: /Save|Delete/ }).count()).toBe(0)
    expect(await dialog.getByRole('textbox').count()).toBe(0)
    await dialog.getByText('Tuesday 5 August 2031').waitFor()
    await dialog.getByText('10:00–11:30').waitFor()
    await page.goto(`/work/calendar?day=2031-08-05&event=${projectEvent}`)
    await dialog.getByRole('button', { name: 'Save' }).waitFor()
    const owner = await signIn(app, world)
    await owner.call('PUT', `/projects/${world.projects.main}/members/${world.users.member}`, {
      body: { role: 'viewer' },
    })
    await dialog.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New event' }).click()
    const choices = await page
      .getByRole('combobox', { name: 'Project' })
      .getByRole('option')
      .allTextContents()
    expect(choices.length).toBeGreaterThan(1)
    const { name } = (await owner.get(`/projects/${world.projects.main}`)).body.data as { name: string }
    expect(choices).not.toContain(name)
    await owner.delete(`/projects/${world.projects.main}/members/${world.users.member}`)
  })

  it('the calendar shows changes by others, and can be filtered by project (product.md 25.40)', async () => {
    const page = await open('?day=2020-09-01')
    await page.getByText('No events and no due tasks.').waitFor()
    const api = { ...event, title: 'From a key', date: '2020-09-02', project_id: world.projects.second }
    expect((await full.post('/events', api)).status).toBe(201)
    await page.getByRole('link', { name: 'From a key' }).waitFor()
    const id = await create({ title: 'Of everybody', date: '2020-09-03' })
    await page.getByRole('link', { name: 'Of everybody' }).waitFor()
    await (await signInToWork(app, world)).patch(`/events/${id}`, { title: 'Of us all' })
    await page.getByRole('link', { name: 'Of us all' }).waitFor()
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ value: world.projects.second })
    await page.getByRole('link', { name: 'Of us all' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'From a key' }).waitFor()
    expect(new URL(page.url()).searchParams.get('project')).toBe(world.projects.second)
  })

  it('the calendar can be navigated by keyboard, including to entries that a full day does not show (product.md 25.44)', async () => {
    for (const hour of ['01', '02', '03', '04', '05', '06'])
      await create({
        title: `Shift ${hour}`,
        date: '2031-10-15',
        start_time: `${hour}:00`,
        end_time: `${hour}:30`,
      })
    const page = await open('?day=2031-10-14')
    const { keyboard } = page
    await page.getByRole('link', { name: '01:00 Shift 01' }).waitFor()
    await page.getByRole('link', { name: 'Tuesday 14 October 2031' }).focus()
    await keyboard.press('ArrowRight')
    await focusedDay(page, 'Wednesday 15 October 2031')
    await pressTo(page, 'Tab', '+3 more on 15 Oct')
    await keyboard.press('Enter')
    await heading(page, 'October 2031')
    await page.getByRole('link', { name: 'Shift 06' }).waitFor()
    await page.getByRole('link', { name: 'Wednesday 15 October 2031' }).focus()
    await keyboard.press('ArrowDown')
    await focusedDay(page, 'Wednesday 22 October 2031')
    await keyboard.press('PageUp')
    await focusedDay(page, 'Wednesday 15 October 2031')
    await pressTo(page, 'Tab', '01:00–01:30 Shift 01 Whole workspace')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Shift 01' }).getByLabel('Title').waitFor()
    await keyboard.press('Escape')
    await expectFocus(page, '01:00–01:30 Shift 01 Whole workspace')
  })

  it('on a phone the month opens at today, and Today returns to it (product.md 25.44)', async () => {
    await create({ title: 'Roll call', date: '2033-08-01', repeat: 'daily', repeat_interval: 1 })
    const page = await browser.openAs(app, world, '/favicon.ico', { viewport: { width: 360, height: 740 } })
    await page.clock.setFixedTime('2033-08-28T10:00:00Z')
    await page.goto('/work/calendar')
    const today = page.getByRole('link', { name: /, today$/ })
    await waitFor(() => isInView(today, 740))
    await page.evaluate('scrollTo(0, 0)')
    await page.getByRole('button', { name: 'Today' }).click()
    await waitFor(() => isInView(today, 740))
  })

  it('the calendar shows a notice if there are more entries than it can show (product.md 25.44)', async () => {
    await app.context.sql`
      insert into events (id, workspace_id, event_workspace_id, visible, title, date, start_time, end_time, repeat, repeat_interval,
        timezone, invited_user_ids, created_by, created_at, updated_at)
      select 'event_' || lpad(n::text, 26, '0'), ${world.workspace.id}, ${world.workspace.id}, true, 'Round ' || n, '2033-02-01',
        '08:00', '09:00', 'daily', 1, 'UTC', '{}', ${world.users.owner}, now(), now()
      from generate_series(1, 200) as n`
    const page = await open('?day=2033-02-01')
    await page.getByRole('status').getByText('Only the first 2,000 events and tasks are shown').waitFor()
    await page.getByRole('link', { name: /^\+\d+ more on 1 Feb$/ }).waitFor()
    await app.context.sql`delete from events where title like 'Round %'`
  })

  it('the calendar shows why it cannot be loaded, and can try again', async () => {
    const page = await browser.openAs(app, world, '/work')
    await page.route('**/api/work/v1/calendar*', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await page.goto('/work/calendar?day=2031-01-31')
    await heading(page, 'January 2031')
    const alert = page.getByRole('main').getByRole('alert')
    await alert.getByText('The server is not available').waitFor()
    await page.unroute('**/api/work/v1/calendar*')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Regatta' }).first().waitFor()
  })

  it('the code of the calendar is not loaded with other pages of the web editor (product.md 25.45)', async () => {
    const page = await browser.openAs(app, world, '/favicon.ico')
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/work')
    await page.getByRole('heading', { name: 'My tasks' }).waitFor()
    expect(scripts.filter((url) => url.includes('/calendar'))).toEqual([])
    await page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('button', { name: 'New event' }).waitFor()
    await waitFor(() => scripts.some((url) => /\/assets\/calendar-page-[^/]+\.js$/.test(url)))
  })

  it('the calendar passes axe in every view, with long and right-to-left titles', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(7)
    await create({ title: long, date: '2031-11-04', location: long, color: '#c2703d' })
    await create({
      title: 'פגישה על הסירה (2031)!',
      date: '2031-11-04',
      start_time: '12:00',
      end_time: '13:00',
    })
    for (const hour of [14, 15, 16, 17])
      await create({ title: `Tour ${hour}`, date: '2031-11-04', start_time: `${hour}:00`, end_time: '20:00' })
    const work = await signInToWork(app, world)
    await work.post('/tasks', { title: long, end_date: '2031-11-05', card_id: world.cards.todo })
    const done = { title: 'Sweep', end_date: '2031-11-05', end_time: '09:00', progress: 100 }
    await work.post('/tasks', { ...done, card_id: world.cards.todo })
    const page = await open('?day=2031-11-04')
    await page.getByRole('link', { name: 'Sweep' }).waitFor()
    await expectAccessibleInEveryView(page, 'calendar-month')
    await page.getByRole('button', { name: 'Week' }).click()
    await page.getByRole('link', { name: 'Tour 17' }).waitFor()
    await expectAccessibleInEveryView(page, 'calendar-week')
    await page.getByRole('link', { name: 'Tour 17' }).click()
    await page.getByRole('dialog', { name: 'Tour 17' }).getByLabel('Title').waitFor()
    await expectAccessibleInEveryView(page, 'calendar-event')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New event' }).click()
    await page.getByRole('dialog', { name: 'New event' }).getByLabel('Title').waitFor()
    await expectAccessibleInEveryView(page, 'calendar-new-event')
  })
})
