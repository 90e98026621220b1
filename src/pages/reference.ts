import { join } from 'node:path'
import { Router, type Request, type Response } from 'express'
import type { Config } from '../config.ts'
import type { Contract } from '../contract/contract.ts'
import { AppError } from '../errors.ts'
import { servePath } from '../http/serve-path.ts'
import { readBuiltPages, serveAssets, notBuiltMessage } from './built-pages.ts'
import { makeDocument, sendDocument, sendTemplate } from './contract-document.ts'
import { setHtmlHeaders, wantsHtml } from './html-page.ts'
import type { Reference } from './reference/make-reference.ts'
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
    servePath(router, `/openapi.${format}`, (req, res) =>
      sendDocument(req, res, (made ??= makeDocument(contract, format)), serverOf(req)),
    )
  }
  const built = readBuiltPages(folder)
  serveAssets(router, '/reference/assets', built)
  let reference: Promise<Reference> | undefined
  // The import is lazy, so that the server starts without the rendering libraries.
  const read = (): Promise<Reference> =>
    (reference ??= import('./reference/make-reference.ts').then((module) =>
      module.makeReference(contract, built?.html),
    ))
  const serve = async (req: Request, res: Response): Promise<void> => {
    const { files, notFound } = await read()
    const file = files.get(req.path)
    if (!file && !wantsHtml(req, res)) throw new AppError('not_found')
    const { mediaType, text } = file ?? notFound
    if (text === undefined) {
      res.status(503).type('text').send(`${notBuiltMessage}\n`)
      return
    }
    if (!file) res.status(404)
    const nonce = mediaType === 'text/html' ? setHtmlHeaders(res) : ''
    res.setHeader('Content-Type', `${mediaType}; charset=utf-8`)
    await sendTemplate(req, res, text, { server: serverOf(req), nonce })
  }
  for (const path of referencePaths) servePath(router, path, serve)
  return router
}
