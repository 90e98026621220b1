import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What a figure depends on: it stays true when documents or tests change. */
const measured = ['src', 'generated', 'package.json', 'package-lock.json', 'scripts/bench/references']

/** The last commit that changed what is measured, with a `+` where that was changed since; `unknown` without Git. */
export async function readVersion(directory: string): Promise<string> {
  const git = async (...command: string[]): Promise<string> =>
    (await promisify(execFile)('git', ['-C', directory, ...command, '--', ...measured])).stdout.trim()
  try {
    const changes = await git('status', '--porcelain')
    return `${await git('log', '-1', '--format=%h')}${changes === '' ? '' : '+'}`
  } catch {
    return 'unknown'
  }
}

/** @throws Error where the figures would be those of code that nobody can check out */
export async function committedVersion(): Promise<string> {
  const version = await readVersion('.')
  if (/^[0-9a-f]+$/.test(version)) return version
  throw new Error(`--write wants what it measures to be committed: ${measured.join(', ')}`)
}
