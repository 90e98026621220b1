import type { Located, SecurityScheme, CommitMode } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'
import type { Fault, Finding } from './finding.ts'
import type { Rule } from './rules.ts'
import { checkServable } from './servable.ts'

const budgetNames = [
  'key',
  'write',
  'workspace',
  'anonymous',
  'user',
  'user_write',
  'session',
  'session_write',
  'user_work',
  'session_work',
]

const commitModes: CommitMode[] = ['plan', 'locks', 'own', 'batches']

type Check = (contract: SourceContract, located: Located) => Fault[]

const checks: [Rule, Check][] = [
  ['security', checkSecurity],
  ['rate-limits', checkBudgets],
  ['max-body', checkBodySize],
  ['transaction', checkTransaction],
  ['same-origin', checkSameOrigin],
  ['error-codes', checkErrorCodes],
]

/**
 * Checks requirements beyond OpenAPI: every operation has an id, a security policy and budgets, nothing
 * collides, and everything can be served.
 */
export function checkPolicy(contract: SourceContract): Finding[] {
  const operations = contract.operations()
  return [
    ...contract.findings('operation-ids', checkOperationIds(contract)),
    ...operations.flatMap((located) =>
      checks.flatMap(([rule, check]) => contract.findings(rule, check(contract, located))),
    ),
    ...checkServable(contract),
    ...contract.findings('paths', checkPaths(contract)),
  ]
}

/** Checks operationIds: operations and webhooks share a namespace in the generated types. */
function checkOperationIds(contract: SourceContract): Fault[] {
  const all = [...contract.operations(), ...contract.operations('webhooks')]
  return all.flatMap(({ operation, pointer }, i): Fault[] => {
    const id = operation.operationId as string | undefined
    if (!id) return [[pointer, 'the operation has no operationId', 'add operationId: <verb><Resource>']]
    const at = [...pointer, 'operationId']
    const first = all.slice(0, i).find((other) => other.operation.operationId === id)
    const line = first && contract.source.lineOf(first.pointer)
    if (first) return [[at, `operationId ${id} is already used on line ${line}`, 'choose another name']]
    if (/^[a-z][A-Za-z0-9]*$/.test(id)) return []
    return [[at, `operationId ${id} is not a camelCase name`, 'give it one, such as listTasks']]
  })
}

function checkSecurity(contract: SourceContract, { operation, pointer }: Located): Fault[] {
  const fix = 'write security: [{SCHEME: [required scopes or roles]}], or security: [] for everyone'
  const place = [...pointer, 'security']
  const alternatives = operation.security as Record<string, string[]>[] | undefined
  if (!alternatives) return [[pointer, 'the operation has no security policy', fix]]
  const [requirement, ...others] = alternatives
  if (!requirement) return []
  const [[scheme, requires] = [], ...more] = Object.entries(requirement)
  if (others.length > 0 || more.length > 0 || scheme === undefined)
    return [[place, 'the server supports one security scheme per operation', fix]]
  const described = contract.document.components.securitySchemes?.[scheme]
  if (!described)
    return [[place, `there is no security scheme ${scheme}`, 'describe it in components.securitySchemes']]
  const at = ['components', 'securitySchemes', scheme]
  if (!(described.type === 'http' && described.scheme === 'bearer') && !isCookie(described))
    return [
      [at, `the server supports bearer tokens and cookies; ${scheme} is neither`, 'make it one of the two'],
    ]
  if (!described['x-error-codes']?.length) {
    const what = `${scheme} has no error codes for a request without a caller`
    return [[at, what, 'add x-error-codes, beginning with the code for a missing credential']]
  }
  const { enum: schema = '' } = described['x-requires'] ?? {}
  const allowed = contract.document.components.schemas[schema]?.enum ?? []
  const remedy = schema ? `use one of ${allowed.join(', ')}, or add it to ${schema}` : 'remove it'
  return (requires ?? [])
    .filter((name) => !allowed.includes(name))
    .map((name) => [place, `there is no ${schema.toLowerCase() || 'requirement'} ${name}`, remedy])
}

