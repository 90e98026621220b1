import type { Schemas } from '../generated/settings.operations.ts'
import { sessionExpiry, type Session, type SessionRow } from './domain/accounts/sessions.ts'

/* What the settings area shows of a row. */

export function sessionResource(
  session: Session,
  workspaces: Schemas['Session']['workspaces'],
  ttlSeconds: number,
): Schemas['Session'] {
  const { user, workspace, role } = session
  return {
    user,
    workspace,
    role: role ?? 'member',
    workspaces,
    expires_at: sessionExpiry(session, ttlSeconds),
  }
}

export const sessionEntryResource =
  (currentId: string) =>
  ({ id, created_at, last_seen_at, ip, user_agent }: SessionRow): Schemas['SessionEntry'] => ({
    id,
    created_at,
    last_seen_at,
    ip,
    user_agent,
    current: id === currentId,
  })
