import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startServer } from '../support/app/server.ts'

test.each([
  ['as it comes', {}, 65],
  ['as it is set', { KEEP_ALIVE_SECONDS: '7' }, 7],
])('an idle connection is kept %s, and is closed by the drain', async (_how, env, seconds) => {
  const settings = { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: 's'.repeat(32) }
  const server = await startServer({ ...settings, ...env })
  const answer = await fetch(`${server.url}/healthz`)
  expect(answer.headers.get('keep-alive')).toBe(`timeout=${seconds}`)
  expect(await server.kill('SIGTERM')).toBe(0)
})
