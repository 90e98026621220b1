import { Option, type Command } from 'commander'
import { ConfigError } from '../config/environment.ts'
import { workspaceRoles, type WorkspaceRole } from '../db/schema.ts'
import { addMember, createWorkspace, resetPassword } from '../domain/accounts/create-accounts.ts'
import { changeWorkspace } from '../domain/accounts/workspaces.ts'
import { correctPerson } from '../domain/accounts/change-me.ts'
import { resetSecondFactor } from '../domain/accounts/second-factor.ts'
import { listWorkspaces } from '../domain/lookups.ts'
import { operator, withDatabase, type CommandContext } from './command.ts'
import { formatTable } from './format.ts'
import { openMailing } from './mailing.ts'
import { addMoveCommands } from './moves.ts'
import { parseEmail, parseName, parseTimeZone, workspaceOption } from './options.ts'
import { explain, requireWorkspace } from './require.ts'

export function addCommands(program: Command): void {
  const workspaces = program.command('workspaces').description('workspaces')

  workspaces
    .command('create')
    .description('create a workspace and its owner; a generated password is shown once')
    .requiredOption('--name <name>', 'the name of the workspace', parseName)
    .requiredOption('--owner-email <address>', 'the email address of the owner', parseEmail)
    .requiredOption('--owner-name <name>', 'the owner’s name, if the address is new', parseName)
    .option(
      '--time-zone <zone>',
      'the time zone of the workspace, such as Europe/Oslo (default: UTC)',
      parseTimeZone,
    )
    .action(withDatabase(create, undefined, { createsInstallation: true }))

  workspaces
    .command('update')
    .description('change the name or the time zone of a workspace')
    .addOption(workspaceOption())
    .option('--name <name>', 'the name of the workspace', parseName)
    .option('--time-zone <zone>', 'the time zone of the workspace, such as Europe/Oslo', parseTimeZone)
    .action(withDatabase(update))

  workspaces
    .command('list')
    .description('list all workspaces, oldest first')
    .action(
      withDatabase(
        ({ db }) => listWorkspaces(db),
        (all) => formatTable(all, 'There are no workspaces.'),
      ),
    )

  addMoveCommands(workspaces)

  addUserCommands(program)
}

function addUserCommands(program: Command): void {
  const users = program
    .command('users')
    .description('users, who sign in to the web editor and the settings area')

  users
    .command('create')
    .description('add a member to a workspace; a generated password is shown once')
    .addOption(workspaceOption())
    .requiredOption('--email <address>', 'the email address', parseEmail)
    .requiredOption('--name <name>', 'the name, if the address is new', parseName)
    .addOption(new Option('--role <role>', 'the role').choices(workspaceRoles).makeOptionMandatory())
    .action(withDatabase(add))

  users
    .command('reset-password')
    .description('set a generated password, shown once, and end all sessions of the user')
    .requiredOption('--email <address>', 'the email address')
    .action(withDatabase(reset))

  users
    .command('update')
    .description('change the name or the email address of a user')
    .requiredOption('--email <address>', 'the email address')
    .option('--name <name>', 'the name', parseName)
    .option('--new-email <address>', 'the new email address', parseEmail)
    .action(withDatabase(updatePerson))

  users
    .command('reset-second-factor')
    .description('turn off the second factor of a user who has lost it, and end all their sessions')
    .requiredOption('--email <address>', 'the email address')
    .action(withDatabase(resetFactor))
}

function resetFactor({ now, write }: CommandContext, { email }: { email: string }) {
  const origin = { ...operator, now }
  return explain({ not_found: `there is no user ${email} with a second factor` }, () =>
    write((tx) => resetSecondFactor(tx, origin, email)),
  )
}

interface PersonOptions {
  email: string
  name?: string
  newEmail?: string
}

async function updatePerson({ now, write }: CommandContext, { email, name, newEmail }: PersonOptions) {
  if (name === undefined && newEmail === undefined)
    throw new ConfigError('users update needs --name or --new-email')
  const mailing = await openMailing()
  return explain(
    { not_found: `there is no user ${email}`, address_taken: `${newEmail} belongs to another user` },
    () => write((tx) => correctPerson(tx, { ...operator, now }, email, { name, email: newEmail }, mailing)),
  )
}

interface CreateOptions {
  name: string
  ownerEmail: string
  ownerName: string
  timeZone?: string
}

async function create(
  { now, write }: CommandContext,
  { name, ownerEmail, ownerName, timeZone }: CreateOptions,
) {
  const owner = { email: ownerEmail, name: ownerName }
  const { workspace, user, password } = await write((tx) =>
    createWorkspace(tx, { ...operator, now }, { name, timeZone, owner }),
  )
  return { workspace, user, password }
}

interface UpdateOptions {
  workspace?: string
  name?: string
  timeZone?: string
}

async function update({ db, now, write }: CommandContext, { workspace, name, timeZone }: UpdateOptions) {
  if (name === undefined && timeZone === undefined)
    throw new ConfigError('workspaces update needs --name or --time-zone')
  const source = { ...operator, workspaceId: await requireWorkspace(db, workspace), now }
  return write((tx) => changeWorkspace(tx, source, { name, time_zone: timeZone }))
}

interface AddOptions {
  workspace?: string
  email: string
  name: string
  role: WorkspaceRole
}

async function add({ db, now, write }: CommandContext, { workspace, email, name, role }: AddOptions) {
  const source = { ...operator, workspaceId: await requireWorkspace(db, workspace), now }
  const { user, password } = await write((tx) => addMember(tx, source, { email, name }, role))
  return { ...user, role, password }
}

function reset({ now, write }: CommandContext, { email }: { email: string }) {
  const origin = { ...operator, now }
  return explain({ not_found: `there is no user ${email}` }, () =>
    write((tx) => resetPassword(tx, origin, email)),
  )
}
