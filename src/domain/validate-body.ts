import { invalid, type AppError } from '../errors.ts'

/** A function that codegen makes of a schema; its errors are those of the last call. */
export interface Validator {
  (value: unknown): boolean
  errors?:
    | {
        instancePath: string
        schemaPath: string
        keyword: string
        params: Record<string, unknown>
        message?: string
      }[]
    | null
}

/** What the contract says of a body. */
export interface BodyRules {
  validate: Validator
  /** In the contract's order, for naming the first one that fails. */
  fields: readonly { name: string; required: boolean; validate: Validator }[]
}

/** Holds a body against the contract. @throws AppError validation_error */
export function validateBody(rules: BodyRules, body: Record<string, unknown>): void {
  if (!rules.validate(body)) throw bodyRefusal(rules, body)
}

/**
 * The refusal of a body that its rules have just refused. Of its fields the first that fails, in the contract's order,
 * is named (product.md 2.2).
 */
export function bodyRefusal({ validate, fields }: BodyRules, body: Record<string, unknown>): AppError {
  // A rule that spans fields (`if`, `then`) is tried before the fields; its issue is of the one it misses or finds null.
  const [issue] = validate.errors ?? []
  const blamed =
    (issue?.params.missingProperty as string | undefined) ?? issue?.instancePath.split('/')[1] ?? ''
  const missed = issue?.schemaPath.includes('/then/') ? blamed : undefined
  for (const { name, required, validate } of fields) {
    const isGiven = Object.hasOwn(body, name)
    if (isGiven && !validate(body[name])) return invalid(name, reasonOf(name, validate))
    if ((required && !isGiven) || name === missed) return invalid(name, `${name} is required.`)
  }
  return invalid(blamed, `${blamed} is required.`)
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
