import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { DnsLookup } from '../../src/delivery/address-guard.ts'
import { createLazySender } from '../../src/delivery/lazy-sender.ts'
import { createSender, type Attempt, type Sender, type SenderOptions } from '../../src/delivery/sender.ts'
import { selfSigned, isOpensslMissing } from '../support/network/certificates.ts'
import { freePort } from '../support/network/free-port.ts'
import {
  drip,
  endless,
  gzipBomb,
  hang,
  hangAfter,
  raw,
  redirect,
  reset,
  startReceiver,
  status,
} from '../support/network/receiver.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/** Timeout of an attempt, in seconds: enough for a busy machine to answer, and short enough for a test. */
const timeoutSeconds = 1
const timedOut = 'timed out after 1 s'

function startSender(options: Partial<SenderOptions> = {}): Sender & { post(url: string): Promise<Attempt> } {
  const sender = createSender({ allowInsecure: true, timeoutSeconds: 10, ...options })
  onTestFinished(() => sender.close(0))
  return {
    ...sender,
    async post(url) {
      const attempt = await sender.send({ url, headers: {}, body: '{}' })
      if (!attempt) throw new Error('the attempt was cut off')
      return attempt
    },
  }
}

const toLoopback: DnsLookup = () => Promise.resolve(['127.0.0.1'])

