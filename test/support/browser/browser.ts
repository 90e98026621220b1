import { existsSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { TestApp } from '../app/app.ts'
import { signInCookie, type Person } from '../world/settings.ts'

/** Debian's paths. The headless shell needs half the processor time of the whole browser. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? 'chromium'

/** True if tests in a browser must be skipped. CI never skips them, because it installs `chromium`. */
export const isChromiumMissing = !existsSync(executablePath) && process.env.CI !== 'true'
if (isChromiumMissing)
  console.warn(`skipped: tests of the pages need Debian's Chromium, or another one at CHROMIUM_PATH`)

/** The timeout of an action, in milliseconds: a machine under load is slow. */
const timeoutMs = 60_000

/** The flags that Chromium needs in a container, and flags that prevent requests to other hosts. */
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Starting a process for each page takes a fifth of the time of a test.
  '--process-per-site',
]

/** The console messages of Chromium for failed requests, which tests cause on purpose. */
const expectedErrors =
  /^Failed to load resource: (the server responded with a status of|net::ERR_INTERNET_DISCONNECTED)/

/** Runs in the page: clicks a switch, and returns its state immediately after the event. */
export function pressed(element: object): boolean {
  const control = element as { click: () => void; checked: boolean }
  control.click()
  return control.checked
}

/** Runs in the page: chooses an option, and returns the choice immediately after the event. */
export function chosen(element: object, value: string): string {
  const control = element as { value: string; dispatchEvent: (event: Event) => void }
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
  return control.value
}

export interface TestBrowser {
  /** Opens an empty page in a new browser context. */
  open(options?: BrowserContextOptions): Promise<Page>
  /** Opens a page of the app as a signed-in user. */
  openAs(app: TestApp, world: Fixture, path: string, options?: OpenOptions): Promise<Page>
}

interface OpenOptions extends BrowserContextOptions {
  person?: Person
}

/** The browser that all test files of this process share. */
let launched: Promise<Browser> | undefined

/**
 * Starts a browser for the calling file. Pages are closed after each test, which fails if one has thrown, has
 * logged an error, or has violated the Content-Security-Policy.
 */
export function useBrowser(): TestBrowser {
  /** Contexts by their options. They are reused because they keep the compiled code of the pages. */
  const contexts = new Map<string, BrowserContext[]>()
  const visitors: { kind: string; context: BrowserContext }[] = []
  /** A page in each context that keeps the process of the site. */
  const kept = new Map<BrowserContext, Page>()
  let complaints: string[] = []
  afterEach(async () => {
    for (const { kind, context } of visitors.splice(0)) {
      await clearVisitor(context, kept.get(context))
      contexts.set(kind, [...(contexts.get(kind) ?? []), context])
    }
    const found = complaints
    complaints = []
    expect(found).toEqual([])
  })
  afterAll(() => Promise.all([...contexts.values()].flat().map((context) => context.close())))

  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const kind = JSON.stringify(options)
    const context = contexts.get(kind)?.pop() ?? (await newContext(options))
    visitors.push({ kind, context })
    return context.newPage()
  }

  async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    launched ??= chromium.launch({ executablePath, args, timeout: timeoutMs })
    const context = await (await launched).newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(timeoutMs)
    context.on('weberror', (error) => complaints.push(error.error().stack ?? ''))
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!expectedErrors.test(message.text())) complaints.push(message.text())
    })
    return context
  }

  return {
    open,
    async openAs(app, world, path, { person = 'owner', ...options } = {}) {
      const page = await open({ ...options, baseURL: app.url })
      const [name = '', value = ''] = (await signInCookie(app, world, person)).split('=')
      const context = page.context()
      if (!kept.has(context)) {
        kept.set(context, await context.newPage())
        await kept.get(context)?.goto('/favicon.ico')
      }
      await context.addCookies([{ name, value, url: app.url }])
      await page.goto(path)
      return page
    },
  }
}

/** Closes the pages but one, and clears all browsing data except the cache. */
async function clearVisitor(context: BrowserContext, kept?: Page): Promise<void> {
  const pages = context.pages().filter((page) => page !== kept)
  await Promise.all(pages.map((page) => page.close()))
  await context.setStorageState({ cookies: [], origins: [] })
  await context.setOffline(false)
}
