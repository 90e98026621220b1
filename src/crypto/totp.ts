import { Secret, TOTP } from 'otpauth'

const issuer = 'Taskwire'
const periodSeconds = 30
/** Periods before and after the current one whose codes count, for clocks that differ. */
const window = 1

/** Returns 160 random bits in base32, the secret of an authenticator app (RFC 6238). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the secret as an `otpauth:` address, which names the account in the app. */
export function totpUri(secret: string, account: string): string {
  return totp(secret, account).toString()
}

/** Returns the number of the period whose code it is, of those around `now`; undefined if the code is wrong. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** Returns a generator with the parameters that every app knows; some apps ignore others. */
const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds })
