/** Maximum difference between `t` and the current time, in seconds (docs/webhooks.md). */
export const toleranceSeconds = 300

export interface SignedDelivery {
  /** The value of `Service-Signature`, with or without the header's name in front. */
  header: string
  body: string
  secret: string
}

export interface Verdict {
  isValid: boolean
  /** The error in the header format; null if the other steps were performed. */
  headerFault: string | null
  time: { t: string; ageSeconds: number; isWithin: boolean } | null
  signature: { computed: string; given: string[]; matches: boolean; hint: string | null } | null
}

/** Verifies a delivery step by step, like a receiver with the secret. */
export async function verifySignature(
  { header, body, secret }: SignedDelivery,
  now: number,
): Promise<Verdict> {
  const { t, given, fault } = readHeader(header)
  if (fault !== null) return { isValid: false, headerFault: fault, time: null, signature: null }
  const ageSeconds = now - Number(t)
  const computed = await sign(secret, `${t}.${body}`)
  const matches = secret !== '' && given.includes(computed)
  const isWithin = Math.abs(ageSeconds) <= toleranceSeconds
  return {
    isValid: isWithin && matches,
    headerFault: null,
    time: { t, ageSeconds, isWithin },
    signature: {
      computed,
      given,
      matches,
      hint: matches ? null : await findCause({ t, given, body, secret }),
    },
  }
}

interface Header {
  t: string
  given: string[]
  fault: string | null
}

function readHeader(text: string): Header {
  const entries = text
    .trim()
    .replace(/^service-signature:\s*/i, '')
    .split(',')
    .map((entry) => entry.split('='))
  const t = entries.find(([name]) => name === 't')?.[1]
  const given = entries.filter(([name]) => name === 'v1').map(([, value = '']) => value)
  return { t: t ?? '', given, fault: faultOf(t, given) }
}

function faultOf(t: string | undefined, given: readonly string[]): string | null {
  if (t === undefined && given.length === 0)
    return 'The header has neither a time (t=…) nor a signature (v1=…).'
  if (t === undefined) return 'The header has no time: an entry t=… is missing.'
  if (!/^[0-9]+$/.test(t)) return `The time is not a number of seconds: t=${t}.`
  if (given.length === 0) return 'The header has no signature: an entry v1=… is missing.'
  if (given.some((value) => /^[0-9a-f]{64}$/.test(value))) return null
  const [value = ''] = given
  if (/^[0-9a-f]{64}$/i.test(value))
    return 'The digits of v1 are in upper case; they are compared in lower case.'
  return `A v1 is 64 hexadecimal digits, but the header has ${value.length} characters: was it cut off?`
}

/** Signs UTF-8 text with a UTF-8 key. */
async function sign(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  // Web Crypto refuses an empty key; a zero byte is padded to the same key.
  const bytes = secret === '' ? new Uint8Array(1) : encoder.encode(secret)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Finds the cause of an invalid signature by trying common mistakes: a variant that verifies shows what happened to the
 * original.
 */
async function findCause({ t, given, body, secret }: SignatureInput): Promise<string | null> {
  for (const [hint, variant] of bodyVariants(body)) {
    if (variant !== body && given.includes(await sign(secret, `${t}.${variant}`))) return hint
  }
  for (const [hint, variant] of secretVariants(secret)) {
    if (variant !== secret && given.includes(await sign(variant, `${t}.${body}`))) return hint
  }
  if (secret === '') return 'The secret is empty. Is the environment variable set?'
  if (!secret.startsWith('whsec_'))
    return 'A signing secret begins with whsec_. The prefix is part of the HMAC key.'
  return null
}

type SignatureInput = Omit<SignedDelivery, 'header'> & Pick<Header, 't' | 'given'>

function bodyVariants(body: string): [hint: string, body: string][] {
  return [
    ['The body ends with a line break that was not signed.', body.replace(/\r?\n$/, '')],
    ['The body is missing the signed line break at its end.', `${body}\n`],
    ['The body has white space around it that was not signed.', body.trim()],
    ['The body was parsed and serialized again, which changed its bytes.', rewritten(body)],
  ]
}

function rewritten(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return body
  }
}

function secretVariants(secret: string): [hint: string, secret: string][] {
  return [
    ['The secret has white space or a line break around it.', secret.trim()],
    ['The secret has quotation marks around it.', secret.trim().replace(/^(["'])(.*)\1$/, '$2')],
    ['The secret is missing its whsec_ prefix, which is part of the HMAC key.', `whsec_${secret}`],
  ]
}
