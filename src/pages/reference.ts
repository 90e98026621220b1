import { join } from 'node:path'
import { Router, type Request } from 'express'
import type { Config } from '../config.ts'
import type { Contract } from '../contract/contract.ts'
import { AppError } from '../errors.ts'
import { servePath } from '../http/serve-path.ts'
import { serveAssets } from './built-pages.ts'
import { builtReference } from './built-reference.ts'
import { makeDocument, sendDocument } from './contract-document.ts'
import { serverUrlOf } from './server-url.ts'

/** Paths of the pages as HTML and Markdown, of the search index, and of `llms.txt`. */
export const referencePaths = [
  '/reference',
  '/reference.md',
  '/reference/:page',
  '/reference/:group/:page',
  '/llms.txt',
]

const builtPages = join(import.meta.dirname, '../../dist/reference')

interface ReferenceOptions {
  contract: Contract
  config: Pick<Config, 'publicUrl'>
  /** The prefix of the public API. */
  prefix: string
  /** The output of `npm run build`. */
  folder?: string
}

/** Serves the public contract: as a document, as pages for people, and as Markdown for machines (product.md 19). */
export function reference({ contract, config, prefix, folder = builtPages }: ReferenceOptions): Router {
  const router = Router({ caseSensitive: true })
  const serverOf = (req: Request): string => serverUrlOf(req, config.publicUrl) + prefix
  for (const format of ['json', 'yaml'] as const) {
    let made: ReturnType<typeof makeDocument> | undefined
    const make = () =>
      makeDocument(contract, format).catch((error: unknown) => {
        made = undefined
        throw error
      })
    servePath(router, `/openapi.${format}`, (req, res) =>
      sendDocument(req, res, (made ??= make()), serverOf(req)),
    )
  }
  serveAssets(router, '/reference/assets', join(folder, 'assets'))
  servePath(router, '/reference/client.tgz', (_req, res, next) => {
    const headers = { 'Content-Type': 'application/gzip', 'Cache-Control': 'no-cache' }
    res.sendFile('client.tgz', { root: folder, headers, etag: false, cacheControl: false }, (error) => {
      // Without a build there is no client.
      if (error && !res.headersSent) next(new AppError('not_found'))
    })
  })
  // Lists the files at the first request, so that the server starts faster.
  let serve: ReturnType<typeof builtReference> | undefined
  for (const path of referencePaths)
    servePath(router, path, (req, res, next) =>
      (serve ??= builtReference(folder))(req, res, next, serverUrlOf(req, config.publicUrl)),
    )
  return router
}
