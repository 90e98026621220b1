import { Option, type Command } from 'commander'
import { createInvitation, invitedRoles } from '../domain/accounts/invitations.ts'
import { operator, withDatabase, type CommandContext } from './command.ts'
import { openMailing } from './mailing.ts'
import { parseEmail, parseKeyName, workspaceOption } from './options.ts'
import { explain, requireWorkspace } from './require.ts'

export function addCommands(program: Command): void {
  program
    .command('invitations')
    .description('invitations to workspaces')
    .command('create')
    .description('invite a person, and print the link, which works once within 7 days')
    .addOption(workspaceOption())
    .requiredOption('--email <address>', 'the email address', parseEmail)
    .addOption(new Option('--role <role>', 'the role').choices(invitedRoles).makeOptionMandatory())
    .option('--name <name>', 'the name of the person', parseKeyName)
    .action(withDatabase(create))
}

interface CreateOptions {
  workspace?: string
  email: string
  role: (typeof invitedRoles)[number]
  name?: string
}

async function create({ db, now, write }: CommandContext, { workspace, ...invitee }: CreateOptions) {
  const workspaceId = await requireWorkspace(db, workspace)
  const mailing = await openMailing()
  const source = { ...operator, workspaceId, now }
  const { invitation, url } = await explain(
    { already_member: `${invitee.email} is already a member of ${workspaceId}` },
    () => write((tx) => createInvitation(tx, source, invitee, mailing)),
  )
  const { id, email, role, expires_at } = invitation
  return { id, email, role, expires_at, url }
}
