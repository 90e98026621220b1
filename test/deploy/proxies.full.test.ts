import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { apis } from '../../src/app.ts'
import { referencePaths } from '../../src/pages/reference.ts'
import { settingsPrefix } from '../support/app.ts'
import { freePort } from '../support/free-port.ts'
import { signInCookie } from '../support/settings.ts'
import { waitFor } from '../support/wait-for.ts'
import { useWorld } from '../support/world.ts'

/* The sample configurations of two proxies, in front of a running app. */

const { app, world } = useWorld({ config: { trustProxy: 1 } })

const proxies = [
  {
    name: 'nginx',
    path: 'deploy/nginx.conf',
    args: (file: string) => [
      '-g',
      'daemon off; pid nginx.pid;',
      '-e',
      'stderr',
      '-p',
      join(file, '..'),
      '-c',
      file,
    ],
  },
  { name: 'haproxy', path: 'deploy/haproxy.cfg', args: (file: string) => ['-db', '-f', file] },
]

const has = (name: string): boolean => !spawnSync(name, ['-v']).error
const isSkipped = (name: string): boolean => !has(name) && process.env.CI !== 'true'
for (const { name } of proxies)
  if (isSkipped(name)) console.warn(`skipped: the sample configuration of ${name} needs ${name}`)

/** Starts a proxy with its sample, whose addresses are replaced by free ones and the app's. Returns its URL. */
async function start({ name, path, args }: (typeof proxies)[number]): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'taskwire-proxy-'))
  const port = await freePort()
  const node = new URL(app.url).host
  const text = readFileSync(path, 'utf8')
    .replace(/listen 8080|bind :8080/, (words) => words.replace(/:?8080/, `127.0.0.1:${port}`))
    .replace('server api:3000', `server ${node}`)
    .replaceAll('server-template api 1-20 api:3000', `server api ${node}`)
    .replaceAll(' resolvers docker init-addr none', '')
    .replace(/resolvers docker\n( {4}.*\n)+/, '')
    // A test may not raise its limit of open files.
    .replace('maxconn 10000', 'maxconn 1000')
    .replace('http {', 'http { access_log off;')
  writeFileSync(join(directory, 'sample'), text)
  const child = spawn(name, args(join(directory, 'sample')), { stdio: 'ignore' })
  const ended = once(child, 'close')
  onFileEnd.push(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(async () => (await fetch(url).catch(() => undefined))?.status === 404)
  return url
}

const onFileEnd: (() => Promise<void>)[] = []

describe.each(proxies.filter(({ name }) => !isSkipped(name)))('behind $name', (proxy) => {
  let url: string
  beforeAll(async () => {
    url = await start(proxy)
    return async () => {
      for (const end of onFileEnd.splice(0)) await end()
    }
  })

  const key = () => ({ Authorization: `Bearer ${world.keys.full.secret}` })

  test('a stream begins at once, before any event', async () => {
    const Cookie = await signInCookie(app, world)
    const request = get(`${url}${settingsPrefix}/changes`, { headers: { Cookie }, agent: false })
    const [res] = (await once(request, 'response')) as [IncomingMessage]
    onTestFinished(() => void res.destroy())
    expect(res.statusCode).toBe(200)
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

  test.each(['/healthz', '/readyz', '/metrics'])('%s is not', async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.has('x-request-id')).toBe(false)
  })

  test('the request id, the host and a conditional request pass', async () => {
    const answer = await fetch(`${url}/openapi.json`, { headers: { 'X-Request-Id': 'mine' } })
    expect(answer.headers.get('x-request-id')).toBe('mine')
    const { servers } = (await answer.json()) as { servers: { url: string }[] }
    expect(servers[0]?.url).toBe(url + apis.openapi.prefix)
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(`${url}/openapi.json`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect((await fetch(`${url}/openapi.json`, { method: 'HEAD' })).status).toBe(200)
  })

  test('a client cannot choose the address by which it is counted', async () => {
    const left = async (ip: string) =>
      Number(
        (await fetch(`${url}${apis.openapi.prefix}/me`, { headers: { 'X-Forwarded-For': ip } })).headers.get(
          'x-ratelimit-remaining',
        ),
      )
    const first = await left('192.0.2.1')
    expect(await left('192.0.2.2')).toBe(first - 1)
  })

  test('a body that is too large is refused in the envelope of the API', async () => {
    const body = JSON.stringify({ title_text: 'x'.repeat(1_100_000) })
    const headers = { ...key(), 'Content-Type': 'application/json' }
    const answer = await fetch(`${url}${apis.openapi.prefix}/tasks`, { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'payload_too_large' } })
  })
})
