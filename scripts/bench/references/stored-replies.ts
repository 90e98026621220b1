import postgres, { type Sql } from 'postgres'
import { apiKeyId } from './api-key-id.ts'
import type { Answer, Claim } from './bare-service.ts'
import { query } from './postgres-client.ts'
import { reusedKey, workspaceId } from './service.ts'

const ttlMs = 86_400_000

/** Answers with the reply that is stored for an `Idempotency-Key`, if there is one. */
export async function findReply(sql: Sql, { key, fingerprint }: Claim): Promise<Answer | undefined> {
  const [stored] = await query<[number, string, boolean]>(sql, selectReply, [
    workspaceId,
    apiKeyId,
    key,
    fingerprint,
  ])
  if (!stored) return undefined
  const [status, body, isSame] = stored
  return isSame ? { status, body } : { status: 409, body: reusedKey }
}

const selectReply = `select status, body, fingerprint = $4 from idempotency_keys
  where workspace_id = $1 and caller_id = $2 and key = $3`

/** Answers with the stored reply whose key made an insertion fail. @throws Error that has another cause */
export async function replyOfTwin(sql: Sql, claim: Claim, error: unknown): Promise<Answer> {
  const isTwin = error instanceof postgres.PostgresError && error.code === '23505'
  const stored = isTwin ? await findReply(sql, claim) : undefined
  if (!stored) throw error
  return stored
}

export function expiryOf(now: Date): string {
  return new Date(now.getTime() + ttlMs).toISOString()
}
