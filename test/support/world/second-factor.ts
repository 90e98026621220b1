import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Caller } from '../app/app.ts'
import { password } from './settings.ts'

/** Returns the code that an authenticator app with the secret shows. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Sets up a second factor of the caller, and returns its secret and recovery codes. */
export async function addSecondFactor(
  caller: Caller,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await caller.post('/me/second-factor', { current_password: password })
  expect(begun.status, begun.text).toBe(201)
  const { secret } = begun.body.data as { secret: string }
  const confirmed = await caller.post('/me/second-factor/confirmations', { code: codeAt(secret, now) })
  expect(confirmed.status, confirmed.text).toBe(201)
  const { recovery_codes: recoveryCodes } = confirmed.body.data as { recovery_codes: string[] }
  return { secret, recoveryCodes }
}
