import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const folder = join(import.meta.dirname, '../../generated')

/** A contract around the URL of the server, in memory. */
interface ServedDocument {
  mediaType: string
  head: Buffer
  tail: Buffer
  /** Of all but the URL. */
  version: string
}

/**
 * The servers of the contract in the repository, a list at the top of the document. What is served names one, by its URL.
 * In both formats the list ends where the next key of the document begins.
 */
const servers = {
  json: {
    list: /^ {2}"servers": \[\n[^]*?^ {2}\]/m,
    head: '  "servers": [\n    {\n      "url": ',
    tail: '\n    }\n  ]',
  },
  yaml: { list: /^servers:\n(?:[ -].*\n)*/m, head: 'servers:\n  - url: ', tail: '\n' },
}

export function readDocument(format: 'json' | 'yaml'): ServedDocument {
  const text = readFileSync(join(folder, `openapi.${format}`), 'utf8')
  const { list, head, tail } = servers[format]
  const [before, after] = text.split(list)
  if (before === undefined || after === undefined)
    throw new Error(`generated/openapi.${format} names no servers`)
  return {
    mediaType: `application/${format}`,
    head: Buffer.from(before + head),
    tail: Buffer.from(tail + after),
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
  document: ServedDocument,
  url: string,
): Promise<void> {
  const { mediaType, head, tail, version } = document
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
