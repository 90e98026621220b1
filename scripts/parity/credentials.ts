import type { Request } from 'express'
import type { Authenticator, Caller } from '../../src/http/authenticate.ts'
import type { Contract, Located, SecurityScheme } from '../contract/document.ts'

/** What the requests for an operation carry so that a caller is found, by security scheme. */
export type Credentials = Readonly<Record<string, Record<string, string>>>

/** What nobody has been given, and the stub authenticators take. */
const madeUp = 'parity-0123456789abcdef'

/**
 * The headers with which each scheme of a contract is met: with what `given` has for it, and else with a bearer token or
 * a cookie that is made up.
 */
export function credentialsFor(contract: Contract, given: Credentials): Credentials {
  const schemes = Object.entries(contract.document.components.securitySchemes ?? {})
  return Object.fromEntries(schemes.map(([name, scheme]) => [name, given[name] ?? madeUpFor(scheme)]))
}

function madeUpFor({ type, name = '' }: SecurityScheme): Record<string, string> {
  return type === 'http' ? { Authorization: `Bearer ${madeUp}` } : { Cookie: `${name}=${madeUp}` }
}

export function credentialFor(credentials: Credentials, { operation }: Located): Record<string, string> {
  const [scheme] = Object.keys(operation.security[0] ?? {})
  return scheme === undefined ? {} : (credentials[scheme] ?? {})
}

/** An authenticator that takes the made-up credential too, for a caller who may do everything. */
export function takingMadeUp(authenticator: Authenticator): Authenticator {
  return {
    ...authenticator,
    authenticate: (req, isFresh) =>
      carriesMadeUp(req) ? Promise.resolve(almighty) : authenticator.authenticate(req, isFresh),
  }
}

const carriesMadeUp = ({ headers }: Request): boolean =>
  [headers.authorization, headers.cookie].some((header) => header?.endsWith(madeUp))

/** Its handlers are stubs, and look at nothing that they are given. */
const almighty: Caller = {
  payer: () => 'parity',
  assertMay: () => undefined,
  assertIn: () => undefined,
  readContext: () => ({}),
  writeContext: () => ({}),
}
