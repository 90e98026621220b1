import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface UserIds {
  uid: number
  gid: number
}

/** The user that runs the PostgreSQL programs, or a command that wraps them. By default, the user of this process. */
export interface Account {
  user?: UserIds
  wrapper?: string[]
}

const nobody: UserIds = { uid: 65_534, gid: 65_534 }

/**
 * Chooses the account if this process runs as root, which PostgreSQL refuses: the owner of an existing database, else the
 * system user `postgres`, or a user namespace if that user cannot access the files.
 * @param entrance the directory that the user must be able to enter
 */
export async function chooseAccount(database: string, entrance: string, postgres: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const owner = await stat(database).catch(() => undefined)
  const user = owner ?? (await findPostgresUser())
  const reach = ['-c', 'cd -- "$0" && "$1" --version', entrance, postgres]
  // Tries `nobody` first, so that the user `postgres` is created only if needed.
  const { uid, gid } = user ?? nobody
  if (uid !== 0 && (await succeeds('/bin/sh', reach, { uid, gid }))) {
    const found = user ?? (await createPostgresUser())
    if (found) return { user: { uid: found.uid, gid: found.gid } }
  }
  if ((owner?.uid ?? 0) === 0 && (await succeeds('unshare', ['--user', postgres, '--version'])))
    return { wrapper: ['unshare', '--user'] }
  throw new Error(
    `PostgreSQL does not run as root, and another user cannot access both ${dirname(database)} and ${postgres}: ` +
      'start as an ordinary user, move both to a place that other users can read, or set DATABASE_URL',
  )
}

async function findPostgresUser(): Promise<UserIds | undefined> {
  const found = await run('/bin/sh', ['-c', 'id -u postgres && id -g postgres']).catch(() => undefined)
  const [uid, gid] = found?.stdout.split('\n') ?? []
  return found && { uid: Number(uid), gid: Number(gid) }
}

async function createPostgresUser(): Promise<UserIds | undefined> {
  await succeeds('groupadd', ['--system', 'postgres'])
  await succeeds('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'])
  return findPostgresUser()
}

async function succeeds(program: string, args: string[], as: Partial<UserIds> = {}): Promise<boolean> {
  return run(program, args, { ...as, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
