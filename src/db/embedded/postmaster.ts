import { randomInt } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { run, type Cluster } from './cluster.ts'
import { commandLineOf, isAlive } from './process-alive.ts'

interface Postmaster {
  pid: number
  port: number
  /** PostgreSQL's own word: `starting`, `ready`, `stopping`. */
  status: string
}

const pollMs = 10
const stopTimeoutMs = 30_000
/** Connections for commands. */
const spareConnections = 50

/**
 * Attaches to the running server, or starts it. Returns its port.
 * @param deadline in epoch milliseconds
 */
export async function ensureStarted(cluster: Cluster, deadline: number): Promise<number> {
  let failure = ''
  for (;;) {
    const running = await findPostmaster(cluster)
    if (running?.status === 'ready') return running.port
    if (Date.now() > deadline) throw new Error(`The built-in PostgreSQL does not start, see ${cluster.log}`)
    if (running) await delay(pollMs)
    else failure = await start(cluster, await choosePort(cluster, failure))
  }
}

/** Reads `postmaster.pid`: the number, the directory, the time, the port, …, and the status in the eighth line. */
async function findPostmaster({ directory }: Cluster): Promise<Postmaster | undefined> {
  const path = join(directory, 'postmaster.pid')
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  const postmaster = { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
  if (!postmaster.pid || !isAlive(postmaster.pid)) return undefined
  const commandLine = commandLineOf(postmaster.pid)
  if (commandLine === '' || commandLine.includes(directory)) return postmaster
  // The number of a killed server now belongs to some other process, which PostgreSQL would mistake for it.
  await rm(path, { force: true })
  return undefined
}

/** Starts a server, and waits until it is ready. Returns why it is not, if another try may succeed. */
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
    if (passing.test(reason ?? '')) return reason ?? ''
    // A server that replays a long log is not ready within a minute.
    if (reason === undefined && (await findPostmaster(cluster))) return ''
    if (reason?.startsWith('database files are incompatible')) throw await otherVersion(cluster)
    throw new Error(`The built-in PostgreSQL does not start: ${reason ?? failure.message} (${cluster.log})`)
  } finally {
    await log.close()
  }
}

/** Reasons that pass: another process that starts it too, the port taken, a killed server not quite gone. */
const passing = /^(lock file|pre-existing shared memory block|could not create any TCP\/IP sockets)/

async function otherVersion({ dataDir, directory }: Cluster): Promise<Error> {
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim()
  return new Error(
    `${dataDir} holds the database of a PostgreSQL ${version}, which this version of Taskwire does not bring: run "taskwire ` +
      'backup" with the version that made it, and "taskwire restore" with this one and a new DATA_DIR',
  )
}

/** Loopback TCP only: a socket file's path could be too long for the system. */
function settings({ connections }: Cluster, port: number): string {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: Math.max(100, connections + spareConnections),
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements are reported to us, and their text may quote people's data: the log is for the server's own.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  }
  const options = Object.entries(values).map(([name, value]) => `-c ${name}=${value}`)
  return options.join(' ')
}

/**
 * Chooses the last run's port, so that connection pools find the database again after it was killed. If that is taken, one below
 * the range that systems give to outgoing connections, which could take it while the database is away.
 */
async function choosePort({ directory }: Cluster, failure: string): Promise<number> {
  const lastCommand = await readFile(join(directory, 'postmaster.opts'), 'utf8').catch(() => '')
  const last = /"port=(\d+)"/.exec(lastCommand)?.[1]
  return last === undefined || failure.includes('TCP/IP') ? randomInt(10_000, 32_000) : Number(last)
}

/**
 * Ends the connections, writes the data out, and returns when the process is gone. `pg_ctl stop` would wait for, and at
 * last end, the server that another process may start next.
 */
export async function stop(cluster: Cluster): Promise<void> {
  const { pid } = (await findPostmaster(cluster)) ?? {}
  for (let waited = 0; pid !== undefined && isAlive(pid) && waited < 2 * stopTimeoutMs; waited += pollMs) {
    // A shutdown that takes too long becomes an immediate one: the next start then replays the log.
    if (waited === 0) process.kill(pid, 'SIGINT')
    if (waited === stopTimeoutMs) process.kill(pid, 'SIGQUIT')
    await delay(pollMs)
  }
}
