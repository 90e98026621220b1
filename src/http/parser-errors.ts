import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Response } from 'express'
import type { Logger } from 'pino'
import { AppError, errorEnvelope } from '../errors.ts'
import { STATUS_CODES } from './node-http.ts'
import { describeHead, readRawHead, type ParserError, type RefusedRequest } from './raw-head.ts'
import { endAnswer, lingerMs } from './reply.ts'
import type { ResponseLocals } from './request-head.ts'

type RefusedStatus = 400 | 408 | 417 | 431

const reasons: Record<RefusedStatus, string> = {
  400: 'The request is not valid HTTP.',
  408: 'The request did not arrive in time.',
  417: 'The Expect header asks for something that is not supported.',
  431: 'The headers of the request are too large.',
}

/** Refuses a request that never reaches the app, with the same envelope as the app's own refusals. */
export function refuse(
  logger: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  status: RefusedStatus,
  reason?: string,
): void {
  const described = describeHead(req)
  const { headers, body } = refusal(status, described.id, reason)
  res.setHeaders(new Map(Object.entries(headers))).writeHead(status)
  endAnswer(res, body)
  logRefusal(logger, { status }, described)
}

/**
 * Answers what the HTTP parser rejected, on the bare socket. What the client still sends is read and
 * dropped for a moment: closing on unread bytes would reset the connection, and the answer with it. Where only the body
 * is at fault, the app has begun a response, and logs the request under that one's id. Returns the status.
 */
export function refuseOnSocket(
  logger: Logger,
  socket: Socket,
  error: ParserError,
  begun?: ServerResponse,
): RefusedStatus {
  const status = statusOf(error)
  const req = readRawHead(error)
  const id = (begun?.getHeader('X-Request-Id') as string | undefined) ?? req.id
  const { headers, body } = refusal(status, id)
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
  // A connection on which nothing ever came had no request.
  if (!begun && socket.bytesRead > 0) logRefusal(logger, { status }, req)
  return status
}

/**
 * Logs a request that is refused behind one that is still to be answered, so that no answer can follow.
 * @param held the request that arrived last on the connection and waits: the fault may be in its body
 */
export function logUnanswered(logger: Logger, error: ParserError, held: IncomingMessage | undefined): void {
  logRefusal(logger, { aborted: true }, held?.complete === false ? describeHead(held) : readRawHead(error))
}

function statusOf({ code }: NodeJS.ErrnoException): RefusedStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

function refusal(status: RefusedStatus, requestId: string, reason = reasons[status]) {
  const body = JSON.stringify(errorEnvelope(new AppError('bad_request', { detail: reason }), requestId))
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  }
  return { headers, body }
}

/** Has the line of a request that the app was given show what its broken body was answered with. */
export function noteRefusal(res: Response, status: number): void {
  Object.assign(res.locals as ResponseLocals, { refusedStatus: status, errorCode: 'bad_request' })
}

/** The line of a request that never reached the app, and may not have been answered. Little may be known of it. */
function logRefusal(logger: Logger, res: { status: number } | { aborted: true }, req: RefusedRequest): void {
  logger.info({ req, res, responseTime: 0 }, 'request refused')
}
