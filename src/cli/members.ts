import { Option, type Command } from 'commander'
import {
  membershipStatuses,
  workspaceRoles,
  type MembershipStatus,
  type WorkspaceRole,
} from '../db/schema.ts'
import { setMembership } from '../domain/accounts/members.ts'
import { memberResource } from '../resources.ts'
import { operator, withDatabase, type Session } from './command.ts'
import { workspaceOption } from './options.ts'
import { requireUser, requireWorkspace } from './require.ts'

export function addMemberCommands(program: Command): void {
  program
    .command('members')
    .description('Members of workspaces')
    .command('set')
    .description('set a user’s role and status in a workspace; adds the user if necessary')
    .argument('<user-id>', 'user_…')
    .addOption(workspaceOption())
    .addOption(new Option('--role <role>', 'the role').choices(workspaceRoles).makeOptionMandatory())
    .addOption(
      new Option('--status <status>', 'the status').choices(membershipStatuses).makeOptionMandatory(),
    )
    .action(withDatabase(set))
}

interface SetOptions {
  workspace: string
  role: WorkspaceRole
  status: MembershipStatus
}

async function set({ db, now, write }: Session, userId: string, { workspace, role, status }: SetOptions) {
  await requireWorkspace(db, workspace)
  await requireUser(db, userId)
  const source = { ...operator, workspaceId: workspace, now }
  return memberResource(await write((tx) => setMembership(tx, source, userId, { role, status })))
}
