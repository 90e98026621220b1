import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { localhostHostValidation } from '@modelcontextprotocol/sdk/server/middleware/hostHeaderValidation.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import express, { type NextFunction, type Request, type Response } from 'express'

const host = '127.0.0.1'

/**
 * Serves streamable HTTP at `/mcp` on the loopback address. Keeps no sessions: each request gets its own server and a
 * JSON response.
 */
export async function serveHttp(
  createServer: () => Server,
  port: number,
): Promise<{ url: string; server: HttpServer }> {
  const app = express()
  app.disable('x-powered-by')
  // Prevents DNS rebinding: pages in a browser must not reach this server under another name.
  app.use(localhostHostValidation(), refuseOtherOrigins)
  app.post('/mcp', async (req, res) => {
    const server = createServer()
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    res.once('close', () => void server.close())
    // The optional handlers are typed as undefined rather than absent.
    await server.connect(transport)
    await transport.handleRequest(req, res)
  })
  app.all('/mcp', (_req, res) => refuse(res.setHeader('Allow', 'POST'), 405, 'Method not allowed'))
  app.use((_req, res) => refuse(res, 404, 'Not found'))
  const server = app.listen(port, host)
  await once(server, 'listening')
  return { url: `http://${host}:${(server.address() as AddressInfo).port}/mcp`, server }
}

function refuseOtherOrigins(req: Request, res: Response, next: NextFunction): void {
  const { origin } = req.headers
  if (origin === undefined || isLoopback(origin)) next()
  else refuse(res, 403, 'Invalid Origin')
}

const isLoopback = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(origin)?.hostname ?? '')

function refuse(res: Response, status: number, message: string): void {
  res.status(status).json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null })
}
