import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startServer } from '../support/app/server.ts'

test.each([
  ['default', {}, 65],
  ['configured', { KEEP_ALIVE_SECONDS: '7' }, 7],
])(
  'an idle connection is kept for the %s time, and is closed when the server drains',
  async (_how, env, seconds) => {
    const settings = { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: 's'.repeat(32) }
    const server = await startServer({ ...settings, ...env })
    const answer = await fetch(`${server.url}/healthz`)
    expect(answer.headers.get('keep-alive')).toBe(`timeout=${seconds}`)
    expect(await server.kill('SIGTERM')).toBe(0)
  },
)
