import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { coverageMatrix } from './coverage/matrix.ts'

/*
 * Writes docs/coverage.md from the contracts. With `--check` it writes nothing, and fails if the file is out of date.
 */

const path = 'docs/coverage.md'
const text = await format(coverageMatrix(), { ...(await resolveConfig(path)), filepath: path })
if (!process.argv.includes('--check')) await writeFile(path, text)
else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  console.error(`${path}: this is not what the contracts document\n    fix: npm run coverage`)
  process.exitCode = 1
}
