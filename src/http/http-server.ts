import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { refuse, refuseOnSocket } from './parser-errors.ts'

/** A client that has a connection but no request on its way is let go after this, when the server drains. */
const idleLingerMs = 300
const idleCheckMs = 20

/**
 * A server's connections, each with its responses that are not finished, and at most one that is. In one `Set` of all
 * responses, V8 would keep each request as long as the oldest: a hash table that has been replaced points to the next.
 */
type Connections = Map<Socket, ServerResponse[]>
const connectionsOf = new WeakMap<Server, Connections>()

/** Node's HTTP server around the app. Refusals of the parser look like the app's own; slow senders are cut off. */
export function createHttpServer(app: RequestListener): Server {
  const connections: Connections = new Map()
  const refused = new WeakSet<Duplex>()
  const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }

  const server = createServer({ ...limits, requireHostHeader: false }, (req, res) => {
    const responses = connections.get(req.socket)
    while (responses?.[0]?.closed) responses.shift()
    responses?.push(res)
    if (!server.listening) res.setHeader('Connection', 'close')
    if (req.httpVersion === '1.1' && req.headers.host === undefined)
      refuse(res, 400, 'The Host header is missing.')
    else {
      req.url = originForm(req.url)
      app(req, res)
    }
  })
  server.on('connection', (socket) => {
    connections.set(socket, [])
    socket.on('close', () => connections.delete(socket))
  })
  server.on('checkExpectation', (_req, res) => refuse(res, 417))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (refused.has(socket)) return
    refused.add(socket)
    const answering = connections.get(socket as Socket)?.find((res) => !res.closed)
    // An answer here would be taken for that of the earlier request, which is still to come.
    if (answering?.req.complete) answering.once('close', () => socket.destroy())
    else if (error.code === 'ECONNRESET' || answering?.headersSent || !socket.writable) socket.destroy()
    else refuseOnSocket(socket, error, answering?.req)
  })
  connectionsOf.set(server, connections)
  return server
}

/** A target in absolute form, which names the server too, must be accepted (RFC 9112, section 3.2.2). */
function originForm(target = ''): string {
  return target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*\/?/i, '/')
}

/**
 * Takes no new connections, answers what is on its way, and tells the callers to come back on another connection.
 * What is not done after `graceMs` is cut off.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  // HTTP's own close() would reset idle connections at once, and with them the requests that are just arriving.
  NetServer.prototype.close.call(server)
  const connections = connectionsOf.get(server) ?? new Map<Socket, ServerResponse[]>()
  for (const res of [...connections.values()].flat())
    if (!res.headersSent) res.setHeader('Connection', 'close')

  const start = Date.now()
  const isClosed = closed.then(() => true)
  while (!(await Promise.race([isClosed, delay(idleCheckMs, false)]))) {
    const elapsedMs = Date.now() - start
    if (elapsedMs > graceMs) server.closeAllConnections()
    else if (elapsedMs > idleLingerMs) {
      server.closeIdleConnections()
      // To Node a connection on which nothing ever came is not idle.
      for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
    }
  }
}
