import type { Request } from 'express'
import { AppError } from '../../errors.ts'

/**
 * Refuses a request from a page of another site, before the session is read (product.md 18.3). A request with neither
 * `Sec-Fetch-Site` nor `Origin` is not from a browser.
 * @param publicUrl the configured base URL of this server
 * @throws AppError cross_origin
 */
export function refuseCrossOrigin(req: Request, publicUrl: string | undefined): void {
  const site = req.headers['sec-fetch-site']
  // `req.host` is the `X-Forwarded-Host` of a trusted proxy.
  const isSame =
    site === undefined ? isSameOrigin(req.headers.origin, req.host, publicUrl) : isAllowedSite(site)
  if (!isSame) throw new AppError('cross_origin')
}

const isAllowedSite = (site: string | string[]): boolean => site === 'same-origin' || site === 'none'

function isSameOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  const page = URL.parse(origin)
  // Browsers omit the scheme's default port, and some proxies add it.
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host
}
