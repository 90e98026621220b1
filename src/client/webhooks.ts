import type { webhooks } from '../../generated/openapi.types.ts'

/** A webhook event. Its `type` determines its `data`. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json']
}[keyof webhooks]

export interface VerifyOptions {
  /** The maximum difference between the signature's time and the current time, in seconds. Default 300. */
  toleranceSeconds?: number | undefined
  /** The current time. Default: the clock. */
  now?: Date | undefined
}

/** The reason why a delivery must not be trusted. Respond with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

/**
 * Verifies a delivery's signature and age, and returns its event. Throws a `WebhookVerificationError` otherwise.
 * @param rawBody the body as received, byte for byte, before any parsing
 * @param signatureHeader the header `Service-Signature`
 */
export async function verifyWebhook(
  rawBody: Uint8Array | ArrayBuffer | string,
  signatureHeader: string | string[] | null | undefined,
  secret: string,
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const { t, signatures } = readHeader(signatureHeader)
  const age = Math.abs(now.getTime() / 1000 - Number(t))
  if (!(age <= toleranceSeconds)) {
    throw new WebhookVerificationError(
      `the signature's time is more than ${toleranceSeconds} s from the current time`,
    )
  }
  const body = toBytes(rawBody)
  if (!(await isSigned(concat(utf8.encode(`${t}.`), body), signatures, secret))) {
    throw new WebhookVerificationError('no signature matches this body and secret')
  }
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent
  } catch (cause) {
    throw new WebhookVerificationError('the body is signed, but is not JSON', { cause })
  }
}

const utf8 = new TextEncoder()

/** Reads the first `t`, and every `v1` that may be a signature. */
function readHeader(header: unknown): { t: string; signatures: Uint8Array<ArrayBuffer>[] } {
  if (typeof header !== 'string' || header === '')
    throw new WebhookVerificationError('the Service-Signature header is missing')
  const entries = header.split(',')
  const valuesOf = (name: string): string[] =>
    entries.flatMap((entry) => (entry.startsWith(`${name}=`) ? [entry.slice(name.length + 1)] : []))
  const [t = ''] = valuesOf('t')
  if (!/^\d+$/.test(t)) throw new WebhookVerificationError('the Service-Signature header has no timestamp')
  const hex = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value))
  return { t, signatures: hex.map((value) => Uint8Array.from(value.match(/../g) ?? [], parseByte)) }
}

function parseByte(hex: string): number {
  return Number.parseInt(hex, 16)
}

function toBytes(rawBody: unknown): Uint8Array {
  if (typeof rawBody === 'string') return utf8.encode(rawBody)
  if (rawBody instanceof Uint8Array) return rawBody
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody)
  throw new TypeError('rawBody must be the body as received, bytes or a string, not parsed')
}

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length)
  whole.set(head)
  whole.set(tail, head.length)
  return whole
}

/** Returns whether one of the signatures is valid. `verify` compares in constant time. */
async function isSigned(
  message: Uint8Array<ArrayBuffer>,
  signatures: Uint8Array<ArrayBuffer>[],
  secret: string,
): Promise<boolean> {
  if (typeof secret !== 'string' || secret === '')
    throw new TypeError('secret must be a signing secret, whsec_…')
  if (secret.trim() !== secret)
    throw new TypeError(
      'secret must have no line break or white space around it: trim values that are read from files',
    )
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['verify'])
  for (const signature of signatures) {
    if (await crypto.subtle.verify(algorithm, key, signature, message)) return true
  }
  return false
}
