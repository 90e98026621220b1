import { stringify } from 'yaml'
import {
  parsePointer,
  type Header,
  type Located,
  type ParameterObject,
  type Response,
} from '../../src/contract/document.ts'
import { messageForRule, type Schema } from '../../src/contract/messages.ts'
import { type Component, componentsOf, filePrefix } from './components.ts'
import type { SourceContract } from './source-contract.ts'
import type { Finding } from './finding.ts'
import { fieldNames, isConstrained } from './schema-parts.ts'
import { isPipelineHeader, pipelineHeaders } from './successes.ts'

interface Example {
  $ref?: string
  summary?: string
  value?: { error?: { code?: string; message?: string; param?: string } }
}

/** Returns the response for a status as YAML: a component with examples for exactly these codes, or a new response. */
export function refusalFor(
  contract: SourceContract,
  located: Located,
  status: string,
  codes: readonly string[],
): string[] | Finding {
  const fitting = componentsOf<Response>(contract, 'responses').filter((response) =>
    fits(contract, located, status, codes, response),
  )
  const [found, ...more] = fitting
  if (!found) return writeRefusal(contract, located, status, codes)
  if (more.length === 0) return yamlLines({ [status]: { $ref: found.ref } })
  const what = `${located.operation.operationId} may return ${status} ${codes.join(', ')}`
  const refs = fitting.map(({ ref }) => ref).join(', ')
  const place = [...located.pointer, 'responses']
  return contract.finding(
    'responses',
    place,
    `${what}: several responses have these examples`,
    `refer to one of ${refs}`,
  )
}

function fits(
  contract: SourceContract,
  located: Located,
  status: string,
  codes: readonly string[],
  { value, source }: Component<Response>,
): boolean {
  const examples = Object.entries(examplesOf(value))
  const sent = headersOf(contract, located, status)
  return (
    examples.length === codes.length &&
    examples.every(
      ([code, example]) =>
        codes.includes(code) &&
        isInSameFile(source, example) &&
        isApplicable(contract, located, source.resolve(example)),
    ) &&
    Object.keys(value.headers ?? {}).every((name) => !isPipelineHeader(name) || sent.includes(name))
  )
}

const examplesOf = (response: Response): Record<string, Example> =>
  (response.content?.['application/json']?.examples ?? {}) as Record<string, Example>

/**
 * Returns whether an example is in the file that references it. A response with an example of another file
 * would repeat that file's response.
 */
const isInSameFile = ({ source }: SourceContract, { $ref }: Example): boolean =>
  $ref === undefined || ($ref.startsWith('#') && source.has(parsePointer($ref)))

/** Returns whether an example fits the operation. */
function isApplicable(contract: SourceContract, located: Located, example: Example | undefined): boolean {
  if (!example) return false
  const { param } = example.value?.error ?? {}
  const isField = param === undefined || fieldNames(contract, located).includes(param)
  return isField && mismatchedRequirement(contract, located, example) === undefined
}

/**
 * Returns the scope or role in a refusal's message that this operation does not require; undefined if there is none.
 */
export function mismatchedRequirement(
  { document }: SourceContract,
  { operation }: Located,
  { value }: Example,
): string | undefined {
  const { code, message = '' } = value?.error ?? {}
  const { schemas, securitySchemes = {} } = document.components
  const [[name = '', required = []] = []] = Object.entries(operation.security[0] ?? {})
  const requires = securitySchemes[name]?.['x-requires']
  if (required.length === 0 || requires === undefined || requires.code !== code) return undefined
  const words = message.split(/\s+/).map((word) => word.replace(/[.,;:]$/, ''))
  const named = ((schemas[requires.enum]?.enum ?? []) as string[]).filter((one) => words.includes(one))
  return named.some((one) => required.includes(one)) ? undefined : named[0]
}

/**
 * Returns the headers that the pipeline sets. Rate limit headers are set if a budget is charged, but never with 400, 5xx,
 * a sign-in limit, or the 403 for a request from another site's page.
 */
export function headersOf(contract: SourceContract, located: Located, status: string): string[] {
  const hasBudgets = (located.operation['x-rate-limits'] ?? []).length > 0
  const isForBudgets = status === '429' && !located.operation['x-sign-in-limits']
  const addressPays = located.operation.security.length > 0 && (status === '401' || isForBudgets)
  const isCrossOrigin = status === '403' && located.operation['x-same-origin'] === true
  const isLimited = !/^(400|5..)$/.test(status) && !isCrossOrigin && (hasBudgets || addressPays)
  const replays =
    Number(status) < 400 && contract.parameters(located).some(({ name }) => name === 'Idempotency-Key')
  return pipelineHeaders.filter((name) =>
    name === 'X-Request-Id' ? true : name === 'Idempotent-Replay' ? replays : isLimited,
  )
}

/** Returns the component that describes a header of the pipeline, with its `$ref` if it exists. */
export function headerComponent(contract: SourceContract, header: string): { name: string; ref?: string } {
  const name = header.replace(/^X-/, '').replaceAll('-', '')
  const found = componentsOf<Header>(contract, 'headers').find((component) => component.name === name)
  return found ? { name, ref: found.ref } : { name }
}

