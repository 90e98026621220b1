import { Option, type Command } from 'commander'
import {
  membershipStatuses,
  workspaceRoles,
  type MembershipStatus,
  type WorkspaceRole,
} from '../db/schema.ts'
import { setMembership } from '../domain/accounts/change-members.ts'
import { listAllMembers } from '../domain/accounts/members.ts'
import { allRows, operator, withDatabase, type CommandContext } from './command.ts'
import { formatTable } from './format.ts'
import { workspaceOption } from './options.ts'
import { requireUser, requireWorkspace } from './require.ts'

export function addCommands(program: Command): void {
  const members = program.command('members').description('members of a workspace')

  members
    .command('set')
    .description('set a user’s role and status in a workspace; adds the user if necessary')
    .argument('<user-id>', 'user_…')
    .addOption(workspaceOption())
    .addOption(new Option('--role <role>', 'the role').choices(workspaceRoles).makeOptionMandatory())
    .addOption(
      new Option('--status <status>', 'the status').choices(membershipStatuses).makeOptionMandatory(),
    )
    .action(withDatabase(set))

  members
    .command('list')
    .description('list the members of a workspace, by name')
    .addOption(workspaceOption())
    .action(withDatabase(list, formatMembers))
}

interface SetOptions {
  workspace?: string
  role: WorkspaceRole
  status: MembershipStatus
}

async function set(
  { db, now, write }: CommandContext,
  userId: string,
  { workspace, role, status }: SetOptions,
) {
  const source = { ...operator, workspaceId: await requireWorkspace(db, workspace), now }
  await requireUser(db, userId)
  const { user, joined_at } = await write((tx) => setMembership(tx, source, userId, { role, status }))
  return { ...user, role, joined_at }
}

type ListedMembers = Awaited<ReturnType<typeof listAllMembers>>['rows']

async function list({ db }: CommandContext, { workspace }: { workspace?: string }): Promise<ListedMembers> {
  return (await listAllMembers(db, await requireWorkspace(db, workspace), {}, allRows)).rows
}

function formatMembers(members: ListedMembers): string {
  const rows = members.map(({ user, ...membership }) => ({ ...user, ...membership }))
  return formatTable(rows, 'The workspace has no members.')
}
