import type { RequestHandler, Response } from 'express'
import { callerOf, unauthorized, type Caller } from './service.ts'

export const authenticate: RequestHandler = (req, res, next) => {
  const caller = callerOf(req.headers.authorization)
  if (!caller) return void res.status(401).json(unauthorized)
  res.locals.caller = caller
  next()
}

/** Who was authenticated. */
export function callerIn(res: Response): Caller {
  return res.locals.caller as Caller
}
