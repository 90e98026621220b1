import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openSession } from '../../src/db/session-settings.ts'
import { freePort } from '../../test/support/network/free-port.ts'
import { makeCluster15 } from '../../test/support/database/postgres-15.ts'
import { childrenOf } from '../../test/support/app/processes.ts'
import { startRelay } from '../../test/support/network/relay.ts'

/** A PostgreSQL server, with all of its processes. */
class Server {
  readonly url: string
  readonly port: number
  readonly #child: ChildProcess

  constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    const { pid, exitCode, signalCode } = this.#child
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    for (const one of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(one, signal)
      } catch (error) {
        // A backend may end between the listing and the signal.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }

  async query<Row extends object>(text: string): Promise<Row[]> {
    const sql = await openSession(this.url, 'taskwire faults')
    try {
      return await sql.unsafe<Row[]>(text)
    } finally {
      await sql.end({ timeout: 0 })
    }
  }

  async waitUntilReady(text = 'select'): Promise<void> {
    while (!(await this.query(text).catch(() => undefined))) await delay(20)
  }
}

/** A primary behind a relay, and its synchronous standby. */
export interface Replicas {
  primary: Server
  standby: Server
  /** The URL of both, the primary through the relay. */
  url: string
  /** Stops forwarding data to the primary on present and future connections, without closing any. */
  cutOff: () => void
}

export async function startReplicas(opened: AsyncDisposableStack): Promise<Replicas> {
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-replicas-'))
  opened.defer(() => rm(directory, { recursive: true, force: true }))
  await chmod(directory, 0o755)
  const [data, copy] = [join(directory, 'primary'), join(directory, 'standby')]
  const { command, options } = await makeCluster15(data, directory)
  const start = async (path: string, name: string): Promise<Server> => {
    const port = await freePort()
    const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', '', '-F', '-c', `cluster_name=${name}`]
    const server = new Server(spawn(...command('postgres', ['-D', path, ...settings]), options), port)
    opened.defer(() => server.signal('SIGKILL'))
    await server.waitUntilReady()
    return server
  }
  const primary = await start(data, 'primary')
  const from = `host=127.0.0.1 port=${primary.port} user=postgres`
  const backup = command('pg_basebackup', ['-D', copy, '-R', '-c', 'fast', '-d', from])
  await promisify(execFile)(...backup, options)
  const standby = await start(copy, 'standby')
  await primary.query(`alter system set synchronous_standby_names = 'ANY 1 (standby)'`)
  await primary.query('select pg_reload_conf()')
  const relay = await startRelay(primary.url, (close) => opened.defer(close))
  const hosts = `127.0.0.1:${relay.port},127.0.0.1:${standby.port}`
  return {
    primary,
    standby,
    cutOff() {
      relay.mode = 'silent'
      relay.silence()
    },
    url: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
  }
}
