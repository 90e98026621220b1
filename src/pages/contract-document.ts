import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const file = join(import.meta.dirname, '../../generated/openapi.json')

/** The contract in one format, cut where the URL of the server goes. */
interface ServedDocument {
  mediaType: string
  head: Buffer
  tail: Buffer
  /** A hash of all but the URL. */
  version: string
}

const formats = {
  json: (document: object) => `${JSON.stringify(document, null, 2)}\n`,
  async yaml(document: object) {
    // Loaded when it is first needed: the server starts without it.
    const { stringify } = await import('yaml')
    return stringify(document, { blockQuote: 'literal', lineWidth: 0 })
  },
}

/** Takes the place of the URL; no other text of the contract is like it. */
const placeholder = '{server}'

/** Writes the contract in a format. It names one server, by an absolute URL that differs with each request. */
export async function makeDocument(format: keyof typeof formats): Promise<ServedDocument> {
  const contract = JSON.parse(readFileSync(file, 'utf8')) as object
  const text = await formats[format]({ ...contract, servers: [{ url: placeholder }] })
  const [head, tail] = text.split(`"${placeholder}"`)
  if (head === undefined || tail === undefined) throw new Error(`the ${format} contract names no server`)
  return {
    mediaType: `application/${format}`,
    head: Buffer.from(head),
    tail: Buffer.from(tail),
    version: shortHash(text),
  }
}

/**
 * Sends a contract with this URL in its place, a seventh as large to who takes gzip, or says that the caller has it.
 * Nothing is kept for the next request.
 */
export async function sendDocument(
  req: Request,
  res: Response,
  made: Promise<ServedDocument>,
  url: string,
): Promise<void> {
  const { mediaType, head, tail, version } = await made
  const isZipped = req.acceptsEncodings('gzip') !== false
  const tag = `${version}.${shortHash(url)}`
  const [etag, otherEtag] = isZipped ? [`"${tag}.gzip"`, `"${tag}"`] : [`"${tag}"`, `"${tag}.gzip"`]
  res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('Cache-Control', 'no-cache')
  res.setHeader('Vary', 'Accept-Encoding')
  res.setHeader('ETag', etag)
  // Who has it in the other encoding has it.
  if ([etag, otherEtag].some((one) => isAmong(one, req.headers['if-none-match']))) {
    res.status(304).end()
    return
  }
  // What JSON calls a string, YAML does too.
  const plain = Buffer.concat([head, Buffer.from(JSON.stringify(url)), tail])
  const body = isZipped ? await zip(plain) : plain
  if (isZipped) res.setHeader('Content-Encoding', 'gzip')
  res.setHeader('Content-Type', mediaType)
  res.setHeader('Content-Length', body.length)
  res.end(body)
}

const zip = promisify(gzip)

/**
 * Whether an `If-None-Match` names it, by the weak comparison (RFC 9110, section 13.1.2). Express's own is not asked, since
 * it sends all again to who says `Cache-Control: no-cache`, as `fetch` does for everyone who sends this header.
 */
function isAmong(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false
}

const shortHash = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16)
