import { ContractError, report } from './contract/finding.ts'
import { filesOf, generateAll } from './contract/generate.ts'
import { writeFiles } from './contract/write-files.ts'
import { filesFor } from './new-operation/files.ts'
import { findOperation } from './new-operation/operation.ts'
import { Failure, scriptCommand } from './support/command.ts'

/*
 * Scaffolds an operation that is in the contract but not in the code: handler, domain function and a failing
 * test. Also runs codegen.
 */

const command = scriptCommand('new-operation').argument('<id>').option('--json').parse()

try {
  const generated = await generateAll()
  const operation = await findOperation(generated.all, command.processedArgs[0] as string)
  const { files, handler, domain, test, isRuleWritten } = await filesFor(operation)
  await writeFiles([...filesOf(generated), ...files])
  const written = { operation: operation.id, handler, domain, test }
  const next = isRuleWritten
    ? 'next       complete the test: the rule already exists'
    : 'next       write the rule and complete the test: it fails until then'
  const lines = Object.entries(written).map(([what, where]) => `${what.padEnd(10)} ${where}`)
  console.log(
    command.opts<{ json?: true }>().json ? JSON.stringify(written, null, 2) : [...lines, next].join('\n'),
  )
} catch (error) {
  if (error instanceof ContractError) report(error.findings)
  else if (error instanceof Failure) {
    console.error(`error: ${error.message}`)
    process.exitCode = 1
  } else throw error
}
