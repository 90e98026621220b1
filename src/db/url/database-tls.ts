import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext, type ConnectionOptions, type SecureContext } from 'node:tls'
import { choose, refuse, type UrlParams } from './url-params.ts'

/** Options of the TLS connection. */
export interface Tls extends ConnectionOptions {
  /** Whether a server without TLS is accepted. */
  isOptional: boolean
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
type Mode = (typeof modes)[number]

/** The `sslmode` for each value of `ssl`, a parameter of other drivers. */
const modesOfSsl: Record<string, Mode> = {
  true: 'verify-full',
  1: 'verify-full',
  false: 'disable',
  0: 'disable',
  'no-verify': 'require',
  ...Object.fromEntries(modes.map((mode) => [mode, mode])),
}

/** Returns the options for `sslmode`; undefined without TLS. Reads the certificates. @throws DatabaseUrlError */
export function readTls(params: UrlParams): Tls | undefined {
  const mode = readMode(params)
  if (mode === 'disable') return undefined
  const ca = usesSystem(params) ? undefined : readCertificate(params, 'sslrootcert')
  const isOptional = mode === 'allow' || mode === 'prefer'
  // With a certificate authority of the operator's choice, `require` and `verify-ca` accept any host name.
  const isAnyName = ca !== undefined && (mode === 'require' || mode === 'verify-ca')
  return {
    isOptional,
    secureContext: createContext(ca, params),
    rejectUnauthorized: !isOptional && (mode !== 'require' || ca !== undefined),
    ...(isAnyName && { checkServerIdentity: () => undefined }),
  }
}

const usesSystem = (params: UrlParams): boolean => params.get('sslrootcert') === 'system'

/** Refuses parameters that would connect in plain text or verify less than the URL asks for. */
function readMode(params: UrlParams): Mode {
  const ssl = choose(params, 'ssl', Object.keys(modesOfSsl))
  const sslDefault = ssl === undefined ? undefined : modesOfSsl[ssl]
  const given = choose(params, 'sslmode', modes)
  const isWeaker = given !== undefined && modes.indexOf(given) < modes.indexOf('require')
  if (isWeaker && sslDefault !== undefined && sslDefault !== given)
    refuse(`must not have both ssl=${ssl} and sslmode=${given}`)
  const mode = given ?? sslDefault ?? (usesSystem(params) ? 'verify-full' : undefined)
  if (usesSystem(params) && mode !== 'verify-full')
    refuse('must have sslmode=verify-full with sslrootcert=system')
  const file = ['sslrootcert', 'sslcert', 'sslkey'].find((name) => params.has(name))
  if (mode === undefined && file !== undefined)
    refuse(`must have an sslmode together with ${file}, such as verify-full`)
  if (params.has('sslcert') !== params.has('sslkey')) refuse('must have both sslcert and sslkey, or neither')
  return mode ?? 'disable'
}

function readCertificate(params: UrlParams, name: string): Buffer | undefined {
  const pem = readPem(params, name)
  if (pem !== undefined)
    try {
      new X509Certificate(pem)
    } catch {
      refuse(`has ${name}=${params.get(name)}, which is not a PEM certificate`)
    }
  return pem
}

function readPem(params: UrlParams, name: string): Buffer | undefined {
  const path = params.get(name)
  try {
    return path === undefined ? undefined : readFileSync(path)
  } catch (error) {
    return refuse(`has ${name}=${path}, which cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

function createContext(ca: Buffer | undefined, params: UrlParams): SecureContext {
  const [cert, key] = [readCertificate(params, 'sslcert'), readPem(params, 'sslkey')]
  try {
    return createSecureContext({ ca, cert, key, passphrase: params.get('sslpassword') })
  } catch (error) {
    return refuse(`has an sslkey that cannot be used with sslcert: ${(error as Error).message}`)
  }
}
