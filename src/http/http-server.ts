import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Express, Response } from 'express'
import type { Logger } from 'pino'
import { IncomingMessage as Incoming, Server, ServerResponse as Outgoing } from './node-http.ts'
import { noteRefusal, logUnanswered, refuse, refuseOnSocket } from './parser-errors.ts'
import type { ParserError } from './raw-head.ts'
import { originForm } from './request-head.ts'
import { pieceBytes } from './reply.ts'

/** What clients that do not read their answers may have of the server. */
interface Limits {
  /** Who takes nothing of an answer for this long is disconnected. Node notices after at most twice the time. */
  unreadTimeoutMs: number
  /** Of the large answers that are not wholly sent, on all connections together. */
  maxUnsentBytes: number
  /** How many requests of one connection wait while an earlier one of it is served. */
  maxWaiting: number
  /** How long a connection without a request is kept. */
  keepAliveMs: number
}

const usualLimits: Limits = {
  unreadTimeoutMs: 20_000,
  maxUnsentBytes: 16 * 2 ** 20,
  maxWaiting: 100,
  keepAliveMs: 65_000,
}

/** How long a request may take to arrive. */
const arrivalLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }

const unsentCheckMs = 50

/** A client that has a connection but no request in flight is disconnected after this, when the server drains. */
const idleLingerMs = 300
const idleCheckMs = 20

/** Node's HTTP server around the app. Refusals of the parser look like the app's own and are logged like them. */
export function createHttpServer(
  app: Express,
  { logger }: { logger: Logger },
  limits: Partial<Limits> = {},
): HttpServer {
  return new HttpServer(app, logger, { ...usualLimits, ...limits })
}

interface Connection {
  /** The response that was begun last. It may be finished. */
  response: ServerResponse | undefined
  /** Bytes that its client had taken when this was last looked at and had changed, and the time of that. */
  taken: number
  takenAt: number
  /** The requests that have arrived meanwhile. */
  waiting: { req: IncomingMessage; res: ServerResponse }[]
  /** The parser has given up on it. */
  refused: boolean
}

/**
 * Serves the requests of a connection one after another, so that it holds one unsent answer at most, and disconnects
 * clients that do not take theirs. Those that take it slowly are served to the end.
 */
export class HttpServer extends Server {
  readonly #app: Express
  readonly #logger: Logger
  readonly #limits: Limits
  readonly #connections = new Map<Socket, Connection>()
  readonly #closing = Promise.withResolvers<void>()
  readonly #closed = Promise.withResolvers<void>()

