import { createServer, IncomingMessage, ServerResponse, type RequestListener } from 'node:http'
import { Socket } from 'node:net'
import { duplexPair } from 'node:stream'
import type { Request } from 'express'
import { apiPrefix } from '../../src/api-prefix.ts'

/* Requests that do not use the network. */

export interface RequestParts {
  method: string
  /** Below the API's prefix. */
  url: string
  headers: Record<string, string>
  body?: string
}

const unconnected = new Socket()

/** What Node and Express hand to the pipeline, with the body in memory. */
export function makeRequest({ method, url, headers, body }: RequestParts): Request {
  const req = new IncomingMessage(unconnected)
  Object.assign(req, { method, url, headers, complete: true })
  if (body !== undefined) req.push(body)
  req.push(null)
  return Object.assign(req, {
    res: Object.assign(new ServerResponse(req), { locals: {} }),
  }) as unknown as Request
}

/**
 * A connection to the app through Node's HTTP server, over two streams in place of a socket. It takes one request
 * after another, and rejects with what was answered where that is not 200.
 */
export function connectTo(app: RequestListener): (request: RequestParts) => Promise<void> {
  const [client, server] = duplexPair()
  createServer(app).emit('connection', server)
  client.setEncoding('latin1')
  return ({ method, url, headers }) => {
    const answered = Promise.withResolvers<void>()
    let answer = ''
    const receive = (text: string): void => {
      answer += text
      if (!isComplete(answer)) return
      client.off('data', receive)
      if (answer.startsWith('HTTP/1.1 200 ')) answered.resolve()
      else answered.reject(new Error(answer))
    }
    client.on('data', receive)
    const lines = Object.entries({ Host: 'localhost', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    client.write(`${method} ${apiPrefix}${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    return answered.promise
  }
}

function isComplete(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n') + 4
  const length = /^content-length: (\d+)/im.exec(answer)?.[1]
  return head > 3 && answer.length - head >= Number(length)
}
