import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { acceptContinue } from './accept-continue.ts'
import { guardedLookup, isPublicAddress, notPublic, type GuardOptions } from './address-guard.ts'

const attemptMillisPerAddress = 1000

/**
 * Returns undici's connector, limited to public addresses. A name is resolved once per connection, and only the
 * resulting addresses are used. TLS is verified against the name in the URL.
 */
export function guardedConnector(
  options: GuardOptions & { timeoutMillis: number },
): buildConnector.connector {
  const connect = buildConnector({
    lookup: guardedLookup(options),
    timeout: options.timeoutMillis,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptMillisPerAddress,
    allowH2: false,
    // Set explicitly, because NODE_TLS_REJECT_UNAUTHORIZED=0 must not disable verification.
    rejectUnauthorized: true,
  })
  return (target, callback) => {
    // Node only resolves names: a literal address never reaches `lookup`.
    if (options.allowInsecure || isIP(target.hostname) === 0 || isPublicAddress(target.hostname)) {
      connect(target, (...[error, socket]) =>
        error ? callback(error, null) : callback(null, acceptContinue(socket)),
      )
    } else {
      process.nextTick(callback, notPublic(target.hostname), null)
    }
  }
}
