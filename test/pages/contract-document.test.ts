import { gunzipSync } from 'node:zlib'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { request } from 'undici'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { readContract } from '../../scripts/contract/read-contract.ts'
import { unlimitedBudgets, apiPrefix, startApp, type TestAppOptions } from '../support/app/app.ts'
import { useRawHttp } from '../support/network/raw-http.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world } = useWorld()
const { converse } = useRawHttp({ app, world })

const formats = [
  { path: '/openapi.json', mediaType: 'application/json', read: JSON.parse as (text: string) => unknown },
  { path: '/openapi.yaml', mediaType: 'application/yaml', read: parse as (text: string) => unknown },
]
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}${path}`, { headers })

interface Document {
  servers: { url: string }[]
}
const serverIn = (text: string): string => (parse(text) as Document).servers[0]?.url ?? ''

describe.each(formats)('$path', ({ path, mediaType, read }) => {
  it('the document is the contract, except for the server, which is this one (product.md 19.1, 19.2)', async () => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': mediaType,
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    expect(answer.headers.get('x-ratelimit-limit')).toBeNull()
    const { servers, ...served } = read(await answer.text()) as Document
    const { document } = await readContract('spec/openapi.yaml')
    const { servers: _template, ...written } = document
    expect(served).toEqual(written)
    expect(servers.map(({ url }) => url)).toEqual([app.url + apiPrefix])
  })

  it('the document is a single valid document', async () => {
    // Unused components are for code generators; `npm run parity` checks examples against their schemas.
    const rules = { 'no-unused-components': 'off', 'no-invalid-media-type-examples': 'off' } as const
    const config = await createConfig({ extends: ['recommended-strict'], rules })
    const source = await (await get(path)).text()
    expect(await lintFromString({ source, absoluteRef: path, config })).toEqual([])
    expect(source.match(/\$ref["']?: ["']?(?!["']?#)/g)).toBeNull()
  })

  it('the document is served to HEAD as to GET, without the body', async () => {
    const [head, whole] = await Promise.all([fetch(app.url + path, { method: 'HEAD' }), get(path)])
    const stableHeaders = ({ headers }: Response): unknown => {
      const unstable = ['x-request-id', 'date', 'connection', 'keep-alive']
      return [...headers].filter(([name]) => !unstable.includes(name))
    }
    expect(stableHeaders(head)).toEqual(stableHeaders(whole))
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  it('the document is compressed for clients that accept it, with a different ETag and with Vary (product.md 19.3)', async () => {
    const ask = async (encoding: string, headers: Record<string, string> = {}) => {
      const answer = await request(app.url + path, { headers: { 'accept-encoding': encoding, ...headers } })
      const body = Buffer.from(await answer.body.arrayBuffer())
      return { status: answer.statusCode, headers: answer.headers, body }
    }
    const [plain, zipped, refused] = [
      await ask('identity'),
      await ask('br, gzip;q=0.5'),
      await ask('gzip;q=0'),
    ]
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect(zipped.body.length).toBeLessThan(plain.body.length / 5)
    expect(refused.body).toEqual(plain.body)
    expect([plain, zipped, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      undefined,
    ])
    for (const { headers, body } of [plain, zipped]) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) })
      for (const encoding of ['identity', 'gzip']) {
        const again = await ask(encoding, { 'if-none-match': String(headers.etag) })
        expect(again.status).toBe(304)
        expect(again.headers.etag).toBe(encoding === 'gzip' ? zipped.headers.etag : plain.headers.etag)
      }
    }
    expect(zipped.headers.etag).not.toBe(plain.headers.etag)
  })

  it('the document contains the requested host for concurrent requests with many hosts, compressed or not (product.md 19.2)', async () => {
    const hosts = Array.from({ length: 12 }, (_, i) => `host-${i % 6}.example`)
    const named = hosts.map(async (host) => {
      const answer = await request(app.url + path, { headers: { host, 'accept-encoding': 'gzip' } })
      const bytes = Buffer.from(await answer.body.arrayBuffer())
      const isZipped = answer.headers['content-encoding'] === 'gzip'
      expect(String(answer.headers.etag).endsWith('.gzip"')).toBe(isZipped)
      return serverIn((isZipped ? gunzipSync(bytes) : bytes).toString())
    })
    expect(await Promise.all(named)).toEqual(hosts.map((host) => `http://${host}${apiPrefix}`))
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'the document refuses %s (product.md 19.7)',
    async (method) => {
      const answer = await fetch(app.url + path, { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
    },
  )

  it.each([
    ['the same ETag', (etag: string) => etag, 304],
    ['a weak ETag', (etag: string) => `W/${etag}`, 304],
    ['a list that contains the ETag', (etag: string) => `"a, b" , W/"c",${etag}`, 304],
    ['any ETag', () => '*', 304],
    ['another ETag', () => '"x"', 200],
    ['a part of the ETag', (etag: string) => etag.slice(0, -2), 200],
  ])('If-None-Match with %s gets 304 only if it matches (product.md 19.3)', async (_what, header, status) => {
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const answer = await get(path, { 'If-None-Match': header(etag) })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect((await answer.text()) === '').toBe(status === 304)
  })

  it('the document needs no key, and ignores one', async () => {
    expect((await get(path, { Authorization: 'Bearer svc_nonsense' })).status).toBe(200)
  })
})

