import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError, errorEnvelope } from '../errors.ts'
import { chooseRequestId } from './request-id.ts'

type RefusedStatus = 400 | 408 | 417 | 431

const reasons: Record<RefusedStatus, string> = {
  400: 'The request is not valid HTTP.',
  408: 'The request did not arrive in time.',
  417: 'The Expect header asks for something that is not supported.',
  431: 'The headers of the request are too large.',
}

const lingerMs = 1000

/** Refuses a request that never reached the app, with the same envelope as the app's own refusals. */
export function refuse(res: ServerResponse, status: RefusedStatus, reason?: string): void {
  const { headers, body } = refusal(status, reason, res.req)
  res.writeHead(status, headers).end(body)
}

/**
 * Answers what the HTTP parser rejected, on the bare socket. What the caller still sends meanwhile is taken and
 * dropped for a moment: closing on unread bytes would reset the connection, and the answer with it. The request is
 * known where only its body was at fault.
 */
export function refuseOnSocket(socket: Duplex, error: NodeJS.ErrnoException, req?: IncomingMessage): void {
  const status = statusOf(error)
  const { headers, body } = refusal(status, reasons[status], req)
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function statusOf({ code }: NodeJS.ErrnoException): RefusedStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

function refusal(status: RefusedStatus, reason = reasons[status], req?: IncomingMessage) {
  const requestId = chooseRequestId(req)
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
