import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'

/** Sets the request ID: the `X-Request-Id` if it is 1 to 255 visible ASCII characters, or a new ID (product.md 1.5). */
export function setRequestId(req: Request, res: Response): void {
  const id = requestIdOf(req)
  res.locals.requestId = id
  res.setHeader('X-Request-Id', id)
}

export function requestIdOf({ headers }: IncomingMessage): string {
  const given = String(headers['x-request-id'] ?? '')
  return /^[\x21-\x7e]{1,255}$/.test(given) ? given : randomUUID()
}
