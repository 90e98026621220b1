import { InvalidArgumentError } from 'commander'
import { release } from './release/release.ts'
import { Failure, scriptCommand } from './support/command.ts'

/* Releases the contract and dates the changelog's section, unless a change is breaking or missing from the section. */

const command = scriptCommand('release').argument('<version>', 'such as 1.2.0', parseVersion).parse()
const version = command.processedArgs[0] as string
try {
  const files = await release(version, new Date().toISOString().slice(0, 10))
  console.log(`release: ${version}: ${files.join(', ')}`)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  for (const line of error.message.split('\n')) console.error(`release: ${line}`)
  process.exitCode = 1
}

function parseVersion(text: string): string {
  if (/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text)) return text
  throw new InvalidArgumentError('It must be a version such as 1.2.0.')
}
