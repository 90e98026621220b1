import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { AppError, errorEnvelope } from '../../errors.ts'
import { lingerMs } from '../reply/end-response.ts'
import { commonHeaders } from './receive.ts'
import type { ResponseLocals } from '../response-locals.ts'

/** Responds to a request that the parser rejects, unless an earlier request on the connection is still in flight. */
export function refuse(
  { code }: NodeJS.ErrnoException,
  socket: Socket,
  last: ServerResponse | undefined,
  logger: Logger,
): void {
  const belongsToLast = last?.req.complete === false
  if (code === 'ECONNRESET' || !socket.writable || (belongsToLast && last.headersSent)) {
    socket.destroy()
    return
  }
  if (last && !belongsToLast && !last.closed) {
    last.once('close', () => socket.destroy())
    return
  }
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const locals = belongsToLast ? (last as unknown as { locals: ResponseLocals }).locals : undefined
  const id = locals?.requestId ?? randomUUID()
  const { headers, body } = refusal(status, id)
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
  // A request whose headers were read is logged when it closes.
  if (locals) locals.cutOff = { status, atMs: performance.now() }
  // A connection without any bytes had no request.
  else if (socket.bytesRead > 0)
    logger.info({ req: { id }, res: { status }, responseTime: 0 }, 'request refused')
}

const reasons = {
  400: 'The request is not valid HTTP.',
  408: 'The request did not arrive in time.',
  417: 'The value of the Expect header is not supported.',
  431: 'The headers of the request are too large.',
}

export function refusal(status: keyof typeof reasons, id: string) {
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
