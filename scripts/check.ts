import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

/*
 * Runs the checks of `npm test`, as many at a time as there are processors, and with `--tests OPTIONS` also the tests.
 * A failed check does not stop the others, so that one run reports every finding.
 */

/** Scripts of package.json with their arguments: first the build, which page tests need, and then the slowest first. */
const checks = [
  'prepare',
  'lint',
  'typecheck',
  'format:check',
  'parity',
  'unused',
  'codegen -- --check',
  'lint:contract',
  'compat',
]

const queue = [...checks]
/** The output of each failed check, which is shown after the tests. */
const failed = new Map<string, string>()
const [withTests, ...options] = process.argv.slice(2)
if (withTests === '--tests') {
  await runCheck(queue.shift() ?? '')
  // The tests often wait for locks and timers, which leaves CPU for one check at a time.
  await Promise.all([work(), runTests()])
} else await Promise.all(Array.from({ length: availableParallelism() }, work))
for (const [check, output] of failed) console.error(`\nnpm run ${check} failed:\n${output}`)
if (failed.size > 0) {
  console.error(`failed: ${[...failed.keys()].map((check) => `npm run ${check}`).join(', ')}`)
  process.exitCode = 1
}

async function runTests(): Promise<void> {
  const child = spawn('vitest', ['run', ...options], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) process.exitCode = 1
}

async function work(): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) await runCheck(check)
}

async function runCheck(check: string): Promise<void> {
  const startedAt = performance.now()
  const child = spawn(`npm run --silent ${check} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${check} (${seconds} s)`)
  if (code !== 0) failed.set(check, output)
}
