import { AppError } from '../../src/errors.ts'
import type { AppContext } from '../../src/context.ts'
import { isSecret, secretHash } from '../../src/crypto/api-key-secret.ts'
import { apiKeys, apiKeySecrets } from '../../src/db/schema.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { authenticateAnyone } from '../../src/http/callers/authenticate-anyone.ts'
import { authenticateByKey, bearerOf } from '../../src/http/callers/authenticate-key.ts'

/** The members that all keys of the mock share. */
export type KeyRow = Omit<typeof apiKeys.$inferInsert, 'id'>

/**
 * Returns the server's authenticators, which first store an unknown, well-formed secret as a key.
 * @param wait delays every request
 */
export function acceptAnyKey(context: AppContext, row: KeyRow, wait: () => Promise<unknown>) {
  const byKey = authenticateByKey(context)
  return {
    none: authenticateAnyone(context),
    apiKey: {
      ...byKey,
      async authenticate(...[req, isFresh]: Parameters<typeof byKey.authenticate>) {
        if (!isFresh) await wait()
        try {
          return await byKey.authenticate(req, isFresh)
        } catch (error) {
          const secret = bearerOf(req) ?? ''
          if (!(error instanceof AppError) || !isSecret(secret)) throw error
          await storeKey(context, row, secret)
          return byKey.authenticate(req, true)
        }
      },
    },
  }
}

/** Stores a secret as a key. Its id is derived from the hash, so that concurrent requests store it once. */
async function storeKey({ db }: AppContext, row: KeyRow, secret: string): Promise<void> {
  const { workspace_id, created_at } = row
  const hash = secretHash(secret)
  const id = `key_${hash.toString('hex')}`
  await runTransaction(db, async (tx) => {
    await tx
      .insert(apiKeys)
      .values({ ...row, id })
      .onConflictDoNothing()
    await tx
      .insert(apiKeySecrets)
      .values({ workspace_id, key_id: id, hash, last4: secret.slice(-4), created_at })
      .onConflictDoNothing()
  })
}
