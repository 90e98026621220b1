import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '../network/free-port.ts'
import { waitFor } from '../runner/wait-for.ts'

const installed = spawnSync('redis-server', ['--version']).status === 0

/** True if tests that need Redis must be skipped. CI never skips them, because it installs `redis-server`. */
export const isRedisMissing = !installed && process.env.CI !== 'true'
if (isRedisMissing) console.warn('skipped: tests of shared budgets need redis-server')

export interface TestRedis {
  url: string
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>
  /** Stops answering commands until `resume`. */
  hang(): void
  resume(): void
  /** Starts an empty server on the same port. */
  start(): Promise<void>
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  let server: ChildProcess
  const start = async (): Promise<void> => {
    server = spawn('redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      // A replica must not write the data that it receives to a file either.
      '--repl-diskless-load',
      'swapdb',
    ])
    await waitFor(() => accepts(port))
  }
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
  }
}

function accepts(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
