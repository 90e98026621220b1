import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isWholeRun } from '../runner/whole-run.ts'

/**
 * Finds faults in a run.
 * @param lines the lines of all processes, in any order
 */
type Check = (lines: readonly string[], isWhole: boolean) => readonly string[] | Promise<readonly string[]>

/**
 * Gives the processes of a run a folder in which each records lines in a file, and checks all lines at the end. A finding
 * fails the run.
 * @param name the key by which processes find the folder
 */
export async function checkRecorded(
  project: TestProject,
  { name, title, check }: { name: 'answers' | 'statements'; title: string; check: Check },
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), `taskwire-${name}-`))
  project.provide(name, folder)
  return async () => {
    const lines = await readLines(folder)
    await rm(folder, { recursive: true })
    const findings = await check(lines, await isWholeRun(project))
    if (findings.length === 0) return
    console.error(['', `${title}:`, ...findings].join('\n'))
    process.exitCode = 1
  }
}

async function readLines(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => text.split('\n')).filter(Boolean)
}
