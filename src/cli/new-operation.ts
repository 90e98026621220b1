import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { CommandError, ReportedError } from './command-error.ts'

const root = resolve(import.meta.dirname, '../..')
const script = 'scripts/new-operation.ts'

export function addCommands(program: Command): void {
  program
    .command('new-operation')
    .description('write the handler, the domain function and the test of a new operation')
    .argument('<id>', 'the operationId in the contract')
    .action(write)
}

/** Runs the script of the checkout, which needs development dependencies. */
async function write(id: string, _options: object, command: Command): Promise<void> {
  if (!existsSync(resolve(root, script)))
    throw new CommandError(`there is no ${script} here: the command needs a source checkout`)
  const { json } = command.optsWithGlobals<{ json?: boolean }>()
  const args = [script, ...(json ? ['--json'] : []), '--', id]
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new ReportedError()
}