  constructor(app: Express, logger: Logger, limits: Limits) {
    super({ ...arrivalLimits, requireHostHeader: false, ...messagesOf(app) })
    this.#app = app
    this.#logger = logger
    this.#limits = limits
    this.timeout = limits.unreadTimeoutMs
    this.keepAliveTimeout = limits.keepAliveMs
    this.on('connection', (socket) => this.#open(socket))
    this.on('request', (req, res) => this.#receive(req, res))
    this.on('checkExpectation', (req, res) => refuse(logger, req, res, 417))
    this.on('clientError', (error: ParserError, socket) => this.#refuse(error, socket as Socket))
    this.on('timeout', (socket: Socket) => this.#disconnectIfStalled(socket))
    // setImmediate runs it after the pending events of the sockets, so that a client whose progress a busy event loop
    // has not seen yet does not look stalled.
    const check = setInterval(() => setImmediate(() => this.#limitUnsent()), unsentCheckMs).unref()
    this.once('close', () => clearInterval(check))
    this.once('close', this.#closed.resolve)
  }

  #open(socket: Socket): void {
    this.#connections.set(socket, { response: undefined, taken: 0, takenAt: 0, waiting: [], refused: false })
    socket.on('close', () => this.#connections.delete(socket))
  }

  #receive(req: IncomingMessage, res: ServerResponse): void {
    const connection = this.#connections.get(req.socket)
    // What had arrived on a connection is parsed to its end, although the connection is closed.
    if (!connection || !req.socket.writable) return
    const { response, waiting } = connection
    if (!response || response.closed) this.#serve(connection, req, res)
    else if (waiting.length === this.#limits.maxWaiting) req.socket.destroy()
    else if (waiting.push({ req, res }) === 1) response.once('close', () => this.#serveNext(connection))
  }

  #serve(connection: Connection, req: IncomingMessage, res: ServerResponse): void {
    connection.response = res
    if (!this.listening && connection.waiting.length === 0) res.setHeader('Connection', 'close')
    req.url = originForm(req.url)
    const fault = faultOf(req)
    if (fault === undefined) this.#app(req, res)
    else refuse(this.#logger, req, res, 400, fault)
  }

  #serveNext(connection: Connection): void {
    const next = connection.waiting.shift()
    if (!next?.req.socket.writable) return
    this.#serve(connection, next.req, next.res)
    if (connection.waiting.length > 0) next.res.once('close', () => this.#serveNext(connection))
  }

  /** Answers what the parser refuses, unless an earlier request of the connection is still to be answered. */
  #refuse(error: ParserError, socket: Socket): void {
    const connection = this.#connections.get(socket)
    if (!connection || connection.refused) return
    connection.refused = true
    const held = connection.waiting.at(-1)?.req
    connection.waiting = []
    const last = connection.response
    const faulty = last?.req.complete ? undefined : last
    if (last && !faulty && !last.closed) {
      if (error.code !== 'ECONNRESET') logUnanswered(this.#logger, error, held)
      last.once('close', () => socket.destroy())
    } else if (error.code === 'ECONNRESET' || faulty?.headersSent || !socket.writable) socket.destroy()
    else {
      const status = refuseOnSocket(this.#logger, socket, error, faulty)
      if (faulty) noteRefusal(faulty as Response, status)
    }
  }

  /** A request that is still being worked on is no reason to disconnect. */
  #disconnectIfStalled(socket: Socket): void {
    const response = this.#connections.get(socket)?.response
    const isWorking = response !== undefined && !response.closed && socket.writableLength === 0
    if (!isWorking) socket.destroy()
  }

  /**
   * Where too many bytes are unsent, those clients are cut that have taken nothing for the longest time. One answer is
   * never too much, however large it is.
   */
  #limitUnsent(): void {
    const unsent: { socket: Socket; bytes: number; takenAt: number }[] = []
    const now = Date.now()
    for (const [socket, connection] of this.#connections) {
      const bytes = unsentBytes(connection)
      if (bytes === 0) continue
      const taken = socket.bytesWritten - socket.writableLength
      if (taken !== connection.taken) Object.assign(connection, { taken, takenAt: now })
      unsent.push({ socket, bytes, takenAt: connection.takenAt })
    }
    // The latest first; of equals that is the connection that was opened last.
    unsent.reverse().sort((one, other) => other.takenAt - one.takenAt)
    let sum = 0
    for (const [i, { socket, bytes, takenAt }] of unsent.entries()) {
      sum += bytes
      if (i > 0 && sum > this.#limits.maxUnsentBytes && takenAt < now) socket.destroy()
    }
  }

  /** Whether a client has not taken an answer yet that is wholly written. */
  #isSending(): boolean {
    return this.#connections.values().some(({ response }) => response?.writableEnded && !response.closed)
  }

  /** HTTP's own would reset idle connections at once, and with them the requests that are just arriving. */
  override close(callback?: (error?: Error) => void): this {
    NetServer.prototype.close.call(this, callback)
    this.#closing.resolve()
    return this
  }

  /** Resolves when no new connections are taken any more. */
  get closing(): Promise<void> {
    return this.#closing.promise
  }

  /**
   * Takes no new connections, answers what is in flight, and tells the clients to come back on another connection.
   * What is not done after `graceMs` is cut off.
   */
  async drain(graceMs: number): Promise<void> {
    if (this.listening) this.close()
    for (const { response, waiting } of this.#connections.values())
      if (response && !response.headersSent && waiting.length === 0) response.setHeader('Connection', 'close')

    const start = Date.now()
    const isClosed = this.#closed.promise.then(() => true)
    while (!(await Promise.race([isClosed, delay(idleCheckMs, false)]))) {
      const elapsedMs = Date.now() - start
      if (elapsedMs > graceMs) this.closeAllConnections()
      else if (elapsedMs > idleLingerMs) {
        // To Node also those are idle to whom the last of an answer is still being sent.
        if (!this.#isSending()) this.closeIdleConnections()
        // To Node these are not idle: nothing ever came on them, or a request that does not come to its end.
        for (const [socket, connection] of this.#connections)
          if (socket.bytesRead === 0 || isAnsweredEarly(connection)) socket.destroy()
      }
    }
  }
}

/** What the parser lets pass of a head, and HTTP does not (RFC 9112, sections 3.2 and 6.1). */
function faultOf({ httpVersion, headers }: IncomingMessage): string | undefined {
  if (httpVersion === '1.1' && headers.host === undefined) return 'The Host header is missing.'
  const coding = headers['transfer-encoding']
  if (coding === undefined || coding.toLowerCase() === 'chunked') return undefined
  return 'The Transfer-Encoding is not supported: only chunked is.'
}

/** Its request was answered before all of it had arrived, and still has not. */
const isAnsweredEarly = ({ response }: Connection): boolean =>
  response !== undefined && response.closed && !response.req.complete

/** Of a large answer, which is in memory as a whole until its last byte is sent. */
function unsentBytes({ response }: Connection): number {
  if (!response?.headersSent || response.closed) return 0
  const bytes = Number(response.getHeader('Content-Length') ?? 0)
  return bytes > pieceBytes ? bytes : 0
}

/**
 * Requests and responses that have the app's prototypes from the beginning. Express gives these to each that has others,
 * and V8 knows less of an object whose prototype was exchanged.
 */
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
