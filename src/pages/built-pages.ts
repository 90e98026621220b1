import { existsSync, readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Router, type Response } from 'express'
import { AppError } from '../errors.ts'
import { servePath } from '../http/serve-path.ts'
import { sendHtml } from './html-page.ts'
import { staticFiles } from './static-files.ts'

export const notBuiltMessage = 'The pages are not built. Run: npm run build'

/** Reads the built page, with `{{nonce}}` where each response has its nonce; undefined if it is not built. */
export function readBuiltPage(folder: string): string | undefined {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Serves the built page at these paths. */
export function serveBuiltPage(router: Router, paths: string[], html: string | undefined): void {
  servePath(router, paths, (_req, res) => (html === undefined ? sendNotBuilt(res) : sendHtml(res, html)))
}

export function sendNotBuilt(res: Response): void {
  res.status(503).type('text').send(`${notBuiltMessage}\n`)
}

/** Serves the assets of a build, if there is one. Lets them be cached forever: their names contain content hashes. */
export function serveAssets(router: Router, path: string, folder: string): void {
  if (!existsSync(folder)) return
  const assets = Router()
  const serve = staticFiles(folder, (res, name) => {
    res.type(extname(name))
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  })
  servePath(assets, '/:name', async (req, res, next) => {
    const name = String(req.params.name)
    // A later build may have removed the file.
    const exists = await access(join(folder, name)).then(
      () => true,
      () => false,
    )
    const isCompressed = /\.(br|gz)$/.test(name)
    if (!exists || isCompressed) throw new AppError('not_found')
    await serve(req, res, () => next(new AppError('not_found')))
  })
  router.use(path, assets)
}