describe('a delivery', () => {
  it('a delivery is a POST of exactly these bytes and headers', async () => {
    const receiver = await startReceiver()
    const body = Buffer.from('{"name":"Zoë \\u0000"}')
    const headers = { 'Service-Signature': 't=1,v1=ab', 'Service-Event-Id': 'evt_1' }
    const url = `${receiver.url}/in/%C3%BC?x=a%20b&y`
    const attempt = await startSender().send({ url, headers, body })
    expect(attempt).toEqual({
      status: 200,
      error: null,
      response: '',
      duration_ms: expect.any(Number) as number,
    })
    expect(Number.isInteger(attempt?.duration_ms)).toBe(true)
    const [received] = receiver.requests
    expect(received).toMatchObject({ method: 'POST', path: '/in/%C3%BC?x=a%20b&y', body })
    expect(received?.headers).toEqual({
      host: `127.0.0.1:${receiver.port}`,
      connection: 'keep-alive',
      'content-type': 'application/json',
      'user-agent': 'Taskwire-Webhooks/1',
      'service-signature': 't=1,v1=ab',
      'service-event-id': 'evt_1',
      'content-length': String(body.length),
    })
  })

  it.each([200, 204, 299, 400, 410, 429, 500])(
    'a delivery records the status %i and the body of the response',
    async (code) => {
      const receiver = await startReceiver()
      const response = code === 204 ? '' : 'an answer'
      receiver.answer(status(code, response))
      expect(await startSender().post(receiver.url)).toMatchObject({ status: code, error: null, response })
    },
  )

  it.each([300, 301, 302, 303, 307, 308])('a delivery does not follow a redirect with %i', async (code) => {
    const receiver = await startReceiver()
    const elsewhere = await startReceiver()
    receiver.answer(redirect(code, `${elsewhere.url}/in`))
    const error = 'redirects are not followed'
    expect(await startSender().post(receiver.url)).toMatchObject({ status: code, error })
    expect(receiver.requests).toHaveLength(1)
    expect(elsewhere.connections).toBe(0)
  })

  it('a delivery waits for the final response after an early hint', async () => {
    const receiver = await startReceiver()
    receiver.answer((res) => res.writeEarlyHints({ link: '</x>' }, () => res.writeHead(201).end('done')))
    expect(await startSender().post(receiver.url)).toMatchObject({
      status: 201,
      error: null,
      response: 'done',
    })
  })

  const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'
  const continueHead = 'HTTP/1.1 100 Continue\r\n\r\n'
  const invalid = 'the response is not valid HTTP'
  const headOfLength = `${invalid}: Content-Length is repeated, sent together with Transfer-Encoding, or followed by a malformed header`
  const statusOf = `${invalid}: the status is below 100, or 101 without an upgrade`
  const closed = 'the connection was closed before the response was complete'
  it.each<[bytes: string, status: number | null, error: string | null, response: string | null]>([
    [`${continueHead}${ok}`, 200, null, 'ok'],
    [`${continueHead}${continueHead}HTTP/1.1 102 Processing\r\n\r\n${ok}`, 200, null, 'ok'],
    [`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${continueHead}${ok}`, 200, null, 'ok'],
    ['HTTP/1.1 100 Continue\r\nX: y\r\n\r\nHTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n', 500, null, ''],
    ['HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\nHTTP/1.1 100 ', 200, null, 'HTTP/1.1 100 '],
    [continueHead, null, closed, null],
    ['HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n', 304, null, ''],
    ['HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nok', 204, null, ''],
    ['HTTP/1.1 205 Reset Content\r\nContent-Length: 2\r\n\r\nok', 205, null, 'ok'],
    ['HTTP/1.1 999 Denied\r\nContent-Length: 0\r\n\r\n', 999, null, ''],
    ['HTTP/1.1 000 None\r\nContent-Length: 0\r\n\r\n', null, statusOf, null],
    ['HTTP/1.1 101 Switching Protocols\r\n\r\n', null, statusOf, null],
    [
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n',
      null,
      'the response switches to another protocol (101)',
      null,
    ],
    ['HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nok', null, headOfLength, null],
    [
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nok',
      null,
      headOfLength,
      null,
    ],
    ['HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nok', 200, closed, 'ok'],
    ['HTTP/1.1 200 OK\nContent-Length: 2\n\nok', null, invalid, null],
    ['HTTP/1.0 200 OK\r\n\r\nok', 200, null, 'ok'],
    ['SSH-2.0-OpenSSH_9.2\r\n', null, invalid, null],
  ])('a delivery reports the response %j unchanged', async (bytes, code, error, response) => {
    const receiver = await startReceiver()
    receiver.answer(raw(bytes))
    const sender = startSender({ timeoutSeconds: 5 })
    expect(await sender.post(receiver.url)).toMatchObject({ status: code, error, response })
    // The next delivery is not affected.
    expect(await sender.post(receiver.url)).toMatchObject({ status: 200, error: null })
  })

  it('a delivery ignores the proxies that the environment names', async () => {
    const receiver = await startReceiver()
    const proxy = await startReceiver()
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY']) {
      vi.stubEnv(name, proxy.url)
    }
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await startSender().post(receiver.url)).toMatchObject({ status: 200, error: null })
    expect(proxy.connections).toBe(0)
  })
})

