import { readFileSync } from 'node:fs'

/** Returns whether a process of any user has this id. A zombie does not count. */
export function isAlive(pid: number): boolean {
  // Reads the state first: if the process is reaped after that, the signal fails.
  if (readProc(pid, 'stat').includes(') Z ')) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the command line if the system shows it, else an empty string. */
export function commandLineOf(pid: number): string {
  return readProc(pid, 'cmdline').replaceAll('\0', ' ')
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
