import { mkdir, writeFile } from 'node:fs/promises'
import { ContractError, report } from './contract/finding.ts'
import { findStale, generateAll, type GeneratedFile } from './contract/generate.ts'
import { readOptions } from './contract/options.ts'

/*
 * Adds to spec/ what follows from the policy of its operations, and generates generated/. With `--check` it writes
 * nothing, and fails if a file is out of date.
 */

const options = readOptions('npm run codegen -- [--check]', {
  options: { check: { type: 'boolean', default: false } },
})
if (options) await generate(options)

async function generate({ check }: { check: boolean }): Promise<void> {
  try {
    const generated = await generateAll()
    if (check) report(await findStale(generated))
    else
      await write([
        ...generated.all.flatMap(({ completed, files }) => [completed, ...files]),
        ...generated.shared,
      ])
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    report(error.findings)
  }
}

async function write(files: readonly GeneratedFile[]): Promise<void> {
  await mkdir('generated', { recursive: true })
  for (const { path, content } of files) await writeFile(path, content)
}
