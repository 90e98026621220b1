import type { TestProject } from 'vitest/node'
import { checkAnswers } from '../../scripts/coverage/check-answers.ts'
import { checkNotes } from './check-notes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which each process notes what was answered. */
    answers?: string
  }
}

/** Has all processes of the run note what is answered and, at its end, holds that against the contracts. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return checkNotes(project, {
    name: 'answers',
    title: 'contract coverage',
    check: (lines, isWhole) => checkAnswers(new Set(lines), isWhole),
  })
}
