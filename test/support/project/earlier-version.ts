import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** Returns the output of a Git command, or an empty string if it fails, for example without the history. */
export function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/** Writes the code of a commit into a directory with this version's packages, until the end of the test. */
export function checkOut(commit: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'taskwire-before-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const script = 'git archive "$0" package.json src generated spec tools | tar -x -C "$1"'
  execFileSync('sh', ['-c', script, commit, directory], { cwd: root })
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return directory
}
