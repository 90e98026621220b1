import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startServer } from '../support/app/server.ts'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { expectPictured } from '../support/browser/picture.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/** The four curl commands in README. */
const [, curls = ''] = /^## Four curls\n+```sh\n(.*?)^```/ms.exec(readFileSync('README.md', 'utf8')) ?? []

/** Width in pixels that fits five columns. */
const pictureWidth = 1704

describe.skipIf(isChromiumMissing)('the first start', () => {
  const browser = useBrowser()

  it("the first start prints the address of a board in five columns, on which the task created by README's curl commands appears once (product.md 15.6, 25.38)", async () => {
    const DATABASE_URL = await emptyDatabase()
    const SESSION_SECRET = 'a secret that is long enough to be one'
    const server = await startServer({ DATABASE_URL, SESSION_SECRET, DEMO: '1' })
    const printed = (name: string): string =>
      new RegExp(`^  ${name} +(\\S+)$`, 'm').exec(server.output())?.[1] ?? ''
    const page = await browser.open()
    await page.goto(printed('Board'))
    await page.getByRole('textbox', { name: 'Email' }).fill(printed('Login'))
    await page.getByRole('textbox', { name: 'Password' }).fill(printed('Password'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Pebble 2 hardware', level: 1 }).waitFor()
    const columns = page.getByRole('heading', { level: 2 })
    await page.getByRole('list', { name: 'Tasks in Done' }).getByRole('link').first().waitFor()
    expect(await columns.allTextContents()).toEqual(['Backlog', 'To do', 'In progress', 'Review', 'Done'])
    expect(page.url()).toBe(printed('Board'))

    const env = { ...process.env, TASKWIRE_KEY: server.key }
    const commands = curls.replaceAll('http://127.0.0.1:3000', server.url)
    const run = async (): Promise<string[]> =>
      (await promisify(execFile)('sh', ['-ec', commands], { env })).stdout.trim().split('\n')
    const first = await run()
    expect(first).toHaveLength(3)
    expect(await run()).toEqual(first)
    const made = page.getByRole('list', { name: 'Tasks in Backlog' }).getByRole('link', { name: 'Write it' })
    await made.waitFor()
    expect(await made.count()).toBe(1)

    await page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name: 'Studio' }).waitFor()
    await expectPictured(page, 'board', pictureWidth)
    await expectAccessibleInEveryView(page, 'demo-board')

    await page.goto(printed('Settings'))
    await page.getByRole('link', { name: 'Open the board of Pebble 2 hardware' }).waitFor()
  })
})
