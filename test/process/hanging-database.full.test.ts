import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { childrenOf } from '../support/app/processes.ts'
import { startRelay } from '../support/network/relay.ts'
import { startServer, startServerInWorld, testDataDir } from '../support/app/server.ts'

test('a stopping server waits no longer for a hanging database than for requests', async () => {
  const relay = await startRelay(await testDatabaseUrl())
  const { server } = await startServerInWorld({ DATABASE_URL: relay.url })
  relay.mode = 'silent'
  relay.silence()
  expect(await server.kill('SIGTERM')).toBe(0)
})

test('a stopping server waits no longer for a hanging built-in database than for requests', async () => {
  const dataDir = await testDataDir()
  const server = await startServer({ DATA_DIR: dataDir, DEMO: '0' })
  const postmaster = parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'))
  const all = [postmaster, ...childrenOf(postmaster)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  onTestFinished(() => all.forEach((pid) => process.kill(pid, 'SIGCONT')))
  expect(await server.kill('SIGTERM')).toBe(0)
})