describe('the timeout of an attempt (product.md 13.1)', () => {
  it.each([
    ['a wait for the headers', hang, null, null],
    ['a wait for the rest of the response, whose beginning is kept', hangAfter('so far'), 200, 'so far'],
    ['a response that trickles in', drip(20), 200, expect.stringMatching(/^\.+$/) as string],
  ])('the timeout of an attempt ends %s', async (_what, answer, status, response) => {
    const receiver = await startReceiver()
    receiver.otherwise(answer)
    const attempt = await startSender({ timeoutSeconds }).post(receiver.url)
    expect(attempt).toMatchObject({ status, error: timedOut, response })
    expect(attempt.duration_ms).toBeGreaterThanOrEqual(timeoutSeconds * 1000 - 10)
    expect(receiver.requests).toHaveLength(1)
    await waitFor(() => receiver.open === 0)
  })

  it('the timeout of an attempt ends a DNS lookup', async () => {
    const sender = startSender({ timeoutSeconds, lookup: () => new Promise(() => undefined) })
    const attempt = await sender.post('http://slow.example.com:8080/')
    expect(attempt).toMatchObject({ status: null, error: timedOut })
  })

  it('the timeout of an attempt ends a TLS handshake', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    expect(await startSender({ timeoutSeconds }).post(`https://127.0.0.1:${port}/`)).toMatchObject({
      status: null,
      error: timedOut,
    })
  })

  it('the timeout of an attempt ends a wait for a connection, and the request is not sent later', async () => {
    const receiver = await startReceiver()
    receiver.answer(hang)
    // The second lookup lasts until all three attempts have timed out.
    const lookup = vi.fn<DnsLookup>(() => delay(100, ['127.0.0.1'])).mockImplementationOnce(toLoopback)
    const sender = startSender({ timeoutSeconds, connectionsPerOrigin: 1, lookup })
    const url = `http://hooks.example.com:${receiver.port}`
    const attempts = await Promise.all(['/1', '/2', '/3'].map((path) => sender.post(url + path)))
    expect(attempts.map(({ error }) => error)).toEqual([timedOut, timedOut, timedOut])
    await waitFor(async () => (await sender.post(`${url}/later`)).status === 200)
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/1', '/later'])
  })

  it('an attempt sends nothing if the name resolves after the timeout', async () => {
    const receiver = await startReceiver()
    const resolved = Promise.withResolvers<string[]>()
    const sender = startSender({ timeoutSeconds, lookup: () => resolved.promise })
    const url = `http://slow.example.com:${receiver.port}`
    expect(await sender.post(`${url}/1`)).toMatchObject({ error: timedOut })
    resolved.resolve(['127.0.0.1'])
    await waitFor(() => receiver.connections === 1)
    await waitFor(async () => (await sender.post(`${url}/later`)).status === 200)
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/later'])
  })
})