const isCookie = (scheme: SecurityScheme): boolean => scheme.type === 'apiKey' && scheme.in === 'cookie'

function checkBudgets(_contract: SourceContract, { operation, pointer, method }: Located): Fault[] {
  const budgets = operation['x-rate-limits']
  const isPublic = operation.security?.length === 0
  const isLimited = operation['x-sign-in-limits'] !== undefined
  const expected = isPublic
    ? '[anonymous]'
    : method === 'get'
      ? '[key, workspace]'
      : '[key, write, workspace]'
  const fix = `x-rate-limits: ${expected}`
  if (!budgets) return [[pointer, 'the operation has no budgets', `add ${fix}`]]
  const faults = [
    budgets.length === 0 && !isLimited && 'the operation charges no budget: its callers are unlimited',
    ...budgets.map((name) => !budgetNames.includes(name) && `there is no budget ${name}`),
    budgets.includes('write') && method === 'get' && 'a read spends no write budget',
    budgets.includes('key') &&
      !budgets.includes('write') &&
      method !== 'get' &&
      'a write that spends key must also spend write',
    isPublic &&
      budgets.some((name) => name !== 'anonymous') &&
      'an operation without authentication can only charge the budget of the address, anonymous',
  ]
  return faults.flatMap((what): Fault[] => (what ? [[[...pointer, 'x-rate-limits'], what, fix]] : []))
}

/** Requires a size limit on request bodies. */
function checkBodySize(_contract: SourceContract, { operation, pointer, method }: Located): Fault[] {
  if (!operation.requestBody || method === 'get' || Number.isSafeInteger(operation['x-max-body'])) return []
  const what = 'the operation has no size limit for its body'
  return [[pointer, what, 'add x-max-body: the maximum size in bytes']]
}

function checkTransaction(_contract: SourceContract, { operation, pointer, method }: Located): Fault[] {
  const given = operation['x-transaction']
  if (given === undefined) return []
  const at = [...pointer, 'x-transaction']
  if (method === 'get') return [[at, 'a read has no x-transaction', 'remove x-transaction']]
  if (commitModes.includes(given)) return []
  return [
    [
      at,
      `the server does not support the transaction ${String(given)}`,
      `use one of ${commitModes.join(', ')}`,
    ],
  ]
}

function checkSameOrigin(contract: SourceContract, { operation, pointer, method }: Located): Fault[] {
  const { securitySchemes = {} } = contract.document.components
  const isForCookies = Object.values(securitySchemes).some(isCookie)
  if (!isForCookies || method === 'get' || operation['x-same-origin']) return []
  const what = `${operation.operationId} is a write in a contract with cookies, and any site can trigger it`
  return [[pointer, what, 'add x-same-origin: true']]
}

function checkErrorCodes(contract: SourceContract, { operation, pointer }: Located): Fault[] {
  const catalog = contract.document['x-error-catalog'] ?? {}
  return (operation['x-error-codes'] ?? []).flatMap((code, i): Fault[] => {
    const fix = 'add it to x-error-catalog, or remove it from the list'
    const at = [...pointer, 'x-error-codes', i]
    return catalog[code] ? [] : [[at, `error code ${code} is not in x-error-catalog`, fix]]
  })
}

/** Finds templates that match the same path. A path without parameters cannot collide, since it is matched first. */
function checkPaths(contract: SourceContract): Fault[] {
  const templates = Object.keys(contract.document.paths).filter((path) => path.includes('{'))
  return templates.flatMap((path, i): Fault[] => {
    const earlier = templates.slice(0, i).find((other) => overlap(path, other))
    if (earlier === undefined) return []
    const fix = 'change one of the two, so no path matches both'
    return [[['paths', path], `${path} collides with ${earlier}`, fix]]
  })
}

function overlap(a: string, b: string): boolean {
  const segments = a.split('/')
  const others = b.split('/')
  const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false
  return (
    segments.length === others.length &&
    segments.every((segment, i) => segment === others[i] || isParameter(segment) || isParameter(others[i]))
  )
}
