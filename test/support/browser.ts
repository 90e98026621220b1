import { existsSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { TestApp } from './app.ts'
import { signInCookie, type Person } from './settings.ts'

/** Debian's. Its headless shell takes half of the processor's time that the whole of it does. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? 'chromium'

/** Whether tests in a browser must be skipped here. In CI they are not: there `chromium` is installed. */
export const withoutChromium = !existsSync(executablePath) && process.env.CI !== 'true'
if (withoutChromium)
  console.warn(`skipped: tests of the pages need Debian's Chromium, or another one at CHROMIUM_PATH`)

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

/** One for all files of this process, with which it ends. */
let launched: Promise<Browser> | undefined

/**
 * A browser for the file that calls this. Pages are closed after each test, which fails if one of them has thrown, has
 * complained on its console, or has met the Content-Security-Policy.
 */
export function useBrowser(): TestBrowser {
  /** Visitors of one kind follow each other in one context, which keeps the code of the pages. */
  const contexts = new Map<string, BrowserContext[]>()
  const visitors: { kind: string; context: BrowserContext }[] = []
  let complaints: string[] = []
  afterEach(async () => {
    for (const { kind, context } of visitors.splice(0)) {
      await leave(context)
      contexts.set(kind, [...(contexts.get(kind) ?? []), context])
    }
    const heard = complaints
    complaints = []
    expect(heard).toEqual([])
  })
  afterAll(() => Promise.all([...contexts.values()].flat().map((context) => context.close())))

  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const kind = JSON.stringify(options)
    const context = contexts.get(kind)?.pop() ?? (await newContext(options))
    visitors.push({ kind, context })
    return context.newPage()
  }

  async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    launched ??= chromium.launch({ executablePath, args, timeout: patienceMs })
    const context = await (await launched).newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(patienceMs)
    context.on('weberror', (error) => complaints.push(error.error().stack ?? ''))
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!refusals.test(message.text())) complaints.push(message.text())
    })
    return context
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

/** Nothing is left of the visitor but the browser's cache. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
  await context.setStorageState({ cookies: [], origins: [] })
  await context.setOffline(false)
}
