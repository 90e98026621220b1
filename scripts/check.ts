import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

/*
 * Runs the checks of `npm test`, as many at a time as there are processors. All of them run, so that no finding hides
 * another.
 */

/** Scripts of package.json with their arguments, the slowest first. */
const checks = [
  'lint',
  'typecheck',
  'format:check',
  'prepare',
  'parity',
  'unused',
  'codegen -- --check',
  'lint:contract',
  'compat',
  'coverage -- --check',
]

const queue = [...checks]
const failed: string[] = []
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) {
  console.error(`failed: ${failed.map((check) => `npm run ${check}`).join(', ')}`)
  process.exitCode = 1
}

async function work(): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    const begun = performance.now()
    const child = spawn(`npm run --silent ${check} 2>&1`, {
      shell: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output, [code]] = await Promise.all([
      text(child.stdout),
      once(child, 'exit') as Promise<[number | null]>,
    ])
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${check} (${seconds} s)`)
    if (code === 0) continue
    console.error(output)
    failed.push(check)
  }
}
