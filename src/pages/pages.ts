import { join } from 'node:path'
import { Router } from 'express'
import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import { readBuiltPages, serveBuiltPages, unbuilt } from './built-pages.ts'
import { sendHtml, wantsHtml } from './html-page.ts'
import { servePath } from '../http/health.ts'
import { startPage } from './start-page.ts'

const builtPages = join(import.meta.dirname, '../../dist/web')

/**
 * `/`, and the pages under `/settings`. Which page is shown is for the browser to find out from the address.
 * @param folder what `npm run build` has made
 */
export function pages(logger: Logger, folder = builtPages): Router {
  const built = readBuiltPages(folder)
  if (!built) logger.warn(unbuilt)
  const router = Router()
  servePath(router, '/', (req, res) => {
    // Programs that ask at the wrong place are told so in their language (product.md 19.6).
    if (!wantsHtml(req, res)) throw new AppError('not_found')
    sendHtml(res, startPage)
  })
  const paths = { assets: '/settings/assets', pages: ['/settings', '/settings/*path'] }
  serveBuiltPages(router, paths, built)
  return router
}
