import { expect, test } from 'vitest'
import { hangingDatabase } from '../support/hanging-database.ts'
import { logLinesIn } from '../support/logs.ts'
import { startServerInWorld } from '../support/server.ts'

test('a server that is told to stop waits for a database that hangs no longer than for requests', async () => {
  const { url, hang } = await hangingDatabase()
  const { server } = await startServerInWorld({ DATABASE_URL: url })
  hang()
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(logLinesIn(server.output()).map(({ msg }) => msg)).toContain(
    'stopped without waiting for the database',
  )
})
