import { networkOf } from '../../domain/accounts/client-network.ts'
import { hashNewPassword } from '../../domain/accounts/new-password.ts'
import * as resets from '../../domain/accounts/password-resets.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const requestPasswordReset: SettingsHandlers['requestPasswordReset'] = async (
  { body },
  { tx, visitor, now, mailing },
) => {
  await resets.requestPasswordReset(tx, { email: body.email, ip: visitor.ip }, mailing, now)
  return { status: 204 }
}

export const completePasswordReset: SettingsHandlers['completePasswordReset'] = async (
  { body },
  { db, write, visitor, passwords, now },
) => {
  const { token, new_password: password } = body
  const userId = await resets.findReset(db, token, now)
  const who = { address: networkOf(visitor.ip), account: userId }
  const hash = await passwords.run(() => hashNewPassword(password, 'new_password'), who)
  await write((plan) => resets.completePasswordReset(plan, token, hash, now), userId)
  return { status: 204 }
}
