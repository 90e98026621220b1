import { Failure } from './compat/read.ts'
import { release } from './release/release.ts'

/*
 * Makes the contract the released one, and dates the changelog's section. Refuses, and writes nothing, when the contract
 * breaks those who use the released one, or when the section is silent about a change of it.
 */

const [version = '', ...others] = process.argv.slice(2)
if (version === '' || version.startsWith('-') || others.length > 0) {
  console.error('release: usage: npm run release -- VERSION')
  process.exitCode = 78
} else {
  await run(version)
}

async function run(version: string): Promise<void> {
  try {
    const files = await release(version, new Date().toISOString().slice(0, 10))
    console.log(`release: ${version}: ${files.join(', ')}`)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    for (const line of error.message.split('\n')) console.error(`release: ${line}`)
    process.exitCode = 1
  }
}
