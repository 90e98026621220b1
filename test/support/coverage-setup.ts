import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { checkAnswers } from '../../scripts/coverage/check-answers.ts'
import { isWholeRun } from './whole-run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which each process notes what was answered. */
    answers?: string
  }
}

/** Has all processes of the run note what is answered and, at its end, holds that against the contracts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'taskwire-answers-'))
  project.provide('answers', folder)
  return async () => {
    const findings = checkAnswers(await readAnswers(folder), await isWholeRun(project))
    await rm(folder, { recursive: true })
    if (findings.length === 0) return
    console.error(['', 'contract coverage:', ...findings].join('\n'))
    process.exitCode = 1
  }
}

async function readAnswers(folder: string): Promise<Set<string>> {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return new Set(texts.flatMap((text) => text.trim().split('\n')))
}
