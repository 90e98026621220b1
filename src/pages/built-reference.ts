import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { NextFunction, Request, Response } from 'express'
import { AppError } from '../errors.ts'
import { sendNotBuilt } from './built-pages.ts'
import { sendServerText } from './contract-document.ts'
import { setHtmlHeaders, wantsHtml } from './html-page.ts'
import { ServerText } from './server-text.ts'
import { staticFiles } from './static-files.ts'

/** Serves a path of the reference; `url` is the server's. */
type ServeReference = (req: Request, res: Response, next: NextFunction, url: string) => unknown

/**
 * Serves the built reference. Inserts the server's URL into the pages that contain it; serves all others as files, which
 * the build has compressed.
 * @param folder the output of `npm run build`
 */
export function builtReference(folder: string): ServeReference {
  const textFolder = join(folder, 'texts')
  const fileFolder = join(folder, 'files')
  if (!existsSync(fileFolder)) return (_req, res) => sendNotBuilt(res)
  const texts = listFiles(textFolder)
  const files = listFiles(fileFolder)
  const serveFile = staticFiles(fileFolder, setHeaders)
  /** Contents of the files read so far, by path. */
  const read = new Map<string, ServerText>()
  const sendText: ServeReference = async (req, res, _next, url) => {
    const path = texts.has(req.path) ? req.path : notFoundPath
    const text = read.get(path) ?? (await ServerText.read(texts.get(path) ?? ''))
    read.set(path, text)
    setHeaders(res, path)
    await sendServerText(req, res, text, url)
  }
  return (req, res, next, url) => {
    if (texts.has(req.path)) return sendText(req, res, next, url)
    if (files.has(req.path)) return serveFile(req, res, next)
    if (!wantsHtml(req, res)) throw new AppError('not_found')
    res.status(404)
    return sendText(req, res, next, url)
  }
}

/** The path under which the build writes the page for paths that do not exist. */
export const notFoundPath = '/not-found'

/** Lists the files of a folder that are not compressed, by the path at which each is served. */
function listFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [`/${relative(folder, file).replace(/\.html$/, '')}`, file]))
}

function setHeaders(res: Response, path: string): void {
  const [extension = 'html'] = /\.(md|json|txt)$/.exec(path) ?? []
  if (extension === 'html') setHtmlHeaders(res)
  res.type(extension)
}
