import { globSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { request } from 'undici'
import { describe, expect, it } from 'vitest'
import { errorReference } from '../../generated/error-reference.ts'
import { apiPrefix } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'

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

it('every operation, schema, webhook and error code has a page (product.md 19.4, 19.5)', async () => {
  const contract = (await (await get('/openapi.json')).json()) as Contract
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  expect(new Set(await listPaths())).toEqual(
    new Set([
      '/reference',
      '/reference/keeping-in-step',
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
    const known = new Set([
      ...(await listPaths()),
      '/',
      '/settings',
      '/reference/client.tgz',
      '/openapi.json',
      '/openapi.yaml',
    ])
    const links = [...page.matchAll(/href="(\/[^"#]*)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => !/\/assets\/|\.md$/.test(link) && !known.has(link))
    expect([path, broken]).toEqual([path, []])
    expect(page + (await markdown.text())).not.toMatch(/\{\{|taskwire\.example|server\.invalid|undefined/)
  }
})

it('a field whose schema is shared shows its type and its limits, and so does the page of the schema', async () => {
  const operation = await textOf('/reference/operations/createTask.md')
  const type = '[NewTaskTitle](/reference/schemas/NewTaskTitle), string'
  expect(operation).toContain(`- **\`title_text\`** ${type} · **required** · 1 to 500 characters`)
  expect(await textOf('/reference/schemas/NewTaskTitle.md')).toContain('string · 1 to 500 characters')
})

it('the samples and the guide contain the URL of this server (product.md 19.2)', async () => {
  const samples = await textOf('/reference/operations/getMe.md')
  expect(samples.match(new RegExp(app.url + apiPrefix, 'g'))?.length).toBeGreaterThanOrEqual(4)
  expect(await textOf('/reference.md')).toContain(`curl ${app.url}${apiPrefix}/me`)
})

it('each page and document that names the client says that it is installed from the server alone (product.md 19.4)', async () => {
  const pages = await Promise.all((await listPaths()).map((path) => textOf(`${path}.md`)))
  const naming = pages.filter((text) => text.includes('@taskwire/client'))
  expect(naming.length).toBeGreaterThan(10)
  for (const text of naming) {
    expect(text).toContain(`npm install ${app.url}/reference/client.tgz`)
    expect(text).toContain('from this server alone')
  }
  const files = globSync(['README.md', 'docs/**/*.md', 'src/client/README.md'])
  const documents = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  for (const [file, text] of documents.filter(([, one]) => one.includes('@taskwire/client'))) {
    expect(text, file).toContain('npm install http://127.0.0.1:3000/reference/client.tgz')
    expect(text, file).toMatch(/from\s(there|your\sserver|this\sserver)\salone/)
  }
})

it('the reference has a guide to keeping a copy in step, to which its first page and its search lead (product.md 19.4)', async () => {
  const page = await textOf('/reference/keeping-in-step')
  expect(page).toContain('<h1 id="keeping-a-copy-in-step">Keeping a copy in step</h1>')
  expect(page).toContain('<code>task.deleted</code>')
  expect(page).toContain('href="/reference#webhooks"')
  const start = await textOf('/reference')
  expect(start.match(/href="\/reference\/keeping-in-step"/g)).toHaveLength(2)
  expect(await textOf('/reference/search.json')).toContain('"href":"/reference/keeping-in-step"')
  const document = readFileSync('docs/keeping-in-step.md', 'utf8')
  const headings = [...document.matchAll(/^#+ .+$/gm)].map(([heading]) => heading)
  const markdown = await textOf('/reference/keeping-in-step.md')
  expect([...markdown.matchAll(/^#+ .+$/gm)].map(([heading]) => heading)).toEqual(headings)
})

it('the samples of each operation that accepts an Idempotency-Key send one, and the others do not (product.md 19.4)', async () => {
  const { paths } = (await (await get('/openapi.json')).json()) as Contract
  const accepting: string[] = []
  for (const { operationId = '' } of Object.values(paths).flatMap((item) => Object.values(item))) {
    const page = await textOf(`/reference/operations/${operationId}.md`)
    const [request = ''] = /## Request[^]*?(?=## Responses)/.exec(page) ?? []
    const accepts = page.includes('**`Idempotency-Key`**')
    if (accepts) accepting.push(operationId)
    const samples = [...request.matchAll(/### (.+)\n\n```\w+\n([^]*?)\n```/g)]
    expect(samples).toHaveLength(4)
    for (const [, language, code] of samples)
      expect([operationId, language, /idempotency-?key/i.test(code ?? '')]).toEqual([
        operationId,
        language,
        accepts,
      ])
  }
  expect(accepting).toEqual(['createTask', 'createTaskComment', 'createEvent'])
})

it('a page has at most 60 KB when compressed, with all its assets', async () => {
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

describe.each([
  ['a page that names the server', '/reference/operations/createTask'],
  ['a page in Markdown that names the server', '/reference/operations/createTask.md'],
  ['a page that does not name the server', '/reference/errors/not_found'],
  ['the search index', '/reference/search.json'],
])('%s', (_what, path) => {
  const ask = async (encoding: string, headers: Record<string, string> = {}) => {
    const answer = await request(app.url + path, {
      headers: { accept: 'text/html', 'accept-encoding': encoding, ...headers },
    })
    const body = Buffer.from(await answer.body.arrayBuffer())
    return { status: answer.statusCode, encoding: answer.headers['content-encoding'], answer, body }
  }

  it('the response is compressed for clients that accept it (product.md 19.3)', async () => {
    const plain = await ask('identity')
    const zipped = await ask('gzip')
    expect(plain).toMatchObject({ status: 200, encoding: undefined })
    expect(zipped).toMatchObject({ status: 200, encoding: 'gzip' })
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    for (const { answer, body } of [plain, zipped]) {
      expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-store' })
      expect(answer.headers['content-length']).toBe(String(body.length))
    }
  })

  it.each(['', 'gzip;q=0', 'gzip;q=0, br;q=0', 'x-gzip-like, brotli-like'])(
    'the response is not compressed for Accept-Encoding: %j',
    async (encoding) => {
      expect(await ask(encoding)).toMatchObject({ status: 200, encoding: undefined })
    },
  )

  it('a request for a range gets the whole response', async () => {
    const whole = await ask('identity')
    for (const range of ['bytes=0-9', 'bytes=9-5', 'bytes=-5', 'bytes=99999999-', 'nonsense'])
      expect(await ask('identity', { range })).toMatchObject({ status: 200, body: whole.body })
  })

  it('HEAD gets the response without its body', async () => {
    const { statusCode, headers } = await request(app.url + path, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
    })
    const whole = await ask('identity')
    expect([statusCode, headers['content-length']]).toEqual([200, String(whole.body.length)])
    expect(headers['content-type']).toBe(whole.answer.headers['content-type'])
  })
})

it('a page of the reference has a Content-Security-Policy without a nonce, because it has no inline styles', async () => {
  for (const path of ['/reference', '/reference/errors/not_found', '/reference/nope']) {
    const page = await get(path)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'; ")
    expect(await page.text()).not.toMatch(/<style|<script(?! type="module")| style=|nonce/)
  }
})

it('the form of an operation calls the server that sent its page', async () => {
  const html = await textOf('/reference/operations/createTask')
  expect(html).toContain(`&quot;server&quot;:&quot;../..${apiPrefix}&quot;`)
})

describe('a path without a page', () => {
  const unknown = [
    ...['nope', 'NOT_FOUND', 'constructor', '__proto__', '%3Cscript%3E', 'not_found%00', 'not_found/'],
  ]
  it.each([
    ...unknown.map((code) => `/reference/errors/${code}`),
    '/reference/operations/nope',
    '/reference/operations',
    '/reference/nope.md',
    '/reference/errors/not_found.html',
    '/reference/errors/not_found.html.gz',
    '/reference/search.json.br',
  ])(
    'an unknown path %s returns 404: a page for a browser, the error envelope for a program',
    async (path) => {
      const page = await get(path)
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(await page.text()).not.toContain('<script>')
      const answer = await get(path, '*/*')
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }])
    },
  )
})

it.each(errorReference)(
  'the page of $code shows its status and type, when it occurs and how to fix it (product.md 19.5)',
  async (error) => {
    const { code, status, type, description, when, remedy, example } = error
    const markdown = await textOf(`/reference/errors/${code}.md`)
    for (const part of [String(status), type, description, when, remedy])
      expect(markdown).toContain(part.trim())
    expect(markdown).toContain(JSON.stringify(example, null, 2))
    expect(example).toMatchObject({ error: { code, type } })
  },
)
