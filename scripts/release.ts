import { refuseUsage } from './contract/options.ts'
import { Failure } from './compat/read.ts'
import { release } from './release/release.ts'
import { isVersion } from './release/version.ts'

/*
 * Releases the contract and dates the changelog's section. Refuses, and writes nothing, if a change is breaking or
 * missing in the section.
 */

const usage = 'npm run release -- VERSION'
const [version = '', ...others] = process.argv.slice(2)
if (others.length > 0) refuseUsage(usage, 'one version at a time')
else if (!isVersion(version)) refuseUsage(usage, `${version || 'nothing'} is not a version such as 1.2.0`)
else await run(version)

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
