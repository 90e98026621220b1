import { once } from 'node:events'
import { createServer, get, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { apis } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { referencePaths } from '../../src/pages/reference.ts'
import { settingsPrefix } from '../support/app/app.ts'
import { proxies, startProxy } from '../support/network/proxies.ts'
import { signInCookie } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* The sample configurations of two proxies, in front of a running app. */

const { app, world } = useWorld({ config: { trustProxy: 1 } })

describe.each(proxies)('an app behind $name', (proxy) => {
  let url: string
  beforeAll(async () => {
    url = await startProxy(proxy, [app.url])
  })

  const key = () => ({ Authorization: `Bearer ${world.keys.full.secret}` })

  test('a proxy forwards the start of a stream immediately, before any event', async () => {
    const Cookie = await signInCookie(app, world)
    const request = get(`${url}${settingsPrefix}/changes`, { headers: { Cookie }, agent: false })
    const [res] = (await once(request, 'response')) as [IncomingMessage]
    onTestFinished(() => void res.destroy())
    expect(res.statusCode).toBe(200)
    // A CDN in front of the proxy obeys `no-transform`, and so does not compress the stream.
    expect(res.headers['cache-control']).toContain('no-transform')
    const [chunk] = (await once(res, 'data')) as [Buffer]
    expect(chunk.toString()).toContain(': here')
  })

  test.each([
    ...['/', '/settings', '/settings/keys', '/openapi.json', '/openapi.yaml', `${apis.openapi.prefix}/me`],
    ...referencePaths.filter((path) => !path.includes(':')),
    '/reference/errors',
  ])('%s is forwarded', async (path) => {
    const headers = { ...key(), Accept: 'text/html, */*' }
    const [through, direct] = await Promise.all([
      fetch(url + path, { headers }),
      fetch(app.url + path, { headers }),
    ])
    expect(through.status).toBe(direct.status)
    expect(through.headers.get('content-type')).toBe(direct.headers.get('content-type'))
    expect(through.headers.has('x-request-id')).toBe(true)
  })

  test.each(['/healthz', '/readyz', '/metrics'])('%s is not forwarded', async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.has('x-request-id')).toBe(false)
  })

  test('the request id, the host and conditional requests are forwarded', async () => {
    const answer = await fetch(`${url}/openapi.json`, { headers: { 'X-Request-Id': 'mine' } })
    expect(answer.headers.get('x-request-id')).toBe('mine')
    const { servers } = (await answer.json()) as { servers: { url: string }[] }
    expect(servers[0]?.url).toBe(url + apis.openapi.prefix)
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(`${url}/openapi.json`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect((await fetch(`${url}/openapi.json`, { method: 'HEAD' })).status).toBe(200)
  })

  test('an import may take longer than any other request (product.md 26.15)', async () => {
    const slowMs = 3_000
    const server = createServer((req, res) => {
      const status = req.url === '/' ? 404 : 200
      setTimeout(() => res.writeHead(status).end(), req.method === 'POST' ? slowMs : 0)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const shortened = (text: string): string => text.replaceAll('60s', '1s')
    const slow = await startProxy(proxy, [`http://127.0.0.1:${port}`], shortened)
    const post = async (path: string) => (await fetch(slow + path, { method: 'POST', body: 'a' })).status
    const project = '/api/work/v1/projects/project_1'
    expect(await Promise.all([post(`${project}/imports`), post(`${project}/columns`)])).toEqual([200, 504])
  })

  test('a client cannot choose the address that its rate limit uses', async () => {
    const left = async (ip: string) =>
      Number(
        (await fetch(`${url}${apis.openapi.prefix}/me`, { headers: { 'X-Forwarded-For': ip } })).headers.get(
          'x-ratelimit-remaining',
        ),
      )
    const first = await left('192.0.2.1')
    expect(await left('192.0.2.2')).toBe(first - 1)
  })

  test('a body that is too large is refused with the error envelope of the API', async () => {
    const body = JSON.stringify({ title_text: 'x'.repeat(1_100_000) })
    const headers = { ...key(), 'Content-Type': 'application/json' }
    const answer = await fetch(`${url}${apis.openapi.prefix}/tasks`, { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'payload_too_large' } })
  })
  /** Sends a request that creates a task, with a body of this size, and returns the response's status. */
  async function create(size: number, headers: object, send: (sent: ClientRequest, body: string) => void) {
    const start = `{"title_text":"Large","project_id":"${world.projects.main}","unknown":"`
    const body = `${start}${'x'.repeat(size - start.length - 2)}"}`
    const all = { ...key(), 'Content-Type': 'application/json', ...headers }
    const sent = request(`${url}${apis.openapi.prefix}/tasks`, { method: 'POST', headers: all, agent: false })
    send(sent, body)
    const [res] = (await once(sent, 'response')) as [IncomingMessage]
    return [res.statusCode, await json(res)]
  }
  const created = [201, { data: expect.objectContaining({ title: 'Large' }) as object }]

  test('a body of the maximum size is forwarded, in one piece and in chunks', async () => {
    const size = readConfig({}).bodyLimitBytes
    expect(await create(size, { 'Content-Length': size }, (sent, body) => sent.end(body))).toEqual(created)
    const inChunks = (sent: ClientRequest, body: string) => {
      for (let at = 0; at < size; at += 100_000) sent.write(body.slice(at, at + 100_000))
      sent.end()
    }
    expect(await create(size, {}, inChunks)).toEqual(created)
  })

  test('a client that sends Expect: 100-continue is asked for its body', async () => {
    const headers = { 'Content-Length': 1_000, Expect: '100-continue' }
    const wait = (sent: ClientRequest, body: string) => {
      sent.once('continue', () => sent.end(body)).flushHeaders()
    }
    expect(await create(1_000, headers, wait)).toEqual(created)
  })

  /** Sends these lines, and returns everything received until the connection is closed. */
  async function converse(...lines: string[]): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    return text(socket)
  }

  test('an HTTP/1.0 client without a Host header is served', async () => {
    const answer = await converse(
      `GET ${apis.openapi.prefix}/me HTTP/1.0`,
      `Authorization: ${key().Authorization}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*x-request-id: /i)
  })

  test('a request with 12,000 bytes of headers reaches a node', async () => {
    const answer = await converse(
      `GET ${apis.openapi.prefix}/tasks/${'x'.repeat(12_000)} HTTP/1.1`,
      ...['Host: tasks.example', 'Connection: close', `Authorization: ${key().Authorization}`],
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*"code":"not_found"/)
  })

  test.each([
    ...['/api/../metrics', '/api/%2e%2e/metrics', '/api/..%2fmetrics', '/api/..%252fmetrics', '//metrics'],
    ...[
      '/settings/../readyz',
      '/settings%2f..%2fmetrics',
      '/reference/..;/metrics',
      '/./metrics',
      '/metrics/',
    ],
    ...['/api/public/v1/../../../healthz', '/openapi.json/../metrics', '/%6detrics', '/METRICS'],
  ])('%s does not give access to a path that is not forwarded', async (path) => {
    const answer = await converse(`GET ${path} HTTP/1.1`, 'Host: tasks.example', 'Connection: close')
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400) |<!doctype html>/)
    expect(answer).not.toMatch(/taskwire_|"status":/)
  })

  test.each(['a%2Fb', 'a%252Fb', '%2e%2e', 'a+b%20c', '%C3%A9'])(
    'a node receives the path segment %s as it was sent',
    async (segment) => {
      const target = `${apis.openapi.prefix}/tasks/${segment}/comments?note=${segment}`
      const lines = ['Host: tasks.example', 'Connection: close', `Authorization: ${key().Authorization}`]
      const answer = await converse(`GET ${target} HTTP/1.1`, ...lines)
      expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*x-request-id: /i)
    },
  )

  test.each(['OPTIONS', 'HEAD', 'PROPFIND'])('a %s request reaches a node', async (method) => {
    for (const path of [`${apis.openapi.prefix}/me`, '/openapi.json', '/settings']) {
      const lines = ['Host: tasks.example', 'Connection: close', `Authorization: ${key().Authorization}`]
      const answer = await converse(`${method} ${path} HTTP/1.1`, ...lines)
      expect(answer).toMatch(method === 'HEAD' ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 405 [^]*allow: /i)
    }
  })

  test.each([
    { 'X-Forwarded-Host': 'elsewhere.example' },
    { 'X-Forwarded-Proto': 'https' },
    { Forwarded: 'for=192.0.2.1;host=elsewhere.example;proto=https' },
    { 'X-Forwarded-Port': '444' },
    { 'X-Forwarded-Prefix': '/elsewhere' },
  ])('a client that sends %o does not change the URL that the contract names', async (headers) => {
    const { servers } = (await (await fetch(`${url}/openapi.json`, { headers })).json()) as {
      servers: { url: string }[]
    }
    expect(servers[0]?.url).toBe(url + apis.openapi.prefix)
  })
})
