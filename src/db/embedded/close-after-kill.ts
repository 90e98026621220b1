import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { stopUnused } from './embedded.ts'

/** Shell script that runs this file if its standard input ends without a line, as when the parent process is killed. */
const script = 'read -r line || exec "$0" "$1" "$2"'

/**
 * Closes the built-in PostgreSQL if this process is killed. A shell, which takes less memory than Node, waits for that.
 * Returns a function that ends the shell.
 */
export function closeAfterKill(dataDir: string): () => void {
  const args = ['-c', script, process.execPath, import.meta.filename, resolve(dataDir)]
  const shell = spawn('sh', args, { stdio: ['pipe', 'ignore', 'ignore'], cwd: '/', detached: true })
  shell.on('error', () => undefined).unref()
  const input = shell.stdin.on('error', () => undefined) as Socket
  input.unref()
  return () => void input.end('closed\n')
}

const [, , dataDir = ''] = process.argv
if (import.meta.main && existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) await stopUnused(dataDir)
