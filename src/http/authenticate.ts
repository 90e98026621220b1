import type { IncomingMessage } from 'node:http'
import type { AppContext } from '../context.ts'
import { retryRead } from '../db/retry.ts'
import { isSecret, secretDigest, secretHash } from '../crypto/api-key-secret.ts'
import { findKeyByHash, type ApiKey } from '../domain/api-keys/find-key.ts'
import { AppError } from '../errors.ts'

/**
 * The key that the request presents (specification, section 5). A token that no mint of ours can have made is
 * refused without asking the database.
 * @throws AppError api_key_required, api_key_disabled
 */
export async function authenticate(
  { db, clock, keyCache }: AppContext,
  req: IncomingMessage,
): Promise<ApiKey> {
  const secret = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  if (secret === undefined) throw new AppError('api_key_required')
  const now = clock.now()
  const key = await keyCache.find(secretDigest(secret), now, async () =>
    isSecret(secret) ? retryRead(() => findKeyByHash(db, secretHash(secret), now)) : undefined,
  )
  if (!key) throw new AppError('api_key_required')
  if (key.disabled) throw new AppError('api_key_disabled')
  return key
}
