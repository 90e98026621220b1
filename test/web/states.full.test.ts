import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { signIn, signInCookie } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200)
const rightToLeft = 'שלום עולם, פרויקט הסתיו (2026)!'
const error = (status: number, code: string) => ({
  status,
  headers: { 'Retry-After': '42' },
  contentType: 'application/json',
  body: JSON.stringify({ error: { code, message: 'Refused. Try again later.', request_id: 'req_1' } }),
})

/** Returns a JSON text in which every name, title, description and text is replaced. */
const renamed = (text: string, name: string): string =>
  JSON.stringify(JSON.parse(text), (key, value: Json) =>
    ['name', 'title', 'description', 'text'].includes(key) && typeof value === 'string' ? name : value,
  )
const emptied = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value: Json) =>
    key === 'data' && Array.isArray(value) ? [] : key === 'next_cursor' ? null : value,
  )

/** Answers a request with the server's response, edited by `change`. */
const changing = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch()
  const text = await response.text()
  const isJson = response.headers()['content-type']?.startsWith('application/json')
  await route.fulfill({ response, body: isJson ? change(text) : text })
}

const states: [name: string, answer: (route: Route) => Promise<void> | undefined][] = [
  ['empty', changing(emptied)],
  ['loading', () => undefined],
  ['failed', (route) => route.fulfill(error(500, 'internal_error'))],
  ['refused', (route) => route.fulfill(error(429, 'session_rate_limited'))],
  ['overloaded', (route) => route.fulfill(error(503, 'service_unavailable'))],
  [
    'behind-a-proxy',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
  ['offline', (route) => route.abort('internetdisconnected')],
  ['long', changing((text) => renamed(text, long))],
  ['right-to-left', changing((text) => renamed(text, rightToLeft))],
]

/** Text of the alert on a page, by state. */
const alertTexts: Record<string, string> = {
  refused: 'Try again in 42 seconds.',
  overloaded: 'Try again in 42 seconds.',
  'behind-a-proxy': 'The server is not available (status 502). Try again later.',
}

const isRenaming = (state: string): boolean => state === 'long' || state === 'right-to-left'

/** The states that are also checked wide and in both color schemes: one without content, and one with the most. */
const inEveryView = ['refused', 'long']

describe.skipIf(isChromiumMissing)('every page in every state', () => {
  const { app, world, full, settled } = useWorldWithDeliveries()
  const browser = useBrowser()
  let paths: string[] = []
  let boards: string[] = []

  beforeAll(async () => {
    const owner = await signIn(app, world)
    const receiver = await startReceiver({ until: 'file' })
    const endpoint = (await owner.post('/webhook-endpoints', { url: receiver.url, events: [] })).body.data.id
    await owner.post('/invitations', { email: 'tomas@fernhill.example', role: 'admin', name: 'Tomas' })
    await full.post('/tasks', { title_text: 'Order the stone', project_id: world.projects.second })
    await settled()
    const listOf = async (path: string) => (await owner.get(path)).body.data as { id: string }[]
    await waitFor(async () => (await listOf('/requests')).length > 0)
    const [delivery] = await listOf(`/webhook-endpoints/${endpoint}/deliveries`)
    const [request] = await listOf('/requests')
    paths = [
      ...['start', 'keys', `keys/${world.keys.full.id}`, 'webhooks', `webhooks/${endpoint}`],
      ...[`deliveries/${delivery?.id}`, `webhooks/debugger?delivery=${delivery?.id}`],
      ...['requests', `requests/${request?.id}`, 'activity', 'notifications', 'members'],
      ...['projects', `projects/${world.projects.second}`, 'account'],
    ].map((path) => `/settings/${path}`)
    const ofEvent = `/work/calendar?event=${world.events.project}`
    paths.push('/work', '/work/projects', '/work/calendar', '/work/calendar?view=week', ofEvent)
    boards = [`/work/projects/${world.projects.main}`]
    boards.push(`${boards[0]}?task=${world.tasks.first}`, `${boards[0]}/import`)
  })

  const isBusy = '!document.querySelector("h1") || document.querySelector("[aria-busy=true]") !== null'
  const shows = async (page: Page, path: string, state: string): Promise<void> => {
    const isDialog = /[?](event|task)=/.test(path)
    await (isDialog ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 })).waitFor()
    if (state === 'loading') return
    await waitFor(async () => {
      // Requests that fail are repeated after one second and after two more.
      await page.clock.fastForward(1_000)
      return !(await page.evaluate<boolean>(isBusy))
    })
  }

  it.each(states)(
    '%s: the page passes axe, has a heading, and does not scroll sideways (product.md 23.4)',
    async (state, answer) => {
      const page = await browser.open({ baseURL: app.url, viewport: { width: 360, height: 740 } })
      const [name = '', value = ''] = (await signInCookie(app, world)).split('=')
      await page.context().addCookies([{ name, value, url: app.url }])
      await page.clock.install()
      await page.route(/\/api\/(settings|work)\/v1\/(?!session$|changes$)/, answer)
      // Skips boards in states that rename everything: all columns would get one name, but regions must not share one.
      for (const path of isRenaming(state) ? paths : [...paths, ...boards]) {
        await page.goto(path)
        await shows(page, path, state)
        const name = `${state}${path.replaceAll(/\W/g, '-')}`
        if (inEveryView.includes(state)) await expectAccessibleInEveryView(page, name)
        else await expectAccessible(page, name, 'narrow')
        const words = alertTexts[state]
        if (words !== undefined && path !== '/settings/account')
          expect(await page.getByRole('alert').first().textContent()).toContain(words)
      }
    },
    // Twenty pages, some in six views each.
    400_000,
  )
})
