import { once } from 'node:events'
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { apiPrefix } from './app.ts'
import { onFileFinished } from './on-file-finished.ts'

// Breakages change bodies of any shape.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Body = any

interface ProxiedRequest {
  method: string
  /** The path below the API's prefix. */
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  rawHeaders: string[]
  /** The parsed body, or undefined if it is not JSON. */
  body: Body
  text: string
}

interface ProxiedResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Body
  text: string
}

/** A fault of a server, as changes of its requests and answers, both made in place. */
export interface Breakage {
  ask?: (asked: ProxiedRequest) => void
  answer?: (given: ProxiedResponse, asked: ProxiedRequest) => void
}

/** A proxy in front of the server that breaks requests and answers as a breakage says. */
export interface BreakingProxy {
  url: string
  breakage: Breakage
}

export async function startBreakingProxy(target: string): Promise<BreakingProxy> {
  const proxy: BreakingProxy = { url: '', breakage: {} }
  const agent = new Agent({ keepAlive: true })
  const server = createServer((req, res) => {
    pass(req, res, { target, agent, breakage: proxy.breakage }).catch((error: unknown) => {
      res.destroy(error as Error)
    })
  })
  proxy.url = await listen(server)
  onFileFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return proxy
}

export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface ProxyOptions {
  target: string
  agent: Agent
  breakage: Breakage
}

async function pass(
  req: IncomingMessage,
  res: ServerResponse,
  { target, agent, breakage }: ProxyOptions,
): Promise<void> {
  const url = new URL(req.url ?? '', target)
  const sent = await text(req)
  const asked: ProxiedRequest = {
    method: req.method ?? '',
    path: url.pathname.startsWith(apiPrefix) ? url.pathname.slice(apiPrefix.length) : url.pathname,
    query: url.searchParams,
    headers: req.headers as ProxiedRequest['headers'],
    rawHeaders: req.rawHeaders,
    body: parse(sent),
    text: sent,
  }
  const before = JSON.stringify(asked.body)
  const query = asked.query.toString()
  breakage.ask?.(asked)
  if (JSON.stringify(asked.body) !== before) asked.text = JSON.stringify(asked.body)
  if (asked.query.toString() !== query) url.search = asked.query.toString()

  const given = await forward(url, asked, agent)
  const was = JSON.stringify(given.body)
  breakage.answer?.(given, asked)
  if (JSON.stringify(given.body) !== was) given.text = JSON.stringify(given.body)
  for (const [name, value] of Object.entries(given.headers))
    if (value !== undefined && !hopByHopHeaders.test(name)) res.setHeader(name, value)
  res.writeHead(given.status).end(asked.method === 'HEAD' ? '' : given.text)
}

/** Headers of one connection, which a proxy must not forward. */
const hopByHopHeaders = /^(connection|keep-alive|transfer-encoding|content-length)$/i

async function forward(url: URL, asked: ProxiedRequest, agent: Agent): Promise<ProxiedResponse> {
  const headers = asked.rawHeaders.filter((_, i, all) => !hopByHopHeaders.test(all[i - (i % 2)] ?? ''))
  if (asked.headers['content-length'] !== undefined)
    headers.push('content-length', String(Buffer.byteLength(asked.text)))
  const outgoing = request(url, { method: asked.method, headers, agent })
  // `once` throws errors before the answer; a connection that closes after it is not an error.
  outgoing.on('error', () => undefined)
  outgoing.end(asked.text)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const answered = await text(response)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: parse(answered),
    text: answered,
  }
}

function parse(json: string): Body {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}

/** Sends the request without one of its headers. */
export function withoutHeader(asked: ProxiedRequest, name: string): void {
  for (let i = asked.rawHeaders.length - 2; i >= 0; i -= 2)
    if (asked.rawHeaders[i]?.toLowerCase() === name) asked.rawHeaders.splice(i, 2)
}