describe('a response (product.md 13.11)', () => {
  it('a response is read up to its first 4,096 bytes, and then the connection is dropped', async () => {
    const receiver = await startReceiver()
    receiver.answer(endless)
    const attempt = await startSender().post(receiver.url)
    expect(attempt).toMatchObject({ status: 200, error: null, response: 'x'.repeat(4096) })
    await waitFor(() => receiver.open === 0)
  })

  it.each([
    ['of 4,096 bytes is kept whole', 'y'.repeat(4096), 'y'.repeat(4096)],
    ['of 4,097 bytes is truncated to 4,096', 'y'.repeat(4097), 'y'.repeat(4096)],
    ['is not cut within a character', `a${'é'.repeat(3000)}`, `a${'é'.repeat(2047)}`],
  ])('a response %s', async (_what, sent, kept) => {
    const receiver = await startReceiver()
    receiver.answer(status(200, sent))
    expect((await startSender().post(receiver.url)).response).toBe(kept)
  })

  it('a response is stored as text without NUL', async () => {
    const receiver = await startReceiver()
    receiver.answer(status(500, Buffer.from([0x61, 0, 0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0, 0x62, 0xc3])))
    const { response } = await startSender().post(receiver.url)
    expect(response).toMatch(/^a\ufffd+\(\ufffd+b\ufffd$/)
    expect(response?.isWellFormed()).toBe(true)
  })

  it('a response is not decompressed', async () => {
    const receiver = await startReceiver()
    receiver.answer(gzipBomb)
    const { response } = await startSender().post(receiver.url)
    expect(response?.startsWith('\u001f\ufffd')).toBe(true)
    expect(response).not.toContain('xxxx')
  })
})

describe('the error of an attempt (product.md 13.11)', () => {
  it.each([
    ['a connection reset', reset, 'connection reset'],
    [
      'a connection that was closed without a response',
      raw(''),
      'the connection was closed before the response was complete',
    ],
    ['a response that is not HTTP', raw('SSH-2.0-OpenSSH_9.2\r\n'), 'the response is not valid HTTP'],
    [
      'conflicting Content-Length headers',
      raw('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'),
      'the response is not valid HTTP: Content-Length is repeated, sent together with Transfer-Encoding, or followed by a malformed header',
    ],
    [
      'an endless header',
      raw(`HTTP/1.1 200 OK\r\nx-more: ${'x'.repeat(20_000)}\r\n\r\n`),
      'the response headers are too large',
    ],
    [
      'a switch to another protocol',
      raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
      'the response switches to another protocol (101)',
    ],
  ])('the error of an attempt names %s', async (_title, answer, error) => {
    const receiver = await startReceiver()
    receiver.answer(answer)
    expect(await startSender().post(receiver.url)).toMatchObject({ status: null, error, response: null })
    await waitFor(() => receiver.open === 0)
  })

  it('the error of an attempt names a body that is cut off, with the status', async () => {
    const receiver = await startReceiver()
    receiver.answer(raw('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'))
    expect(await startSender().post(receiver.url)).toMatchObject({
      status: 200,
      error: 'the connection was closed before the response was complete',
      response: 'half',
    })
  })

  const fails: DnsLookup = () => Promise.reject(new Error('ENOTFOUND'))
  const severalAddresses: DnsLookup = () => Promise.resolve(['127.0.0.1', '127.0.0.2'])
  it.each<[what: string, options: Partial<SenderOptions>, url: string, error: string]>([
    ['a port without a server', {}, 'http://127.0.0.1', 'connection refused'],
    [
      'several addresses without a server',
      { lookup: severalAddresses },
      'http://a.example',
      'connection refused',
    ],
    ['an unknown host name', { lookup: fails }, 'http://a.example', 'the name does not resolve'],
  ])('the error of an attempt names %s', async (_what, options, url, error) => {
    const attempt = await startSender(options).post(`${url}:${await freePort()}/`)
    expect(attempt).toMatchObject({ status: null, error, response: null })
  })

  it('the error of an attempt names a server that does not speak TLS', async () => {
    const receiver = await startReceiver()
    const attempt = await startSender().post(receiver.url.replace('http:', 'https:'))
    expect(attempt.error).toBe('the TLS handshake failed')
  })

  it.each(['nonsense', 'http://', 'file:///etc/passwd', 'http://me:secret@127.0.0.1:8080/'])(
    'the error of an attempt names the invalid URL %s',
    async (url) => expect((await startSender().post(url)).error).toMatch(/^the URL must/),
  )

  it('the error of an attempt names a header that cannot be sent', async () => {
    const message = { url: 'http://127.0.0.1:8080/', headers: { 'service-event-id': 'a\r\nb: c' }, body: '' }
    const attempt = await startSender().send(message)
    expect(attempt).toMatchObject({ status: null, error: 'the request failed (UND_ERR_INVALID_ARG)' })
  })
})

describe.skipIf(isOpensslMissing)('TLS', () => {
  const certificate = isOpensslMissing ? undefined : selfSigned('hooks.example.com')
  const options = certificate ? { certificate } : {}

  function trust(): void {
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, certificate?.cert ?? ''])
    onTestFinished(() => setDefaultCACertificates(before))
  }

  it('a delivery over TLS checks the name in the certificate, whatever the address is', async () => {
    trust()
    const receiver = await startReceiver(options)
    const sender = startSender({ lookup: toLoopback })
    const url = `https://hooks.example.com:${receiver.port}/in`
    expect(await sender.post(url)).toMatchObject({ status: 200, error: null })
    expect(receiver.requests[0]?.headers.host).toBe(`hooks.example.com:${receiver.port}`)
  })

  it('a delivery refuses a certificate for another name on every attempt', async () => {
    trust()
    const receiver = await startReceiver(options)
    const sender = startSender({ lookup: toLoopback })
    for (const host of ['victim.example.com', 'victim.example.com', 'victim.example.com', '127.0.0.1']) {
      expect(await sender.post(`https://${host}:${receiver.port}/`)).toMatchObject({
        status: null,
        error: 'the certificate is for another host name',
      })
    }
    expect(receiver.requests).toEqual([])
  })

  it('a delivery refuses a certificate of an unknown authority, whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const warning = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      warning.mockRestore()
    })
    const receiver = await startReceiver(options)
    const sender = startSender({ lookup: toLoopback })
    expect(await sender.post(`https://hooks.example.com:${receiver.port}/`)).toMatchObject({
      status: null,
      error: 'the certificate is self-signed',
    })
    expect(receiver.requests).toEqual([])
  })
})

