import { randomUUID } from 'node:crypto'
import {
  IncomingMessage as Incoming,
  Server,
  ServerResponse as Outgoing,
  STATUS_CODES,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Express } from 'express'
import type { Logger } from 'pino'
import { AppError, errorEnvelope } from '../errors.ts'
import { lingerMs } from './reply.ts'
import { commonHeaders, pathOf, requestIdOf, type ResponseLocals } from './receive.ts'

interface Limits {
  /** Time after which a client that reads nothing is disconnected, milliseconds. */
  unreadTimeoutMs: number
  /** Number of pipelined requests of one connection that may wait. */
  maxWaiting: number
  /** Time that an idle connection is kept open, milliseconds. */
  keepAliveMs: number
}

const usualLimits: Limits = { unreadTimeoutMs: 20_000, maxWaiting: 100, keepAliveMs: 65_000 }

/** Time that a request may take to arrive, milliseconds. */
const arrivalLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }

const idleCheckMs = 100

interface ClientConnection {
  /** The latest response, which may have ended. */
  response?: ServerResponse
  /** Pipelined requests that wait for the latest response to end. */
  waiting: { req: IncomingMessage; res: ServerResponse }[]
}

export type HttpServer = ReturnType<typeof createHttpServer>

/** Creates the HTTP server for the app. Requests that the parser refuses get the app's error envelope and are logged. */
export function createHttpServer(app: Express, { logger }: { logger: Logger }, given: Partial<Limits> = {}) {
  const limits = { ...usualLimits, ...given }
  const server = new QuietServer({ ...arrivalLimits, requireHostHeader: false, ...messagesOf(app) })
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
    if (!response || response.closed) serve(connection, req, res)
    else if (waiting.length === limits.maxWaiting) req.socket.destroy()
    else if (waiting.push({ req, res }) === 1) response.once('close', () => serveNext(connection))
  })

  function serve(connection: ClientConnection, req: IncomingMessage, res: ServerResponse): void {
    connection.response = res
    if (!server.listening && connection.waiting.length === 0) res.setHeader('Connection', 'close')
    req.url = originForm(req.url)
    app(req, res)
  }

  function serveNext(connection: ClientConnection): void {
    const next = connection.waiting.shift()
    if (!next?.req.socket.writable) return
    serve(connection, next.req, next.res)
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
  // A response that takes long to begin is not a slow reader.
  server.on('timeout', (socket: Socket) => {
    const { response } = connections.get(socket) ?? {}
    if (response?.closed !== false || socket.writableLength > 0) socket.destroy()
  })

  /** Stops listening, answers the requests in flight, and disconnects those that are not done after `graceMs`. */
  async function drain(graceMs: number): Promise<void> {
    if (server.listening) server.close()
    for (const { response, waiting } of connections.values())
      if (response && !response.headersSent && waiting.length === 0) response.setHeader('Connection', 'close')
    const idleCheck = setInterval(() => {
      for (const [socket, { response }] of connections)
        if (response ? response.closed : socket.bytesRead === 0) socket.destroy()
    }, idleCheckMs)
    const end = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(idleCheck)
    clearTimeout(end)
  }
  return Object.assign(server, { drain })
}

/** Turns a request target in absolute form, which servers must accept, into origin form (RFC 9112, section 3.2.2). */
function originForm(target = ''): string {
  return target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*\/?/i, '/')
}

class QuietServer extends Server {
  /** Stops listening. Node's own method would also close connections whose response is not yet sent. */
  override close(callback?: (error?: Error) => void): this {
    NetServer.prototype.close.call(this, callback)
    return this
  }
}

/** Answers a request that the parser refuses, unless an earlier request of the connection is still in flight. */
function refuse(
  { code }: NodeJS.ErrnoException,
  socket: Socket,
  last: ServerResponse | undefined,
  logger: Logger,
): void {
  const isOfLast = last?.req.complete === false
  if (code === 'ECONNRESET' || !socket.writable || (isOfLast && last.headersSent)) {
    socket.destroy()
    return
  }
  if (last && !isOfLast && !last.closed) {
    last.once('close', () => socket.destroy())
    return
  }
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const locals = isOfLast ? (last as unknown as { locals: ResponseLocals }).locals : undefined
  const id = locals?.requestId ?? randomUUID()
  const { headers, body } = refusal(status, id)
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
  // A request whose head was read is logged when it closes.
  if (locals) locals.cutOff = { status, atMs: performance.now() }
  // A connection without a single byte had no request.
  else if (socket.bytesRead > 0)
    logger.info({ req: { id }, res: { status }, responseTime: 0 }, 'request refused')
}

const reasons = {
  400: 'The request is not valid HTTP.',
  408: 'The request did not arrive in time.',
  417: 'The Expect header asks for something that is not supported.',
  431: 'The headers of the request are too large.',
}

function refusal(status: keyof typeof reasons, id: string) {
  const body = JSON.stringify(errorEnvelope(new AppError('bad_request', { detail: reasons[status] }), id))
  const headers = {
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': id,
    Connection: 'close',
  }
  return { headers, body }
}

/** Returns message classes with the app's prototypes. Express would set them for each request, which V8 optimizes badly. */
function messagesOf({ request, response }: Express) {
  return {
    IncomingMessage: withPrototype(Incoming, request),
    ServerResponse: withPrototype(Outgoing, response),
  }
}

function withPrototype<Class extends new (...args: never[]) => object>(
  base: Class,
  prototype: object,
): Class {
  function Message(...args: unknown[]): object {
    return Reflect.construct(base, args, Message) as object
  }
  Message.prototype = prototype
  return Message as unknown as Class
}
