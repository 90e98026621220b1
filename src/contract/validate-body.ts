import { AppError, invalid } from '../errors.ts'
import { requiredUnless, messageForRule, type Schema } from './messages.ts'

/** A validator function that codegen generates from a schema. The `errors` belong to the last call. */
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
  /** The value of the keyword in the schema. */
  schema?: unknown
  /** The schema that contains the keyword. */
  parentSchema?: unknown
  /** The refused value. */
  data?: unknown
}

/** The contract's rules for a body. */
export interface BodyRules {
  validate: Validator
  /** The fields in the contract's order. The error names the first invalid field. */
  fields: readonly { name: string; required: boolean; validate: Validator }[]
  /** Fields whose URL must be public. */
  publicUrls?: readonly string[]
}

/** Validates a body against the contract. @throws AppError validation_error */
export function validateBody(rules: BodyRules, body: Record<string, unknown>): void {
  if (!rules.validate(body)) throw bodyRefusal(rules, body)
}

/**
 * Returns the error for an invalid body. Names the first field that fails, in the contract's order (product.md 2.2);
 * a rule across fields may name no field (product.md 2.8).
 */
export function bodyRefusal({ validate, fields }: BodyRules, body: Record<string, unknown>): AppError {
  // A rule across fields runs first and may name a field that is valid by itself.
  const issues = issuesOfLast(validate)
  const issue = decidingIssue(issues)
  const failedField = issue && fieldOf(issue)
  for (const { name, required, validate } of fields) {
    const isGiven = Object.hasOwn(body, name)
    if (isGiven && !validate(body[name], { parentData: body })) return invalid(name, reasonOf(name, validate))
    if (required && !isGiven) return invalid(name, `${name} is required.`)
    if (issue && name === failedField) return invalid(name, failureMessage(name, issue, body[name]))
  }
  if (issue?.instancePath === '' && failedField !== undefined)
    return invalid(failedField, failureMessage(failedField, issue, body[failedField]))
  return new AppError('validation_error', { detail: sentence('The request body', issues) })
}

/** Returns why the validator refused a value, without repeating the value. */
export function reasonOf(name: string, validate: Validator): string {
  return sentence(name, issuesOfLast(validate))
}

/**
 * Returns the issues of a refusal and removes them from the validator, because they contain the sent values.
 */
function issuesOfLast(validate: Validator): readonly Issue[] {
  const { errors } = validate
  validate.errors = null
  return errors ?? []
}

/**
 * Returns the issue to report: the last issue that is not from an `if`, since Ajv lists issues of alternatives first.
 */
function decidingIssue(issues: readonly Issue[]): Issue | undefined {
  return issues.findLast(({ keyword }) => keyword !== 'if')
}

/** Returns the body field of an issue: the missing field, the forbidden field, or the field that contains the value. */
function fieldOf({ instancePath, keyword, params, schema }: Issue): string | undefined {
  if (instancePath !== '') return namesIn(instancePath)[0]
  if (keyword === 'not') return (schema as Schema).required?.[0]
  if (keyword === 'anyOf') return (schema as Schema[]).at(-1)?.required?.[0]
  return params.missingProperty as string | undefined
}

function failureMessage(name: string, issue: Issue, value: unknown): string {
  if (issue.keyword === 'not') return `${name} ${messageForRule('not', {})}.`
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
  const issue = decidingIssue(issues)
  if (!issue) return `${name} is not valid.`
  const path = pathOf(name, issue)
  if ('missingProperty' in issue.params && path !== undefined)
    return `${path}.${String(issue.params.missingProperty)} is required.`
  const subject = path ?? `A value in ${lowerFirst(name)}`
  return `${isItem(issue) ? `Each item of ${subject}` : subject} ${messageOf(issue, issues)}.`
}

/** Returns the message of an issue. For a nullable value, the issue of the non-null alternative is used. */
function messageOf(issue: Issue, issues: readonly Issue[]): string {
  const alternatives = Array.isArray(issue.schema) ? (issue.schema as Schema[]) : []
  const other = alternatives.some(isNull)
    ? issues.findLast((one) => one !== issue && one.keyword !== 'if' && !isNull(one.parentSchema as Schema))
    : undefined
  const { keyword, parentSchema, data } = other ?? issue
  return messageForRule(keyword, (parentSchema ?? {}) as Schema, other !== undefined, data)
}

const isNull = (schema: Schema | undefined): boolean => schema?.type === 'null'
const isItem = ({ instancePath }: Issue): boolean => /\/\d+$/.test(instancePath)

/**
 * Returns the path of the value, such as `nested.deep`, without indexes. Undefined if a name might not come from the
 * contract, since text that a client has sent is never repeated (product.md 2.3).
 */
function pathOf(name: string, { instancePath, schemaPath }: Issue): string | undefined {
  const names = namesIn(instancePath).filter((part) => !/^\d+$/.test(part))
  const documented = [...schemaPath.matchAll(/\/properties\/([^/]+)/g)]
    .map(([, part = '']) => unescapeName(decodeURIComponent(part)))
    .slice(-names.length)
  if (names.length === 0) return name
  return names.join('/') === documented.join('/') ? [name, ...names].join('.') : undefined
}

const namesIn = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeName)
const unescapeName = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')
const lowerFirst = (text: string): string => (text.startsWith('The ') ? `t${text.slice(1)}` : text)

/** Returns the failed rules by path, without values, because Ajv's issues may contain parts of the reply. */
export function issuesOf(validate: Validator | null): { path: string; rule: string }[] {
  return (validate?.errors ?? []).map(({ instancePath, schemaPath, params }) => {
    const field = (params.missingProperty ?? params.additionalProperty) as string | undefined
    const path = `${instancePath}${field === undefined ? '' : `/${field}`}`
    return { path, rule: schemaPath }
  })
}
