import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect } from 'vitest'
import { lineOf, ProjectCopy, swap, type Edit, type ProgramResult } from './project-copy.ts'

/** The line of a finding: its file, a string in the line, and a string before it. */
type FindingPlace = [file: string, text: string, after?: string]

/** The message of a finding, its line, and the edits of the project that cause it. */
export type Drift = [says: string, where: FindingPlace, ...edits: Edit[]]

export const contract = 'spec/openapi.yaml'
export const onContract = (from: string, to: string, after?: string): Edit => swap(contract, from, to, after)

/** Lends each concurrent test its own copy of the project. */
export function useCopies(): <T>(work: (copy: ProjectCopy) => Promise<T>) => Promise<T> {
  const all: ProjectCopy[] = []
  const free: ProjectCopy[] = []
  const waiting: ((copy: ProjectCopy) => void)[] = []
  beforeAll(async () => {
    all.push(
      ...(await Promise.all(Array.from({ length: availableParallelism() }, () => ProjectCopy.create()))),
    )
    free.push(...all)
  })
  afterAll(() => Promise.all(all.map((copy) => copy.remove())))
  return async (work) => {
    const copy = free.pop() ?? (await new Promise<ProjectCopy>((resolve) => void waiting.push(resolve)))
    try {
      return await work(copy)
    } finally {
      await copy.restore()
      const next = waiting.shift()
      if (next) next(copy)
      else free.push(copy)
    }
  }
}

/** Expects exit code 1, and a finding at the right line with the problem and its fix. */
export async function expectFinding(
  copy: ProjectCopy,
  [says, where]: Drift,
  { code, output }: ProgramResult,
): Promise<void> {
  const place = locationOf(where, (await copy.read(where[0])) ?? '')
  const lines = output.split('\n')
  const found = lines.findIndex((line) => line.startsWith(`${place}: `) && line.includes(says))
  expect(found, `no finding at ${place} with: ${says}\n\nThe findings are:\n${output}`).not.toBe(-1)
  expect(lines[found + 1]).toMatch(/^ {4}fix: \S/)
  expect(code).toBe(1)
}

/** Returns `file:line` of a finding. */
export function locationOf([file, text, after]: FindingPlace, content: string): string {
  return `${file}:${lineOf(content, text, after)}`
}
