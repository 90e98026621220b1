import type { Operation, Validator } from '../../generated/openapi.router.ts'
import { invalid } from '../errors.ts'

/**
 * Holds a body against the contract; of its fields the first that fails, in the contract's order, is named
 * (decision 1.5).
 * @throws AppError validation_error
 */
export function validateBody(schema: NonNullable<Operation['body']>, body: Record<string, unknown>): void {
  if (schema.validate(body)) return
  // A rule that spans fields (`if`, `then`) is tried before the fields; its issue is of the one it misses or finds null.
  const [issue] = schema.validate.errors ?? []
  const blamed =
    (issue?.params.missingProperty as string | undefined) ?? issue?.instancePath.split('/')[1] ?? ''
  const missed = issue?.schemaPath.includes('/then/') ? blamed : undefined
  for (const { name, required, validate } of schema.fields) {
    const isGiven = Object.hasOwn(body, name)
    if (isGiven && !validate(body[name])) throw invalid(name, reasonOf(name, validate))
    if ((required && !isGiven) || name === missed) throw invalid(name, `${name} is required.`)
  }
  throw invalid(blamed, `${blamed} is required.`)
}

/** What Ajv says of the value, without echoing it. */
export function reasonOf(name: string, validate: Validator): string {
  const { keyword = '', message = 'is invalid', params = {} } = validate.errors?.at(-1) ?? {}
  if (keyword === 'pattern' || keyword === 'not') return `${name} is not allowed or has the wrong form.`
  if (keyword === 'type') return `${name} must be ${[params.type].flat().join(' or ')}.`
  if (keyword === 'minLength') return `${name} must not be empty.`
  if (keyword === 'enum')
    return `${name} must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}.`
  return `${name} ${message}.`
}
