import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import express from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BodyWriter } from '../../src/http/reply/body-writer.ts'
import { errorHandler } from '../../src/http/reply/error-handler.ts'
import { createHttpServer } from '../../src/http/connection/http-server.ts'
import { createLogger } from '../../src/logger.ts'
import { receiveWith } from '../support/network/receive.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const host = 'Host: x\r\n'

interface Line {
  level: number
  req: { id: string; method?: string; path?: string }
  res: { status: number; aborted?: boolean }
  responseTime: number
}

type Limits = Parameters<typeof createHttpServer>[2] & { maxUnsentBytes?: number }

/** Starts an app that echoes bodies, holds `/slow` until released, and answers `/large` with as many bytes as requested. */
async function start({ maxUnsentBytes, ...limits }: Limits = {}) {
  const release = Promise.withResolvers<void>()
  let waiting = 0
  const lines: Line[] = []
  const logger = createLogger(
    { logLevel: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  )
  const app = express()
  const writer = new BodyWriter(maxUnsentBytes)
  app.use(receiveWith(logger))
  app.get('/slow', async (_req, res) => {
    waiting++
    await release.promise
    res.send('slow')
  })
  app.get('/large/:bytes', (req, res) => {
    waiting++
    res.setHeader('Content-Length', req.params.bytes)
    writer.write(res, '-'.repeat(Number(req.params.bytes)))
  })
  app.post('/early', (_req, res) => {
    waiting++
    res.send('early')
  })
  app.use(async (req, res) => {
    waiting++
    res.send(`got ${await text(req)}`)
  })
  app.use(errorHandler({ metrics: { refusals: { inc: () => undefined } } }, writer))
  const server = createHttpServer(app, { logger }, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, lines, release: release.resolve, waiting: () => waiting }
}

function dial(server: Server): { socket: Socket; answer: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  return { socket, answer: text(socket) }
}

function send(server: Server, bytes: string): Promise<string> {
  const { socket, answer } = dial(server)
  socket.write(bytes)
  return answer
}

describe('requests that the HTTP parser refuses (product.md 1.17)', () => {
  test.each([
    ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
    ['an unknown method', `FOO / HTTP/1.1\r\n${host}\r\n`, 400],
    ['a bad header line', `GET / HTTP/1.1\r\n${host}bad header\r\n\r\n`, 400],
    [
      'both Content-Length and Transfer-Encoding',
      `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['a broken chunk', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a missing Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'a body with an unknown Transfer-Encoding',
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      400,
    ],
    ['headers that are too large', `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['an unknown expectation', `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n\r\n`, 417],
  ])(
    'requests that the HTTP parser refuses get the error envelope, and are logged: %s',
    async (_what, bytes, status) => {
      const { server, lines } = await start()
      const answer = await send(server, bytes)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im)
      expect(head).toMatch(/^cache-control: no-store$/im)
      expect(head).toMatch(/^x-content-type-options: nosniff$/im)
      expect(head).toMatch(/^connection: close$/im)
      const { error } = JSON.parse(body) as { error: Record<string, string> }
      expect(error).toEqual({
        type: 'invalid_request_error',
        code: 'bad_request',
        message: expect.any(String) as string,
        request_id: /^x-request-id: (\S+)$/im.exec(head)?.[1],
      })
      expect(Buffer.byteLength(body)).toBe(Number(/^content-length: (\d+)$/im.exec(head)?.[1]))
      await waitFor(() => lines.length > 0)
      expect(lines.map(({ res }) => res.status)).toContain(status)
    },
  )

  test('an unknown expectation is refused, and the response has the request id that was sent', async () => {
    const { server, lines } = await start()
    const bytes = `GET /x?a HTTP/1.1\r\n${host}X-Request-Id: mine\r\nExpect: miracles\r\n\r\n`
    expect(await send(server, bytes)).toMatch(/^x-request-id: mine\r$/im)
    await waitFor(() => lines.length > 0)
    expect(lines).toMatchObject([{ req: { id: 'mine', method: 'GET', path: '/x' }, res: { status: 417 } }])
  })

  test('a broken chunk is logged in one line, with the request id and the status', async () => {
    const { server, lines } = await start()
    const head = `POST /x HTTP/1.1\r\n${host}X-Request-Id: mine\r\nTransfer-Encoding: chunked\r\n\r\n`
    expect(await send(server, `${head}zz\r\n`)).toMatch(/^HTTP\/1.1 400 [^]*x-request-id: mine\r/i)
    await waitFor(() => lines.length > 0)
    expect(lines).toMatchObject([{ req: { id: 'mine', method: 'POST', path: '/x' }, res: { status: 400 } }])
    expect(lines[0]?.res).not.toHaveProperty('aborted')
  })

  const path = '/path?query'
  const chunked = `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n`

  test.each([
    ['incomplete headers', ''],
    ['an incomplete body', 'Content-Length: 3\r\n\r\nab'],
  ])('a request that does not arrive in time is refused with 408: %s', async (_where, rest) => {
    const { server, lines } = await start()
    server.headersTimeout = server.requestTimeout = 1
    const answer = await send(server, `POST ${path} HTTP/1.1\r\n${host}${rest}`)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    const id = /^x-request-id: (\S+)$/im.exec(answer)?.[1]
    await waitFor(() => lines.some(({ req, res }) => req.id === id && res.status === 408))
  })

  test.each([
    ['a chunk in a packet after the headers', 'zz\r\n', ''],
    ['a chunk in the same packet as the headers', '', 'zz\r\n'],
  ])(
    'the broken body of a waiting request does not affect the response to an earlier request: %s',
    async (_where, later, same) => {
      const { server, release, waiting } = await start()
      const { socket, answer } = dial(server)
      const refused = new Promise((resolve) => server.once('clientError', resolve))
      socket.write(`GET /slow HTTP/1.1\r\n${host}\r\n${chunked}\r\n${same}`)
      await waitFor(() => waiting() > 0)
      socket.write(later)
      await refused
      release()
      expect((await answer).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200'])
    },
  )

  test('an HTTP/1.0 request needs no Host header', async () => {
    const { server } = await start()
    expect(await send(server, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  })

  test('bytes after the broken body of a finished request are not read as a request', async () => {
    const { server, lines, waiting } = await start()
    const { socket, answer } = dial(server)
    socket.write(`POST /early HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`)
    await waitFor(() => waiting() > 0 && lines.length > 0)
    socket.write('zz\r\n')
    expect((await answer).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200'])
    expect(lines).toHaveLength(1)
  })
})

/** Sends requests without reading the responses. */
function sendWithoutReading(server: Server, ...paths: string[]): Socket {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`).join(''))
  return socket
}

/** Size of a response that exceeds the system's buffers, in bytes. */
const large = 24 * 2 ** 20

describe('a client that does not read its responses (product.md 15.10)', () => {
  test('a client that does not read its responses is disconnected, and the log line says that the response was not sent', async () => {
    const { server, lines } = await start({ unreadTimeoutMs: 50 })
    sendWithoutReading(server, `/large/${large}`)
    await waitFor(() => lines.length > 0)
    expect(lines).toMatchObject([{ req: { path: `/large/${large}` }, res: { status: 200, aborted: true } }])
  })

  test('a client that only reads slowly is served completely', async () => {
    const { server, lines } = await start({ unreadTimeoutMs: 1_500 })
    const socket = sendWithoutReading(server, `/large/${large}`)
    let received = 0
    // Node returns 64 KiB at a time, so reading takes several times the silence limit.
    while (received < large) {
      received += (socket.read() as Buffer | null)?.length ?? 0
      expect(socket.destroyed).toBe(false)
      await delay(10)
    }
    await waitFor(() => lines.length > 0)
    expect(lines[0]?.res).toEqual({ status: 200 })
  })

  test('a client keeps its connection while its request is processed', async () => {
    const { server, release } = await start({ unreadTimeoutMs: 50 })
    const slow = send(server, `GET /slow HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
    await once(server, 'timeout')
    release()
    expect(await slow).toMatch(/^HTTP\/1.1 200 [^]*slow$/)
  })

  test('when too many bytes are unsent, clients are disconnected: the client that has waited longest goes first', async () => {
    const { server, lines, waiting } = await start({ maxUnsentBytes: 1.5 * large })
    sendWithoutReading(server, `/large/${large}?first`)
    await waitFor(() => waiting() === 1)
    const second = sendWithoutReading(server, `/large/${large + 1}`)
    await waitFor(() => lines.length > 0)
    expect(lines).toMatchObject([{ req: { path: `/large/${large}` }, res: { aborted: true } }])
    let received = 0
    for await (const { length } of second as AsyncIterable<Buffer>) {
      received += length
      if (received > large) break
    }
    await waitFor(() => lines.length === 2)
    expect(lines[1]?.res).toEqual({ status: 200 })
  })

  test('the next request of a client starts only after its previous response was sent', async () => {
    const { server, lines, release, waiting } = await start()
    const socket = sendWithoutReading(server, '/slow', '/large/3', '/slow', '/large/4')
    await waitFor(() => waiting() === 1)
    // Other connections are served in the meantime.
    await send(server, `GET /large/1 HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
    expect(waiting()).toBe(2)
    release()
    await waitFor(() => lines.length === 5)
    expect(lines.map(({ req }) => req.path)).toEqual(['/large/1', '/slow', '/large/3', '/slow', '/large/4'])
    socket.end()
    expect((await text(socket)).match(/HTTP\/1.1 200/g)).toHaveLength(4)
  })

  test('a client that pipelines too many requests is disconnected (product.md 15.9)', async () => {
    const { server, lines, waiting } = await start({ maxWaiting: 2 })
    const socket = sendWithoutReading(server, '/slow', '/slow', '/slow', '/slow', '/slow')
    await waitFor(() => lines.length > 0)
    expect(waiting()).toBe(1)
    expect(lines).toMatchObject([{ req: { path: '/slow' }, res: { aborted: true } }])
    await once(socket.resume(), 'close')
  })
})

describe('draining', () => {
  test('when the server drains, requests in flight are completed, and their connection is closed', async () => {
    const { server, release, waiting } = await start()
    const slow = send(server, `GET /slow HTTP/1.1\r\n${host}\r\n`)
    const upload = dial(server)
    upload.socket.write(`POST / HTTP/1.1\r\n${host}Content-Length: 6\r\n\r\nabc`)
    await waitFor(() => waiting() === 2)
    const { port } = server.address() as AddressInfo
    const drained = server.drain(10_000)
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
    release()
    upload.socket.write('def')
    expect(await slow).toMatch(/connection: close[^]*slow$/i)
    expect(await upload.answer).toMatch(/connection: close[^]*got abcdef$/i)
    await drained
  })

  test('when the server drains, idle connections are closed immediately, even if they never sent a request', async () => {
    const { server } = await start()
    const { socket, answer } = dial(server)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    await once(socket, 'readable')
    const silent = dial(server)
    await waitFor(() => silent.socket.readyState === 'open')
    // The test would time out if drain waited for the grace period.
    await server.drain(3_600_000)
    await Promise.all([answer, silent.answer])
  })

  test('when the server drains, connections whose request was answered but never completed are closed immediately', async () => {
    const { server } = await start()
    server.requestTimeout = 0
    const { socket, answer } = dial(server)
    socket.write(`POST /early HTTP/1.1\r\n${host}Content-Length: 6\r\n\r\nabc`)
    await once(socket, 'readable')
    await server.drain(3_600_000)
    expect(await answer).toMatch(/early$/)
  })

  test('when the server drains, a client that has not read its responses is served completely', async () => {
    const { server } = await start()
    const connected = once(server, 'connection') as Promise<[Socket]>
    const count = 90
    const socket = sendWithoutReading(server, ...Array.from({ length: count }, () => '/large/250000'))
    const [served] = await connected
    // Waits until the operating system's buffers are full.
    let before = -1
    await waitFor(() => {
      const isStuck = served.bytesWritten === before && served.writableLength > 0
      before = served.bytesWritten
      return isStuck
    })
    const silent = dial(server)
    await waitFor(() => silent.socket.readyState === 'open')
    const drained = server.drain(3_600_000)
    // Connections with nothing to send are closed by now.
    await silent.answer
    expect((await text(socket)).match(/HTTP\/1.1 200/g)).toHaveLength(count)
    await drained
  })

  test('a request that arrives during the drain is served', async () => {
    const { server } = await start()
    const { socket, answer } = dial(server)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    await once(socket, 'readable')
    const drained = server.drain(10_000)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    await drained
    expect((await answer).match(/200 OK/g)).toHaveLength(2)
  })

  test('a request that arrived while the process was busy is served before its idle connection is closed', async () => {
    const { server } = await start()
    const { socket, answer } = dial(server)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    await once(socket, 'readable')
    const drained = server.drain(10_000)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    // Longer than the interval at which idle connections are closed.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
    await drained
    expect((await answer).match(/200 OK/g)).toHaveLength(2)
  })

  test('when the server drains, requests that wait for an earlier request on their connection are answered', async () => {
    const { server, release, waiting } = await start()
    const answer = send(server, `GET /slow HTTP/1.1\r\n${host}\r\n`.repeat(2))
    await waitFor(() => waiting() === 1)
    const drained = server.drain(10_000)
    release()
    expect((await answer).match(/slow/g)).toHaveLength(2)
    await drained
  })

  test('when the server drains, connections that are not finished in time are cut off', async () => {
    const { server, waiting } = await start()
    const slow = send(server, `GET /slow HTTP/1.1\r\n${host}\r\n`)
    slow.catch(() => undefined)
    await waitFor(() => waiting() > 0)
    await server.drain(100)
  })
})
