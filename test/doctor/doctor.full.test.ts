import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../../src/checks/finding.ts'
import { taskwire } from '../support/app/cli.ts'
import { startServer, testDataDir } from '../support/app/server.ts'

test('doctor checks the built-in PostgreSQL, whether or not a server is running, and does not change it', async () => {
  const env = { DATA_DIR: await testDataDir(), DATABASE_URL: '', SESSION_SECRET: '' }
  const examine = async (): Promise<{ code: number; findingOf: (check: string) => Finding | undefined }> => {
    const { code, stdout } = await taskwire(['doctor', '--json'], env)
    const { checks } = JSON.parse(stdout) as { checks: Finding[] }
    return { code, findingOf: (wanted) => checks.find(({ check }) => check === wanted) }
  }
  const server = await startServer({ DATA_DIR: env.DATA_DIR, DEMO: '0' })
  const beside = await examine()
  expect(beside.code).toBe(0)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.kill('SIGTERM')).toBe(0)

  const alone = await examine()
  expect(alone.code).toBe(0)
  for (const check of ['data_dir', 'disk', 'session_secret', 'role', 'settings', 'migrations'])
    expect(alone.findingOf(check)).toMatchObject({ check, status: 'ok' })
  // A database that responds slowly on a busy machine is a warning.
  expect(alone.findingOf('database')).not.toMatchObject({ status: 'problem' })

  await rm(join(env.DATA_DIR, 'session-secret'))
  expect((await examine()).findingOf('session_secret')).toMatchObject({ status: 'warning' })
}, 120_000)
