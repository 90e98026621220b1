import type { WorkTask } from './work-queries.ts'

/** Returns the title as pages show it. */
export const titleOf = ({ title }: Pick<WorkTask, 'title'>): string => (title === '' ? 'Untitled' : title)
