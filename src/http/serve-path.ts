import type { RequestHandler, Router } from 'express'
import { AppError } from '../errors.ts'

/** Serves a path outside the contracts, with GET and HEAD only (product.md 19.7). */
export function servePath(router: Router, path: string | string[], handler: RequestHandler): void {
  router
    .route(path)
    .get(handler)
    .all((_req, res) => {
      res.setHeader('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    })
}
