import { showRefusal } from '../../show-refusal.tsx'
import { titleOf } from './title-of.ts'
import type { WorkTask } from './work-queries.ts'

/** The reasons why a person cannot see something, or change it. */
export const notFoundTexts = {
  task: 'This task was deleted, or you can no longer see its project.',
  /** Of a task that is moved. */
  place: 'This task or its new column was deleted, or you can no longer see its project.',
  event: 'This event was deleted, or you can no longer see its project.',
  project: 'This project was archived or deleted, or you can no longer see it.',
}

/** Shows that the server refused to change or move a task, and the reason. */
export function showTaskRefusal(task: WorkTask, verb: 'changed' | 'moved', error: unknown): void {
  showRefusal(
    `“${titleOf(task)}” was not ${verb}`,
    error,
    verb === 'moved' ? notFoundTexts.place : notFoundTexts.task,
  )
}
