import type { IncomingMessage } from 'node:http'
import { findKeyBySecret, type ApiKey } from '../domain/api-keys.ts'
import { isSecret } from '../domain/api-key-secret.ts'
import type { Database } from '../db/client.ts'
import { retryRead } from '../db/transaction.ts'
import { AppError } from '../errors.ts'

/**
 * The key that the request presents (specification, section 5). A token that no mint of ours can have made is
 * refused without asking the database.
 * @throws AppError api_key_required, api_key_disabled
 */
export async function authenticate(db: Database, req: IncomingMessage, now: Date): Promise<ApiKey> {
  const secret = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  if (secret === undefined || !isSecret(secret)) throw new AppError('api_key_required')
  const key = await retryRead(() => findKeyBySecret(db, secret, now))
  if (!key) throw new AppError('api_key_required')
  if (key.disabled) throw new AppError('api_key_disabled')
  return key
}
