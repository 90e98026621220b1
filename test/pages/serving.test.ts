import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { readContract } from '../../src/contract/contract.ts'
import { pages } from '../../src/pages/pages.ts'
import { reference } from '../../src/pages/reference.ts'
import { createLogger } from '../../src/logger.ts'
import { requestLines, type LogLine } from '../support/app/logs.ts'
import { receiveWith } from '../support/network/receive.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const { app } = useWorld()

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}${path}`, { headers, redirect: 'manual' })

/** The styles of components that are only in the script as properties of others, such as `Checkbox.Card`. */
const unshown = new Set(
  ['CheckboxCard', 'CheckboxIndicator', 'RadioCard', 'RadioIndicator'].map((name) => `${name}.layer.css`),
)

const assetsOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/settings\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')

describe('an address of the settings area', () => {
  it.each(['/settings', '/settings/', '/settings/keys', '/settings/webhooks/whe_1?status=held'])(
    'the address %s of the settings area returns the app',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toContain('<div id="root">')
    },
  )

  it('an address of the settings area answers HEAD', async () => {
    const answer = await fetch(`${app.url}/settings`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  it('an address of the settings area has a strict Content-Security-Policy, with a nonce for each response', async () => {
    const [first, second] = await Promise.all([get('/settings'), get('/settings')])
    const policy = first.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy.replace(nonce, 'N').split('; ')).toEqual([
      ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-N'", "connect-src 'self'"],
      ...["img-src 'self' data:", "font-src 'self'", "base-uri 'none'", "form-action 'self'"],
      ...["frame-ancestors 'none'"],
    ])
    expect(await first.text()).toContain(`nonce="${nonce}"`)
    expect(second.headers.get('content-security-policy')).not.toContain(nonce)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  })
})

describe('an asset', () => {
  it.each([
    { accepts: 'gzip, deflate, br', encoding: 'br' },
    { accepts: 'gzip', encoding: 'gzip' },
    { accepts: 'br;q=0, gzip;q=0.1', encoding: 'gzip' },
    { accepts: 'gzip;q=0', encoding: null },
    { accepts: 'identity', encoding: null },
  ])(
    'an asset is cacheable forever, and sent as $encoding for Accept-Encoding: $accepts',
    async ({ accepts, encoding }) => {
      const html = await (await get('/settings')).text()
      for (const path of assetsOf(html).filter((one) => !one.endsWith('.svg'))) {
        const answer = await get(path, { 'Accept-Encoding': accepts })
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-encoding')).toBe(encoding)
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(answer.headers.get('vary')).toBe('Accept-Encoding')
        expect(answer.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/)
        // `fetch` has decompressed the text.
        expect(await answer.text()).toBe(readFileSync(`dist/web${path.replace('/settings', '')}`, 'utf8'))
      }
    },
  )

  it.each(['/settings/assets/none.js', '/settings/assets/..%2findex.html', '/settings/assets/index.js.br'])(
    'the nonexistent asset %s is not found',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
    },
  )

  it('assets are small: the first page has at most 265 KB of compressed script', () => {
    const sizeOf = (name: string): number => readFileSync(`dist/web/assets/${name}`).length
    const reached = new Set<string>()
    const load = (name: string): void => {
      if (reached.has(name)) return
      reached.add(name)
      const text = readFileSync(`dist/web/assets/${name}`, 'utf8')
      for (const [, other = ''] of text.matchAll(/from\s*"\.\/([^"]+\.js)"/g)) load(other)
    }
    const html = readFileSync('dist/web/index.html', 'utf8')
    const first = assetsOf(html).filter((path) => path.endsWith('.js'))
    first.forEach((path) => load(path.replace('/settings/assets/', '')))
    // All pages of the settings area are counted, since each may be the first.
    const workChunks =
      /^(work|work-area|work-tools|work-dialogs|work-projects|my-tasks|board-page|import-page|calendar-page|task-(panel|item|table|menu)|row-menu|understand-day|markdown)-/
    const pagesOf = readdirSync('dist/web/assets').filter(
      (name) => name.endsWith('.js') && !reached.has(name) && !workChunks.test(name),
    )
    const shell = [...reached].map((name) => sizeOf(`${name}.br`)).reduce((sum, size) => sum + size, 0)
    const all = pagesOf.map((name) => sizeOf(`${name}.br`)).reduce((sum, size) => sum + size, 0)
    expect(shell + all).toBeLessThan(265_000)
    const styles = assetsOf(html)
      .filter((path) => path.endsWith('.css'))
      .map((path) => sizeOf(`${path.replace('/settings/assets/', '')}.br`))
    expect(styles.reduce((sum, size) => sum + size, shell)).toBeLessThan(195_000)
  })

  it('the pages have the styles of the library components that they show, and of no others', () => {
    const folder = 'node_modules/@mantine/core/styles'
    const classesOf = (name: string): string[] =>
      readFileSync(`${folder}/${name}`, 'utf8').match(/\bm_[0-9a-z]{6,8}\b/g) ?? []
    const imports = ['mantine.css', 'components/toasts.ts'].map((name) =>
      readFileSync(`src/web/${name}`, 'utf8'),
    )
    const imported = [...imports.join('').matchAll(/@mantine\/core\/styles\/([^']+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => classesOf(name).length > 0)
    const built = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'))
    const script = built.map((name) => readFileSync(`dist/web/assets/${name}`, 'utf8')).join('')
    const used = readdirSync(folder).filter(
      (name) => name.endsWith('.layer.css') && classesOf(name).some((one) => script.includes(one)),
    )
    expect(imported.toSorted()).toEqual(used.filter((name) => !unshown.has(name)).toSorted())
    const pages = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(`src/web/${name}`, 'utf8'))
    expect(pages.join('')).not.toMatch(/\b(Checkbox|Radio)\.(Card|Indicator)\b/)
  })
})

describe('a page after another build', () => {
  it('after another build, assets of the previous build are not found', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taskwire-rebuilt-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '')
    writeFileSync(join(folder, 'assets/index-1.js'), 'export {}')
    const logger = createLogger({ logLevel: 'silent' }, { write: () => undefined })
    const server = express().use(pages(logger, { allowInsecure: false, retrySeconds: [] }, folder))
    const path = '/settings/assets/index-1.js'
    expect((await supertest(server).get(path)).text).toBe('export {}')
    rmSync(join(folder, 'assets/index-1.js'))
    expect((await supertest(server).get(path)).status).toBe(404)
  })
})

describe('a server without a build', () => {
  it('if the pages are not built, they show the build command, and the start page is still served', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taskwire-unbuilt-'))
    const logs: LogLine[] = []
    const write = (line: string) => void logs.push(JSON.parse(line) as LogLine)
    const logger = createLogger({ logLevel: 'info' }, { write })
    const server = express()
      .use(receiveWith(logger))
      .use(
        pages(logger, { allowInsecure: false, retrySeconds: [] }, folder),
        reference({
          contract: readContract('openapi'),
          config: { publicUrl: undefined },
          prefix: '/api',
          folder,
        }),
      )
    const built = ['/settings', '/settings/keys', '/reference', '/reference/errors/not_found']
    for (const path of [...built, '/reference/errors.md']) {
      const answer = await supertest(server).get(path)
      expect(answer.status).toBe(503)
      expect(answer.text).toBe('The pages are not built. Run: npm run build\n')
    }
    for (const path of ['/', '/openapi.json']) {
      expect((await supertest(server).get(path).set('Accept', 'text/html')).status).toBe(200)
    }
    await waitFor(() => requestLines(logs).length === 7)
    // A missing build is a warning at startup, not an error for each request.
    expect(logs.map(({ level }) => level)).toEqual([40, 30, 30, 30, 30, 30, 30, 30])
    expect(JSON.stringify(logs)).not.toContain('"err"')
  })
})

describe('the start page', () => {
  it('the start page links only to existing pages', async () => {
    const answer = await get('/', { Accept: 'text/html' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const links = [...(await answer.text()).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '')
    expect(links).toContain('/settings')
    // On a busy machine the server may temporarily not be ready.
    for (const path of links) await waitFor(async () => (await get(path)).status === 200)
  })
})
