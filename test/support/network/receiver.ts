import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { Certificate } from './certificates.ts'
import { onFileFinished } from '../runner/on-file-finished.ts'
import { waitFor } from '../runner/wait-for.ts'

/** Answers a request that the receiver has read. */
export type Responder = (res: ServerResponse, req: IncomingMessage) => void

interface Received {
  method: string
  path: string
  headers: Record<string, string | undefined>
  /** The raw body. */
  body: Buffer
  at: Date
}

/** A server on 127.0.0.1 with scripted responses. */
export interface Receiver {
  /** `http://127.0.0.1:PORT`, or `https:` with a certificate. */
  url: string
  port: number
  requests: Received[]
  /** The number of connections opened so far. */
  connections: number
  /** The number of open connections. */
  open: number
  /** Sets the next responses, in order. `otherwise` applies after the last. */
  answer(...answers: Responder[]): void
  /** Sets the response to all other requests, which is an empty 200 at first. */
  otherwise(answer: Responder): void
  waitForRequests(count: number): Promise<Received[]>
  close(): Promise<void>
}

export interface ReceiverOptions {
  certificate?: Certificate
  until?: 'test' | 'file'
}

/** Listens until the end of the calling test, or of the file if called from `beforeAll`. */
export async function startReceiver({
  certificate,
  until = 'test',
}: ReceiverOptions = {}): Promise<Receiver> {
  const script: Responder[] = []
  let otherwise: Responder = status(200)
  const take = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await buffer(req)
    const headers = req.headers as Received['headers']
    receiver.requests.push({ method: req.method ?? '', path: req.url ?? '', headers, body, at: new Date() })
    ;(script.shift() ?? otherwise)(res, req)
  }
  const listener = (req: IncomingMessage, res: ServerResponse): void => {
    take(req, res).catch(() => res.destroy()) // an aborted request does not count
  }
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener)
  server.on('connection', (socket: Socket) => {
    receiver.connections += 1
    receiver.open += 1
    socket.on('error', () => undefined).once('close', () => (receiver.open -= 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    requests: [],
    connections: 0,
    open: 0,
    answer: (...answers) => void script.push(...answers),
    otherwise: (answer) => void (otherwise = answer),
    async waitForRequests(count) {
      await waitFor(() => receiver.requests.length >= count)
      return receiver.requests
    },
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  if (until === 'file') onFileFinished(() => receiver.close())
  else onTestFinished(() => receiver.close())
  return receiver
}

export function status(
  code: number,
  body: string | Buffer = '',
  headers: Record<string, string> = {},
): Responder {
  return (res) => void res.writeHead(code, headers).end(body)
}

export function redirect(code: number, location: string): Responder {
  return status(code, '', { location })
}

/** Leaves the request without a response. */
export const hang: Responder = () => undefined

/** Announces a longer body than it sends, and then hangs. */
export function hangAfter(beginning: string): Responder {
  return (res) => void res.writeHead(200, { 'content-length': '1000' }).write(beginning)
}

/** Sends a byte at each interval, endlessly. */
export function drip(everyMillis: number): Responder {
  return (res) => {
    res.writeHead(200)
    const timer = setInterval(() => res.write('.'), everyMillis)
    res.once('close', () => clearInterval(timer))
  }
}

/** Sends as much as the client reads, endlessly. */
export const endless: Responder = (res) => {
  const chunk = 'x'.repeat(1000)
  const writeAll = (): void => {
    while (!res.destroyed && res.write(chunk));
  }
  res.on('drain', writeAll).writeHead(200)
  writeAll()
}

/** Sends a TCP reset instead of a response. */
export const reset: Responder = (_res, req) => void req.socket.resetAndDestroy()

/** Sends exactly these bytes, whether HTTP or not, and closes the connection. */
export function raw(bytes: string): Responder {
  return (_res, req) => void req.socket.end(bytes)
}

/** Sends 50 MB of the letter x, compressed into 50 kB. */
export const gzipBomb: Responder = (res, req) =>
  status(200, gzipSync(Buffer.alloc(50_000_000, 'x')), { 'content-encoding': 'gzip' })(res, req)
