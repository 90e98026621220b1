import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { apiPrefix } from '../../src/config.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'

export interface Server extends AsyncDisposable {
  url: string
  pid: number
}

type Settings = Record<string, string>

/** Rate limits that no benchmark exceeds. */
const unlimited = Object.fromEntries(
  [
    ...['RATE_LIMIT_KEY', 'RATE_LIMIT_WRITE', 'RATE_LIMIT_WORKSPACE', 'RATE_LIMIT_ANONYMOUS'],
    ...['SESSION_REQUESTS', 'SESSION_WRITES', 'SESSION_WORK_WRITES'],
  ].map((name) => [name, '1000000000']),
)

export interface Taskwire extends Server {
  databaseUrl: string
  sessionSecret: string
  /** Creates a test fixture with the command of this checkout, whose schema may differ. */
  createFixture: () => Promise<Fixture>
}

/** Starts a server with the checkout's `npm start`, on an empty database. Its URL ends with the API's prefix. */
export async function startTaskwire(
  databaseUrl: string,
  settings: Settings = {},
  folder = '.',
): Promise<Taskwire> {
  const sessionSecret = randomUUID()
  const budgets = { ...unlimited, DEMO: '0' }
  const env = { ...budgets, DATABASE_URL: databaseUrl, SESSION_SECRET: sessionSecret, ...settings }
  const { start, taskwire } = await scriptsOf(folder)
  const server = await startServer(start, env, folder)
  return {
    ...server,
    url: `${server.url}${apiPrefix}`,
    databaseUrl,
    sessionSecret,
    createFixture: async () => {
      const command = ['-c', `${taskwire} fixture --json`]
      const { stdout } = await promisify(execFile)('sh', command, shellOptions(folder, env))
      return JSON.parse(stdout) as Fixture
    },
  }
}

/** Starts a reference server. Only the tuned one gets Taskwire's Node options. */
export async function startReference(name: string, env: Settings): Promise<Server> {
  const { start } = await scriptsOf('.')
  const command = start.replace('src/server.ts', `scripts/bench/references/${name}.ts`)
  return startServer(name === 'same-rows' ? command : command.replace(/--\S+ /g, ''), env)
}

async function scriptsOf(folder: string): Promise<{ start: string; taskwire: string }> {
  const packageJson = await readFile(join(folder, 'package.json'), 'utf8')
  return (JSON.parse(packageJson) as { scripts: { start: string; taskwire: string } }).scripts
}

function shellOptions(folder: string, env: Settings) {
  const PATH = `${resolve(folder, 'node_modules/.bin')}:${process.env.PATH}`
  return { cwd: folder, env: { ...process.env, PORT: '0', LOG_FORMAT: 'json', ...env, PATH } }
}

/**
 * Runs an npm script whose process prints `listening on` and its URL. The output goes to a file, since a pipe would block
 * the server while the load generator is too busy to read it.
 */
async function startServer(command: string, env: Settings, folder = '.'): Promise<Server> {
  const path = join(tmpdir(), `taskwire-bench-${randomUUID()}.log`)
  const output = await open(path, 'w')
  const child = spawn('sh', ['-c', command], {
    ...shellOptions(folder, env),
    stdio: ['ignore', output.fd, 'inherit'],
  })
  const exited = once(child, 'exit')
  await output.close()
  const end = (): void => {
    child.kill('SIGTERM')
    rmSync(path, { force: true })
  }
  process.once('exit', end) // if the benchmark is interrupted
  const stop = async () => {
    end()
    await exited
    process.off('exit', end)
  }
  try {
    return { url: await waitForUrl(child, command, path), pid: child.pid ?? 0, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function waitForUrl(child: ChildProcess, command: string, path: string): Promise<string> {
  for (;;) {
    const hasExited = child.exitCode !== null || child.signalCode !== null
    const output = await readFile(path, 'utf8')
    const url = /listening on (\S+)\n/.exec(output)?.[1]
    if (url !== undefined) return url
    if (hasExited) throw new Error(`${command} did not start: ${output}`)
    await delay(5)
  }
}
