import type { TestProject } from 'vitest/node'
import { checkAnswers } from '../../../scripts/coverage/check-answers.ts'
import { checkRecorded } from '../contract/check-recorded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which each process records the responses. */
    answers?: string
  }
}

/** Records the responses of all processes of the run, and compares them with the contracts at the end. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return checkRecorded(project, {
    name: 'answers',
    title: 'contract coverage',
    check: (lines, isWhole) => checkAnswers(new Set(lines), isWhole),
  })
}
