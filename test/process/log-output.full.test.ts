import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sessionSecret, startApp } from '../support/app/app.ts'
import { commandEnvironment } from '../support/app/cli.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { freePort } from '../support/network/free-port.ts'
import { logLinesIn, requestLines } from '../support/app/logs.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/** A server whose standard output the test cannot read. */
interface MutedServer {
  process: ChildProcess
  url: string
  stderr(): string
}

/** Starts a server, and waits until `/readyz` returns 200. */
async function startMuted(
  env: Record<string, string>,
  stdout: number | 'pipe',
  command = ['node', 'src/server.ts'],
): Promise<MutedServer> {
  await startApp()
  const port = String(await freePort())
  const database = { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: sessionSecret }
  const [program = '', ...args] = command
  const { REDIS_URL: _redis, ...inherited } = process.env
  const child = spawn(program, args, {
    env: { ...inherited, ...database, PORT: port, LOG_FORMAT: 'json', ...env },
    stdio: ['ignore', stdout, 'pipe'],
  })
  onTestFinished(() => {
    if (child.exitCode === null) child.kill('SIGKILL')
  })
  let stderr = ''
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const server = { process: child, url: `http://127.0.0.1:${port}`, stderr: () => stderr }
  await waitFor(async () => (await statusOf(server, '/readyz')) === 200)
  return server
}

const statusOf = (server: MutedServer, path: string): Promise<number | undefined> =>
  fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => undefined,
  )

/** Makes requests to all processes of a server, each of which writes a log line. */
async function makeRequests(server: MutedServer, count = 200): Promise<void> {
  for (let i = 0; i < count; i++) expect(await statusOf(server, '/healthz')).toBe(200)
}

async function droppedBy(server: MutedServer): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^taskwire_log_dropped_total (\d+)/m.exec(metrics)?.[1])
}

async function stop({ process: child }: MutedServer): Promise<unknown> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  return (await ended)[0]
}

/** Opens a file to write to, which is closed at the end of the test. */
function openToWrite(path: string): number {
  const file = openSync(path, 'w')
  onTestFinished(() => closeSync(file))
  return file
}

const kinds: [title: string, env: Record<string, string>][] = [
  ['a server', {}],
  ['a server of several processes', { WORKERS: '2' }],
  ['a server with the pretty log', { LOG_FORMAT: 'pretty' }],
  ['a worker', { ROLE: 'worker' }],
]

describe.each(kinds)('%s', (_title, env) => {
  test.each(['a full disk', 'a reader that was killed'])(
    'a process whose log goes to %s serves requests, counts the dropped lines, and drains (product.md 15.23)',
    async (output) => {
      const isFull = output === 'a full disk'
      const server = await startMuted(env, isFull ? openToWrite('/dev/full') : 'pipe')
      server.process.stdout?.destroy()
      await makeRequests(server)
      await waitFor(async () => (await droppedBy(server)) > 0)
      const said = server.stderr().match(/The log cannot be written \(.*/g) ?? []
      // Each process reports this once.
      expect(said.length).toBeGreaterThan(0)
      expect(said.length).toBeLessThanOrEqual(env.WORKERS ? 4 : 1)
      expect(said[0]).toContain(isFull ? 'ENOSPC' : 'EPIPE')
      expect(await stop(server)).toBe(0)
    },
  )
})

test('logging resumes when the full disk has space again (product.md 15.23)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskwire-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'log')
  // A file size limit acts like a full disk, without requiring privileges.
  const limited = ['sh', '-c', "trap '' XFSZ; ulimit -S -f 32; exec node src/server.ts"]
  const server = await startMuted({}, openToWrite(file), limited)
  await makeRequests(server)
  await waitFor(async () => (await droppedBy(server)) > 0)
  const count = () => requestLines(logLinesIn(readFileSync(file, 'utf8').replace(/[^\n]*$/, ''))).length
  const before = count()
  execFileSync('prlimit', ['--pid', String(server.process.pid), '--fsize=unlimited:unlimited'])
  await waitFor(async () => {
    await makeRequests(server, 1)
    return count() > before
  })
  expect(await stop(server)).toBe(0)
})

test('a failed start exits even if the log is on a full disk (product.md 15.23)', async () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/none', SESSION_SECRET: sessionSecret }
  const child = spawn(process.execPath, ['src/server.ts'], {
    env: { ...env, DATABASE_WAIT_SECONDS: '1', LOG_FORMAT: 'json' },
    stdio: ['ignore', openToWrite('/dev/full'), 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [[code], errors] = await Promise.all([once(child, 'exit'), child.stderr?.toArray() ?? []])
  expect([code, errors.join('')]).toEqual([1, expect.stringContaining('The database cannot be reached')])
})

/** Runs a program that logs to an unread pipe. Returns its standard error. */
async function runUnread(statements: string): Promise<{ code: unknown; stderr: string }> {
  const modules = ['logger', 'log-output'].map(
    (name) => new URL(`../../src/${name}.ts`, import.meta.url).href,
  )
  const program = `
    const [{ createLogger, crashOnUnexpectedErrors }, { openLogOutput }] =
      await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)))
    const output = await openLogOutput({ logFormat: 'json' })
    const log = createLogger({ logLevel: 'info' }, output)
    const pad = 'x'.repeat(1_000)
    for (let i = 0; i < 20_000; i++) log.info({ pad }, String(i))
    ${statements}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [[code], errors] = await Promise.all([once(child, 'exit'), child.stderr.toArray()])
  return { code, stderr: errors.join('') }
}

test('log lines that are not read are dropped before they fill the memory (product.md 15.23)', async () => {
  const { stderr } = await runUnread('console.error(output.dropped); process.exit(0)')
  expect(Number(stderr.split('\n')[0])).toBeGreaterThan(10_000)
})

test.each([
  ['a stop', 'await output.end(); process.exit(0)', 0],
  [
    'a crash',
    "crashOnUnexpectedErrors(log, output, async () => {}); setImmediate(() => { throw new Error('x') })",
    1,
  ],
])('%s ends a process whose log is not read', async (_title, statements, expected) => {
  expect(await runUnread(statements)).toMatchObject({ code: expected })
})

test.each(['tasks --help', '--json workspaces list', 'workspaces list'])(
  '%s says in one line that its output cannot be written, and exits with 1 (product.md 14.19)',
  async (command) => {
    const child = spawn(process.execPath, ['src/cli.ts', ...command.split(' ')], {
      env: await commandEnvironment(),
      stdio: ['ignore', openToWrite('/dev/full'), 'pipe'],
    })
    const [[code], errors] = await Promise.all([once(child, 'exit'), child.stderr?.toArray() ?? []])
    expect(errors.join('')).toMatch(/^error: the output cannot be written: ENOSPC.*\n$/)
    expect(code).toBe(1)
  },
)
