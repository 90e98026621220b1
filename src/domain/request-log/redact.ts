/**
 * Patterns of API keys, signing secrets and JSON web tokens, including those with an encoded underscore. A token is
 * only matched from the first `eyJ` of a word, since matching from each would take quadratic time.
 */
const secret = /(?:svc|whsec)(?:_|%5f)[\w+/=%-]+|(?<!eyJ[\w-]*?)eyJ[\w-]+\.[\w-]+\.[\w-]*/gi
const secretName =
  /token|secret|passw|pwd|api[-_]?key|auth|bearer|jwt|signature|credential|cookie|session|^key$|^sig$/i
const redacted = '[redacted]'

export const redactSecrets = (text: string): string => text.replace(secret, redacted)

/**
 * Removes secrets from a query string, including encoded secrets and the values of parameters with secret-like names.
 */
export function redactQuery(query: string): string {
  return query.split('&').map(redactPair).join('&')
}

function redactPair(pair: string): string {
  const end = pair.indexOf('=')
  const name = end === -1 ? pair : pair.slice(0, end)
  const decoded = decode(pair)
  if (decoded !== redactSecrets(decoded))
    return decode(name).search(secret) === -1 ? `${name}=${redacted}` : redacted
  return end !== -1 && secretName.test(decode(name)) ? `${name}=${redacted}` : pair
}

/** Decodes percent-encoded ASCII, even if other escapes in the text are malformed. */
const decode = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
