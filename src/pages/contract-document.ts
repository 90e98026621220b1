import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const file = join(import.meta.dirname, '../../generated/openapi.json')

/** The contract in one format, split where the server's URL is inserted. */
interface ServedDocument {
  mediaType: string
  head: Buffer
  tail: Buffer
  /** A hash of the text without the URL. */
  version: string
  /** The last URL sent and its gzipped text, which callers of one server share. */
  zipped?: { url: string; body: Promise<Buffer> }
}

const formats = {
  json: (document: object) => `${JSON.stringify(document, null, 2)}\n`,
  async yaml(document: object) {
    // The import is lazy, so that the server starts faster.
    const { stringify } = await import('yaml')
    return stringify(document, { blockQuote: 'literal', lineWidth: 0 })
  },
}

/** The placeholder of the URL, unique in the contract. */
const placeholder = '{server}'

/** Writes the contract in a format, split at the URL of its server, which depends on the request. */
export async function makeDocument(format: keyof typeof formats): Promise<ServedDocument> {
  const contract = JSON.parse(readFileSync(file, 'utf8')) as object
  const text = await formats[format]({ ...contract, servers: [{ url: placeholder }] })
  const [head, tail] = text.split(`"${placeholder}"`)
  if (head === undefined || tail === undefined) throw new Error(`the ${format} contract has no server URL`)
  return {
    mediaType: `application/${format}`,
    head: Buffer.from(head),
    tail: Buffer.from(tail),
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
  const document = await made
  const { mediaType, version } = document
  const isZipped = acceptsGzip(req)
  const tag = `${version}.${shortHash(url)}`
  const [etag, otherEtag] = isZipped ? [`"${tag}.gzip"`, `"${tag}"`] : [`"${tag}"`, `"${tag}.gzip"`]
  res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('Cache-Control', 'no-cache')
  res.setHeader('Vary', 'Accept-Encoding')
  res.setHeader('ETag', etag)
  // A copy in the other encoding is current too.
  if ([etag, otherEtag].some((one) => matchesEtag(one, req.headers['if-none-match']))) {
    res.status(304).end()
    return
  }
  res.setHeader('Content-Type', mediaType)
  send(res, isZipped ? await zipOnce(document, url) : textOf(document, url), isZipped)
}

// A JSON string is also a YAML string.
const textOf = ({ head, tail }: ServedDocument, url: string): Buffer =>
  Buffer.concat([head, Buffer.from(JSON.stringify(url)), tail])

/** Compresses the text for its first caller, and again only for another URL. */
function zipOnce(document: ServedDocument, url: string): Promise<Buffer> {
  if (document.zipped?.url !== url) document.zipped = { url, body: zip(textOf(document, url)) }
  return document.zipped.body
}

/** Sends a body, gzipped if the caller accepts that. */
export async function sendZipped(req: Request, res: Response, plain: Buffer): Promise<void> {
  const isZipped = acceptsGzip(req)
  res.vary('Accept-Encoding')
  send(res, isZipped ? await zip(plain) : plain, isZipped)
}

function send(res: Response, body: Buffer, isZipped: boolean): void {
  if (isZipped) res.setHeader('Content-Encoding', 'gzip')
  res.setHeader('Content-Length', body.length)
  res.end(body)
}

const acceptsGzip = (req: Request): boolean => req.acceptsEncodings('gzip') !== false

const zip = promisify(gzip)

/**
 * Tells whether `If-None-Match` has the tag, by weak comparison (RFC 9110, 13.1.2). Express's `req.fresh` is always
 * false with `Cache-Control: no-cache`, which `fetch` adds to such requests.
 */
function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false
}

const shortHash = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16)
