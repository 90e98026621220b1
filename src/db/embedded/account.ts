import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface UserIds {
  uid: number
  gid: number
}

/** As whom the PostgreSQL programs run, and behind which wrapper. Neither: as ourselves. */
export interface Account {
  user?: UserIds
  wrapper?: string[]
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the system user `postgres`, or, where that user cannot
 * get at the files, in a user namespace in which root's number is not 0. Which of the two made a cluster is seen from
 * its owner. `entrance` is the directory that whoever runs it must be able to enter.
 */
export async function chooseAccount(cluster: string, entrance: string, postgres: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}

  const owner = await stat(cluster).catch(() => undefined)
  const user = owner ?? (await findPostgresUser())
  // Whether the user could get at the files is asked as `nobody` first: no user is created to no avail.
  if (user?.uid !== 0 && (await canReach(user ?? nobody, postgres, entrance))) {
    const ids = user ?? (await createPostgresUser())
    if (ids) return { user: { uid: ids.uid, gid: ids.gid } }
  }
  if (
    (owner === undefined || owner.uid === 0) &&
    (await succeeds('unshare', ['--user', postgres, '--version']))
  ) {
    return { wrapper: ['unshare', '--user'] }
  }
  throw new Error(
    `PostgreSQL does not run as root, and another user cannot get at both ${dirname(cluster)} and ${postgres}: ` +
      'start as an ordinary user, move both where others can read them, or set DATABASE_URL',
  )
}

const nobody: UserIds = { uid: 65_534, gid: 65_534 }

async function findPostgresUser(): Promise<UserIds | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function canReach(user: UserIds, program: string, directory: string): Promise<boolean> {
  const as = { uid: user.uid, gid: user.gid }
  return (
    (await succeeds(program, ['--version'], as)) &&
    (await succeeds('/bin/sh', ['-c', 'cd -- "$0"', directory], as))
  )
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
