import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView, saveScreenshot } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork, type Person } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const day = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true })
const entry = (page: Page, title: string): Locator => page.getByRole('link', { name: title })

/** Runs in the page: returns the color of the mark of an entry. */
const borderColorOf = (element: object): string =>
  (globalThis as unknown as StyleReader).getComputedStyle(element).borderLeftColor

/** Runs in the page: returns whether a text neither wraps nor is cut off. */
function isSingleLine(element: object): boolean {
  const { clientHeight, scrollWidth, clientWidth } = element as Record<string, number>
  const { lineHeight } = (globalThis as unknown as StyleReader).getComputedStyle(element)
  return (clientHeight ?? 0) < 1.5 * parseFloat(lineHeight) && (scrollWidth ?? 0) <= (clientWidth ?? 0)
}

/** Runs in the page: returns the words of entries that are in more than one line. */
const brokenWords = `
  const texts = [...document.querySelectorAll('[data-hours] a bdi, [data-hours] a [data-time]')]
  const wordsOf = (node) => [...node.data.matchAll(/[^ ]+/g)].filter((word) => {
    const range = new Range()
    range.setStart(node, word.index)
    range.setEnd(node, word.index + word[0].length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
  }).map(([word]) => word)
  texts.flatMap((one) => [...one.childNodes]).filter((node) => node.nodeType === 3).flatMap(wordsOf)
`

interface StyleReader {
  getComputedStyle: (element: object) => { borderLeftColor: string; lineHeight: string }
}

