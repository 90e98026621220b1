/** Thrown if a URL breaks a rule. The message follows the name of the variable, and never contains a password. */
export class DatabaseUrlError extends Error {}

export function refuse(rule: string): never {
  throw new DatabaseUrlError(rule)
}

export type UrlParams = ReadonlyMap<string, string>

/** Parameters that Taskwire reads. */
const known = new Set([
  ...['host', 'hostaddr', 'port', 'user', 'password', 'dbname', 'options', 'target_session_attrs'],
  ...['connect_timeout', 'application_name'],
  ...['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslpassword'],
])

/** Values of other parameters that have no effect, which hosting services add to their URLs. */
const ignoredValues: Record<string, readonly string[]> = {
  channel_binding: ['disable', 'prefer'],
  client_encoding: ['UTF8', 'utf8', 'auto'],
  gssencmode: ['disable', 'prefer'],
  sslnegotiation: ['postgres'],
}

/** Parameters that decide whether the connection is encrypted, so none may be ignored silently. */
const encryptionParams = new Set(['ssl', 'sslmode'])

/**
 * Reads the query parameters. If repeated, the last value counts, and an empty value counts as absent, except for those
 * in `encryptionParams`.
 */
export function readParams(query: string): UrlParams {
  const params = new Map<string, string>()
  for (const pair of query.split('&').filter((one) => one !== '')) {
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length
    const [name, text] = [pair.slice(0, end), pair.slice(end + 1)]
    // Other clients encode a space in `options` as `+`, which libpq reads literally.
    const value = decode(name === 'options' ? text.replaceAll('+', ' ') : text)
    if (encryptionParams.has(name) && value === undefined)
      refuse(`must have a value for ${name}, or omit ${name}`)
    if (encryptionParams.has(name) && (params.get(name) ?? value) !== value)
      refuse(`must not set ${name} twice`)
    if (!known.has(name)) refuseUnlessHarmless(name, value)
    else if (value === undefined) params.delete(name)
    else params.set(name, value)
  }
  return params
}

function refuseUnlessHarmless(name: string, value: string | undefined): void {
  const values = ignoredValues[name]
  if (value !== undefined && values?.includes(value)) return
  refuse(
    values
      ? `must set ${name} to one of ${values.join(', ')}`
      : `has the parameter ${JSON.stringify(name)}, which is not supported: remove the parameter, or correct its name`,
  )
}

/** Returns the value of a parameter with a fixed set of values. */
export function choose<T extends string>(
  params: UrlParams,
  name: string,
  values: readonly T[],
): T | undefined {
  const value = params.get(name)
  const found = values.find((one) => one === value)
  if (value !== undefined && found === undefined)
    refuse(`must set ${name} to one of ${values.join(', ')}, not ${JSON.stringify(value)}`)
  return found
}

export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text) || undefined
  } catch {
    return refuse('has a % that does not begin an encoded character: write %25')
  }
}
