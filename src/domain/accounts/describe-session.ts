import type { Schemas } from '../../../generated/settings.operations.ts'
import { sessionExpiry, type Session, type SessionRow } from './sessions.ts'

/** Returns a session as the API shows it to its user. */
export function describeSession(
  session: Session,
  workspaces: Schemas['Session']['workspaces'],
  ttlSeconds: number,
): Schemas['Session'] {
  const { user, workspace, role } = session
  return {
    user,
    workspace,
    role,
    workspaces,
    expires_at: sessionExpiry(session, ttlSeconds),
  }
}

/** Returns a session as an entry of its user's list of sessions. */
export const describeSessionEntry =
  (currentId: string) =>
  ({ id, created_at, last_seen_at, ip, user_agent }: SessionRow): Schemas['SessionEntry'] => ({
    id,
    created_at,
    last_seen_at,
    ip,
    user_agent,
    current: id === currentId,
  })
