import type { Contract, Located, SecurityScheme } from './document.ts'
import type { Finding } from './finding.ts'
import { checkServable } from './servable.ts'

const budgetNames = ['key', 'write', 'workspace', 'anonymous', 'session', 'session_write']

/**
 * Checks what OpenAPI does not demand: every operation has an id, a security policy and budgets, nothing collides, and
 * everything can be served.
 */
export function checkPolicy(contract: Contract): Finding[] {
  const operations = contract.operations()
  return [
    ...[...operations, ...contract.operations('webhooks')].flatMap((located) =>
      checkIdentity(contract, located),
    ),
    ...operations.flatMap((located) => [
      ...checkSecurity(contract, located),
      ...checkBudgets(contract, located),
      ...checkBodySize(contract, located),
      ...checkSameOrigin(contract, located),
      ...checkErrorCodes(contract, located),
    ]),
    ...checkServable(contract),
    ...checkOperationIds(contract),
    ...checkPaths(contract),
  ]
}

function checkIdentity(contract: Contract, { operation, pointer }: Located): Finding[] {
  const { operationId } = operation
  if (!operationId) {
    return [
      contract.finding(
        'operation-ids',
        pointer,
        'the operation has no operationId',
        'add operationId: <verb><Resource>',
      ),
    ]
  }
  if (/^[a-z][A-Za-z0-9]*$/.test(operationId)) return []
  const what = `operationId ${operationId} is not a camelCase name`
  return [
    contract.finding('operation-ids', [...pointer, 'operationId'], what, 'give it one, such as listTasks'),
  ]
}

function checkSecurity(contract: Contract, { operation, pointer }: Located): Finding[] {
  const fix = 'write security: [{SCHEME: [what it requires of the caller]}], or security: [] for anybody'
  const place = [...pointer, 'security']
  const alternatives = operation.security as Record<string, string[]>[] | undefined
  if (!alternatives)
    return [contract.finding('security', pointer, 'the operation has no security policy', fix)]
  const [requirement, ...others] = alternatives
  if (!requirement) return []
  const [[scheme, requires] = [], ...more] = Object.entries(requirement)
  if (others.length > 0 || more.length > 0 || scheme === undefined) {
    return [contract.finding('security', place, 'the server tries one security scheme for an operation', fix)]
  }
  const described = contract.document.components.securitySchemes?.[scheme]
  if (!described) {
    const what = `there is no security scheme ${scheme}`
    return [contract.finding('security', place, what, 'describe it in components.securitySchemes')]
  }
  if (!(described.type === 'http' && described.scheme === 'bearer') && !isCookie(described)) {
    const what = `the server knows bearer tokens and cookies; ${scheme} is neither`
    return [
      contract.finding(
        'security',
        ['components', 'securitySchemes', scheme],
        what,
        'make it the one or the other',
      ),
    ]
  }
  if (!described['x-error-codes']?.length) {
    const what = `${scheme} does not say how it refuses a request without a caller`
    const addCodes = 'add x-error-codes, the code of a request without a credential first'
    return [contract.finding('security', ['components', 'securitySchemes', scheme], what, addCodes)]
  }
  const { enum: schema = '' } = described['x-requires'] ?? {}
  const allowed = contract.document.components.schemas[schema]?.enum ?? []
  return (requires ?? [])
    .filter((name) => !allowed.includes(name))
    .map((name) => {
      const remedy = schema
        ? `use one of ${allowed.join(', ')}, or add it to components.schemas.${schema}`
        : 'remove it'
      return contract.finding(
        'security',
        place,
        `there is no ${schema.toLowerCase() || 'requirement'} ${name}`,
        remedy,
      )
    })
}

const isCookie = (scheme: SecurityScheme): boolean => scheme.type === 'apiKey' && scheme.in === 'cookie'

function checkBudgets(contract: Contract, { operation, pointer, method }: Located): Finding[] {
  const budgets = operation['x-rate-limits']
  const isPublic = operation.security?.length === 0
  const wanted = isPublic ? '[]' : method === 'get' ? '[key, workspace]' : '[key, write, workspace]'
  const fix = `x-rate-limits: ${wanted}`
  if (!budgets)
    return [
      contract.finding('rate-limits', pointer, 'the operation has no budgets', `add ${fix}, or [] for none`),
    ]
  const faults = [
    ...budgets.filter((name) => !budgetNames.includes(name)).map((name) => `there is no budget ${name}`),
    ...(budgets.includes('write') && method === 'get' ? ['a read spends no write budget'] : []),
    ...(budgets.includes('key') && !budgets.includes('write') && method !== 'get'
      ? ['a write that spends key spends write too']
      : []),
    ...(isPublic && budgets.some((name) => name !== 'anonymous')
      ? ['who may be anybody has no budget but that of the address, anonymous']
      : []),
  ]
  return faults.map((what) => contract.finding('rate-limits', [...pointer, 'x-rate-limits'], what, fix))
}

/** Requires a size limit of bodies. */
function checkBodySize(contract: Contract, { operation, pointer, method }: Located): Finding[] {
  if (!operation.requestBody || method === 'get' || Number.isSafeInteger(operation['x-max-body'])) return []
  const what = 'the operation does not say how large its body may be'
  return [contract.finding('max-body', pointer, what, 'add x-max-body: the bytes of the largest body')]
}

function checkSameOrigin(contract: Contract, { operation, pointer, method }: Located): Finding[] {
  const { securitySchemes = {} } = contract.document.components
  const isForCookies = Object.values(securitySchemes).some(isCookie)
  if (!isForCookies || method === 'get' || operation['x-same-origin']) return []
  const what = `${operation.operationId} is a write of a contract with cookies, and any site may have it sent`
  return [contract.finding('same-origin', pointer, what, 'add x-same-origin: true')]
}

function checkErrorCodes(contract: Contract, { operation, pointer }: Located): Finding[] {
  const catalog = contract.document['x-error-catalog'] ?? {}
  const codes = operation['x-error-codes'] ?? []
  return codes.flatMap((code, i) => {
    if (catalog[code]) return []
    const fix = 'add it to x-error-catalog, or take it from the list'
    const place = [...pointer, 'x-error-codes', i]
    return [contract.finding('error-codes', place, `error code ${code} is not in x-error-catalog`, fix)]
  })
}

/** Finds duplicate operationIds: operations and webhooks share a namespace in the generated types. */
function checkOperationIds(contract: Contract): Finding[] {
  const operations = [...contract.operations(), ...contract.operations('webhooks')]
  const byId = Map.groupBy(operations, ({ operation }) => operation.operationId)
  return [...byId].flatMap(([id, [first, ...others]]) => {
    if (id === undefined || !first) return []
    const what = `operationId ${id} is used already on line ${contract.source.lineOf(first.pointer)}`
    return others.map(({ pointer }) =>
      contract.finding('operation-ids', [...pointer, 'operationId'], what, 'name it otherwise'),
    )
  })
}

/** Finds templates that match the same path. A path without parameters cannot collide, since it is matched first. */
function checkPaths(contract: Contract): Finding[] {
  const templates = Object.keys(contract.document.paths).filter((path) => path.includes('{'))
  return templates.flatMap((path, i) => {
    const earlier = templates.slice(0, i).find((other) => overlap(path, other))
    if (earlier === undefined) return []
    const fix = 'change one of the two, so that no path matches both'
    return [contract.finding('paths', ['paths', path], `${path} collides with ${earlier}`, fix)]
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
