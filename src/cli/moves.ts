import { InvalidArgumentError, type Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { readConfig } from '../config.ts'
import { loadSessionSecret, openSecretBox } from '../crypto/session-secret.ts'
import { deleteWorkspace } from '../db/backup/delete-workspace.ts'
import { exportWorkspace, type ExportOrigin } from '../db/backup/export-workspace.ts'
import { importWorkspace } from '../db/backup/import-workspace.ts'
import { lockMove, withMoveLock } from '../db/backup/move-lock.ts'
import { checkWorkspaceFile } from '../db/backup/workspace-file.ts'
import { composeEach } from '../db/citus/compose-each.ts'
import { OpenPlan } from '../db/plan.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ChangeSource } from '../domain/actor.ts'
import { dayOf } from '../domain/dates.ts'
import { workspaceExists } from '../domain/lookups.ts'
import { importLimits } from '../domain/moves/import-limits.ts'
import {
  beginMove,
  findWorkspaceState,
  recordImport,
  resumeWorkspace,
  retireWorkspace,
} from '../domain/moves/move-workspace.ts'
import { readContracts, valueChecks } from '../domain/moves/shown-values.ts'
import { createPartitions } from '../domain/request-log/partitions.ts'
import { isTimeZone } from '../contract/time-zone.ts'
import { waitUntilQuiet } from '../domain/moves/wait-until-quiet.ts'
import { cursorKeysFrom } from '../http/pagination/cursor-keys.ts'
import { deleteLeftoverFiles, withFileErrors } from './backup.ts'
import { CommandError, UnfinishedError } from './command-error.ts'
import { operator, withDatabase, type CommandContext } from './command.ts'
import { absolutePath, workspaceOption } from './options.ts'
import { requireWorkspace } from './require.ts'
import { requireWritable } from './require-writable.ts'

/** Adds the commands that move a workspace to another installation (product.md 24). */
export function addMoveCommands(workspaces: Command): void {
  workspaces
    .command('export')
    .description('refuse further writes to a workspace, and export the workspace to a file')
    .argument('<file>', 'the file to write or replace, readable by its owner only', absolutePath)
    .addOption(workspaceOption())
    .action(withDatabase(exportTo, undefined, { handlesInterruption: true }))

  workspaces
    .command('import')
    .description('import a workspace that another installation exported, all or nothing')
    .argument('<file>', 'the file that workspaces export wrote', absolutePath)
    .action(withDatabase(importFrom))

  workspaces
    .command('retire')
    .description('refuse all requests of an exported workspace, once it has been imported elsewhere')
    .addOption(workspaceOption())
    .option('--moved-to <url>', 'the new address, which error messages name', parseUrl)
    .action(withDatabase(retire))

  workspaces
    .command('resume')
    .description('cancel the move of an exported workspace that was not imported elsewhere')
    .addOption(workspaceOption())
    .action(withDatabase(resume))

  workspaces
    .command('delete')
    .description('delete a retired workspace with all of its data')
    .addOption(workspaceOption())
    .action(withDatabase(remove))
}

function parseUrl(text: string): string {
  if (/^https?:\/\/[^\s/]+(\/\S*)?$/.test(text) && URL.canParse(text)) return text
  throw new InvalidArgumentError('Must be a URL such as https://tasks.quarry.example.')
}

/** Time within which open transactions must end, in seconds. */
const quietSeconds = 60

async function exportTo(context: CommandContext, file: string, { workspace }: { workspace?: string }) {
  await requireWritable(file, 'the workspace')
  await deleteLeftoverFiles(file)
  const id = await requireWorkspace(context.db, workspace)
  let hasBegun = false
  const begin = async (): Promise<void> => {
    hasBegun = await context.write((tx) => beginMove(tx, sourceOf(context, id)))
    if (!hasBegun && (await findWorkspaceState(context.db, id)) === 'moved')
      throw new CommandError(`${id} has moved`)
  }
  try {
    return await withFileErrors(file, () =>
      withMoveLock(context.url, id, async () => {
        await begin()
        return writeWorkspace(context, id, file)
      }),
    )
  } catch (error) {
    // A workspace that was exported before may have been imported since, so only a first export is undone.
    if (hasBegun) await giveUp(context, id, error)
    throw error
  }
}

async function writeWorkspace({ db, url, interruption: signal }: CommandContext, id: string, file: string) {
  const origin = await readOrigin()
  const blocking = await waitUntilQuiet(db, id, { seconds: quietSeconds, signal })
  if (blocking)
    throw new CommandError(
      `PostgreSQL backend ${blocking.pid} (${blocking.name}) has had a transaction that may still write ` +
        `open for ${quietSeconds} s`,
    )
  return { workspace: id, file, ...(await exportWorkspace(url, file, id, origin, signal)) }
}

/** Makes the workspace writable again after a failed export. @throws UnfinishedError if that fails too */
async function giveUp(context: CommandContext, id: string, failure: unknown): Promise<void> {
  try {
    await context.write((tx) => resumeLocked(tx, sourceOf(context, id)))
  } catch {
    const next = `writes to the workspace are still refused: run workspaces resume --workspace ${id}`
    throw new UnfinishedError({ workspace: id, state: 'moving' }, failure, next)
  }
}

async function readOrigin(): Promise<ExportOrigin> {
  const config = readConfig()
  const keys = cursorKeysFrom(await loadSessionSecret(config), config.sessionSecretsPrevious)
  const box = await openSecretBox(config)
  const cursorKeys = keys.map(({ key }) => key.export().toString('base64'))
  return { taskwire: packageJson.version, cursorKeys, open: (sealed) => box.open(sealed) }
}

async function importFrom(context: CommandContext, file: string) {
  const { db, url, write } = context
  const header = await withFileErrors(file, () => checkWorkspaceFile(file), 'imported')
  const { id, name } = header.workspace
  if (!isTimeZone(String(header.workspace.time_zone)))
    throw new CommandError(
      `${file} cannot be imported: this version does not know the time zone of the workspace`,
    )
  if (await workspaceExists(db, id)) throw new CommandError(`${id} already exists in this installation`)
  const config = readConfig()
  const box = await openSecretBox(config)
  const logSince = new Date(dayOf(new Date(context.now.getTime() - config.requestLog.days * 86_400_000)))
  const days = header.days
    .map((day) => new Date(day.replace(/(....)(..)(..)/, '$1-$2-$3')))
    .filter((day) => day >= logSince)
  // A separate transaction, since the lock on partitions keeps other servers from starting.
  await write((tx) => createPartitions(tx, days))
  const plan = new OpenPlan(db)
  recordImport(plan, sourceOf(context, id), name)
  const limits = [...importLimits, ...valueChecks(readContracts())]
  const rules = { seal: (secret: string) => box.seal(secret), logSince, limits }
  const imported = await withFileErrors(
    file,
    () => importWorkspace(url, file, header, { ...rules, last: composeEach([plan.rows]) }),
    'imported',
  )
  db.signals.send([...plan.signals, { channel: 'taskwire_deliveries', payload: '' }])
  return { workspace: id, name, ...imported }
}

async function retire({ db, write }: CommandContext, given: { workspace?: string; movedTo?: string }) {
  const id = await requireWorkspace(db, given.workspace)
  const moved_to = given.movedTo ?? null
  const retireLocked = async (tx: Transaction): Promise<boolean> => {
    await lockMove(tx.run, id)
    return retireWorkspace(tx, id, moved_to)
  }
  if (!(await write(retireLocked))) throw new CommandError(`${id} is not being moved: export it first`)
  return { workspace: id, state: 'moved', moved_to }
}

async function resume(context: CommandContext, { workspace }: { workspace?: string }) {
  const id = await requireWorkspace(context.db, workspace)
  if (!(await context.write((tx) => resumeLocked(tx, sourceOf(context, id)))))
    throw new CommandError(`${id} is not being moved`)
  return { workspace: id, state: 'active' }
}

async function resumeLocked(tx: Transaction, source: ChangeSource): Promise<boolean> {
  await lockMove(tx.run, source.workspaceId)
  return resumeWorkspace(tx, source)
}

const sourceOf = ({ clock }: CommandContext, workspaceId: string): ChangeSource => ({
  ...operator,
  workspaceId,
  now: clock.now(),
})

async function remove({ db, url }: CommandContext, { workspace }: { workspace?: string }) {
  const id = await requireWorkspace(db, workspace)
  if ((await findWorkspaceState(db, id)) !== 'moved')
    throw new CommandError(`${id} has not moved: only a retired workspace can be deleted`)
  return { workspace: id, rows: await deleteWorkspace(url, id) }
}
