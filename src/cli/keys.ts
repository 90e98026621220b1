import { Option, type Command } from 'commander'
import { scopes, type Scope } from '../../generated/openapi.operations.ts'
import { listKeys, type KeyDescription } from '../domain/api-keys/describe-key.ts'
import { changeKey, mintKey, rotateKey, type KeyUpdate } from '../domain/api-keys/change-keys.ts'
import { allRows, withDatabase, type CommandContext } from './command.ts'
import { formatTable } from './format.ts'
import { listOf, parseKeyName, secondsWithin, userOption, workspaceOption } from './options.ts'
import { explain, requireUser, requireWorkspace, sourceFor } from './require.ts'

const daySeconds = 86_400

export function addCommands(program: Command): void {
  const keys = program.command('keys').description('API keys')

  keys
    .command('mint')
    .description('create a key that acts as an owner or admin; its secret is shown once')
    .addOption(workspaceOption())
    .addOption(userOption('the user that the key acts as, an owner or admin'))
    .requiredOption('--name <name>', 'the purpose of the key', parseKeyName)
    .requiredOption(
      '--scopes <list>',
      'scopes, separated by commas: read:tasks,write:tasks',
      listOf('Scopes', scopes),
    )
    .addOption(
      new Option('--expires <duration>', 'when the key expires (default: never)').argParser(
        secondsWithin(1, 36_500 * daySeconds, 'from 1s to 36500d'),
      ),
    )
    .action(withDatabase(mint))

  keys
    .command('rotate')
    .description('give a key a new secret; at most two secrets work at a time')
    .argument('<id>', 'key_…')
    .addOption(
      new Option('--overlap <duration>', 'how long the old secret keeps working, at most 7d')
        .default(0, '0s')
        .argParser(secondsWithin(0, 7 * daySeconds, 'from 0s to 7d')),
    )
    .action(withDatabase(rotate))

  const addChange = (name: string, description: string, change: KeyUpdate): void =>
    void keys
      .command(name)
      .description(description)
      .argument('<id>', 'key_…')
      .action(withDatabase((context, id: string) => changeOne(context, id, change)))
  addChange('revoke', 'revoke a key permanently', { revoked: true })
  addChange('disable', 'disable a key until it is enabled again', { disabled: true })
  addChange('enable', 'enable a key again', { disabled: false })

  keys
    .command('list')
    .description('list the keys of a workspace, oldest first')
    .addOption(workspaceOption())
    .action(withDatabase(list, formatKeys))
}

interface MintOptions {
  workspace?: string
  user: string
  name: string
  scopes: Scope[]
  /** Lifetime of the key, in seconds. */
  expires?: number
}

async function mint(
  { db, now, write }: CommandContext,
  { workspace, user, name, scopes, expires }: MintOptions,
) {
  const workspaceId = await requireWorkspace(db, workspace)
  await requireUser(db, user)
  const actor = { workspaceId, userId: user, via: 'cli' as const, now }
  const key = {
    name,
    scopes,
    ...(expires === undefined ? {} : { expiresAt: new Date(now.getTime() + expires * 1000) }),
  }
  const messages = { forbidden: `${user} is not an active owner or admin of ${workspaceId}` }
  const { id, secret } = await explain(messages, () => write((tx) => mintKey(tx, actor, key)))
  return { id, secret }
}

async function rotate(context: CommandContext, id: string, { overlap }: { overlap: number }) {
  const source = await sourceFor(context, 'key', id)
  const { key: _key, ...printed } = await explain({ not_found: `${id} is revoked or expired` }, () =>
    context.write((tx) => rotateKey(tx, source, id, overlap)),
  )
  return printed
}

async function changeOne(context: CommandContext, id: string, change: KeyUpdate): Promise<PrintedKey> {
  const source = await sourceFor(context, 'key', id)
  return printedKey(await context.write((tx) => changeKey(tx, source, id, change)))
}

async function list(
  { db, now }: CommandContext,
  { workspace }: { workspace?: string },
): Promise<PrintedKey[]> {
  const workspaceId = await requireWorkspace(db, workspace)
  const { rows } = await listKeys(db, workspaceId, now, allRows)
  return rows.toReversed().map(printedKey)
}

type PrintedKey = ReturnType<typeof printedKey>

/** Returns the fields of a key that the commands print. */
const printedKey = ({ created_by: _by, creator_active: _active, secrets, ...key }: KeyDescription) => ({
  ...key,
  secrets: secrets.map(({ created_at: _at, ...secret }) => secret),
})

function formatKeys(keys: PrintedKey[]): string {
  const rows = keys.map(({ id, status, name, scopes, expires_at, last_used_at, secrets }) => ({
    id,
    status,
    name,
    expires_at,
    last_used_at,
    secrets: secrets.map(({ last4 }) => `…${last4}`),
    scopes,
  }))
  return formatTable(rows, 'The workspace has no keys.')
}
