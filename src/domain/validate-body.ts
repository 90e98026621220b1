import { AppError, invalid } from '../errors.ts'

/** A function that codegen makes of a schema; its errors are those of the last call. */
export interface Validator {
  /** @param within the object whose field the value is */
  (value: unknown, within?: { parentData: unknown }): boolean
  errors?: Issue[] | null
}

interface Issue {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
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
 * is named (product.md 2.2); a rule of several fields may have none to name (product.md 2.8).
 */
export function bodyRefusal({ validate, fields }: BodyRules, body: Record<string, unknown>): AppError {
  // A rule that spans fields (`if`, `then`) is tried before the fields, and may blame one that is well by itself.
  const issue = causeOf(validate)
  const blamed = issue && fieldOf(issue)
  for (const { name, required, validate } of fields) {
    const isGiven = Object.hasOwn(body, name)
    if (isGiven && !validate(body[name], { parentData: body })) return invalid(name, reasonOf(name, validate))
    if (required && !isGiven) return invalid(name, `${name} is required.`)
    if (issue && name === blamed) return invalid(name, blame(name, issue, body[name]))
  }
  if (issue?.instancePath === '' && blamed !== undefined) return invalid(blamed, `${blamed} is required.`)
  return new AppError('validation_error', { detail: sentence('The request body', issue) })
}

/** What Ajv says of the value, without echoing it. */
export function reasonOf(name: string, validate: Validator): string {
  return sentence(name, causeOf(validate))
}

/** The issue that decided: those of alternatives stand before it, and that an `if` held, behind it. */
function causeOf({ errors }: Validator): Issue | undefined {
  return errors?.findLast(({ keyword }) => keyword !== 'if')
}

/** The field of the body that an issue is of: the one that is missing, or the one that it lies in. */
function fieldOf({ instancePath, params }: Issue): string | undefined {
  return instancePath === '' ? (params.missingProperty as string | undefined) : namesIn(instancePath)[0]
}

function blame(name: string, issue: Issue, value: unknown): string {
  if (value === undefined || value === null) return `${name} is required, given the other fields.`
  const [, , ...rest] = issue.instancePath.split('/')
  return sentence(name, { ...issue, instancePath: rest.map((part) => `/${part}`).join('') })
}

function sentence(name: string, issue: Issue | undefined): string {
  if (!issue) return `${name} is invalid.`
  const { keyword, params, message = 'is invalid' } = issue
  const path = pathOf(name, issue)
  if ('missingProperty' in params && path !== undefined)
    return `${path}.${String(params.missingProperty)} is required.`
  return `${path ?? `A value in ${lowerFirst(name)}`} ${ruleOf(keyword, params, message)}.`
}

const formatRules: Record<string, string> = {
  date: 'must be a date, YYYY-MM-DD',
  'date-time': 'must be a date and time with an offset (RFC 3339)',
  'time-zone': 'must be the IANA name of a time zone',
  uri: 'must be a URI',
}

function ruleOf(keyword: string, params: Issue['params'], message: string): string {
  const fields = `${String(params.limit)} ${params.limit === 1 ? 'field' : 'fields'}`
  switch (keyword) {
    case 'pattern':
    case 'not':
      return 'is not allowed or has the wrong form'
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}`
    case 'format':
      return formatRules[String(params.format)] ?? message
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : message
    case 'enum':
      return `must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}`
    case 'minProperties':
      return `must have at least ${fields}`
    case 'maxProperties':
      return `must have at most ${fields}`
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
      return 'has a field that it may not have'
    case 'anyOf':
      return 'must have one of its documented forms'
    case 'oneOf':
      return 'must have one of its documented forms, and only one'
    default:
      return message
  }
}

/**
 * The value with the names that lead to it, `nested.deep`, for an item those of its list. Undefined where a name on the
 * way may not be the contract's: what was sent is not repeated (product.md 2.3).
 */
function pathOf(name: string, { instancePath, schemaPath }: Issue): string | undefined {
  const names = namesIn(instancePath).filter((part) => !/^\d+$/.test(part))
  const documented = [...schemaPath.matchAll(/\/properties\/([^/]+)/g)]
    .map(([, part = '']) => unescapePart(decodeURIComponent(part)))
    .slice(-names.length)
  if (names.length === 0) return name
  return names.join('/') === documented.join('/') ? [name, ...names].join('.') : undefined
}

const namesIn = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePart)
const unescapePart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')
const lowerFirst = (text: string): string => (text.startsWith('The ') ? `t${text.slice(1)}` : text)

/** Which rules failed where. Ajv's own issues may hold a value of the reply. */
export function issuesOf(validate: Validator | null, root = ''): { path: string; rule: string }[] {
  return (validate?.errors ?? []).map(({ instancePath, schemaPath, params }) => {
    const field = (params.missingProperty ?? params.additionalProperty) as string | undefined
    const path = `${root}${instancePath}${field === undefined ? '' : `/${field}`}`
    return { path, rule: schemaPath }
  })
}
