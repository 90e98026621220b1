import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { readConfig, type Config } from '../config.ts'
import { ConfigError } from '../config/environment.ts'
import { readSecret, writeSecret } from '../crypto/secret-file.ts'
import { loadSessionSecret, secretFile } from '../crypto/session-secret.ts'
import { checkOf, DamagedBackupError, RefusedError, type BackupHeader } from '../db/backup/backup-file.ts'
import { checkBackup, restoreBackup } from '../db/backup/restore-backup.ts'
import { writeBackup } from '../db/backup/write-backup.ts'
import { CommandError } from './command-error.ts'
import { printResult } from './command.ts'
import { absolutePath } from './options.ts'
import { useDatabaseUrl } from './use-database.ts'
import { requireWritable } from './require-writable.ts'

export function addCommands(program: Command): void {
  program
    .command('backup')
    .description('write a snapshot of the whole database to a file, while servers run')
    .argument('<file>', 'the file to write or replace, readable by its owner only', absolutePath)
    .action(printResult(backup))

  program
    .command('restore')
    .description('restore a backup into an empty database and migrate it, all or nothing')
    .argument('<file>', 'the file that backup wrote', absolutePath)
    .action(printResult(restore))
}

async function backup(file: string) {
  await requireWritable(file, 'the backup')
  await deleteLeftoverFiles(file)
  const config = readConfig()
  const use = async (url: string, { interruption }: { interruption: AbortSignal }) => {
    const secret = await loadSessionSecret(config)
    // A configured secret stays in the configuration, not in the backup.
    const kept = config.sessionSecret === undefined ? { session_secret: secret } : {}
    const installation = { taskwire: packageJson.version, session_secret_check: checkOf(secret), ...kept }
    const written = await writeBackup(url, file, installation, interruption)
    return { file, ...written, session_secret: kept.session_secret ? 'included' : 'not_included' }
  }
  return withFileErrors(file, () => useDatabaseUrl(use, { handlesInterruption: true }))
}

/** Time without writes after which a temporary file counts as left by a killed backup, in milliseconds. */
const draftMs = 3_600_000

/** Deletes the temporary files that killed backups of this file have left. */
export async function deleteLeftoverFiles(file: string): Promise<void> {
  const start = `${basename(file)}.`
  const isDraft = (name: string): boolean =>
    name.startsWith(start) && /^[\da-f-]{36}\.part$/.test(name.slice(start.length))
  for (const name of (await readdir(dirname(file))).filter(isDraft)) {
    const draft = join(dirname(file), name)
    const { mtimeMs = Infinity } = (await stat(draft).catch(() => undefined)) ?? {}
    if (mtimeMs < Date.now() - draftMs) await rm(draft, { force: true })
  }
}

async function restore(file: string) {
  const config = readConfig()
  const header = await withFileErrors(file, () => checkBackup(file))
  const secret = await resolveSecret(header, config)
  const restored = await withFileErrors(file, () =>
    useDatabaseUrl((url) => restoreBackup(url, file, header, secret.keep), { createsInstallation: true }),
  )
  if (secret.is === 'other')
    console.error(
      "warning: the backup's signing secrets are encrypted with another SESSION_SECRET, which must be set as SESSION_SECRET or SESSION_SECRET_PREVIOUS",
    )
  return { file, made_at: header.made_at, ...restored, session_secret: secret.is }
}

interface ResolvedSecret {
  is: 'restored' | 'same' | 'other'
  keep: () => Promise<void>
}

/** @throws CommandError if the secret in DATA_DIR differs from that of the backup */
async function resolveSecret(header: BackupHeader, config: Config): Promise<ResolvedSecret> {
  const path = secretFile(config.dataDir)
  const present = config.sessionSecret ?? (await readSecret(path))
  const known = [present, ...config.sessionSecretsPrevious].filter((secret) => secret !== undefined)
  const keep = (): Promise<void> => Promise.resolve()
  if (known.some((secret) => checkOf(secret) === header.session_secret_check)) return { is: 'same', keep }
  const { session_secret } = header
  if (session_secret === undefined || config.sessionSecret !== undefined) return { is: 'other', keep }
  if (present !== undefined)
    throw new CommandError(
      `${path} differs from the session secret in the backup: restore into a new DATA_DIR`,
    )
  return { is: 'restored', keep: () => writeSecret(path, session_secret) }
}

/** Turns an unreadable or damaged file into a message for the operator. */
export async function withFileErrors<T>(file: string, work: () => Promise<T>, what = 'restored'): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusedError) throw new CommandError(error.message)
    const { code, message } = error as NodeJS.ErrnoException
    const words = `${file} cannot be ${what}: ${message}`
    if (['ENOENT', 'EACCES', 'EISDIR'].includes(code ?? '')) throw new ConfigError(words)
    if (error instanceof DamagedBackupError) throw new CommandError(words)
    throw error
  }
}