it('the contract document has a different ETag for each format and server', async () => {
  const tags = [
    (await get('/openapi.json')).headers.get('etag'),
    (await get('/openapi.yaml')).headers.get('etag'),
    /etag: (.*)\r/i.exec(await asked(['Host: other.example']))?.[1],
  ]
  expect(new Set(tags).size).toBe(3)
})

const asked = (headers: string[], path = '/openapi.yaml', version = '1.1'): Promise<string> =>
  converse([`GET ${path} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'))

const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4)

describe('the server in the contract document (product.md 19.2)', () => {
  const hosts = ['taskwire.example', 'TASKWIRE.example:8443', '10.0.0.7:3000', '[::1]:3000', 'my_service']
  test.each(hosts)('the server in the document is the requested host: %s', async (host) => {
    expect(serverIn(bodyOf(await asked([`Host: ${host}`])))).toBe(`http://${host}${apiPrefix}`)
  })

  const forged = [
    'a"b',
    'a b',
    'a/b',
    'user@host',
    'host:port',
    'h:99999',
    '[::1]:65536',
    '999.1.1.1',
    '{host}',
    'ö',
    'x'.repeat(300),
  ]
  test.each(forged)('a request with an invalid host is refused: %s', async (host) => {
    for (const path of ['/openapi.yaml', '/openapi.json']) {
      const answer = await asked([`Host: ${host}`], path)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(JSON.parse(bodyOf(answer))).toMatchObject({ error: { code: 'bad_request' } })
    }
  })

  it.each([
    ['an empty host', ['Host:'], '1.1'],
    ['no host', [], '1.0'],
  ])(
    'the server in the document is the address of the connection if %s is requested',
    async (_what, headers, version) => {
      expect(serverIn(bodyOf(await asked(headers, '/openapi.yaml', version)))).toBe(app.url + apiPrefix)
    },
  )

  const forwarded = { 'X-Forwarded-Host': 'api.example', 'X-Forwarded-Proto': 'https' }
  const behind = async (
    config: TestAppOptions['config'],
    headers: Record<string, string>,
  ): Promise<string> => {
    const { url } = await startApp({ config: config ?? {} }, 'test')
    const server = serverIn(await (await fetch(`${url}/openapi.yaml`, { headers })).text())
    return server.replace(url, 'OWN').replace(apiPrefix, '')
  }
  it.each([
    ['headers of an untrusted proxy are ignored', {}, forwarded, 'OWN'],
    ['headers of a trusted proxy are used', { trustProxy: true }, forwarded, 'https://api.example'],
    [
      'PUBLIC_URL takes precedence',
      { publicUrl: 'https://x.example/y', trustProxy: true },
      forwarded,
      'https://x.example/y',
    ],
    [
      'only http and https are accepted as schemes',
      { trustProxy: true },
      { 'X-Forwarded-Proto': 'x"y' },
      'OWN',
    ],
  ])('the server in the document follows the configuration: %s', async (_what, config, headers, server) => {
    expect(await behind(config, headers)).toBe(server)
  })
})

describe('the pages that scripts of other sites may read', () => {
  const others = [
    '/',
    '/reference',
    '/reference/errors/not_found',
    '/settings',
    '/healthz',
    '/nope',
    '/openapi.json/x',
    `${apiPrefix}/me`,
    '/api/settings/v1/session',
  ]
  test.each(others)('scripts of other sites cannot read %s', async (path) => {
    const headers = { Origin: 'https://elsewhere.example', Accept: 'text/html' }
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await fetch(app.url + path, { method, headers })
      const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(named).toEqual([])
    }
  })
})

it('the contract document and the reference charge no budget', async () => {
  const { url } = await startApp(
    { config: { rateLimits: { ...unlimitedBudgets, key: 1, write: 1, workspace: 1, anonymous: 1 } } },
    'test',
  )
  const paths = ['/openapi.json', '/openapi.yaml', '/reference', '/reference/errors', '/openapi.json']
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status))
  expect(statuses).toEqual(paths.map(() => 200))
})

it('a worker serves neither the contract document nor the reference (product.md 19.7)', async () => {
  const { url } = await startApp({ config: { role: 'worker' } }, 'test')
  for (const path of ['/', '/openapi.json', '/openapi.yaml', '/reference', '/reference/errors']) {
    const answer = await fetch(url + path, { headers: { Accept: 'text/html' } })
    expect(answer.status, path).toBe(404)
  }
})
