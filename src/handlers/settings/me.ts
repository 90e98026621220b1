import { changePerson } from '../../domain/accounts/change-me.ts'
import { checkCurrentPassword } from '../../domain/accounts/current-password.ts'
import { checkCredentials } from '../../domain/accounts/check-credentials.ts'
import { recordAttempt, signInKey } from '../../domain/accounts/password-attempts.ts'
import * as factor from '../../domain/accounts/second-factor.ts'
import { AppError, invalid } from '../../errors.ts'
import type { SessionOwnContext } from '../../http/contexts/session-context.ts'
import type { Commits, SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const updateMe: SettingsHandlers['updateMe'] = async ({ body }, context) => {
  const { session, actor, transact, mailing } = context
  if (body.email !== undefined && body.email !== session.user.email) {
    if (body.current_password === undefined)
      throw invalid('current_password', 'current_password is required to change the address.')
    await requirePassword(context, body.current_password)
  }
  const { user } = session
  const person = await transact((tx) => changePerson(tx, actor, user.id, body, mailing))
  return { status: 200, body: { data: { ...person, second_factor: user.second_factor } } }
}

export const setUpSecondFactor: SettingsHandlers['setUpSecondFactor'] = async ({ body }, context) => {
  const { session, transact, secretBox } = context
  await requirePassword(context, body.current_password)
  const data = await transact((tx) => factor.setUp(tx, session.user.id, secretBox))
  return { status: 201, body: { data } }
}

export const confirmSecondFactor: SettingsHandlers['confirmSecondFactor'] = async ({ body }, context) => {
  const { session, actor, transact, secretBox, now, ip } = context
  const { id, email } = session.user
  const attempt = { email, ip, limits: factor.codeLimits }
  await transact((tx) => factor.requireUnconfirmed(tx, id))
  const isRight = await transact(
    (tx) => recordAttempt(tx, attempt, () => factor.useCode(tx, id, body.code, secretBox, now), now),
    signInKey,
  )
  if (!isRight) throw wrongCode()
  const recovery_codes = await transact((tx) => factor.confirm(tx, actor, id, session.id))
  return { status: 201, body: { data: { recovery_codes } } }
}

export const renewRecoveryCodes: SettingsHandlers['renewRecoveryCodes'] = async ({ body }, context) => {
  const { session, actor, transact } = context
  await requirePassword(context, body.current_password, body.code)
  const recovery_codes = await transact((tx) => factor.renewRecoveryCodes(tx, actor, session.user.id))
  return { status: 201, body: { data: { recovery_codes } } }
}

export const removeSecondFactor: SettingsHandlers['removeSecondFactor'] = async ({ body }, context) => {
  const { session, actor, transact } = context
  await requirePassword(context, body.current_password, body.code)
  await transact((tx) => factor.remove(tx, actor, session.user.id))
  return { status: 204 }
}

/**
 * Checks the current password, and a given code if the user has a second factor.
 * @throws AppError wrong_password, wrong_code, sign_in_rate_limited
 */
async function requirePassword(
  context: SessionOwnContext & Commits,
  password: string,
  code?: string,
): Promise<void> {
  const { db, session, ip, now } = context
  const { id, second_factor } = session.user
  const hash = await checkCredentials(
    context,
    { ip, account: id },
    async () => ({
      ...(await checkCurrentPassword(db, session, { password, ip }, now)),
      needsCodeOf: code !== undefined && second_factor ? id : undefined,
    }),
    { code, wrong: wrongCode },
  )
  if (hash === undefined) throw new AppError('wrong_password', { param: 'current_password' })
}

const wrongCode = (): AppError => new AppError('wrong_code', { param: 'code' })
