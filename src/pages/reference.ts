import { join } from 'node:path'
import { Router } from 'express'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { readBuiltPages, serveBuiltPages } from './built-pages.ts'
import { sendHtml, wantsHtml } from './html-page.ts'
import { servePath } from '../http/health.ts'
import { makeDocument, sendDocument } from './contract-document.ts'
import { errorPages, errorsPage, unknownErrorPage } from './error-pages.ts'
import { serverUrlOf } from './server-url.ts'

const builtPages = join(import.meta.dirname, '../../dist/reference')

interface ReferenceOptions {
  config: Pick<Config, 'publicUrl'>
  /** That of the public API. */
  prefix: string
  /** What `npm run build` has made. */
  folder?: string
}

/** The public contract, for tools and for people: the document, the interactive reference, the errors (product.md 19). */
export function reference({ config, prefix, folder = builtPages }: ReferenceOptions): Router {
  const router = Router({ caseSensitive: true })
  for (const format of ['json', 'yaml'] as const) {
    let made: ReturnType<typeof makeDocument> | undefined
    servePath(router, `/openapi.${format}`, (req, res) =>
      sendDocument(req, res, (made ??= makeDocument(format)), serverUrlOf(req, config.publicUrl) + prefix),
    )
  }
  const paths = { assets: '/reference/assets', pages: ['/reference'] }
  serveBuiltPages(router, paths, readBuiltPages(folder))
  servePath(router, '/reference/errors', (_req, res) => sendHtml(res, errorsPage))
  servePath(router, '/reference/errors/:code', (req, res) => {
    const page = errorPages.get(String(req.params.code))
    if (page !== undefined) return sendHtml(res, page)
    if (!wantsHtml(req, res)) throw new AppError('not_found')
    sendHtml(res.status(404), unknownErrorPage)
  })
  return router
}
