import { ContractError, report } from './contract/finding.ts'
import { findStale, generateAll } from './contract/generate.ts'
import { writeFiles } from './contract/write-files.ts'
import { scriptCommand } from './support/command.ts'

/* Completes spec/ from the policy of its operations, and writes generated/. */

const { check } = scriptCommand('codegen')
  .option('--check', 'writes nothing, and fails if a file is out of date')
  .parse()
  .opts<{ check?: true }>()
try {
  const { all, shared } = await generateAll()
  if (check) report(await findStale({ all, shared }))
  else await writeFiles([...all.flatMap(({ completed, files }) => [completed, ...files]), ...shared])
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  report(error.findings)
}
