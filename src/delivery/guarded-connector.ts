import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { guardedLookup, isPublicAddress, notPublic, type GuardOptions } from './address-guard.ts'

const attemptMillisPerAddress = 1000

/**
 * undici's connector, dialling nothing but addresses that it has checked: a name is resolved once for a connection, and
 * the addresses found are those dialled. TLS is verified against the name in the URL.
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
    // Not left to NODE_TLS_REJECT_UNAUTHORIZED.
    rejectUnauthorized: true,
  })
  return (target, callback) => {
    // Node looks up names only: a literal address never reaches the look-up.
    if (options.allowInsecure || isIP(target.hostname) === 0 || isPublicAddress(target.hostname)) {
      connect(target, callback)
    } else {
      process.nextTick(callback, notPublic(target.hostname), null)
    }
  }
}
