import { execFile } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import process from 'node:process'
import { promisify } from 'node:util'

export interface Machine {
  cpu: string
  cores: number
  /** Version of Node. */
  node: string
}

export function describeMachine(): Machine {
  const cpu = cpus()[0]?.model ?? 'unknown'
  return { cpu, cores: availableParallelism(), node: process.versions.node }
}

/** Paths that figures depend on, unlike documents and tests. */
const measured = ['src', 'generated', 'package*.json', 'scripts/bench/package*', 'scripts/bench/references']

/**
 * Returns the last commit that changed one of these paths.
 * @throws Error if there are uncommitted changes
 */
export async function committedVersion(): Promise<string> {
  const git = async (...command: string[]): Promise<string> =>
    (await promisify(execFile)('git', [...command, '--', ...measured])).stdout.trim()
  const changes = await git('status', '--porcelain')
  if (changes === '') return git('log', '-1', '--format=%h')
  throw new Error(`--write needs committed code:\n${changes}`)
}
