import type { Plan, RowStatement } from '../db/plan.ts'

interface Rotation {
  workspaceId: string
  ownerId: string
  now: Date
  overlapSeconds: number
  /** Expiry of the owner of the secrets, and thus of the secrets. */
  ownerExpiresAt?: string | null
}

/**
 * Returns the `retireSecrets` statement for a table and its owner column, which expires all secrets of an owner
 * depending on their state.
 */
export const endSecrets = (table: string, owner: string): RowStatement => ({
  mustHold: false,
  changeOf: null,
  text: (rows, workspaceId) => `
    update ${table} s set expires_at = case when s.expires_at is null then r.latest_ends_at else r.at end
    from json_to_recordset(${rows}) as r (
      workspace_id text, owner_id text, at timestamptz, latest_ends_at timestamptz
    )
    where s.workspace_id = ${workspaceId} and s.${owner} = r.owner_id
      and (s.expires_at is null or s.expires_at > r.at)`,
})

/**
 * Lets the latest secret expire after the overlap, or with its owner if earlier, and older secrets immediately
 * (product.md 3.9, 3.10, 13.5). The caller asserts the owner's version.
 * @returns the end of the overlap; null if there is none
 */
export function retireSecrets(
  plan: Plan,
  statement: RowStatement,
  { workspaceId, ownerId, now, overlapSeconds, ownerExpiresAt = null }: Rotation,
): string | null {
  const at = now.toISOString()
  const wanted = new Date(now.getTime() + overlapSeconds * 1000).toISOString()
  const ends = ownerExpiresAt !== null && ownerExpiresAt < wanted ? ownerExpiresAt : wanted
  plan.add(statement, { workspace_id: workspaceId, owner_id: ownerId, at, latest_ends_at: ends })
  return ends > at ? ends : null
}

/** Lists the active secrets after a rotation, newest first. */
export function secretsAfterRotation<Secret extends { expires_at: string | null }>(
  before: readonly Secret[],
  secret: Secret,
  overlapEndsAt: string | null,
): Secret[] {
  const latest = before.filter(({ expires_at }) => expires_at === null)
  return [
    secret,
    ...(overlapEndsAt === null ? [] : latest.map((one) => ({ ...one, expires_at: overlapEndsAt }))),
  ]
}
