import { readFile } from 'node:fs/promises'
import { childrenOf } from '../../test/support/app/processes.ts'

/* Resource usage of processes, from Linux's /proc. */

const microsPerTick = 10_000

/** Returns the CPU time of a process and all its children so far, in user and kernel mode, including exited children. */
export async function processTreeCpuMicros(pid: number): Promise<number> {
  // The parent's times include children that have exited since.
  const micros = await Promise.all(childrenOf(pid).map((child) => cpuMicros(child).catch(() => 0)))
  const own = (await readTicks(pid)).map((ticks) => ticks * microsPerTick)
  return [...micros, ...own].reduce((sum, one) => sum + one, 0)
}

async function cpuMicros(pid: number): Promise<number> {
  const [user = 0, system = 0] = await readTicks(pid)
  return (user + system) * microsPerTick
}

/** Reads ticks in user and kernel mode: of the process, then of its exited children. */
async function readTicks(pid: number): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may contain any characters; the times are fields 14 to 17 (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).map(Number)
}

/** Returns the current resident memory of a process and all its children. */
export async function processTreeRssMebibytes(pid: number): Promise<number> {
  const mebibytes = await Promise.all([pid, ...childrenOf(pid)].map(rssMebibytes))
  return mebibytes.reduce((sum, one) => sum + one, 0)
}

async function rssMebibytes(pid: number): Promise<number> {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}
