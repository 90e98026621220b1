import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { commandLineOf } from '../../src/db/embedded/process-alive.ts'
import { childrenOf } from '../../test/support/app/processes.ts'
import packageJson from '../../package.json' with { type: 'json' }

/** The options that `npm start` passes to Node. */
const options = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))
const withClock = ['--import', './test/support/app/shift-clock.ts']

/** Starts a server, which ends when `opened` is disposed of. */
export async function startNode(
  opened: AsyncDisposableStack,
  ...[name, env, findings]: ConstructorParameters<typeof Node>
): Promise<Node> {
  const node = new Node(name, { ...env }, findings)
  opened.defer(async () => void (await node.end('SIGKILL')))
  await node.start()
  return node
}

/** A rate limit that no suite exhausts. */
export const highLimit = '1000000000'

/** A server process that always has the same address. */
export class Node {
  readonly name: string
  readonly #env: Record<string, string>
  readonly #findings: string[]
  #child: ChildProcess | undefined
  /** True if the process was sent a signal to stop. */
  #isEnding = false
  url = ''
  readonly #onWarning: (line: string) => void

  constructor(
    name: string,
    env: Record<string, string>,
    findings: string[],
    onWarning: (line: string) => void = () => undefined,
  ) {
    this.name = name
    this.#env = env
    this.#findings = findings
    this.#onWarning = onWarning
  }

  /** Resolves when the node listens. */
  async start(): Promise<void> {
    this.#isEnding = false
    const cache = { NODE_COMPILE_CACHE: 'node_modules/.cache/node' }
    const child = spawn(process.execPath, [...options, ...withClock, 'src/server.ts'], {
      env: { ...cache, ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    child.once('exit', (code, signal) => {
      if (!this.#isEnding) this.#findings.push(`${this.name} exited unexpectedly: ${code ?? signal}`)
    })
    const ended = once(child, 'exit').then(() => undefined)
    this.url = await new Promise<string>((resolve, reject) => {
      const lines: string[] = []
      createInterface({ input: child.stdout }).on('line', (line) => {
        const url = /listening on (http:\S+)/.exec(line)?.[1]
        if (url) resolve(url)
        else if (line.startsWith('{')) this.#onWarning(line)
        else lines.push(line)
      })
      void ended.then(() => reject(new Error(`${this.name} does not start: ${lines.join('\n')}`)))
    })
    this.#env.PORT = new URL(this.url).port
  }

  /** @returns the exit code */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    this.#isEnding = true
    const ended = once(child, 'exit') as Promise<[number | null]>
    child.kill(signal)
    return (await ended)[0]
  }

  /** Returns the pids of a node's API processes, or of its background workers. */
  processes(kind: 'api' | 'worker'): number[] {
    const pid = this.#child?.pid
    if (pid === undefined) return []
    return childrenOf(pid).filter((child) =>
      commandLineOf(child).trimEnd().endsWith(`cluster/process.ts ${kind}`),
    )
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }

  /** Moves the process's clock by `CLOCK_JUMP_SECONDS`, and back with the next call. */
  jumpClock(): void {
    this.#child?.kill('SIGUSR2')
    for (const pid of [...this.processes('api'), ...this.processes('worker')]) process.kill(pid, 'SIGUSR2')
  }
}
