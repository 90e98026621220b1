import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Request, Response, Router } from 'express'
import { AppError } from '../errors.ts'
import { servePath } from '../http/serve-path.ts'
import { sendHtml } from './html-page.ts'

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The encodings of assets, the smallest first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

interface Asset {
  mediaType: string
  path: string
  encodings: typeof encodings
}

/** The output of `npm run build` for one of the page sets. */
export interface BuiltPages {
  /** The page, with `{{nonce}}` where each response sets its nonce. */
  html: string
  /**
   * The assets present at the start, read from disk on each request: browsers cache them, so requests are few.
   */
  assets: Map<string, Asset>
}

export const notBuiltMessage = 'The pages are not built. Run: npm run build'

/** Reads the built pages; undefined if they are not built, when the rest is still served. */
export function readBuiltPages(folder: string): BuiltPages | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const names = readdirSync(join(folder, 'assets'))
  const assets = names
    .filter((name) => mediaTypes[extname(name)] !== undefined)
    .map((name): [string, Asset] => [
      name,
      {
        mediaType: mediaTypes[extname(name)] ?? '',
        path: join(folder, 'assets', name),
        encodings: encodings.filter(({ extension }) => names.includes(name + extension)),
      },
    ])
  return { html: readFileSync(join(folder, 'index.html'), 'utf8'), assets: new Map(assets) }
}

/** Serves the pages' assets, and at these addresses the pages themselves. */
export function serveBuiltPages(
  router: Router,
  paths: { assets: string; pages: string[] },
  built: BuiltPages | undefined,
): void {
  serveAssets(router, paths.assets, built)
  servePath(router, paths.pages, (_req, res) => {
    if (built) return sendHtml(res, built.html)
    res.status(503).type('text').send(`${notBuiltMessage}\n`)
  })
}

/** Serves the pages' assets. */
export function serveAssets(router: Router, path: string, built: BuiltPages | undefined): void {
  servePath(router, `${path}/:name`, (req, res) => {
    const asset = built?.assets.get(String(req.params.name))
    if (!asset) throw new AppError('not_found')
    return sendAsset(req, res, asset)
  })
}

/** Sends an asset to cache forever, because its name contains a hash of its content. */
async function sendAsset(req: Request, res: Response, { mediaType, path, encodings }: Asset): Promise<void> {
  const encoding = encodings.find(({ name }) => req.acceptsEncodings(name))
  const bytes = await readFile(path + (encoding?.extension ?? '')).catch((error: NodeJS.ErrnoException) => {
    // A build since the start may have removed the file.
    throw error.code === 'ENOENT' ? new AppError('not_found') : error
  })
  res.setHeader('Content-Type', mediaType)
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader('Vary', 'Accept-Encoding')
  if (encoding) res.setHeader('Content-Encoding', encoding.name)
  res.end(bytes)
}
