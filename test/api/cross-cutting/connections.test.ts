import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { apiPrefix } from '../../support/app/app.ts'
import { responsesIn, useRawHttp } from '../../support/network/raw-http.ts'
import { waitFor } from '../../support/runner/wait-for.ts'
import { useWorld } from '../../support/world/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { bearer, converse } = useRawHttp(scene)

describe('several requests on one connection', () => {
  const hidden = `GET ${apiPrefix}/members HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const firsts: [what: string, method: string, path: string, status: number][] = [
    ['a GET, which takes no body', 'GET', '/me', 200],
    ['an unknown path', 'POST', '/nope', 404],
    ['a wrong method', 'PUT', '/tasks', 405],
    ['a wrong media type', 'POST', '/tasks', 415],
    ['an id that does not exist', 'PATCH', '/tasks/nope', 415],
  ]
  test.each(firsts)(
    'the body of a request is never read as the next request: %s',
    async (_what, method, path, status) => {
      const first = [`${method} ${apiPrefix}${path} HTTP/1.1`, 'Host: localhost', bearer()]
      first.push('Content-Type: text/plain', `Content-Length: ${hidden.length}`)
      const second = [
        `GET ${apiPrefix}/projects?limit=1 HTTP/1.1`,
        'Host: localhost',
        bearer(),
        'Connection: close',
      ]
      const received = await converse(`${first.join('\r\n')}\r\n\r\n${hidden}${second.join('\r\n')}\r\n\r\n`)
      expect(responsesIn(received).map(({ status }) => status)).toEqual([status, 200])
    },
  )

  test('a body that is too large closes the connection, and later requests on it are not read', async () => {
    const first = [`POST ${apiPrefix}/tasks HTTP/1.1`, 'Host: localhost', bearer()]
    first.push('Content-Type: application/json', 'Content-Length: 5000')
    const received = await converse(`${first.join('\r\n')}\r\n\r\n${hidden.padEnd(5000)}${hidden}`)
    const answers = responsesIn(received)
    expect(answers.map(({ status }) => status)).toEqual([413])
    expect(answers[0]?.headers.connection).toBe('close')
  })

  const piece = `1000\r\n${'x'.repeat(0x1000)}\r\n`
  const uploads: [how: string, headers: string[], end: string][] = [
    ['with a Content-Length', [`Content-Length: ${11 * piece.length}`], ''],
    ['in chunks', ['Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['with an unknown Transfer-Encoding', ['Transfer-Encoding: gzip, chunked'], '0\r\n\r\n'],
    ['that never ends', ['Transfer-Encoding: chunked'], ''],
    [
      'without a key',
      ['Authorization: none', 'Connection: close', `Content-Length: ${11 * piece.length}`],
      '',
    ],
  ]
  test.each(uploads)(
    'a client that is still sending a body %s gets the response',
    async (_how, headers, end) => {
      const { hostname, port } = new URL(scene.app.url)
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).setEncoding(
        'latin1',
      )
      const errors: Error[] = []
      socket.on('error', (error) => errors.push(error))
      let received = ''
      socket.on('data', (text: string) => (received += text))
      const first = [`POST ${apiPrefix}/tasks HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json']
      if (!headers.includes('Authorization: none')) first.push(bearer())
      socket.write(`${[...first, ...headers].join('\r\n')}\r\n\r\n${piece}`)
      await waitFor(() => received.endsWith('}}'))
      expect(received).toMatch(/^HTTP\/1.1 4\d\d [^]*^connection: close/im)
      const ended = once(socket, 'close')
      for (let i = 0; i < 10; i++) await new Promise((sent) => socket.write(piece, sent))
      socket.write(end)
      socket.on('end', () => socket.end())
      if (socket.readableEnded) socket.end()
      await ended
      expect(errors).toEqual([])
    },
  )
})