/** Returns the YAML of an error response, with the example of each of its codes from `components`. */
function writeRefusal(
  contract: SourceContract,
  located: Located,
  status: string,
  codes: readonly string[],
): string[] | Finding {
  const { operationId } = located.operation
  const examples = codes.map((code) => [code, exampleOf(contract, located, code)] as const)
  const lacking = examples.find(([, example]) => example === undefined)?.[0]
  if (lacking !== undefined) {
    const what = `${operationId} may return ${status} ${lacking}, for which components has no example`
    const fix = `add error_${lacking} to components.examples, or describe the ${status} of ${operationId}`
    return contract.finding('responses', [...located.pointer, 'responses'], what, fix)
  }
  const envelope = componentsOf(contract, 'schemas').find(({ name }) => name === 'ApiError')
  if (!envelope) {
    const fix = 'describe the body of every error there'
    return contract.finding('responses', ['components'], 'there is no schema ApiError in components', fix)
  }
  return yamlLines({
    [status]: {
      description: `Refused with ${codes.map((code) => `\`${code}\``).join(' or ')}.`,
      headers: headersFor(contract, located, status, codes),
      content: {
        'application/json': { schema: { $ref: envelope.ref }, examples: Object.fromEntries(examples) },
      },
    },
  })
}

/** Returns the headers of the pipeline, and those of component responses with one of the codes. */
function headersFor(
  contract: SourceContract,
  located: Located,
  status: string,
  codes: readonly string[],
): Record<string, object> {
  const generated = headersOf(contract, located, status).flatMap((name) => {
    const { ref } = headerComponent(contract, name)
    return ref === undefined ? [] : [[name, { $ref: ref }] as const]
  })
  const others = componentsOf<Response>(contract, 'responses')
    .filter(({ value }) => Object.keys(examplesOf(value)).some((code) => codes.includes(code)))
    .flatMap(({ value, source }) =>
      Object.entries(value.headers ?? {})
        .filter(([name]) => !isPipelineHeader(name))
        .map(([name, header]) => [
          name,
          header.$ref?.startsWith('#') ? { $ref: `${filePrefix(contract, source)}${header.$ref}` } : header,
        ]),
    )
  return Object.fromEntries([...generated, ...others]) as Record<string, object>
}

/** Returns an example of the code that fits the operation, or one derived from another. */
function exampleOf(contract: SourceContract, located: Located, code: string): object | undefined {
  const withCode = componentsOf<Example>(contract, 'examples').filter(
    ({ value }) => value.value?.error?.code === code,
  )
  const found = withCode.find(({ value }) => isApplicable(contract, located, value))
  if (found) return { $ref: found.ref }
  if (code === 'validation_error') return invalidExample(contract, located)
  const [other] = withCode.flatMap(({ value }) => requirementExample(contract, located, value) ?? [])
  return other
}

/** Adapts an example of a missing scope or role to the scope or role that this operation requires. */
function requirementExample(
  contract: SourceContract,
  located: Located,
  example: Example,
): object | undefined {
  const [required] = Object.values(located.operation.security[0] ?? {}).flat()
  const named = mismatchedRequirement(contract, located, example)
  if (named === undefined || required === undefined) return undefined
  const withRequirement = (text = ''): string => text.replace(named, required)
  const { summary, value } = example
  const error = { ...value?.error, message: withRequirement(value?.error?.message) }
  return { summary: withRequirement(summary), value: { error } }
}

/** Returns an example that fits any body, or the first parameter that can be invalid. */
function invalidExample(contract: SourceContract, located: Located): object | undefined {
  const { type } = contract.document['x-error-catalog'].validation_error ?? {}
  const example = (summary: string, message: string, param?: string): object => {
    const named = param === undefined ? {} : { param }
    const error = { type, code: 'validation_error', message, ...named, request_id: exampleRequestId }
    return { summary, value: { error } }
  }
  if (contract.resolve(located.operation.requestBody)?.content['application/json'])
    return example('The body is not an object', 'The request body must be a JSON object.')
  const checked = contract.parameters(located).find((parameter) => canBeInvalid(contract, parameter))
  if (!checked) return undefined
  const { name, required, schema } = checked
  if (required) return example('A parameter is missing', `${name} is required.`, name)
  const rule = contract.resolve(schema) as Schema
  const broken = constraints.find((keyword) => rule[keyword] !== undefined) ?? 'type'
  return example('A parameter is malformed', `${name} ${messageForRule(broken, rule)}.`, name)
}

/** String constraints, the easiest to violate first. */
const constraints = ['minLength', 'enum', 'format', 'pattern', 'maxLength']

const exampleRequestId = '3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68'

/** Returns whether a parameter is refused if absent or malformed. A path parameter is not: a malformed id is not found. */
export function canBeInvalid(contract: SourceContract, parameter: ParameterObject): boolean {
  const { in: where, required, schema } = parameter
  if (where === 'path' || parameter['x-lenient']) return false
  const resolved = contract.resolve(schema)
  return required === true || resolved.type !== 'string' || isConstrained(resolved)
}

/** Returns a value as YAML lines, with every `$ref` in quotes. */
const yamlLines = (value: object): string[] =>
  stringify(value, { lineWidth: 0, singleQuote: true })
    .replaceAll(/^( *\$ref: )([^'\n]+)$/gm, "$1'$2'")
    .trimEnd()
    .split('\n')
