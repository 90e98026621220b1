import { Secret, TOTP } from 'otpauth'

const issuer = 'Taskwire'
const periodSeconds = 30
/** Number of periods before and after the current period whose codes are accepted, to tolerate clock skew. */
const window = 1

/** Returns 160 random bits in base32, the secret of an authenticator app (RFC 6238). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the secret as an `otpauth:` URI, which names the account in the app. */
export function totpUri(secret: string, account: string): string {
  return totp(secret, account).toString()
}

/**
 * Returns the number of the period that the code belongs to, among the periods around `now`; undefined if the code is
 * wrong.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** Returns a generator with the parameters that every app supports; some apps ignore other parameters. */
const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds })
