import { Problem } from '../../../api/problem.ts'
import { fieldOfParam, type FieldName } from './event-fields.ts'

/** Returns the field that an error concerns, and its message. */
export function fieldErrorOf(error: unknown) {
  const problem = error === null || error === undefined ? undefined : Problem.of(error)
  const field = fieldOfParam[problem?.param ?? '']
  const errorOf = (name: FieldName): string | undefined => (name === field ? problem?.message : undefined)
  return { field, errorOf }
}
