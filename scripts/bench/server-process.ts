import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Checkout } from './checkout.ts'

export interface ServerProcess extends AsyncDisposable {
  url: string
  pid: number
  /** From the start of the process until it listened. */
  startMillis: number
}

/**
 * Runs a server of a checkout, which says on standard output where it is `listening on`. What it prints goes to a file:
 * the load generator would have to read a pipe, and the server would wait while the load generator is busy.
 */
export async function startServer(
  { directory: cwd, node, compileCache }: Checkout,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ServerProcess> {
  const logDirectory = await mkdtemp(join(tmpdir(), 'taskwire-bench-log-'))
  const log = join(logDirectory, 'log')
  const output = await open(log, 'w')
  const start = performance.now()
  const child = spawn(node, args, {
    cwd,
    env: { ...(compileCache && { NODE_COMPILE_CACHE: compileCache }), ...process.env, ...env },
    stdio: ['ignore', output.fd, 'inherit'],
  })
  const exited = once(child, 'exit')
  await output.close()
  const end = (): void => {
    child.kill('SIGTERM')
    rmSync(logDirectory, { recursive: true, force: true })
  }
  process.once('exit', end) // should the benchmark be interrupted
  const stop = async () => {
    end()
    await exited
    process.off('exit', end)
  }
  try {
    const url = await whereItListens(child, args.join(' '), log)
    const startMillis = performance.now() - start
    return { url, pid: child.pid ?? 0, startMillis, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function whereItListens(child: ChildProcess, name: string, log: string): Promise<string> {
  for (;;) {
    const hasExited = child.exitCode !== null || child.signalCode !== null
    const output = await readFile(log, 'utf8')
    const url = /listening on (\S+)\n/.exec(output)?.[1]
    if (url !== undefined) return url
    if (hasExited) throw new Error(`${name} did not start: ${output}`)
    await delay(5)
  }
}
