import { execFile } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import process from 'node:process'
import { promisify } from 'node:util'

export interface Machine {
  cpu: string
  cores: number
  /** The version. */
  node: string
}

export function describeMachine(): Machine {
  const cpu = cpus()[0]?.model ?? 'unknown'
  return { cpu, cores: availableParallelism(), node: process.versions.node }
}

/** What a figure depends on: it stays true when documents or tests change. */
const measured = ['src', 'generated', 'package.json', 'package-lock.json', 'scripts/bench/references']

/**
 * Returns the last commit that changed what is measured.
 * @throws Error if the figures would be those of code that nobody can check out
 */
export async function committedVersion(): Promise<string> {
  const git = async (...command: string[]): Promise<string> =>
    (await promisify(execFile)('git', [...command, '--', ...measured])).stdout.trim()
  const changes = await git('status', '--porcelain')
  if (changes === '') return git('log', '-1', '--format=%h')
  throw new Error(`--write wants what it measures to be committed:\n${changes}`)
}
