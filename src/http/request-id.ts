import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'

/** Gives each request its id, under which it is answered and logged. */
export function giveRequestId(req: Request, res: Response): void {
  const id = chooseRequestId(req)
  res.locals.requestId = id
  res.setHeader('X-Request-Id', id)
}

/** The caller's `X-Request-Id` when it is 1 to 255 visible ASCII characters, else a new one (product.md 1.5). */
export function chooseRequestId(req?: IncomingMessage): string {
  const given = String(req?.headers['x-request-id'] ?? '')
  return /^[\x21-\x7e]{1,255}$/.test(given) ? given : randomUUID()
}
