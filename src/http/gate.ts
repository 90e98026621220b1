import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { AppError, errorEnvelope } from '../errors.ts'
import type { Operation, Operations } from './contract.ts'
import { createPathMatcher } from './dispatcher.ts'
import { Line } from './line.ts'
import type { BodyWriter } from './reply.ts'
import { chooseRequestId, commonHeaders, pathOf } from './request-head.ts'
import { retryAfterSeconds, type Room, type Rooms } from './room.ts'

interface Parts {
  rooms: Rooms
  writer: BodyWriter
  logger: Logger
}

interface Served {
  prefix: string
  operations: Operations
}

/** The log says at most once in this time that requests are refused. */
const warnEveryMs = 10_000

const noRoom = new AppError('service_unavailable')

/**
 * Stands before all else, and answers requests for which there is no room (product.md 2.11). What it answers must cost a
 * small part of what serving it would, or a server with too much to do would be busy with refusing: so it neither knows
 * the caller, nor reads the body, nor leaves a line in the log for each.
 */
export function createGate(
  { rooms, writer, logger }: Parts,
  apis: readonly Served[],
  app: RequestListener,
): RequestListener {
  const find = finderOf(apis)
  let hasWarned = false
  const warn = (): void => {
    if (hasWarned) return
    hasWarned = true
    setTimeout(() => (hasWarned = false), warnEveryMs).unref()
    const figuresOf = ({ taken, refused }: Room): object => ({ inProgress: taken, refused })
    const figures = { reads: figuresOf(rooms.reads), writes: figuresOf(rooms.writes) }
    logger.warn(figures, 'more requests come than can be served: some are refused')
  }
  const isRefused = (room: Room, req: IncomingMessage): boolean => {
    if (!room.isFull()) return false
    const operation = find(req)
    if (!operation?.sheddable) return false
    return !room.admits(operation.idempotent && req.headers['idempotency-key'] !== undefined)
  }
  const line = new Line()
  return (req, res) => {
    const room = roomOf(rooms, req)
    if (isRefused(room, req)) {
      room.refused++
      warn()
      return refuse(writer, req, res)
    }
    room.waiting++
    line.enter(() => {
      room.waiting--
      if (req.socket.writable) app(req, res)
    })
  }
}

const roomOf = ({ reads, writes }: Rooms, { method }: IncomingMessage): Room =>
  method === 'GET' || method === 'HEAD' ? reads : writes

function finderOf(apis: readonly Served[]): (req: IncomingMessage) => Operation | undefined {
  const matchers = apis.map(({ prefix, operations }) => ({
    prefix,
    match: createPathMatcher(Object.values(operations)),
  }))
  return ({ method = '', url = '' }) => {
    const path = pathOf(url)
    const api = matchers.find(({ prefix }) => path.startsWith(`${prefix}/`))
    return api?.match(path.slice(api.prefix.length))?.methods[
      method === 'HEAD' ? 'get' : method.toLowerCase()
    ]
  }
}

/** The answer that the error handler would give, written at once. */
function refuse(writer: BodyWriter, req: IncomingMessage, res: ServerResponse): void {
  const id = chooseRequestId(req)
  const text = JSON.stringify(errorEnvelope(noRoom, id))
  res.writeHead(noRoom.status, [
    ...refusalHeaders,
    'X-Request-Id',
    id,
    'Content-Length',
    String(Buffer.byteLength(text)),
  ])
  writer.write(res, text)
}

const refusalHeaders = [
  ...Object.entries(commonHeaders).flat(),
  'Retry-After',
  String(retryAfterSeconds),
  'Content-Type',
  'application/json; charset=utf-8',
]
