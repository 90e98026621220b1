import type { Response } from 'express'

/** Writes a whole JSON response; the caller has serialised it. A `HEAD` gets the headers alone, from Node itself. */
export function sendJson(res: Response, status: number, json: string): void {
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(json))
  res.end(json)
}