describe('connections', () => {
  it('connections are kept and reused', async () => {
    const receiver = await startReceiver()
    const sender = startSender()
    for (let i = 0; i < 20; i += 1) await sender.post(receiver.url)
    expect(receiver.requests).toHaveLength(20)
    // A socket becomes free one turn of the event loop after its response.
    expect(receiver.connections).toBeLessThanOrEqual(2)
  })

  it('connections are limited per origin, and an origin that hangs does not block another', async () => {
    const slow = await startReceiver()
    const quick = await startReceiver()
    slow.otherwise(hang)
    const sender = startSender({ timeoutSeconds: 60, connectionsPerOrigin: 3 })
    const waiting = Array.from({ length: 9 }, () => sender.post(slow.url))
    const done = await Promise.all(Array.from({ length: 30 }, () => sender.post(quick.url)))
    expect(done.every(({ status }) => status === 200)).toBe(true)
    expect(quick.connections).toBeLessThanOrEqual(3)
    await slow.waitForRequests(3)
    expect(slow.connections).toBe(3)
    await slow.close()
    await Promise.all(waiting)
  })

  it('connections are renewed to resolve names again, without losing an attempt', async () => {
    const receiver = await startReceiver()
    const lookup = vi.fn(toLoopback)
    const sender = startSender({ lookup, renewSeconds: 0 })
    const url = `http://hooks.example.com:${receiver.port}/`
    for (let i = 0; i < 5; i += 1) expect(await sender.post(url)).toMatchObject({ status: 200 })
    expect(lookup).toHaveBeenCalledTimes(5)
    await waitFor(() => receiver.open <= 1)
    const attempts = await Promise.all(Array.from({ length: 5 }, () => sender.post(url)))
    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('connections close when the attempts in flight have finished; later attempts fail', async () => {
    const receiver = await startReceiver()
    receiver.answer((res) => void setTimeout(() => res.end('late'), 50))
    const sender = startSender({ renewSeconds: 0 })
    const attempt = sender.post(receiver.url)
    await sender.close(60_000)
    expect(await attempt).toMatchObject({ status: 200, response: 'late' })
    await waitFor(() => receiver.open === 0)
    expect(await sender.post(receiver.url)).toMatchObject({
      status: null,
      error: 'the request failed (UND_ERR_DESTROYED)',
    })
  })

  it('at the end of the grace period, connections are closed, and unfinished attempts have no result', async () => {
    const receiver = await startReceiver()
    receiver.answer(hang, hangAfter('a beginning'))
    const sender = createSender({ allowInsecure: true, timeoutSeconds: 60, connectionsPerOrigin: 2 })
    const messages = Array.from({ length: 3 }, () => ({ url: receiver.url, headers: {}, body: '{}' }))
    const attempts = Promise.all(messages.map((message) => sender.send(message)))
    await receiver.waitForRequests(2)
    await sender.close(0)
    expect(await attempts).toEqual([undefined, undefined, undefined])
    await waitFor(() => receiver.open === 0)
    expect(receiver.requests).toHaveLength(2)
  })
})

it('a sender that cannot be loaded closes without an error', async () => {
  const options = { allowInsecure: true, timeoutSeconds: 60 }
  const sender = createLazySender(options, () => Promise.reject(new Error('EMFILE: too many open files')))
  const loading = expect(sender.load()).rejects.toThrow('EMFILE')
  await sender.close(0)
  await loading
})
