import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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

/**
 * Writes the code of a commit into a directory, until the end of the test. It uses this version's packages, and installs
 * those that only the earlier version needs.
 */
export function checkOut(commit: string): string {
  const base = mkdtempSync(join(tmpdir(), 'taskwire-before-'))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  const directory = join(base, 'code')
  mkdirSync(directory)
  const script = 'git archive "$0" package.json src generated spec tools | tar -x -C "$1"'
  execFileSync('sh', ['-c', script, commit, directory], { cwd: root })
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  const { dependencies } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const missing = Object.entries(dependencies)
    .filter(([name]) => !existsSync(join(root, 'node_modules', name)))
    .map(([name, version]) => `${name}@${version}`)
  // Node also looks for packages in the directory above.
  if (missing.length > 0)
    execFileSync('npm', [
      'install',
      '--silent',
      '--no-audit',
      '--ignore-scripts',
      '--prefix',
      base,
      ...missing,
    ])
  return directory
}
