import { readFile } from 'node:fs/promises'

/* What processes use, from Linux's /proc. */

const microsPerTick = 10_000

/** CPU time of a process so far, in user and kernel mode. */
export async function cpuMicros(pid: number): Promise<number> {
  const [user, system] = await readTimes(pid)
  return (user + system) * microsPerTick
}

/** A process, and then its children. */
export async function familyOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** The same of a process and all its children, those that have ended too. */
export async function familyCpuMicros(pid: number): Promise<number> {
  const [, ...children] = await familyOf(pid)
  // One that ended since is in the parent's sum of those that did.
  const micros = await Promise.all(children.map((child) => cpuMicros(child).catch(() => 0)))
  const times = await readTimes(pid)
  return (
    micros.reduce((sum, one) => sum + one, 0) + times.reduce((sum, ticks) => sum + ticks, 0) * microsPerTick
  )
}

/** Ticks in user and kernel mode, of the process and of its children that have ended. */
async function readTimes(pid: number): Promise<[number, number, number, number]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may hold anything; the times are fields 14 to 17 (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number)
  return [user, system, childUser, childSystem]
}

/** Resident memory now. */
export async function rssMebibytes(pid: number): Promise<number> {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}
