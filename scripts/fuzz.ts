import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'

/*
 * Sends requests of any kind to both APIs, and holds each answer against the contract and a model of what there should be:
 * the test of that name, for longer. The same seed sends the same.
 */

const exitUsage = 78

const { requests, seed } = readOptions()
console.log(`${requests} requests with the seed ${seed}`)
const args = ['run', 'test/fuzz/fuzz.test.ts', '--project', 'UTC']
const child = spawn('vitest', args, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
})
const [code] = (await once(child, 'exit')) as [number | null]
process.exitCode = code === 0 ? 0 : 1

function readOptions(): { requests: string; seed: string } {
  try {
    const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } })
    const number = (name: 'requests' | 'seed', fallback: number): string => {
      const text = values[name] ?? String(fallback)
      if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`)
      return text
    }
    return { requests: number('requests', 100_000), seed: number('seed', Math.floor(Math.random() * 1e6)) }
  } catch (error) {
    console.error((error as Error).message.split('\n')[0])
    process.exit(exitUsage)
  }
}
