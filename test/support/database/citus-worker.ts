import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { nodesOf, nodeUrl, on } from './citus.ts'

/** A worker node of the cluster, which runs on this machine. It is restored at the end of the test. */
export interface CitusWorker {
  /** Host and port, as Citus lists them. */
  name: string
  /** Ends all processes of the node, as a crash does. */
  stop: () => Promise<unknown>
  start: () => Promise<unknown>
  /** Freezes all processes of the node, which keep their connections open. */
  freeze: () => void
  thaw: () => void
}

/** Finds the first worker; undefined if it runs on another machine. */
export async function findWorker(): Promise<CitusWorker | undefined> {
  const [, worker] = await nodesOf(inject('database').url)
  if (!worker) throw new Error('the cluster has no worker')
  const [row] = await on(
    nodeUrl(inject('database').url, worker),
    (sql) => sql<{ data: string }[]>`select current_setting('data_directory') as data`,
  )
  const data = row?.data ?? ''
  // The data belongs to the user postgres.
  const pgCtl = (...args: string[]) =>
    promisify(execFile)('runuser', [
      ...['-u', 'postgres', '--', '/usr/lib/postgresql/15/bin/pg_ctl', '-D', data],
      ...args,
    ])
  if (!(await pgCtl('status').catch(() => undefined))) return undefined
  const start = () => pgCtl('-w', '-l', `${data}.log`, 'start')
  const thaw = (): void => signal(data, 'SIGCONT')
  return {
    name: `${worker.name}:${worker.port}`,
    stop() {
      onTestFinished(async () => void (await start().catch(() => undefined)))
      return pgCtl('-m', 'immediate', 'stop')
    },
    start,
    freeze() {
      onTestFinished(thaw)
      signal(data, 'SIGSTOP')
    },
    thaw,
  }
}

/** Sends a signal to the processes of a node: first to the process that starts the others. */
function signal(data: string, name: NodeJS.Signals): void {
  const postmaster = parseInt(readFileSync(`${data}/postmaster.pid`, 'utf8'))
  process.kill(postmaster, name)
  const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
  for (const pid of children.trim().split('\n'))
    try {
      process.kill(Number(pid), name)
    } catch {
      // The process has exited in the meantime.
    }
}
