import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('four faults lose, duplicate and change nothing that was acknowledged', async () => {
  const faults = ['scripts/faults.ts', '--faults', '4', '--hold', '3']
  // The output names the seed that repeats the faults.
  const { stdout, stderr } = await run('node', faults).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  expect(stdout + stderr).toContain('Nothing was lost, doubled or altered')
}, 900_000)

test.each([
  ['--faults', 'many'],
  ['--seed', '-1'],
  ['--hold', 'long'],
  ['--only', 'rain'],
  ['--more', '1'],
])('wrong usage: %s %s', async (...args) => {
  const refused = { code: 78, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) as string }
  await expect(run('node', ['scripts/faults.ts', ...args])).rejects.toMatchObject(refused)
})
