import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import ipaddr from 'ipaddr.js'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import { AppError } from '../errors.ts'
import type { Operation } from './contract.ts'

/** Facts that the steps of a request leave in `res.locals`, for the error handler and the log. */
export interface ResponseLocals {
  requestId: string
  /** The matched operation, if there is one. */
  route?: { template: string; operation: Operation }
  /** The API key of the request, if there is one. */
  caller?: ApiKey
  /** The failure that the request's log line shows. */
  error?: Error
  /** The refusal that was sent. */
  refusal?: AppError
  /** The `WWW-Authenticate` of a 401. */
  challenge?: string | undefined
}

/** Answers and logs under the `X-Request-Id` if it is 1 to 255 visible ASCII characters, or a new one (product.md 1.5). */
export function giveRequestId(req: Request, res: Response): void {
  const given = String(req.headers['x-request-id'] ?? '')
  const id = /^[\x21-\x7e]{1,255}$/.test(given) ? given : randomUUID()
  res.locals.requestId = id
  res.setHeader('X-Request-Id', id)
}

/** Headers of every response: no cache may store it, and no browser may guess its type. */
export const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const

export function setCommonHeaders(res: Response): void {
  res.setHeader('Cache-Control', commonHeaders['Cache-Control'])
  res.setHeader('X-Content-Type-Options', commonHeaders['X-Content-Type-Options'])
}

const singleValued = new Set(['authorization', 'host', 'idempotency-key', 'content-type'])

/** Refuses a head that a proxy may read differently: repeated headers, no Host, a coding (product.md 1.16, 1.17). */
export function refuseBadHead(req: IncomingMessage): void {
  refuseRepeatedHeaders(req)
  const { httpVersion, headers } = req
  if (httpVersion === '1.1' && headers.host === undefined)
    throw new AppError('bad_request', { detail: 'The Host header is missing.' })
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked') return
  throw new AppError('bad_request', { detail: 'The Transfer-Encoding is not supported: only chunked is.' })
}

function refuseRepeatedHeaders({ rawHeaders }: IncomingMessage): void {
  let seen = ' '
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!singleValued.has(name)) continue
    if (seen.includes(` ${name} `)) {
      throw new AppError('bad_request', { detail: `The ${name} header is repeated.` })
    }
    seen += `${name} `
  }
}

/**
 * Refuses a request of another site's page, before the session is read (product.md 18.3). A request with neither
 * `Sec-Fetch-Site` nor `Origin` is not from a browser.
 * @param publicUrl the configured base URL of this server
 * @throws AppError cross_origin
 */
export function refuseCrossOrigin(req: Request, publicUrl: string | undefined): void {
  const site = req.headers['sec-fetch-site']
  // `req.host` is the `X-Forwarded-Host` of a trusted proxy.
  const isSame = site === undefined ? isOwn(req.headers.origin, req.host, publicUrl) : isOwnSite(site)
  if (!isSame) throw new AppError('cross_origin')
}

const isOwnSite = (site: string | string[]): boolean => site === 'same-origin' || site === 'none'

function isOwn(origin: string | undefined, host: string | undefined, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  const page = URL.parse(origin)
  // Browsers omit the scheme's default port, and some proxies add it.
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host
}

/** Returns a request target without its query string. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Returns the query string without `?`; null if there is none. */
export function queryOf(url: string): string | null {
  const end = url.indexOf('?')
  return end === -1 || end === url.length - 1 ? null : url.slice(end + 1)
}

/** Turns a request target in absolute form, which servers must accept, into origin form (RFC 9112, section 3.2.2). */
export function originForm(target = ''): string {
  return target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*\/?/i, '/')
}

type Trust = (address: string, hop: number) => boolean

/**
 * Returns the address of the client: that of the connection, or the one that trusted proxies forward (product.md 4.4).
 * An invalid entry of `X-Forwarded-For` counts as the address of the proxy that sent it.
 */
export function clientAddress({ app, socket, headers }: Request): string {
  const trust = app.get('trust proxy fn') as Trust
  const forwarded = headers['x-forwarded-for']?.toString().split(',').reverse() ?? []
  let address = socket.remoteAddress ?? ''
  for (const [hop, entry] of forwarded.entries()) {
    const next = trust(address, hop) ? readAddress(entry.trim()) : undefined
    if (next === undefined) return address
    address = next
  }
  return address
}

/** An address with or without a port, brackets and quotes. */
const form = /^"?(?:\[([^\]]+)\](?::\d+)?|([^:[\]]+)(?::\d+)?|([^[\]]*:[^[\]]*:[^[\]]*))"?$/

function readAddress(entry: string): string | undefined {
  const [, bracketed, withPort, bare] = form.exec(entry) ?? []
  const address = bracketed ?? withPort ?? bare ?? ''
  return isAddress(address) ? address : undefined
}

const isAddress = (text: string): boolean =>
  ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text)
