import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test.each([
  ['--requests', 'many'],
  ['--seed', '-1'],
  ['--more', '1'],
])('the options %s %s are refused as a usage error', async (...args) => {
  const refused = { code: 78, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) as string }
  await expect(promisify(execFile)('node', ['scripts/fuzz.ts', ...args])).rejects.toMatchObject(refused)
})