describe.skipIf(isChromiumMissing)('the week view of the calendar', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  type Options = BrowserContextOptions & { person?: Person }
  const open = (search: string, options: Options = {}): Promise<Page> =>
    browser.openAs(app, world, `/work/calendar?view=week&${search}`, {
      timezoneId: 'Europe/Berlin',
      ...options,
    })
  const create = async (title: string, date: string, times: string, body: object = {}): Promise<string> => {
    const [start_time, end_time] = times.split('-')
    const answer = await (
      await signInToWork(app, world)
    ).post('/events', {
      ...{ title, date, start_time, end_time, repeat: 'none', timezone: 'Europe/Berlin', ...body },
    })
    expect(answer.status, answer.text).toBe(201)
    return (answer.body.data as { id: string }).id
  }
  const createTask = async (body: object): Promise<void> => {
    const work = await signInToWork(app, world)
    expect((await work.post('/tasks', { card_id: world.cards.todo, ...body })).status).toBe(201)
  }
  const stored = async (id: string) => {
    const { date, start_time, end_time } = (await (await signInToWork(app, world)).get(`/events/${id}`)).body
      .data as Record<string, string>
    return `${date} ${start_time}-${end_time}`
  }
  const boxOf = async (locator: Locator) => {
    await locator.waitFor()
    const box = await locator.boundingBox()
    if (!box) throw new Error('The entry is not shown.')
    return { ...box, right: box.x + box.width, bottom: box.y + box.height }
  }
  /** Drags an entry by days and hours with the mouse. */
  const drag = async (page: Page, title: string, days: number, hours: number): Promise<void> => {
    const cell = await boxOf(page.locator('[data-cell]').first())
    const axis = await boxOf(page.locator('[data-hours]').first())
    const { x, y, width } = await boxOf(entry(page, title))
    const [fromX, fromY] = [x + width / 2, y + 6]
    await page.mouse.move(fromX, fromY)
    await page.mouse.down()
    await page.mouse.move(fromX + days * cell.width, fromY + (hours * axis.height) / 24, { steps: 4 })
    await page.mouse.up()
  }

  it('a week shows events whose dates, in a zone far away, are two days off (product.md 25.41)', async () => {
    await create('Last', '2032-03-16', '00:30-01:30', { timezone: 'Pacific/Kiritimati' })
    await create('First', '2032-03-06', '23:00-23:30', { timezone: 'Pacific/Midway' })
    for (const [timezoneId, name, text] of [
      ['Pacific/Midway', 'Sunday 14 March 2032', /23:30[^]*Last/],
      ['Pacific/Kiritimati', 'Monday 8 March 2032', /00:00[^]*First/],
    ] as const) {
      const page = await open('day=2032-03-10', { timezoneId })
      await day(page, name).getByRole('link', { name: text }).waitFor()
    }
  })

  it('the week view shows entries by time, those that overlap beside each other, and tasks without a time above (product.md 25.40)', async () => {
    await create('Morning watch', '2032-03-02', '08:00-10:00')
    await create('Briefing', '2032-03-02', '09:00-09:30')
    await create('Lunch', '2032-03-02', '12:00-13:00')
    await createTask({ title: 'Order rope', end_date: '2032-03-02' })
    await createTask({ title: 'Call the mill', end_date: '2032-03-02', end_time: '10:00' })
    const page = await open('day=2032-03-02')
    await entry(page, 'Lunch').waitFor()
    const axis = await boxOf(page.locator('[data-hours]').first())
    const [watch, briefing, lunch, call, rope] = await Promise.all(
      ['Morning watch', 'Briefing', 'Lunch', 'Call the mill', 'Order rope'].map((title) =>
        boxOf(entry(page, title)),
      ),
    )
    const hourOf = (y: number): number => Math.round(((y - axis.y) / axis.height) * 24 * 10) / 10
    expect([watch, briefing, lunch, call].map((box) => hourOf(box?.y ?? 0))).toEqual([8, 9, 12, 10])
    expect([hourOf(watch?.bottom ?? 0), hourOf(lunch?.bottom ?? 0)]).toEqual([10, 13])
    expect(briefing?.x).toBeGreaterThanOrEqual(watch?.right ?? Infinity)
    expect(call?.width).toBeGreaterThan((watch?.width ?? Infinity) * 1.8)
    expect(rope?.bottom).toBeLessThan(axis.y + (axis.height * 7) / 24)
    await day(page, 'Tuesday 2 March 2032, all day').getByRole('link', { name: 'Order rope' }).waitFor()
    await page.getByText('08:00', { exact: true }).waitFor()
  })

  it('entries have the color and the name of their project, which a legend lists (product.md 25.46)', async () => {
    await create('Of the yard', '2032-03-09', '09:00-11:00', { project_id: world.projects.main })
    await create('Of the pier', '2032-03-10', '09:00-11:00', { project_id: world.projects.second })
    await create('Of everyone', '2032-03-11', '09:00-11:00')
    const page = await open('day=2032-03-09')
    const work = await signInToWork(app, world)
    const nameOf = async (id: string) =>
      ((await work.get(`/projects/${id}`)).body.data as { name: string }).name
    const names = [await nameOf(world.projects.main), await nameOf(world.projects.second), 'Whole workspace']
    const titles = ['Of the yard', 'Of the pier', 'Of everyone']
    for (const [index, title] of titles.entries())
      await entry(page, title)
        .getByText(names[index] ?? '', { exact: true })
        .waitFor()
    const colors = await Promise.all(titles.map((title) => entry(page, title).evaluate(borderColorOf)))
    expect(new Set(colors).size).toBe(3)
    const legend = page.getByRole('list', { name: 'Projects in the calendar' })
    expect((await legend.getByRole('listitem').allTextContents()).toSorted()).toEqual(names.toSorted())
    await page.getByRole('button', { name: 'Month' }).click()
    expect(await entry(page, 'Of the pier').getAttribute('title')).toBe(names[1])
    expect(await entry(page, 'Of the pier').evaluate(borderColorOf)).toBe(colors[1])
  })

  it('the heading of a week is a single line on a wide screen and on a phone (product.md 25.40)', async () => {
    for (const width of [1440, 360]) {
      const page = await open('day=2032-12-29', { viewport: { width, height: 800 } })
      const heading = page.getByRole('heading', { name: '27 Dec 2032', level: 1 })
      await heading.waitFor()
      expect(await heading.evaluate(isSingleLine)).toBe(true)
    }
  })

  it('a click on a time opens a new event at that time, and an event without a title is refused at its field (product.md 25.42)', async () => {
    const page = await open('day=2032-03-16')
    const axis = page.locator('[data-cell="2032-03-18"] [data-hours]')
    const { height } = await boxOf(axis)
    await axis.click({ position: { x: 20, y: (height * 14.6) / 24 } })
    const dialog = page.getByRole('dialog', { name: 'New event' })
    expect(await dialog.getByLabel('Date').inputValue()).toBe('2032-03-18')
    expect(await dialog.getByLabel('Start').inputValue()).toBe('14:30')
    expect(await dialog.getByLabel('End').inputValue()).toBe('15:30')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('Title is required.').waitFor()
    await dialog.getByLabel('Title').and(page.locator(':focus')).waitFor()
    await dialog.getByLabel('Title').fill('Rigging')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await day(page, 'Thursday 18 March 2032').getByRole('link', { name: 'Rigging' }).waitFor()
  })

  it('an event is dragged to another day and time, in the week and in the month (product.md 25.47)', async () => {
    const id = await create('Sail loft', '2032-03-23', '09:00-10:30')
    const page = await open('day=2032-03-23')
    await drag(page, 'Sail loft', 2, 1.5)
    await day(page, 'Thursday 25 March 2032').getByText('10:30–12:00').waitFor()
    await waitFor(async () => (await stored(id)) === '2032-03-25 10:30-12:00')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Month' }).click()
    await day(page, 'Thursday 25 March 2032').getByRole('link', { name: 'Sail loft' }).waitFor()
    await entry(page, 'Sail loft').dragTo(page.locator('[data-cell="2032-03-17"]'))
    await day(page, 'Wednesday 17 March 2032').getByRole('link', { name: 'Sail loft' }).waitFor()
    await waitFor(async () => (await stored(id)) === '2032-03-17 10:30-12:00')
  })

  it('an event is dragged by touch after a long press, and an earlier movement scrolls (product.md 25.47)', async () => {
    const id = await create('Slipway', '2032-05-04', '09:00-10:00')
    const page = await open('day=2032-05-04')
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const { x, y, width } = await boxOf(entry(page, 'Slipway'))
    const from = { x: x + width / 2, y: y + 6 }
    const axis = await boxOf(page.locator('[data-hours]').first())
    const dragged = entry(page, 'Slipway').and(page.locator('[data-dragged]'))
    const scrolled = async () => (await boxOf(page.locator('[data-hours]').first())).y
    await touch('touchStart', from)
    await dragged.waitFor()
    for (const hours of [0.5, 1, 1.5, 2])
      await touch('touchMove', { ...from, y: from.y + (hours * axis.height) / 24 })
    expect(await scrolled()).toBe(axis.y)
    await touch('touchEnd')
    await day(page, 'Tuesday 4 May 2032').getByText('11:00–12:00').waitFor()
    await waitFor(async () => (await stored(id)) === '2032-05-04 11:00-12:00')
    const place = await boxOf(entry(page, 'Slipway'))
    const next = { x: place.x + place.width / 2, y: place.y + 6 }
    // Sent together: a machine under load may take longer than a long press for each.
    await Promise.all([
      touch('touchStart', next),
      ...[20, 60, 100, 140].map((pixels) => touch('touchMove', { ...next, y: next.y - pixels })),
      touch('touchEnd'),
    ])
    await waitFor(async () => (await scrolled()) < axis.y)
    expect(await dragged.count()).toBe(0)
    expect(await stored(id)).toBe('2032-05-04 11:00-12:00')
  })

  it('the month view on a phone gives each day a row, as wide as the page (product.md 25.44)', async () => {
    await create('Slip', '2032-06-01', '09:00-10:00')
    await create('Survey', '2032-06-02', '09:00-10:00')
    const phone = { viewport: { width: 360, height: 740 } }
    const page = await browser.openAs(app, world, '/work/calendar?view=month&day=2032-06-01', phone)
    const [first, second] = [await boxOf(entry(page, 'Slip')), await boxOf(entry(page, 'Survey'))]
    expect(first.width).toBeGreaterThan(200)
    expect(second).toMatchObject({ x: first.x, width: first.width })
    expect(second.y).toBeGreaterThan(first.bottom)
  })

  it('Shift with an arrow key moves the focused event, which keeps the focus (product.md 25.47)', async () => {
    const id = await create('Knots', '2032-03-30', '09:00-10:00')
    const page = await open('day=2032-03-30')
    await entry(page, 'Knots').focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown')
    await day(page, 'Tuesday 30 March 2032').getByText('09:45–10:45').waitFor()
    await waitFor(async () => (await stored(id)) === '2032-03-30 09:45-10:45')
    await page.keyboard.press('Shift+ArrowRight')
    await day(page, 'Wednesday 31 March 2032').getByText('09:45–10:45').waitFor()
    await waitFor(async () => (await stored(id)) === '2032-03-31 09:45-10:45')
    await entry(page, 'Knots').and(page.locator(':focus')).waitFor()
    await page.locator('[data-announcements]').getByText('to Wednesday 31 March 2032, 09:45').waitFor()
  })

  it('an event keeps its length at the end of the day, and a key that cannot move it changes nothing (product.md 25.47)', async () => {
    const id = await create('Last orders', '2032-06-15', '23:00-23:30')
    const page = await open('day=2032-06-15')
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
    await entry(page, 'Last orders').focus()
    for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowDown')
    await day(page, 'Tuesday 15 June 2032').getByText('23:15').waitFor()
    for (let times = 0; times < 2; times++) await page.keyboard.press('Shift+ArrowUp')
    await waitFor(async () => (await stored(id)) === '2032-06-15 22:45-23:15')
    expect(sent).toHaveLength(3)
  })

  it('an event that another person moves during a drag stays in the hand, and is stored where it is dropped (product.md 25.38, 25.47)', async () => {
    const id = await create('Hawser', '2032-06-09', '09:00-10:00')
    const page = await open('day=2032-06-09')
    const other = await open('day=2032-06-09', { person: 'member' })
    await entry(other, 'Hawser').waitFor()
    const cell = await boxOf(page.locator('[data-cell]').first())
    const axis = await boxOf(page.locator('[data-hours]').first())
    const { x, y, width } = await boxOf(entry(page, 'Hawser'))
    await page.mouse.move(x + width / 2, y + 6)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 2 * cell.width, y + 6 + (3 * axis.height) / 24, { steps: 4 })
    const held = await boxOf(entry(page, 'Hawser'))
    const work = await signInToWork(app, world)
    const { version } = (await work.get(`/events/${id}`)).body.data as { version: number }
    expect((await work.patch(`/events/${id}`, { date: '2032-06-08', version })).status).toBe(200)
    await day(other, 'Tuesday 8 June 2032').getByRole('link', { name: 'Hawser' }).waitFor()
    expect(await boxOf(entry(page, 'Hawser'))).toEqual(held)
    await page.mouse.up()
    await day(page, 'Friday 11 June 2032').getByText('12:00–13:00').waitFor()
    await day(other, 'Friday 11 June 2032').getByText('12:00–13:00').waitFor()
    expect(await stored(id)).toBe('2032-06-11 12:00-13:00')
  })

  it('an event whose move the server refuses returns to its time, with the reason (product.md 25.47)', async () => {
    const id = await create('Fixed', '2032-04-06', '09:00-10:00')
    const page = await open('day=2032-04-06')
    await page.route(`**/api/work/v1/events/${id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, contentType: 'text/html', body: 'No' })
        : route.continue(),
    )
    await drag(page, 'Fixed', 1, 0)
    await page.getByText('“Fixed” was not moved').waitFor()
    await day(page, 'Tuesday 6 April 2032').getByRole('link', { name: 'Fixed' }).waitFor()
  })

  it('people who may not change an event cannot drag it (product.md 25.47)', async () => {
    const id = await create('Not mine', '2032-04-13', '09:00-10:00', { project_id: world.projects.main })
    const owner = await signIn(app, world)
    const member = `/projects/${world.projects.main}/members/${world.users.member}`
    await owner.call('PUT', member, { body: { role: 'viewer' } })
    const page = await open('day=2032-04-13', { person: 'member' })
    await drag(page, 'Not mine', 1, 0)
    await page.getByRole('dialog', { name: 'Not mine' }).waitFor({ state: 'detached' })
    expect(await stored(id)).toBe('2032-04-13 09:00-10:00')
    await owner.delete(member)
  })

  it('words and times of entries beside each other are not broken (product.md 25.40)', async () => {
    for (const minute of ['00', '10', '20'])
      await create(`Harbor entrance inspection ${minute}`, '2032-07-07', `10:${minute}-12:00`)
    const page = await open('day=2032-07-07')
    await entry(page, 'inspection 20').waitFor()
    expect(await page.evaluate(brokenWords)).toEqual([])
  })

  it('a crowded week passes axe in every view', async () => {
    const { main, second } = world.projects
    const date = '2032-05-05'
    await create('Keel inspection with the harbor master', date, '08:00-11:00', {
      ...{ project_id: main, location: 'Dry dock 2', color: '#c2703d' },
    })
    await create('Crew briefing', date, '08:30-09:00', { project_id: second })
    await create('Insurance call', date, '09:00-10:00')
    for (const minute of ['00', '10', '20', '30'])
      await create(`Trial ${minute}`, date, `14:${minute}-16:00`, { project_id: main })
    await create('Whole day', '2032-05-06', '00:00-23:59', { project_id: second })
    await create('Night watch', '2032-05-07', '22:00-23:59')
    await createTask({ title: 'Send the invoice for the mast', end_date: date })
    await createTask({ title: 'Order paint', end_date: date, progress: 100 })
    await createTask({ title: 'Collect the sails', end_date: '2032-05-04', end_time: '16:30' })
    const page = await open(`day=${date}`)
    await entry(page, 'Trial 30').waitFor()
    await expectAccessibleInEveryView(page, 'calendar-week')
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await saveScreenshot(page, `calendar-week-1440-${scheme}`)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await saveScreenshot(page, 'calendar-week-360-dark')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Month' }).click()
    await saveScreenshot(page, 'calendar-month-1440-dark')
  })
})
