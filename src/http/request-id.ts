import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'

/** Echoes the caller's `X-Request-Id` when it is 1 to 255 visible ASCII characters, else makes one (decision 1.6). */
export function requestId(req: Request, res: Response, next: NextFunction): void {
  const given = req.get('X-Request-Id') ?? ''
  const id = /^[\x21-\x7e]{1,255}$/.test(given) ? given : randomUUID()
  res.locals.requestId = id
  res.setHeader('X-Request-Id', id)
  next()
}
