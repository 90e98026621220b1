import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { installPackage } from '../support/runner/install-package.ts'

const run = promisify(execFile)

/* Checks only that the bench runs: its results mean nothing while other tests run. */

const installed = await installPackage('scripts/bench')

/** Servers whose rows the bench compares before it measures. */
const writing = 'taskwire,bare,bare-pg,same-rows,same-rows-plain'

test.skipIf(!installed).each([
  [
    'servers that write',
    ['--operations', 'createTaskWithKey', '--sides', writing],
    /^createTaskWithKey: taskwire [1-9]\d*\/s, [^]*^\| requests per second: createTask, Idempotency-Key +\| +bare pg \| +\d\.\d\d \| +≥ 0\.65 \|$/m,
  ],
  [
    'all servers and another checkout',
    ['--operations', 'getTask,createTask', '--tasks', '1000', '--against', '.'],
    /^createTask: taskwire [1-9]\d*\/s, against [1-9]\d*\/s, .*same-rows-plain [1-9]\d*\/s/m,
  ],
])(
  'the bench measures requests of %s',
  async (_servers, options, figures) => {
    const command = ['scripts/bench.ts', 'requests', ...options, '--seconds', '1', '--rounds', '1']
    const { stdout, stderr } = await run('node', command)
    expect(stdout).toMatch(figures)
    expect(stderr).toBe('')
  },
  600_000,
)

test.skipIf(!installed)('the reference servers of other frameworks compile', async () => {
  const project = 'scripts/bench/references/tsconfig.installed.json'
  await run('node', ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', project])
})
