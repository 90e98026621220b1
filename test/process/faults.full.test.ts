import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isPostgres15Missing } from '../support/database/postgres-15.ts'

const run = promisify(execFile)

test('after four faults no acknowledged write is lost, duplicated or changed', async () => {
  const faults = ['scripts/faults.ts', '--faults', '4', '--hold', '3']
  // The output names the seed that repeats the faults.
  const { stdout, stderr } = await run('node', faults).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  expect(stdout + stderr).toContain('Nothing was lost, duplicated or changed')
}, 900_000)

test.skipIf(isPostgres15Missing)(
  'with a lost primary and a hung standby, no acknowledged write is lost or duplicated, and no restart is needed (product.md 15.15 and 15.16)',
  async () => {
    const { stdout, stderr } = await run('node', ['scripts/faults.ts', '--failover']).catch(
      (error: { stdout: string; stderr: string }) => error,
    )
    expect(stdout + stderr).toContain('Nothing was lost, duplicated or changed')
  },
  900_000,
)

test.each([
  ['--failover', '--only', 'rain'],
  ['--faults', 'many'],
  ['--seed', '-1'],
  ['--hold', 'long'],
  ['--only', 'rain'],
  ['--more', '1'],
])('the options %s %s are refused as a usage error', async (...args) => {
  const refused = { code: 78, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) as string }
  await expect(run('node', ['scripts/faults.ts', ...args])).rejects.toMatchObject(refused)
})
