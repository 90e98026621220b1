import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Router, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import { startPage } from './start-page.ts'

const builtPages = join(import.meta.dirname, '../../dist/web')

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The smallest first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

interface Asset {
  mediaType: string
  plain: Buffer
  /** By encoding. */
  encoded: Map<string, Buffer>
}

interface Built {
  /** With `{{nonce}}` in the place of each answer's own. */
  html: string
  assets: Map<string, Asset>
}

/**
 * `/`, and the pages under `/settings`, from memory. Which page is shown is for the browser to find out from the address.
 * @param folder what `npm run build` has made
 */
export function pages(logger: Logger, folder = builtPages): Router {
  const built = readBuilt(folder)
  if (!built) logger.warn(unbuilt)
  const router = Router()
  router.get('/', (_req, res) => sendHtml(res, startPage))
  router.get('/settings/assets/:name', (req, res) => {
    const asset = built?.assets.get(req.params.name)
    if (!asset) throw new AppError('not_found')
    sendAsset(req, res, asset)
  })
  router.get(['/settings', '/settings/*path'], (_req, res) => {
    if (built) return sendHtml(res, built.html)
    res.status(503).type('text').send(`${unbuilt}\n`)
  })
  return router
}

const unbuilt = 'The pages are not built. Run: npm run build'

/** Undefined: they are not built. Without them everything else is served. */
function readBuilt(folder: string): Built | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const read = (name: string): Buffer => readFileSync(join(folder, 'assets', name))
  const names = readdirSync(join(folder, 'assets'))
  const assets = names
    .filter((name) => mediaTypes[extname(name)] !== undefined)
    .map((name): [string, Asset] => [
      name,
      {
        mediaType: mediaTypes[extname(name)] ?? '',
        plain: read(name),
        encoded: new Map(
          encodings
            .filter(({ extension }) => names.includes(name + extension))
            .map((encoding) => [encoding.name, read(name + encoding.extension)]),
        ),
      },
    ])
  return { html: readFileSync(join(folder, 'index.html'), 'utf8'), assets: new Map(assets) }
}

/** A name stands for its content, so whoever has it never asks again. */
function sendAsset(req: Request, res: Response, { mediaType, plain, encoded }: Asset): void {
  res.setHeader('Content-Type', mediaType)
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader('Vary', 'Accept-Encoding')
  const encoding = encodings.find(({ name }) => encoded.has(name) && req.acceptsEncodings(name))
  if (encoding) res.setHeader('Content-Encoding', encoding.name)
  res.end((encoding && encoded.get(encoding.name)) ?? plain)
}

function sendHtml(res: Response, html: string): void {
  const nonce = randomBytes(16).toString('base64')
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce))
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  res.setHeader('Referrer-Policy', 'no-referrer')
  res.setHeader('X-Frame-Options', 'DENY')
  res.end(html.replaceAll('{{nonce}}', nonce))
}

/** Scripts, styles and calls of this server's only; styles may also be added by those who know the nonce. */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
