import { readFileSync } from 'node:fs'

// docs:start
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns whether Taskwire signed this body within the tolerance.
 *
 * `body` is the body as received, byte for byte, before any parsing. With Express:
 *
 *   app.post('/webhooks', express.raw({ type: 'application/json', limit: '1mb' }), (req, res) => {
 *     if (!verify(secret, req.get('Service-Signature') ?? '', req.body)) return res.sendStatus(400)
 */
export function verify(
  secret: string,
  header: string,
  body: Uint8Array,
  now = Math.floor(Date.now() / 1000),
  tolerance = 300,
): boolean {
  const entries = header.split(',').map((entry) => entry.split('='))
  const t = entries.find(([name]) => name === 't')?.[1] ?? ''
  if (!secret || !/^[0-9]+$/.test(t) || Math.abs(now - Number(t)) > tolerance) return false

  const expected = Buffer.from(createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex'))
  return entries.some(([name, value = '']) => {
    const given = Buffer.from(value)
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
// docs:end

interface Vector {
  secrets: string[]
  header: string
  body: string
  now: number
}

/** `node verify.ts < webhook-vectors.json` prints `valid` or `invalid` for each vector. */
if (import.meta.main) {
  const { vectors } = JSON.parse(readFileSync(0, 'utf8')) as { vectors: Vector[] }
  for (const { secrets, header, body, now } of vectors) {
    const valid = secrets.some((secret) => verify(secret, header, Buffer.from(body), now))
    console.log(valid ? 'valid' : 'invalid')
  }
}
