import type { Request, Response } from 'express'
import type { ApiKey } from '../domain/api-keys/find-key.ts'

/** One request and its response on their way through the pipeline. */
export interface Exchange {
  method: string
  /** Below the API's prefix, as it was sent: still percent-encoded. */
  path: string
  req: Request
  res: Response
}

/** What the steps of a request leave in `res.locals`, for the error handler and the log. */
export interface ResponseLocals {
  requestId: string
  operationId?: string
  caller?: ApiKey
}

/** A target without its query string. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

export function noteOperation(res: Response, operationId: string): void {
  ;(res.locals as ResponseLocals).operationId = operationId
}

export function noteCaller(res: Response, key: ApiKey): void {
  ;(res.locals as ResponseLocals).caller = key
}
