import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openEmbeddedPostgres } from '../../../src/db/embedded/embedded.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { sessionSecret, startApp } from './app.ts'
import { testDatabaseUrl } from '../database/database.ts'
import { waitFor } from '../runner/wait-for.ts'

export interface TestServer {
  process: ChildProcess
  /** `http://127.0.0.1:PORT`, from the ready line. */
  url: string
  /** Returns the standard output so far. */
  output(): string
  /**
   * The demo key if this start created the demo world, or else a key of the existing world.
   */
  key: string | undefined
  kill(signal: NodeJS.Signals): Promise<number | null>
}

export interface ExitResult {
  code: number | null
  stdout: string
  stderr: string
}

type Environment = Record<string, string>

const serverCommand = ['node', 'src/server.ts']
const base = { PORT: '0', LOG_FORMAT: 'json' }

/**
 * Creates a data directory for servers. At the end of the test its database is stopped and its files are
 * deleted.
 */
export async function testDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-process-'))
  onTestFinished(async () => {
    // The last client to close stops PostgreSQL, even if a killed server has left it running.
    if (existsSync(join(dataDir, 'postgres'))) {
      const left = await openEmbeddedPostgres(dataDir, { role: 'command' })
      await left.close()
      // The shell that waited for a killed server may still be stopping its database.
      await waitFor(() => !existsSync(join(dataDir, 'postgres', 'postmaster.pid')))
    }
    await rm(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** Registers a function to be called at the end of the test or file. */
type OnEnd = (close: () => void) => void

/**
 * Starts a server process and waits until it is ready. At the end of the test it is killed if it still runs.
 */
export async function startServer(
  env: Environment,
  command = serverCommand,
  atEnd: OnEnd = onTestFinished,
): Promise<TestServer> {
  const child = spawnServer(env, command, atEnd)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const line = /listening on (http:\S+)/.exec(stdout)
      if (line?.[1] && (!stdout.includes('is shown only once') || stdout.includes('TASKWIRE_KEY=')))
        resolve(line[1])
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${stdout}${stderr}`)))
  })
  return {
    process: child,
    url,
    output: () => stdout,
    key: /TASKWIRE_KEY=(\S+)/.exec(stdout)?.[1],
    async kill(signal) {
      const ended = once(child, 'exit')
      child.kill(signal)
      return ((await ended) as [number | null])[0]
    },
  }
}

/** Starts a server on this worker's existing database, with a new world. */
export async function startServerInWorld(
  env: Environment = {},
  command?: string[],
): Promise<{ server: TestServer; world: Fixture }> {
  const world = await (await startApp({}, 'test')).fixture()
  const own = { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: sessionSecret }
  const server = await startServer({ ...own, ...env }, command)
  return { server: { ...server, key: world.keys.full.secret }, world }
}

/** Runs the server until it exits, for starts that must fail. */
export async function runServer(env: Environment): Promise<ExitResult> {
  return beginServer(env).ended
}

/** A server that is still starting. */
export interface StartingServer {
  process: ChildProcess
  /** Returns the standard output so far. */
  output(): string
  ended: Promise<ExitResult>
}

export function beginServer(env: Environment): StartingServer {
  const child = spawnServer(env, serverCommand, onTestFinished)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { process: child, output: () => output, ended: outcomeOf(child) }
}

async function outcomeOf(child: ChildProcess): Promise<ExitResult> {
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout?.toArray(),
    child.stderr?.toArray(),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, stdout: (stdout ?? []).join(''), stderr: (stderr ?? []).join('') }
}

function spawnServer(env: Environment, [program = 'node', ...args]: string[], atEnd: OnEnd): ChildProcess {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...inherited } = process.env
  const child = spawn(program, args, {
    env: { ...inherited, ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atEnd(() => {
    if (child.exitCode === null) child.kill('SIGKILL')
  })
  return child
}
