import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'
import type { Answer } from '../app/app.ts'
import type { UsedWorld } from '../world/world.ts'

export interface RawHttp {
  /** Returns the header line with the owner's key. */
  bearer: () => string
  /** Sends exactly these bytes, and reads until the server closes the connection. */
  converse: (bytes: string) => Promise<string>
  /** Sends one request with this target and these header lines, without normalizing them. */
  raw: (method: string, target: string, headers?: string[], body?: string) => Promise<Answer>
}

/** Sends HTTP over a bare socket, because clients normalize requests. */
export function useRawHttp({ app, world }: Pick<UsedWorld, 'app' | 'world'>): RawHttp {
  const bearer = (): string => `Authorization: Bearer ${world.keys.full.secret}`
  const converse = async (bytes: string): Promise<string> => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    socket.setEncoding('latin1')
    let received = ''
    socket.on('data', (text: string) => (received += text))
    socket.write(bytes, 'latin1')
    await once(socket, 'close')
    return received
  }
  return {
    bearer,
    converse,
    async raw(method, target, headers = [bearer()], body = '') {
      const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close']
      if (body !== '') lines.push(`Content-Length: ${Buffer.byteLength(body)}`)
      const [answer, ...more] = responsesIn(await converse(`${lines.join('\r\n')}\r\n\r\n${body}`))
      if (!answer || more.length > 0) throw new Error('expected one response')
      return answer
    },
  }
}

/** Splits received text into responses, by their Content-Length. */
export function responsesIn(received: string): Answer[] {
  const answers: Answer[] = []
  for (let rest = received; rest !== '';) {
    const headEnd = rest.indexOf('\r\n\r\n')
    const [statusLine = '', ...lines] = rest.slice(0, headEnd).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    )
    const end = headEnd + 4 + Number(headers['content-length'])
    const text = Buffer.from(rest.slice(headEnd + 4, end), 'latin1').toString()
    expect(statusLine).toMatch(/^HTTP\/1\.1 \d{3} /)
    answers.push({ status: Number(statusLine.slice(9, 12)), headers, text, body: JSON.parse(text) as never })
    rest = rest.slice(end)
  }
  return answers
}
