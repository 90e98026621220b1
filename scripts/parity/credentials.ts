import type { Request } from 'express'
import type { Located, SecurityScheme } from '../../src/contract/document.ts'
import type { Authenticator, Caller } from '../../src/http/callers/caller.ts'
import type { SourceContract } from '../contract/source-contract.ts'

/** Headers that authenticate requests, by security scheme. */
export type Credentials = Readonly<Record<string, Record<string, string>>>

/** A fictitious credential, which only the stub authenticators accept. */
const fictitious = 'parity-0123456789abcdef'

/** Returns the headers for each scheme of a contract: those given, else a fictitious bearer token or cookie. */
export function credentialsFor(contract: SourceContract, given: Credentials): Credentials {
  const schemes = Object.entries(contract.document.components.securitySchemes ?? {})
  return Object.fromEntries(schemes.map(([name, scheme]) => [name, given[name] ?? fictitiousFor(scheme)]))
}

function fictitiousFor({ type, name = '' }: SecurityScheme): Record<string, string> {
  return type === 'http' ? { Authorization: `Bearer ${fictitious}` } : { Cookie: `${name}=${fictitious}` }
}

export function credentialFor(credentials: Credentials, { operation }: Located): Record<string, string> {
  const [scheme] = Object.keys(operation.security[0] ?? {})
  return scheme === undefined ? {} : (credentials[scheme] ?? {})
}

/** Returns an authenticator that also accepts the fictitious credential, for a caller with every permission. */
export function acceptingFictitious(authenticator: Authenticator): Authenticator {
  return {
    ...authenticator,
    authenticate: (req, isFresh) =>
      hasFictitious(req) ? Promise.resolve(unrestrictedCaller) : authenticator.authenticate(req, isFresh),
  }
}

const hasFictitious = ({ headers }: Request): boolean =>
  [headers.authorization, headers.cookie].some((header) => header?.endsWith(fictitious))

/** A caller for stub handlers, which ignore their caller. */
const unrestrictedCaller: Caller = {
  budgetOwner: () => 'parity',
  assertPermitted: () => undefined,
  addAssertions: () => undefined,
  readContext: () => ({}),
  writeContext: () => ({}),
  ownContext: () => ({}),
}
