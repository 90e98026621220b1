import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { spawnProgram, type Cluster } from './cluster.ts'
import { commandLineOf, isAlive } from './process-alive.ts'

/** The running server process of a cluster. */
export interface Postmaster {
  pid: number
  port: number
  /** PostgreSQL's own word: `starting`, `ready`, `stopping`. */
  status: string
}

const pollMs = 10
const portTries = 10
const stopTimeoutMs = 30_000
/** For commands. */
const spareConnections = 50

/** Attaches to the running server, whoever started it, or starts it; until the deadline (in epoch milliseconds). */
export async function ensureStarted(cluster: Cluster, deadline: number): Promise<Postmaster> {
  for (;;) {
    const running = await findPostmaster(cluster)
    const postmaster = running ?? (await start(cluster, deadline))
    if (postmaster?.status === 'ready') return postmaster
    if (Date.now() > deadline) throw new Error(`The built-in PostgreSQL does not start, see ${cluster.log}`)
    await delay(pollMs)
  }
}

/** Reads `postmaster.pid`: the number, the directory, the time, the port, …, and the status in the eighth line. */
async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const path = join(cluster.directory, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined

  const lines = text.split('\n')
  const postmaster = { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
  if (!isAlive(postmaster.pid)) return undefined
  if (isStranger(cluster, postmaster.pid)) {
    // The number of a killed server now belongs to some other process, which PostgreSQL would mistake for it.
    await rm(path, { force: true })
    return undefined
  }
  return postmaster
}

function isStranger(cluster: Cluster, pid: number): boolean {
  const commandLine = commandLineOf(pid)
  return commandLine !== '' && !commandLine.includes(cluster.directory)
}

/** Starts a server and waits until it is ready; undefined where another process was quicker or took the port. */
async function start(cluster: Cluster, deadline: number): Promise<Postmaster | undefined> {
  const log = await open(cluster.log, 'a', 0o600)
  const logStart = (await log.stat()).size
  const child = spawnProgram(
    cluster,
    cluster.programs.postgres,
    settings(cluster, await choosePort(cluster)),
    ['ignore', log.fd, log.fd],
  )
  child.unref()
  try {
    await once(child, 'spawn')
    while (child.exitCode === null && child.signalCode === null) {
      const running = await findPostmaster(cluster)
      if (running?.pid === child.pid && running?.status === 'ready') return running
      if (Date.now() > deadline) {
        child.kill('SIGINT')
        return undefined
      }
      await delay(pollMs)
    }
    const messages = (await readFile(cluster.log)).subarray(logStart).toString()
    const reason = /FATAL: +(.*)/.exec(messages)?.[1]
    if (isPassing(reason)) return undefined
    if (/^database files are incompatible/.test(reason ?? ''))
      throw new Error(await tellOtherVersion(cluster))
    throw new Error(`The built-in PostgreSQL does not start: ${reason ?? messages.trim()} (${cluster.log})`)
  } finally {
    await log.close()
  }
}

async function tellOtherVersion({ dataDir, directory }: Cluster): Promise<string> {
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim()
  return (
    `${dataDir} holds the database of a PostgreSQL ${version}, which this version of Taskwire does not bring: run "taskwire ` +
    'backup" with the version that made it, and "taskwire restore" with this one and a new DATA_DIR'
  )
}

/** The twin that starts too, the port just taken, the processes of a killed server not quite gone. */
function isPassing(reason = ''): boolean {
  return /^(lock file|pre-existing shared memory block|could not create any TCP\/IP sockets)/.test(reason)
}

/** Loopback TCP only: a socket file's path could be too long for the system. */
function settings(cluster: Cluster, port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: Math.max(100, cluster.connections + spareConnections),
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements are reported to us, and their text may quote people's data: the log is for the server's own.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  }
  return [
    '-D',
    cluster.directory,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * The last run's port where it is free, so that connection pools find the database again after it was killed. Else one
 * below the range that systems give to outgoing connections, which could take it while the database is away.
 */
async function choosePort(cluster: Cluster): Promise<number> {
  const lastCommand = await readFile(join(cluster.directory, 'postmaster.opts'), 'utf8').catch(() => '')
  let port = Number(/"port=(\d+)"/.exec(lastCommand)?.[1] ?? randomPort())
  // Another process that starts at the same time may be probing the same port: so it is tried again.
  for (let tries = 1; !(await isFree(port)); tries++) {
    if (tries < portTries) await delay(pollMs)
    else port = randomPort()
  }
  return port
}

function randomPort(): number {
  return randomInt(10_000, 32_000)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

/** Fast shutdown: connections are ended, the data is written out. Returns when the process is gone. */
export async function stop(cluster: Cluster): Promise<void> {
  const running = await findPostmaster(cluster)
  if (!running) return
  // Where even that takes too long, the immediate one: the next start then replays the log.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(running.pid, signal)
    const deadline = Date.now() + stopTimeoutMs
    while (Date.now() < deadline) {
      if (!isAlive(running.pid)) return
      await delay(pollMs)
    }
  }
}
