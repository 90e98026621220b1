import type { Direction, Verdict } from '../../../scripts/compat/change.ts'
import type { Edit } from './edits.ts'

/** A change of the base contract, and all that is to be said of it. */
export interface Labelled {
  title: string
  edits: Edit[]
  labels: Label[]
}

/** What is to be said: the verdict, of what, and the beginning of where. */
export type Label = [verdict: Verdict, direction: Direction, where: string]

export function labelled(title: string, edits: Edit | Edit[], ...labels: Label[]): Labelled {
  return { title, edits: [edits].flat(), labels }
}

export const breaks = (direction: Direction, where: string): Label => ['breaking', direction, where]
export const safe = (direction: Direction, where: string): Label => ['safe', direction, where]
export const told = (direction: Direction, where: string): Label => ['documentation', direction, where]
