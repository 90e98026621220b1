import { isMostUsed } from '../../crypto/most-used-passwords.ts'
import { hashPassword, normalizePassword } from '../../crypto/passwords.ts'
import { AppError, invalid } from '../../errors.ts'

const minLength = 12

/**
 * Hashes a new password.
 * @throws AppError validation_error if the password is too short, weak_password (product.md 18.6)
 */
export async function hashNewPassword(password: string, param: string): Promise<string> {
  await rejectWeakPassword(password, param)
  return hashPassword(password)
}

/**
 * Checks a normalized password.
 * @throws AppError validation_error if the password is too short, weak_password
 */
export async function rejectWeakPassword(password: string, param: string): Promise<void> {
  const normalized = normalizePassword(password)
  if ([...normalized].length < minLength)
    throw invalid(param, `${param} must be at least ${minLength} characters.`)
  if (await isMostUsed(normalized)) throw new AppError('weak_password', { param })
}
