import { readFileSync } from 'node:fs'

/** Whether a process with this number exists, whoever's it is. One that is dead but not yet reaped does not count. */
export function isAlive(pid: number): boolean {
  // Looked at first: between the two it may be reaped, which the signal then tells.
  if (readProc(pid, 'stat').includes(') Z ')) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line where the system shows it, else an empty string. */
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
