import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Waits for the end of its input and of the directory's PostgreSQL. */
const script = `cat
while [ -e "$0/postgres/postmaster.pid" ]; do sleep 0.1; done
until rm -rf "$0"; do sleep 0.1; done`

/**
 * Creates a directory for a built-in PostgreSQL. A shell removes it when `opened` is disposed of or this process ends,
 * even by SIGKILL.
 */
export async function makeTemporaryDirectory(opened: AsyncDisposableStack): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'taskwire-'))
  // Detached, so that Ctrl-C on the terminal does not reach it.
  const remover = spawn('sh', ['-c', script, path], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  opened.defer(async () => {
    remover.stdin.end()
    await once(remover, 'exit')
  })
  return path
}
