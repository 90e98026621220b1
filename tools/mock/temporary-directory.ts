import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a directory for a database. Another process removes both when `opened` is disposed of or this process ends,
 * even by SIGKILL.
 */
export async function makeTemporaryDirectory(opened: AsyncDisposableStack): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'taskwire-mock-'))
  // Detached, so that Ctrl-C on the terminal does not reach it.
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
