import { createHmac } from 'node:crypto'

/** Returns the value of `Service-Signature`: one `v1` for each active secret, over the raw body. */
export function signatureHeader(secrets: readonly string[], body: Buffer | string, at: Date): string {
  if (secrets.length === 0) throw new Error('a delivery needs a signing secret')
  const t = String(unixSeconds(at))
  return [`t=${t}`, ...secrets.map((secret) => `v1=${sign(secret, t, body).toString('hex')}`)].join(',')
}

function sign(secret: string, t: string, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${t}.`).update(body).digest()
}

function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
