import type { Operation, Validator } from '../../generated/openapi.router.ts'
import { invalid } from '../errors.ts'

/**
 * Holds a body against the contract; of its fields the first that fails, in the contract's order, is named
 * (decision 1.5).
 * @throws AppError validation_error
 */
export function validateBody(schema: NonNullable<Operation['body']>, body: Record<string, unknown>): void {
  if (schema.validate(body)) return
  for (const { name, required, validate } of schema.fields) {
    if (!Object.hasOwn(body, name)) {
      if (required) throw invalid(name, `${name} is required.`)
    } else if (!validate(body[name])) throw invalid(name, reasonOf(name, validate))
  }
  // Each field is well by itself: a rule that spans several has failed, in the field that it misses or finds null.
  const [issue] = schema.validate.errors ?? []
  const field = String(issue?.params.missingProperty ?? issue?.instancePath.split('/')[1])
  throw invalid(field, `${field} is required.`)
}

/** What Ajv says of the value, without echoing it. */
export function reasonOf(name: string, validate: Validator): string {
  const { keyword = '', message = 'is invalid', params = {} } = validate.errors?.at(-1) ?? {}
  if (keyword === 'pattern' || keyword === 'not') return `${name} is not allowed or has the wrong form.`
  if (keyword === 'enum') return `${name} must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}.`
  return `${name} ${message}.`
}
