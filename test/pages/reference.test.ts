import { gunzipSync, gzipSync } from 'node:zlib'
import { request } from 'undici'
import { describe, expect, it } from 'vitest'
import { errorReference } from '../../generated/error-reference.ts'
import { apiPrefix } from '../support/app.ts'
import { useWorld } from '../support/world.ts'

const { app } = useWorld()
const get = (path: string, accept = 'text/html'): Promise<Response> =>
  fetch(app.url + path, { headers: { Accept: accept } })
const textOf = async (path: string): Promise<string> => (await get(path)).text()

/** Lists the paths of the pages as `llms.txt` names them, without `.md`. */
const listPaths = async (): Promise<string[]> =>
  [...(await textOf('/llms.txt')).matchAll(/\]\((\/reference[^)]*)\.md\)/g)].map(([, path = '']) => path)

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>
  webhooks: object
  components: { schemas: object }
}

it('every operation, schema, webhook and error code has its page (product.md 19.4, 19.5)', async () => {
  const contract = (await (await get('/openapi.json')).json()) as Contract
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  expect(new Set(await listPaths())).toEqual(
    new Set([
      '/reference',
      '/reference/errors',
      ...operations.map(({ operationId }) => `/reference/operations/${operationId}`),
      ...Object.keys(contract.webhooks).map((type) => `/reference/webhooks/${type}`),
      ...Object.keys(contract.components.schemas).map((name) => `/reference/schemas/${name}`),
      ...errorReference.map(({ code }) => `/reference/errors/${code}`),
    ]),
  )
})

it('every page exists as HTML and as Markdown, and no link between them is broken', async () => {
  for (const path of await listPaths()) {
    const [html, markdown] = await Promise.all([get(path), get(`${path}.md`)])
    expect([path, html.status, markdown.status]).toEqual([path, 200, 200])
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    const page = await html.text()
    const known = new Set([...(await listPaths()), '/', '/settings', '/openapi.json', '/openapi.yaml'])
    const links = [...page.matchAll(/href="(\/[^"#]*)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => !/\/assets\/|\.md$/.test(link) && !known.has(link))
    expect([path, broken]).toEqual([path, []])
    expect(page + (await markdown.text())).not.toMatch(/\{\{|taskwire\.example|server\.invalid|undefined/)
  }
})

it('samples and guide name this server (product.md 19.2)', async () => {
  const samples = await textOf('/reference/operations/getMe.md')
  expect(samples.match(new RegExp(app.url + apiPrefix, 'g'))?.length).toBeGreaterThanOrEqual(4)
  expect(await textOf('/reference.md')).toContain(`curl ${app.url}${apiPrefix}/me`)
})

it('a page has at most 60 KB, compressed, with all its assets', async () => {
  for (const path of await listPaths()) {
    const html = await textOf(path)
    const assets = [...html.matchAll(/(?:src|href)="(\/reference\/assets\/[^"]+)"/g)].map(
      ([, asset = '']) => asset,
    )
    const loaded = [html, ...(await Promise.all(assets.map(textOf)))]
    const bytes = loaded.reduce((sum, text) => sum + gzipSync(text).length, 0)
    expect(assets.length).toBeGreaterThanOrEqual(2)
    expect(bytes, path).toBeLessThan(60_000)
  }
})

it.each(['/reference', '/reference/operations/createTask.md', '/reference/search.json'])(
  '%s is compressed once: only the nonce, the name of the host and the checksum differ (product.md 19.4)',
  async (path) => {
    const zipped = async (host: string): Promise<Buffer> => {
      const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip' }
      const { statusCode, body } = await request(app.url + path, { headers })
      expect(statusCode).toBe(200)
      return Buffer.from(await body.arrayBuffer())
    }
    const plain = (text: string): string =>
      text.replaceAll(/nonce="[^"]*"/g, '').replaceAll('two.example', new URL(app.url).host)
    const [one, other] = [await zipped('one.example'), await zipped('two.example')]
    const text = gunzipSync(other).toString()
    expect(plain(text)).toBe(plain(await textOf(path)))
    expect(one.length).toBe(other.length)
    const values = text.split(/two\.example|nonce="/).length - 1
    expect(one.filter((byte, i) => byte !== other[i]).length).toBeLessThanOrEqual(24 * values + 4)
  },
)

describe('a path without a page', () => {
  const unknown = [
    ...['nope', 'NOT_FOUND', 'constructor', '__proto__', '%3Cscript%3E', 'not_found%00', 'not_found/'],
  ]
  it.each([
    ...unknown.map((code) => `/reference/errors/${code}`),
    '/reference/operations/nope',
    '/reference/nope.md',
  ])('%s is 404: a page for a browser, the error envelope for a program', async (path) => {
    const page = await get(path)
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await page.text()).not.toContain('<script>')
    const answer = await get(path, '*/*')
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }])
  })
})

it.each(errorReference)(
  'the page of $code says its status and type, when it comes and what to do (product.md 19.5)',
  async (error) => {
    const { code, status, type, description, when, remedy, example } = error
    const markdown = await textOf(`/reference/errors/${code}.md`)
    for (const part of [String(status), type, description, when, remedy])
      expect(markdown).toContain(part.trim())
    expect(markdown).toContain(JSON.stringify(example, null, 2))
    expect(example).toMatchObject({ error: { code, type } })
  },
)
