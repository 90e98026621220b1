import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { networkOf } from './client-network.ts'
import { recordAttempt, signInKey, type CheckedAttempt } from './password-attempts.ts'
import { useCode } from './second-factor.ts'

interface Means {
  /** Commits a transaction, even if the request is then refused. */
  transact: <T>(work: (tx: Transaction) => Promise<T>, contentionKey: string) => Promise<T>
  /** Bounds how many passwords are hashed at once. */
  passwords: {
    run: <T>(
      check: () => Promise<T>,
      requester: { address: string; account: string | undefined },
      isRight: (result: T) => boolean,
    ) => Promise<T>
  }
  secretBox: SecretBox
  now: Date
}

interface GivenCode {
  code: string | undefined
  /** Returns the error for a wrong code. */
  wrong: () => AppError
}

/** Returns the given code of a sign-in. */
export const signInCode = ({ code }: { code?: string }): GivenCode => ({
  code,
  wrong: () => new AppError('invalid_code'),
})

/**
 * Checks a password, and a code if there is a second factor, once a slot for hashing is free. The attempt counts even
 * if the request fails; a missing code is not a failure.
 * @param who the id of the account; undefined if it does not exist
 * @throws AppError second_factor_required, sign_in_rate_limited, or the error for a wrong code
 */
export async function checkCredentials<Found>(
  { transact, passwords: limit, now, secretBox }: Means,
  { ip, account }: { ip: string; account: string | undefined },
  attempt: () => Promise<CheckedAttempt<Found>>,
  { code, wrong }: GivenCode = signInCode({}),
): Promise<Found | undefined> {
  const check = async () => {
    const { found, needsCodeOf, ...tried } = await attempt()
    const hasPassword = found !== undefined
    if (!hasPassword || needsCodeOf === undefined || code === undefined) {
      await transact((tx) => recordAttempt(tx, tried, hasPassword, now), signInKey)
      const isIncomplete = hasPassword && needsCodeOf !== undefined
      return { found, refusal: isIncomplete ? new AppError('second_factor_required') : undefined }
    }
    const isRight = await transact(
      (tx) => recordAttempt(tx, tried, () => useCode(tx, needsCodeOf, code, secretBox, now), now),
      signInKey,
    )
    return isRight ? { found, refusal: undefined } : { found: undefined, refusal: wrong() }
  }
  const { found, refusal } = await limit.run(
    check,
    { address: networkOf(ip), account },
    (result) => result.found !== undefined,
  )
  if (refusal) throw refusal
  return found
}
