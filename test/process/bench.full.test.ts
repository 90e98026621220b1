import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { installPackage } from '../support/runner/install-package.ts'

const run = promisify(execFile)

/* Checks only that the bench runs: its results mean nothing while other tests run. */

const installed = await installPackage('scripts/bench')

/** Servers whose rows the bench compares before it measures. */
const writing = 'taskwire,bare,bare-pg,same-rows,same-rows-plain'

test
  .skipIf(!installed)
  .each([
    [
      'requests',
      ['--operations', 'createTaskWithKey', '--sides', writing, '--seconds', '1', '--rounds', '1'],
      /^createTaskWithKey: taskwire [1-9]\d*\/s, [^]*^\| requests per second: createTask, Idempotency-Key +\| +bare pg \| +\d\.\d\d \| +≥ 0\.65 \|$/m,
    ],
  ])('the bench measures %s', async (part, options, figures) => {
  const { stdout } = await run('node', ['scripts/bench.ts', part, ...options])
  expect(stdout).toMatch(figures)
})

test.skipIf(!installed)('the reference servers of other frameworks compile', async () => {
  const project = 'scripts/bench/references/tsconfig.installed.json'
  await run('node', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project])
})
