import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Express } from 'express'
import type { Logger } from 'pino'
import { refuse, refusal } from './refused-requests.ts'
import { requestIdOf } from './request-id.ts'
import { pathOf, originForm } from '../request-target.ts'

interface Limits {
  /** Time after which a client that reads nothing is disconnected, in milliseconds. */
  unreadTimeoutMs: number
  /** Number of pipelined requests of one connection that may wait. */
  maxWaiting: number
  /** Time for which an idle connection is kept open, in milliseconds. */
  keepAliveMs: number
}

const defaultLimits: Limits = { unreadTimeoutMs: 20_000, maxWaiting: 100, keepAliveMs: 65_000 }

/** Maximum time for a request to arrive, in milliseconds. */
const arrivalLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }

const idleCheckMs = 100

interface ClientConnection {
  /** The latest response, which may have ended. */
  response?: ServerResponse
  /** Pipelined requests that wait for the latest response to end. */
  waiting: { req: IncomingMessage; res: ServerResponse }[]
  /** Number of bytes read when the drain last found the connection idle. */
  idleSince?: number | undefined
}

export type HttpServer = ReturnType<typeof createHttpServer>

/** Creates the HTTP server for the app. Requests that the parser refuses get the app's error envelope and are logged. */
export function createHttpServer(app: Express, { logger }: { logger: Logger }, given: Partial<Limits> = {}) {
  const limits = { ...defaultLimits, ...given }
  const server = new QuietServer({ ...arrivalLimits, requireHostHeader: false })
  const connections = new Map<Socket, ClientConnection>()
  // A primary may close the server of a process before the process drains.
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  server.timeout = limits.unreadTimeoutMs
  server.keepAliveTimeout = limits.keepAliveMs
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { waiting: [] })
    socket.on('close', () => connections.delete(socket))
  })

  /** Serves the requests of a connection one after another, so that at most one unsent response is in memory. */
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const connection = connections.get(req.socket)
    if (!connection || !req.socket.writable) return
    const { response, waiting } = connection
    if (!response || response.closed) begin(connection, req, res)
    else if (waiting.length === limits.maxWaiting) req.socket.destroy()
    else if (waiting.push({ req, res }) === 1) response.once('close', () => serveNext(connection))
  })

  function begin(connection: ClientConnection, req: IncomingMessage, res: ServerResponse): void {
    connection.response = res
    if (!server.listening && connection.waiting.length === 0) res.setHeader('Connection', 'close')
    req.url = originForm(req.url)
    app(req, res)
  }

  function serveNext(connection: ClientConnection): void {
    const next = connection.waiting.shift()
    if (!next?.req.socket.writable) return
    begin(connection, next.req, next.res)
    if (connection.waiting.length > 0) next.res.once('close', () => serveNext(connection))
  }

  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    const id = requestIdOf(req)
    const { headers, body } = refusal(417, id)
    res.writeHead(417, headers).end(body)
    const { method, url = '' } = req
    const path = pathOf(originForm(url))
    logger.info({ req: { id, method, path }, res: { status: 417 }, responseTime: 0 }, 'request refused')
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const connection = connections.get(socket as Socket)
    if (connection) connection.waiting = []
    refuse(error, socket as Socket, connection?.response, logger)
  })
  // A response that has not begun does not indicate a slow reader.
  server.on('timeout', (socket: Socket) => {
    const { response } = connections.get(socket) ?? {}
    if (response?.closed !== false || socket.writableLength > 0) socket.destroy()
  })

  /**
   * Stops listening, finishes the requests in flight, and disconnects clients whose requests are not finished after
   * `graceMs`.
   */
  async function drain(graceMs: number): Promise<void> {
    if (server.listening) server.close()
    for (const { response, waiting } of connections.values())
      if (response && !response.headersSent && waiting.length === 0) response.setHeader('Connection', 'close')
    const idleCheck = setInterval(() => {
      for (const [socket, connection] of connections) {
        const { response, idleSince } = connection
        const isIdle = response ? response.closed : socket.bytesRead === 0
        // A connection must be idle twice, since a request that has arrived is read only after this check.
        if (isIdle && idleSince === socket.bytesRead) socket.destroy()
        connection.idleSince = isIdle ? socket.bytesRead : undefined
      }
    }, idleCheckMs)
    const end = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(idleCheck)
    clearTimeout(end)
  }
  return Object.assign(server, { drain })
}

class QuietServer extends Server {
  /** Stops listening. Node's own method would also close connections whose response is not yet sent. */
  override close(callback?: (error?: Error) => void): this {
    NetServer.prototype.close.call(this, callback)
    return this
  }
}
