import { mkdir, writeFile } from 'node:fs/promises'
import { ContractError } from './contract/document.ts'
import { report } from './contract/finding.ts'
import { contracts, findStale, generate, type GeneratedFile } from './contract/generate.ts'

/* Writes generated/ from spec/. With `--check` it writes nothing, and fails where the two are not in step. */

try {
  const files = (await Promise.all(contracts.map(generate))).flatMap((made) => made.files)
  if (process.argv.includes('--check')) report(await findStale(files))
  else await write(files)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  report(error.findings)
}

async function write(files: readonly GeneratedFile[]): Promise<void> {
  await mkdir('generated', { recursive: true })
  for (const { path, content } of files) await writeFile(path, content)
}
