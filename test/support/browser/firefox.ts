import { existsSync } from 'node:fs'
import { launch, type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { TestApp } from '../app/app.ts'
import { signInCookie } from '../world/settings.ts'

const executablePath = '/usr/bin/firefox-esr'

/** Whether tests in Firefox must be skipped. CI never skips them, because it installs `firefox-esr`. */
export const isFirefoxMissing = !existsSync(executablePath) && process.env.CI !== 'true'
if (isFirefoxMissing) console.warn("skipped: a test of the pages needs Debian's firefox-esr")

/** The timeout of an action, in milliseconds: a machine under load is slow. */
const timeoutMs = 60_000

/** Runs in the page before its scripts: logs violations of the Content-Security-Policy as errors. */
const logViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('Content-Security-Policy', violatedDirective, blockedURI))`

/** Returns the selector of elements with this role and accessible name. */
export const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`

/**
 * Starts Firefox for the calling file. Its pages are closed after each test, which fails if one has thrown, has
 * logged an error, or has violated the Content-Security-Policy.
 */
export function useFirefox() {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  beforeAll(async () => {
    browser = await launch({
      browser: 'firefox',
      executablePath,
      timeout: timeoutMs,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    })
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })
  afterAll(() => browser.close())

  /** Opens an empty page in a new browser context. */
  async function open(): Promise<Page> {
    const context = await browser.createBrowserContext()
    contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    await page.setViewport({ width: 1280, height: 860 })
    await page.evaluateOnNewDocument(logViolations)
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
    })
    return page
  }

  return {
    open,
    /** Opens a page of the app as the owner of the workspace. */
    async openAsOwner(app: TestApp, world: Fixture, path: string): Promise<Page> {
      const page = await open()
      const [name = '', value = ''] = (await signInCookie(app, world)).split('=')
      await page.browserContext().setCookie({ name, value, domain: new URL(app.url).hostname, path: '/' })
      await page.goto(`${app.url}${path}`)
      return page
    },
  }
}
