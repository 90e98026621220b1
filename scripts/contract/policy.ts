import type { Contract, Located } from './document.ts'
import type { Finding } from './finding.ts'

const budgetNames = ['key', 'write', 'workspace']
const successStatuses = ['200', '201', '202', '204']

/**
 * What OpenAPI itself does not demand and this project does: every operation has an id, a scope policy, budgets
 * and error codes, nothing collides, and statuses and codes agree with the error catalogue.
 */
export function checkPolicy(contract: Contract): Finding[] {
  const operations = contract.operations()
  return [
    ...checkReferences(contract),
    ...checkMethods(contract),
    ...[...operations, ...contract.operations('webhooks')].flatMap((located) =>
      checkIdentity(contract, located),
    ),
    ...operations.flatMap((located) => [
      ...checkSecurity(contract, located),
      ...checkBudgets(contract, located),
      ...checkErrorCodes(contract, located),
      ...checkResponses(contract, located),
      ...checkRequestBody(contract, located),
    ]),
    ...checkOperationIds(contract),
    ...checkPaths(contract),
  ]
}

/** The generators follow references within the document only. */
function checkReferences(contract: Contract): Finding[] {
  const findings: Finding[] = []
  const visit = (node: unknown, pointer: string[]): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string' && !value.startsWith('#/')) {
        const mend = 'move what it refers to into this document: #/components/...'
        findings.push(contract.finding([...pointer, key], `$ref ${value} leaves the document`, mend))
      }
      visit(value, [...pointer, key])
    }
  }
  visit(contract.document, [])
  return findings
}

/** `HEAD` follows `GET` and the rest is 405: an operation of such a method would be described and never served. */
function checkMethods(contract: Contract): Finding[] {
  return Object.entries(contract.document.paths).flatMap(([path, item]) =>
    ['head', 'options', 'trace']
      .filter((method) => method in item)
      .map((method) =>
        contract.finding(
          ['paths', path, method],
          `the server has no ${method.toUpperCase()} operations`,
          'remove it',
        ),
      ),
  )
}

function checkIdentity(contract: Contract, { operation, pointer }: Located): Finding[] {
  const { operationId } = operation
  if (!operationId) {
    return [
      contract.finding(pointer, 'the operation has no operationId', 'add operationId: <verb><Resource>'),
    ]
  }
  if (/^[a-z][A-Za-z0-9]*$/.test(operationId)) return []
  const what = `operationId ${operationId} is not a camelCase name`
  return [contract.finding([...pointer, 'operationId'], what, 'give it one, such as listTasks')]
}

function checkSecurity(contract: Contract, { operation, pointer }: Located): Finding[] {
  const scopes = contract.document.components.schemas.Scope?.enum ?? []
  const required = operation.security?.length === 1 ? operation.security[0]?.apiKey : undefined
  if (!required || required.length > 1) {
    const mend = 'add security: [{apiKey: [<one scope, or none for any valid key>]}]'
    return [contract.finding(pointer, 'the operation has no scope policy', mend)]
  }
  return required
    .filter((scope) => !scopes.includes(scope))
    .map((scope) => {
      const mend = `use one of ${scopes.join(', ')}, or add it to components.schemas.Scope`
      return contract.finding([...pointer, 'security'], `there is no scope ${scope}`, mend)
    })
}

function checkBudgets(contract: Contract, { operation, pointer, method }: Located): Finding[] {
  const budgets = operation['x-rate-limits']
  const wanted = method === 'get' ? '[key, workspace]' : '[key, write, workspace]'
  const mend = `x-rate-limits: ${wanted}`
  if (!budgets?.length) return [contract.finding(pointer, 'the operation has no budgets', `add ${mend}`)]
  const unknown = budgets
    .filter((name) => !budgetNames.includes(name))
    .map((name) => `there is no budget ${name}`)
  const astray =
    budgets.includes('write') !== (method !== 'get') ? ['budget write is for each write, and no read'] : []
  return [...unknown, ...astray].map((what) => contract.finding([...pointer, 'x-rate-limits'], what, mend))
}

