/* Entry point of a process that waits for its parent to end, stops the database in a directory, and removes it. */

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const [, , directory = ''] = process.argv

process.once('disconnect', () => void remove())

async function remove(): Promise<void> {
  const file = join(directory, 'postgres', 'postmaster.pid')
  const pid = parseInt(await readFile(file, 'utf8').catch(() => ''))
  // The parent was killed before it could stop PostgreSQL.
  if (pid > 0) process.kill(pid, 'SIGQUIT')
  await rm(directory, { recursive: true, force: true, maxRetries: 20 })
}
