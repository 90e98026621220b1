import { randomInt } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { run, type Cluster } from './cluster.ts'
import { commandLineOf, isAlive } from './process-alive.ts'

interface Postmaster {
  pid: number
  port: number
  /** Status in `postmaster.pid`: `starting`, `ready`, `stopping`. */
  status: string
}

const pollMs = 10
const stopTimeoutMs = 30_000
/** Number of connections for commands. */
const commandConnections = 50

/**
 * Returns the port of PostgreSQL once it is ready. Starts PostgreSQL unless it is running.
 * @param deadline in epoch milliseconds
 */
export async function ensureStarted(cluster: Cluster, deadline: number): Promise<number> {
  for (let failure = ''; ;) {
    const port = await findPort(cluster, deadline)
    if (port !== undefined) return port
    if (Date.now() > deadline) throw new Error(`The built-in PostgreSQL does not start, see ${cluster.log}`)
    failure = await start(cluster, await choosePort(cluster, failure))
  }
}

/** Returns the port of a running PostgreSQL once it is ready; undefined if it is not running, or not ready in time. */
export async function findPort(cluster: Cluster, deadline: number): Promise<number | undefined> {
  for (;;) {
    const running = await findPostmaster(cluster)
    if (running?.status === 'ready') return running.port
    if (!running || Date.now() > deadline) return undefined
    await delay(pollMs)
  }
}

/** Returns whether PostgreSQL is running or starting. */
export const isStarted = async (cluster: Cluster): Promise<boolean> =>
  (await findPostmaster(cluster)) !== undefined

/** Reads `postmaster.pid`: the process id, directory, start time and port, and the status in the eighth line. */
async function findPostmaster({ directory }: Cluster): Promise<Postmaster | undefined> {
  const path = join(directory, 'postmaster.pid')
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  const postmaster = { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
  if (!postmaster.pid || !isAlive(postmaster.pid)) return undefined
  const commandLine = commandLineOf(postmaster.pid)
  if (commandLine === '' || commandLine.includes(directory)) return postmaster
  // The id of a killed server now belongs to another process, which PostgreSQL would mistake for the server.
  await rm(path, { force: true })
  return undefined
}

/** Starts PostgreSQL, and waits until it is ready. Returns the reason for a failure if a retry may succeed. */
async function start(cluster: Cluster, port: number): Promise<string> {
  const { directory } = cluster
  const log = await open(cluster.log, 'a', 0o600)
  try {
    const { size } = await log.stat()
    const args = ['start', '-w', '-s', '-D', directory, '-o', settings(cluster, port)]
    const failure = await run(cluster, 'pg_ctl', args, { output: log.fd }).catch((error: Error) => error)
    if (!failure) return ''
    const messages = (await readFile(cluster.log)).subarray(size).toString()
    const reason = /FATAL: +(.*)/.exec(messages)?.[1]
    if (transientReasons.test(reason ?? '')) return reason ?? ''
    // Replaying a long log takes more than a minute.
    if (reason === undefined && (await findPostmaster(cluster))) return ''
    if (reason?.startsWith('database files are incompatible')) throw await otherVersion(cluster)
    throw new Error(`The built-in PostgreSQL does not start: ${reason ?? failure.message} (${cluster.log})`)
  } finally {
    await log.close()
  }
}

/**
 * Transient reasons: another process is starting PostgreSQL, the port is in use, or a killed server is still exiting.
 */
const transientReasons = /^(lock file|pre-existing shared memory block|could not create any TCP\/IP sockets)/

async function otherVersion({ dataDir, directory }: Cluster): Promise<Error> {
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim()
  return new Error(
    `${dataDir} contains a database of PostgreSQL ${version}, which this version of Taskwire does not include: run "taskwire ` +
      'backup" with the version that created the database, and "taskwire restore" with this version and a new DATA_DIR',
  )
}

/** Returns the options of PostgreSQL. It listens on loopback TCP only, since a socket file's path could be too long. */
function settings({ connections }: Cluster, port: number): string {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: Math.max(100, connections + commandConnections),
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements are reported to the client, and may quote user data, so they are not logged.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  }
  const options = Object.entries(values).map(([name, value]) => `-c ${name}=${value}`)
  return options.join(' ')
}

/**
 * Returns the port of the last run, so that connection pools find a killed database again. If that port is in use,
 * returns a port below the ephemeral range, which outgoing connections could take while the database is down.
 */
async function choosePort({ directory }: Cluster, failure: string): Promise<number> {
  const lastCommand = await readFile(join(directory, 'postmaster.opts'), 'utf8').catch(() => '')
  const last = /"port=(\d+)"/.exec(lastCommand)?.[1]
  return last === undefined || failure.includes('TCP/IP') ? randomInt(10_000, 32_000) : Number(last)
}

/**
 * Shuts PostgreSQL down, and returns when its process has exited. `pg_ctl stop` could wait for, and finally kill, a
 * server that another process starts next.
 */
export async function stop(cluster: Cluster): Promise<void> {
  const { pid } = (await findPostmaster(cluster)) ?? {}
  for (let waited = 0; pid !== undefined && isAlive(pid) && waited < 2 * stopTimeoutMs; waited += pollMs) {
    // After the timeout the shutdown is immediate, so the next start replays the log.
    if (waited === 0) process.kill(pid, 'SIGINT')
    if (waited === stopTimeoutMs) process.kill(pid, 'SIGQUIT')
    await delay(pollMs)
  }
}
