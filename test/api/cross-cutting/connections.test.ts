import { describe, expect, test } from 'vitest'
import { apiPrefix } from '../../support/app.ts'
import { responsesIn, useRawHttp } from '../../support/raw-http.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { bearer, converse } = useRawHttp(scene)

describe('one connection, several requests', () => {
  const hidden = `GET ${apiPrefix}/members HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const firsts: [what: string, method: string, path: string, status: number][] = [
    ['a GET, which has no use for one', 'GET', '/me', 200],
    ['an unknown path', 'POST', '/nope', 404],
    ['a wrong method', 'PUT', '/tasks', 405],
    ['a wrong media type', 'POST', '/tasks', 415],
    ['an id that is not there', 'PATCH', '/tasks/nope', 415],
  ]
  test.each(firsts)(
    'the body of a request is never read as the next: %s',
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

  test('the same for a body without a key', async () => {
    const first = [`POST ${apiPrefix}/tasks HTTP/1.1`, 'Host: localhost', `Content-Length: ${hidden.length}`]
    const second = [`GET ${apiPrefix}/me HTTP/1.1`, 'Host: localhost', bearer(), 'Connection: close']
    const received = await converse(`${first.join('\r\n')}\r\n\r\n${hidden}${second.join('\r\n')}\r\n\r\n`)
    expect(responsesIn(received).map(({ status }) => status)).toEqual([401, 200])
  })

  test('a body that is too large ends the connection: what follows it is not read', async () => {
    const first = [`POST ${apiPrefix}/tasks HTTP/1.1`, 'Host: localhost', bearer()]
    first.push('Content-Type: application/json', 'Content-Length: 5000')
    const received = await converse(`${first.join('\r\n')}\r\n\r\n${hidden.padEnd(5000)}${hidden}`)
    const answers = responsesIn(received)
    expect(answers.map(({ status }) => status)).toEqual([413])
    expect(answers[0]?.headers.connection).toBe('close')
  })
})
