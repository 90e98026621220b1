import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('nothing is lost, doubled or altered by any kind of fault', async () => {
  const faults = ['scripts/faults.ts', '--faults', '10', '--seed', '7']
  const { stdout } = await promisify(execFile)('node', faults)
  expect(stdout).toContain('Nothing was lost, doubled or altered')
}, 900_000)

test.each([
  ['--faults', 'many'],
  ['--seed', '-1'],
  ['--more', '1'],
])('wrong usage: %s %s', async (...args) => {
  const refused = { code: 78, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) as string }
  await expect(promisify(execFile)('node', ['scripts/faults.ts', ...args])).rejects.toMatchObject(refused)
})
