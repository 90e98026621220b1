import type { Plan, RowStatement } from '../../db/plan.ts'
import { workspaceRoles, type WorkspaceRole } from '../../db/schema.ts'
import { refuseWhileMoving } from '../workspace-state.ts'
import { lacksRequiredFactor, maxSessionSeconds, secondsBefore, type Session } from './sessions.ts'

/**
 * Returns the roles that may call an operation: the required role and roles with more permissions. Returns undefined if
 * any role may call it.
 */
export const rolesFor = ([required]: readonly string[]): WorkspaceRole[] | undefined =>
  required === undefined
    ? undefined
    : workspaceRoles.slice(0, workspaceRoles.indexOf(required as WorkspaceRole) + 1)

/** Requirements of an operation. */
interface Requirement {
  /**
   * Undefined if any role suffices. Such operations, like signing out or switching workspaces, are allowed even while
   * the workspace is being moved.
   */
  roles: readonly WorkspaceRole[] | undefined
  /** Whether the user needs the second factor that the workspace requires. */
  secondFactor: boolean
}

/**
 * Asserts that the session and the workspace are active, that the user is an active member with one of the roles, and
 * that a required second factor is set up (product.md 3.16).
 * @throws AppError service_unavailable
 */
export function assertSession(
  plan: Plan,
  { id, user, workspace, workspaceState }: Session,
  { roles, secondFactor }: Requirement,
  ttlSeconds: number,
  now: Date,
): void {
  if (roles) refuseWhileMoving(workspaceState)
  const row = {
    id,
    workspace_id: workspace.id,
    user_id: user.id,
    roles: roles ?? workspaceRoles,
    second_factor: secondFactor,
    seen_after: secondsBefore(now, ttlSeconds),
    created_after: secondsBefore(now, maxSessionSeconds),
  }
  if (!roles && plan.locks) plan.add(lockSession, row)
  plan.add(roles ? assertRole : assertLive, row)
}

type Text = RowStatement['text']

const session: Text = (rows) => `
  select 1 from json_to_recordset(${rows}) as r (
    id text, workspace_id text, user_id text, roles text[], second_factor boolean, seen_after timestamptz,
    created_after timestamptz
  )
  join sessions s on s.id = r.id and s.workspace_id = r.workspace_id
    and s.last_seen_at > r.seen_after and s.created_at > r.created_after`
const isMember = (workspaceId: string): string => `
  join memberships on memberships.workspace_id = ${workspaceId} and memberships.user_id = r.user_id
  where memberships.status = 'active' and memberships.role = any(r.roles)
    and (select case when not (r.second_factor and ${lacksRequiredFactor}) then workspaces.state end
      from workspaces join users on users.id = r.user_id where workspaces.id = ${workspaceId})`
const member: Text = (rows, workspaceId) => `
  select 1 from json_to_recordset(${rows}) as r (
    workspace_id text, user_id text, roles text[], second_factor boolean
  ) ${isMember(workspaceId)}`

/**
 * Composes the assertion of a session joined with its member, since each write asserts both. On Citus they are read
 * separately.
 */
function assertion(state: string, isLast: boolean): RowStatement {
  const common = { mustHold: true, isLast, changeOf: null }
  return {
    ...common,
    text: (rows, workspaceId) => `${session(rows, workspaceId)} ${isMember(workspaceId)} ${state}`,
    onCitus: [
      { ...common, text: session },
      { ...common, text: (rows, workspaceId) => `${member(rows, workspaceId)} ${state}` },
    ],
  }
}

const assertLive = assertion(`<> 'moved'`, false)

/**
 * Locks the session, because operations on one's own account may end or move the session. Citus cannot lock in a join.
 */
const lockSession: RowStatement = {
  mustHold: true,
  changeOf: null,
  text: (rows, workspaceId) => `${session(rows, workspaceId)} for no key update of s`,
}

const assertRole = assertion(`= 'active'`, true)
