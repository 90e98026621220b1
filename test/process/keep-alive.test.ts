import { expect, test } from 'vitest'
import { startServer, testDataDir } from '../support/server.ts'

test.each([
  ['as it comes', {}, 65],
  ['as it is set', { KEEP_ALIVE_SECONDS: '7' }, 7],
])('an idle connection is kept %s, and ends with the drain', async (_how, env, seconds) => {
  const server = await startServer({ DATA_DIR: await testDataDir(), DEMO: '0', ...env })
  const answer = await fetch(`${server.url}/healthz`)
  expect(answer.headers.get('keep-alive')).toBe(`timeout=${seconds}`)
  expect(await server.kill('SIGTERM')).toBe(0)
})
