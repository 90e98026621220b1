import { hash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Contract } from '../contract/contract.ts'
import { ServerText } from './server-text.ts'

/** The contract in one format. */
interface ServedDocument {
  mediaType: string
  text: ServerText
  /** A hash of the text without the server's URL. */
  version: string
}

const formats = {
  json: (document: object) => `${JSON.stringify(document, null, 2)}\n`,
  async yaml(document: object) {
    // The import is lazy, so that the server starts faster.
    const { stringify } = await import('yaml')
    return stringify(document, { blockQuote: 'literal', lineWidth: 0 })
  },
}

/** Serializes the contract in a format, without the server URL, which depends on the request. */
export async function makeDocument(
  { document }: Contract,
  format: keyof typeof formats,
): Promise<ServedDocument> {
  const text = await formats[format]({ ...document, servers: [{ url: '{{server}}' }] })
  return {
    mediaType: `application/${format}`,
    text: new ServerText(text.replace('"{{server}}"', '{{server}}')),
    version: shortHash(text),
  }
}

/** Sends the contract with the server's URL, gzipped if accepted, or 304 if the caller has this version. */
export async function sendDocument(
  req: Request,
  res: Response,
  made: Promise<ServedDocument>,
  url: string,
): Promise<void> {
  const { mediaType, version, text } = await made
  const tag = `${version}.${shortHash(url)}`
  const etags = { plain: `"${tag}"`, gzip: `"${tag}.gzip"` }
  res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('Cache-Control', 'no-cache')
  res.setHeader('Vary', 'Accept-Encoding')
  // A copy in the other encoding is also current.
  if (Object.values(etags).some((one) => matchesEtag(one, req.headers['if-none-match']))) {
    res.setHeader('ETag', acceptsGzip(req) ? etags.gzip : etags.plain)
    res.status(304).end()
    return
  }
  res.setHeader('Content-Type', mediaType)
  // A JSON string is also a YAML string.
  await sendServerText(req, res, text, JSON.stringify(url), etags)
}

/** Sends a page with the server's URL filled in, gzipped if the caller accepts that. */
export async function sendServerText(
  req: Request,
  res: Response,
  text: ServerText,
  url: string,
  etags?: { plain: string; gzip: string },
): Promise<void> {
  const zipped = acceptsGzip(req) ? await text.zip(url) : undefined
  const body = zipped ?? Buffer.from(text.fill(url))
  res.vary('Accept-Encoding')
  if (zipped) res.setHeader('Content-Encoding', 'gzip')
  if (etags) res.setHeader('ETag', zipped ? etags.gzip : etags.plain)
  res.setHeader('Content-Length', body.length)
  res.end(body)
}

const acceptsGzip = (req: Request): boolean => req.acceptsEncodings('gzip') !== false

/**
 * Returns whether `If-None-Match` has the tag, by weak comparison (RFC 9110, 13.1.2). Express's `req.fresh` is always
 * false with `Cache-Control: no-cache`, which `fetch` adds to such requests.
 */
function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false
}

const shortHash = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16)
