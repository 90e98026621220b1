import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Room for `t` and a dozen signatures; nobody sends more, and each costs the verifier an HMAC comparison. */
const maxHeaderLength = 1024

export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** The value of `Service-Signature`: one `v1` for each active secret, over the raw body (specification, section 6). */
export function signatureHeader(secrets: readonly string[], body: Buffer | string, at: Date): string {
  if (secrets.length === 0) throw new Error('a delivery needs a signing secret')
  const t = String(unixSeconds(at))
  return [`t=${t}`, ...secrets.map((secret) => `v1=${sign(secret, t, body).toString('hex')}`)].join(',')
}

/**
 * What a receiver does with `Service-Signature`: whether any of its secrets made any of the `v1` entries over just these
 * bytes, and not longer ago than the tolerance.
 */
export function verifySignature(
  header: string,
  body: Buffer | string,
  secrets: readonly string[],
  now: Date,
  toleranceSeconds = 300,
): boolean {
  const parsed = parseHeader(header)
  if (!parsed || Math.abs(unixSeconds(now) - Number(parsed.t)) > toleranceSeconds) return false
  return secrets
    .filter((secret) => secret !== '') // an unset variable must not become a key that everybody knows
    .map((secret) => sign(secret, parsed.t, body))
    .some((expected) => parsed.signatures.some((signature) => timingSafeEqual(signature, expected)))
}

/** Entries of other names are left aside, so that a `v2` may come; whatever else is odd is refused. */
function parseHeader(header: string): { t: string; signatures: Buffer[] } | undefined {
  if (header.length > maxHeaderLength) return undefined
  const entries = header.split(',').map((entry) => /^([a-z0-9]+)=([^=]+)$/.exec(entry))
  const valuesOf = (name: string): string[] =>
    entries.flatMap((entry) => (entry?.[1] === name && entry[2] !== undefined ? [entry[2]] : []))
  const [t, ...more] = valuesOf('t')
  const signatures = valuesOf('v1')
  const sound =
    !entries.includes(null) &&
    t !== undefined &&
    more.length === 0 &&
    /^(0|[1-9]\d{0,11})$/.test(t) &&
    signatures.length > 0 &&
    signatures.every((signature) => /^[0-9a-f]{64}$/.test(signature))
  return sound ? { t, signatures: signatures.map((signature) => Buffer.from(signature, 'hex')) } : undefined
}

function sign(secret: string, t: string, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${t}.`).update(body).digest()
}

function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
