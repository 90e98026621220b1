import { AppError, invalid } from '../errors.ts'
import { requiredUnless, ruleOf, type Schema } from './messages.ts'

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
  /** What the keyword says. */
  schema?: unknown
  /** The schema that the keyword stands in. */
  parentSchema?: unknown
  /** The value. */
  data?: unknown
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
  // A rule that spans fields is tried before the fields, and may blame one that is well by itself.
  const issues = issuesOfLast(validate)
  const issue = causeOf(issues)
  const blamed = issue && fieldOf(issue)
  for (const { name, required, validate } of fields) {
    const isGiven = Object.hasOwn(body, name)
    if (isGiven && !validate(body[name], { parentData: body })) return invalid(name, reasonOf(name, validate))
    if (required && !isGiven) return invalid(name, `${name} is required.`)
    if (issue && name === blamed) return invalid(name, blame(name, issue, body[name]))
  }
  if (issue?.instancePath === '' && blamed !== undefined)
    return invalid(blamed, blame(blamed, issue, body[blamed]))
  return new AppError('validation_error', { detail: sentence('The request body', issues) })
}

/** What is wrong with the value that the validator has just refused, without echoing it. */
export function reasonOf(name: string, validate: Validator): string {
  return sentence(name, issuesOfLast(validate))
}

/** The issues of a refusal, which are forgotten with it: they hold what was sent. */
function issuesOfLast(validate: Validator): readonly Issue[] {
  const { errors } = validate
  validate.errors = null
  return errors ?? []
}

/** The issue that decided: those of alternatives stand before it, and that an `if` held, behind it. */
function causeOf(issues: readonly Issue[]): Issue | undefined {
  return issues.findLast(({ keyword }) => keyword !== 'if')
}

/** The field of the body that an issue is of: the one that is missing or may not be there, or the one that it lies in. */
function fieldOf({ instancePath, keyword, params, schema }: Issue): string | undefined {
  if (instancePath !== '') return namesIn(instancePath)[0]
  if (keyword === 'not') return (schema as Schema).required?.[0]
  if (keyword === 'anyOf') return (schema as Schema[]).at(-1)?.required?.[0]
  return params.missingProperty as string | undefined
}

function blame(name: string, issue: Issue, value: unknown): string {
  if (issue.keyword === 'not') return `${name} ${ruleOf('not', {})}.`
  if (issue.keyword === 'anyOf' && issue.instancePath === '')
    return `${name} ${requiredUnless(issue.schema as Schema[])}.`
  if (value === undefined && issue.keyword === 'required' && !isConditional(issue))
    return `${name} is required.`
  if (value === undefined || value === null) return `${name} is required, given the other fields.`
  const [, , ...rest] = issue.instancePath.split('/')
  return sentence(name, [{ ...issue, instancePath: rest.map((part) => `/${part}`).join('') }])
}

const isConditional = ({ schemaPath }: Issue): boolean => /\/(then|else)\//.test(schemaPath)

function sentence(name: string, issues: readonly Issue[]): string {
  const issue = causeOf(issues)
  if (!issue) return `${name} is not valid.`
  const path = pathOf(name, issue)
  if ('missingProperty' in issue.params && path !== undefined)
    return `${path}.${String(issue.params.missingProperty)} is required.`
  const subject = path ?? `A value in ${lowerFirst(name)}`
  return `${isItem(issue) ? `Each item of ${subject}` : subject} ${wordsOf(issue, issues)}.`
}

/** A value that may be null is one of two alternatives: what counts is what the other one says. */
function wordsOf(issue: Issue, issues: readonly Issue[]): string {
  const alternatives = Array.isArray(issue.schema) ? (issue.schema as Schema[]) : []
  const other = alternatives.some(isNull)
    ? issues.findLast((one) => one !== issue && one.keyword !== 'if' && !isNull(one.parentSchema as Schema))
    : undefined
  const { keyword, parentSchema, data } = other ?? issue
  return ruleOf(keyword, (parentSchema ?? {}) as Schema, other !== undefined, data)
}

const isNull = (schema: Schema | undefined): boolean => schema?.type === 'null'
const isItem = ({ instancePath }: Issue): boolean => /\/\d+$/.test(instancePath)

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
