import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a directory for a database. A process of its own removes both, when `opened` is disposed of or this process has
 * ended, by SIGKILL too.
 */
export async function makeTemporaryDirectory(opened: AsyncDisposableStack): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'taskwire-mock-'))
  // Detached: Ctrl-C on the terminal does not reach it.
  const remover = fork(new URL('remove-database.ts', import.meta.url), [path], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  opened.defer(async () => {
    remover.disconnect()
    await once(remover, 'exit')
  })
  return path
}
