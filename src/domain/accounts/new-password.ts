import { isMostUsed } from '../../crypto/most-used-passwords.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import { AppError, invalid } from '../../errors.ts'

const minLength = 12

/** Hashes a new password. @throws AppError validation_error if it is too short, weak_password (product.md 18.6) */
export async function hashNewPassword(password: string, param: string): Promise<string> {
  if ([...password].length < minLength)
    throw invalid(param, `${param} must be at least ${minLength} characters.`)
  if (await isMostUsed(password)) throw new AppError('weak_password', { param })
  return hashPassword(password)
}
