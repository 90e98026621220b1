import type { Request } from 'express'
import { AppError } from '../errors.ts'

/**
 * Refuses what a browser sends for a page of another site, before the session is looked at (product.md 18.3). Without
 * either header it was not a browser.
 * @param publicUrl where browsers reach this server, if that was configured
 * @throws AppError cross_origin
 */
export function refuseCrossOrigin(req: Request, publicUrl: string | undefined): void {
  const site = req.headers['sec-fetch-site']
  // The host is that which a proxy was asked for, where it is trusted.
  const isSame = site === undefined ? isOwn(req.headers.origin, req.host, publicUrl) : isOwnSite(site)
  if (!isSame) throw new AppError('cross_origin')
}

const isOwnSite = (site: string | string[]): boolean => site === 'same-origin' || site === 'none'

function isOwn(origin: string | undefined, host: string | undefined, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  const page = URL.parse(origin)
  // Browsers leave out the port that is the scheme's own, and some proxies name it.
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host
}
