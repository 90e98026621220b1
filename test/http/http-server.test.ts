import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createHttpServer, drain } from '../../src/http/http-server.ts'
import { waitFor } from '../support/wait-for.ts'

const host = 'Host: x\r\n'

/** An app that echoes a body, and holds `/slow` until it is told to go on. */
async function start() {
  const release = Promise.withResolvers<void>()
  let waiting = 0
  const app = express()
  app.get('/slow', async (_req, res) => {
    waiting++
    await release.promise
    res.send('slow')
  })
  app.use(async (req, res) => {
    waiting++
    res.send(`got ${await text(req)}`)
  })
  const server = createHttpServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, release: release.resolve, waiting: () => waiting }
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

describe('what the HTTP parser refuses', () => {
  test.each([
    ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
    ['an unknown method', `FOO / HTTP/1.1\r\n${host}\r\n`, 400],
    ['a bad header line', `GET / HTTP/1.1\r\n${host}bad header\r\n\r\n`, 400],
    [
      'a length beside chunks',
      `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['a broken chunk', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a missing Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers too large', `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['an unknown expectation', `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n\r\n`, 417],
  ])('%s', async (_what, bytes, status) => {
    const { server } = await start()
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
  })

  const chunked = `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n`
  const beginnings = [
    ['a missing Host', 'GET / HTTP/1.1\r\n', ''],
    ['an unknown expectation', `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n`, ''],
    ['a broken chunk', chunked, 'zz\r\n'],
  ]
  test.each(beginnings)(
    "%s is refused under the caller's X-Request-Id (decision 1.6)",
    async (_what, head, rest) => {
      const { server } = await start()
      const answer = await send(server, `${head}X-Request-Id: from-the-caller\r\n\r\n${rest}`)
      expect(answer).toMatch(/^x-request-id: from-the-caller$/im)
      expect(answer).toContain('"request_id":"from-the-caller"')
    },
  )

  test.each(beginnings)(
    '%s is refused under a new id where that of the caller is invalid',
    async (_what, head, rest) => {
      const { server } = await start()
      const answer = await send(server, `${head}X-Request-Id: not one\r\n\r\n${rest}`)
      expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}$/im)
    },
  )

  test('HTTP/1.0 needs no Host', async () => {
    const { server } = await start()
    expect(await send(server, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  })

  test('nonsense after a request never becomes the answer to it', async () => {
    const { server, release, waiting } = await start()
    const { socket, answer } = dial(server)
    socket.write(`GET /slow HTTP/1.1\r\n${host}\r\n`)
    await waitFor(() => waiting() > 0)
    const refused = new Promise((resolve) => server.once('clientError', resolve))
    socket.write('nonsense\r\n\r\n')
    await refused
    release()
    expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*slow$/)
  })
})

describe('draining', () => {
  test('requests on their way are answered, on a connection that then closes', async () => {
    const { server, release, waiting } = await start()
    const slow = send(server, `GET /slow HTTP/1.1\r\n${host}\r\n`)
    const upload = dial(server)
    upload.socket.write(`POST / HTTP/1.1\r\n${host}Content-Length: 6\r\n\r\nabc`)
    await waitFor(() => waiting() === 2)
    const { port } = server.address() as AddressInfo
    const drained = drain(server, 10_000)
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
    release()
    upload.socket.write('def')
    expect(await slow).toMatch(/connection: close[^]*slow$/i)
    expect(await upload.answer).toMatch(/connection: close[^]*got abcdef$/i)
    await drained
  })

  test('idle connections are let go, those on which nothing ever came too', async () => {
    const { server } = await start()
    const { socket, answer } = dial(server)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    await once(socket, 'readable')
    const silent = dial(server)
    await waitFor(() => silent.socket.readyState === 'open')
    const start_ = performance.now()
    await drain(server, 10_000)
    expect(performance.now() - start_).toBeLessThan(2_000)
    await Promise.all([answer, silent.answer])
  })

  test('a request that just arrives is served', async () => {
    const { server } = await start()
    const { socket, answer } = dial(server)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    await once(socket, 'readable')
    const drained = drain(server, 10_000)
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
    await drained
    expect((await answer).match(/200 OK/g)).toHaveLength(2)
  })

  test('what does not end in time is cut off', async () => {
    const { server, waiting } = await start()
    const slow = send(server, `GET /slow HTTP/1.1\r\n${host}\r\n`)
    slow.catch(() => undefined)
    await waitFor(() => waiting() > 0)
    await drain(server, 100)
  })
})
