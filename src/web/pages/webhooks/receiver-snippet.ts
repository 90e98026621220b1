/**
 * Returns a receiver to paste into a terminal, which verifies deliveries with Node alone. It writes no file, and listens
 * on loopback only: at the address and port of a local endpoint, otherwise at 127.0.0.1:4000.
 */
export function receiverSnippet(url: string, secret: string): string {
  const { host, port } = listenerOf(url)
  return `WEBHOOK_SECRET='${secret}' node --input-type=module - <<'EOF'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { env } from 'node:process'
import { buffer } from 'node:stream/consumers'

const secret = env.WEBHOOK_SECRET ?? ''

createServer(async (req, res) => {
  const body = await buffer(req) // the raw bytes: verify before you parse
  const isAuthentic = verify(req.headers['service-signature'] ?? '', body)
  console.log(isAuthentic ? \`verified: \${body}\` : 'refused: not signed with this secret')
  res.writeHead(isAuthentic ? 204 : 400).end()
}).listen(${port}, '${host}', () => console.log('listening on ${host}:${port}'))

function verify(header, body) {
  const entries = header.split(',').map((entry) => entry.split('='))
  const t = entries.find(([name]) => name === 't')?.[1]
  if (!secret || !(Math.abs(Date.now() / 1000 - t) <= 300)) return false
  const expected = Buffer.from(createHmac('sha256', secret).update(\`\${t}.\`).update(body).digest('hex'))
  return entries.some(([name, value = '']) => {
    const given = Buffer.from(value)
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
EOF`
}

function listenerOf(url: string): { host: string; port: string } {
  const { hostname, port } = new URL(url)
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  if (!isLocal) return { host: '127.0.0.1', port: '4000' }
  return { host: hostname === '[::1]' ? '::1' : hostname, port: port || '80' }
}
