import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { TestApp } from './app.ts'
import { signInCookie, type Person } from './settings.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Whether tests in a browser must be skipped here. In CI they are not: there `chromium` is installed. */
export const withoutChromium = !existsSync(executablePath) && process.env.CI !== 'true'
if (withoutChromium)
  console.warn(`skipped: tests of the pages need Chromium at ${executablePath} (CHROMIUM_PATH)`)

/** What a loaded machine may take for what an idle one does at once. */
const patienceMs = 60_000

/** As a container needs it, and without a word to any other host. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What Chromium says of every answer that is an error, or does not come offline, wanted or not. */
const refusals =
  /^Failed to load resource: (the server responded with a status of|net::ERR_INTERNET_DISCONNECTED)/

export interface TestBrowser {
  /** A page with nothing in it, of a visitor of its own. */
  open(options?: BrowserContextOptions): Promise<Page>
  /** A page of somebody who is signed in, at an address of the app. */
  openAs(app: TestApp, world: Fixture, path: string, options?: OpenOptions): Promise<Page>
}

interface OpenOptions extends BrowserContextOptions {
  person?: Person
}

/**
 * A browser for the file that calls this. Pages are closed after each test, which fails if one of them has thrown, has
 * complained on its console, or has met the Content-Security-Policy.
 */
export function useBrowser(): TestBrowser {
  let browser: Browser | undefined
  let complaints: string[] = []
  beforeAll(async () => {
    if (!withoutChromium) browser = await chromium.launch({ executablePath, args, timeout: patienceMs })
  })
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
    const heard = complaints
    complaints = []
    expect(heard).toEqual([])
  })
  afterAll(() => browser?.close())

  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    if (!browser) throw new Error('there is no browser')
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(patienceMs)
    context.on('weberror', (error) => complaints.push(error.error().stack ?? ''))
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!refusals.test(message.text())) complaints.push(message.text())
    })
    return context.newPage()
  }
  return {
    open,
    async openAs(app, world, path, { person = 'owner', ...options } = {}) {
      const page = await open({ ...options, baseURL: app.url })
      const [name = '', value = ''] = (await signInCookie(app, world, person)).split('=')
      await page.context().addCookies([{ name, value, url: app.url }])
      await page.goto(path)
      return page
    },
  }
}
