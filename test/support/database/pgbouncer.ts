import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../network/free-port.ts'
import { waitFor } from '../runner/wait-for.ts'

/** Debian installs it into a folder that only root has in its PATH. */
const paths = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const installed = spawnSync('pgbouncer', ['--version'], { env: paths }).status === 0

/** True if tests that need PgBouncer must be skipped. CI never skips them, because it installs PgBouncer. */
export const isPgBouncerMissing = !installed && process.env.CI !== 'true'
if (isPgBouncerMissing) console.warn('skipped: tests behind a pooler need pgbouncer')

/**
 * Starts a PgBouncer in front of the database, with defaults except for the mode, and returns the URL through
 * it.
 */
export async function startPgBouncer(
  url: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<string> {
  const { hostname, port, pathname, username, password } = new URL(url)
  const listenPort = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'taskwire-pgbouncer-'))
  const file = join(dir, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  )
  await chmod(dir, 0o755)
  // PgBouncer refuses to run as root.
  const user = userInfo().uid === 0 ? ['-u', 'nobody'] : []
  const bouncer = spawn('pgbouncer', ['-q', ...user, file], { env: paths, stdio: 'ignore' })
  onTestFinished(async () => {
    if (bouncer.exitCode === null) {
      bouncer.kill('SIGKILL')
      await once(bouncer, 'exit')
    }
    await rm(dir, { recursive: true, force: true })
  })
  await waitFor(() => accepts(listenPort))
  return `postgres://${username}@127.0.0.1:${listenPort}${pathname}`
}

function accepts(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
