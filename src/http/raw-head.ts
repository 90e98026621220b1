import type { IncomingMessage } from 'node:http'
import { chooseRequestId, originForm, pathOf } from './request-head.ts'

/** An error of the HTTP parser. */
export interface ParserError extends NodeJS.ErrnoException {
  /** The packet in which the parser gave up. */
  rawPacket?: Buffer
  /** How much of it was well. */
  bytesParsed?: number
}

/** What is known of a request that the app never saw. */
export interface RefusedRequest {
  id: string
  method?: string | undefined
  path?: string
}

/** Of one whose head is well. */
export function describeHead(req: IncomingMessage): RefusedRequest {
  return { id: chooseRequestId(req), method: req.method, path: pathOf(originForm(req.url)) }
}

/** What Node takes of a head at most. */
const maxHeadLength = 16_384
const requestLine = /^([A-Z]+) ((?:https?:\/)?\/\S*) HTTP\/\d\.\d$/i

/** Reads what the packet shows of a head in which the parser gave up: whole lines only, those behind the fault too. */
export function readRawHead({ rawPacket, bytesParsed = 0 }: ParserError): RefusedRequest {
  const packet = rawPacket?.toString('latin1') ?? ''
  const endBefore = packet.lastIndexOf('\r\n\r\n', bytesParsed - 4)
  const rest = packet.slice(endBefore === -1 ? 0 : endBefore + 4).slice(0, maxHeadLength)
  const [head = ''] = rest.split('\r\n\r\n', 1)
  const lines = head.split('\r\n')
  if (head === rest) lines.pop()
  const [, method, target] = requestLine.exec(lines[0] ?? '') ?? []
  const ids = lines.flatMap((line) => /^x-request-id:[ \t]*(.*?)[ \t]*$/i.exec(line)?.[1] ?? [])
  const id = chooseRequestId({ headers: { 'x-request-id': ids.join(', ') } })
  return target === undefined ? { id } : { id, method, path: pathOf(originForm(target)) }
}
