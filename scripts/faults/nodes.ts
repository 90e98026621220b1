import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { commandLineOf } from '../../src/db/embedded/process-alive.ts'
import packageJson from '../../package.json' with { type: 'json' }

/** Node's options in `npm start`. */
const options = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))
const withClock = ['--import', './test/support/shift-clock.ts']

/** A server process that always has the same address. */
export class Node {
  readonly name: string
  readonly #env: Record<string, string>
  readonly #findings: string[]
  #child: ChildProcess | undefined
  /** True if it was told to stop. */
  #isEnding = false
  url = ''

  constructor(name: string, env: Record<string, string>, findings: string[]) {
    this.name = name
    this.#env = env
    this.#findings = findings
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    this.#isEnding = false
    const child = spawn(process.execPath, [...options, ...withClock, 'src/server.ts'], {
      env: {
        NODE_COMPILE_CACHE: 'node_modules/.cache/node',
        ...process.env,
        PORT: '0',
        LOG_LEVEL: 'error',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    child.once('exit', (code, signal) => {
      if (!this.#isEnding) this.#findings.push(`${this.name} ended by itself: ${code ?? signal}`)
    })
    const ended = once(child, 'exit').then(() => undefined)
    this.url = await new Promise<string>((resolve, reject) => {
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const url = /listening on (http:\S+)/.exec(output)?.[1]
        if (url) resolve(url)
      })
      void ended.then(() => reject(new Error(`${this.name} does not start: ${output}`)))
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

  /** Returns the pids of a node's API processes, or of those that work beside them. */
  processes(kind: 'api' | 'worker'): number[] {
    const pid = this.#child?.pid
    if (pid === undefined) return []
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number)
    return children.filter((child) => commandLineOf(child).trimEnd().endsWith(`cluster/process.ts ${kind}`))
  }

  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Moves the process's clock by `CLOCK_JUMP_SECONDS`, and back with the next call. */
  jumpClock(): void {
    this.#child?.kill('SIGUSR2')
    for (const pid of [...this.processes('api'), ...this.processes('worker')]) process.kill(pid, 'SIGUSR2')
  }
}
