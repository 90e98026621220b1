import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { installPackage } from '../support/runner/install-package.ts'
import { describeFaultyCalls } from './faulty-calls.ts'
import { installClient, type InstalledClient, type Runtime } from './installed-client.ts'
import { describeLiveCalls } from './live-calls.ts'

const folder = join(import.meta.dirname, 'runtimes')
const installed = await installPackage(folder)
const modules = join(folder, 'node_modules')

/** Returns the command of a runtime, if its package has a binary for this platform. */
function commandOf(program: string, ...args: string[]): string[] | undefined {
  const path = join(modules, program)
  if (installed && existsSync(path)) return [path, ...args]
  console.warn(`skipped: @taskwire/client under ${program}, which is not there`)
  return undefined
}

const runtimes: Runtime[] = [
  {
    name: 'Deno',
    command: commandOf('@deno/linux-x64-glibc/deno', 'run', '--allow-net'),
    repeatsReads: true,
  },
  { name: 'Bun', command: commandOf('@oven/bun-linux-x64/bin/bun') },
]

let client: InstalledClient
beforeAll(async () => {
  client = await installClient()
})
afterAll(() => client.remove())

describe('with a live server', () => describeLiveCalls(runtimes, () => client))
describe('with a server that fails', () => describeFaultyCalls(runtimes, () => client))