function checkErrorCodes(contract: Contract, { operation, pointer }: Located): Finding[] {
  const catalog = contract.document['x-error-catalog'] ?? {}
  const codes = operation['x-error-codes']
  if (!codes?.length) {
    return [contract.finding(pointer, 'the operation lists no error codes', 'add x-error-codes: [...]')]
  }
  const ofCodes = codes.flatMap((code, i) => {
    const place = [...pointer, 'x-error-codes', i]
    const entry = catalog[code]
    if (!entry) {
      const mend = 'add it to x-error-catalog, or take it from the list'
      return [contract.finding(place, `error code ${code} is not in x-error-catalog`, mend)]
    }
    if (operation.responses[entry.status]) return []
    const mend = `document the response ${entry.status}, or take the code from x-error-codes`
    return [contract.finding(place, `${code} has status ${entry.status}, which is not documented here`, mend)]
  })
  const ofStatuses = Object.keys(operation.responses)
    .filter((status) => Number(status) >= 400)
    .filter((status) => !codes.some((code) => String(catalog[code]?.status) === status))
    .map((status) => {
      const what = `response ${status} is documented, but no code of x-error-codes has that status`
      return contract.finding(
        [...pointer, 'responses', status],
        what,
        'list its code, or remove the response',
      )
    })
  return [...ofCodes, ...ofStatuses]
}

function checkResponses(contract: Contract, { operation, pointer }: Located): Finding[] {
  const findings: Finding[] = []
  for (const [status, response] of Object.entries(operation.responses)) {
    const place = [...pointer, 'responses', status]
    if (!successStatuses.includes(status) && !/^[45]\d\d$/.test(status)) {
      const mend = `use one of ${successStatuses.join(', ')}, 4xx or 5xx`
      findings.push(contract.finding(place, `a response ${status} is never sent`, mend))
    }
    if (!contract.resolve(response).content?.['application/json']?.schema) {
      const mend = 'add content: application/json: schema: ...'
      findings.push(contract.finding(place, `response ${status} has no application/json schema`, mend))
    }
  }
  if (Object.keys(operation.responses).some((status) => Number(status) < 400)) return findings
  return [
    ...findings,
    contract.finding([...pointer, 'responses'], 'no success is documented', 'add one, such as 200'),
  ]
}

function checkRequestBody(contract: Contract, { operation, pointer }: Located): Finding[] {
  const body = contract.resolve(operation.requestBody)
  if (!body || body.content['application/json']?.schema) return []
  const mend = 'add content: application/json: schema: ...'
  return [
    contract.finding([...pointer, 'requestBody'], 'the request body has no application/json schema', mend),
  ]
}

/** Paths and webhooks share one name space in the generated types. */
function checkOperationIds(contract: Contract): Finding[] {
  const operations = [...contract.operations(), ...contract.operations('webhooks')]
  const byId = Map.groupBy(operations, ({ operation }) => operation.operationId)
  return [...byId].flatMap(([id, [first, ...others]]) => {
    if (id === undefined || !first) return []
    const what = `operationId ${id} is used already on line ${contract.lineOf(first.pointer)}`
    return others.map(({ pointer }) =>
      contract.finding([...pointer, 'operationId'], what, 'name it otherwise'),
    )
  })
}

/** Two templates that match the same path; one without parameters goes before those with. */
function checkPaths(contract: Contract): Finding[] {
  const templates = Object.keys(contract.document.paths).filter((path) => path.includes('{'))
  return templates.flatMap((path, i) => {
    const earlier = templates.slice(0, i).find((other) => overlap(path, other))
    if (earlier === undefined) return []
    const mend = 'change one of the two, so that no path matches both'
    return [contract.finding(['paths', path], `${path} collides with ${earlier}`, mend)]
  })
}

function overlap(a: string, b: string): boolean {
  const theirs = b.split('/')
  const own = a.split('/')
  const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false
  return (
    own.length === theirs.length &&
    own.every((segment, i) => segment === theirs[i] || isParameter(segment) || isParameter(theirs[i]))
  )
}
