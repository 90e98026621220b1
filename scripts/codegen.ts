import { ContractError, report } from './contract/finding.ts'
import { filesOf, findExampleFaults, findStale, generateAll } from './contract/generate.ts'
import { writeFiles } from './contract/write-files.ts'
import { scriptCommand } from './support/command.ts'

/* Completes spec/ from the policy of its operations, and writes generated/. */

const { check } = scriptCommand('codegen')
  .option('--check', 'writes nothing, and fails if a file is out of date')
  .parse()
  .opts<{ check?: true }>()
try {
  const generated = await generateAll()
  if (check) report([...(await findStale(generated)), ...findExampleFaults(generated)])
  else await writeFiles(filesOf(generated))
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  report(error.findings)
}
