import type { Contract, Located } from './document.ts'

const budgetNames = ['key', 'write', 'workspace']

/**
 * What OpenAPI itself does not demand and this project does: every operation has an id, a scope policy, budgets
 * and error codes, nothing collides, and statuses and codes agree with the error catalogue.
 * Returns findings as `file:line: message`; none when all is well.
 */
export function checkPolicy(contract: Contract): string[] {
  const operations = contract.operations()
  return [
    ...operations.flatMap((located) => [
      ...checkIdentity(contract, located),
      ...checkSecurity(contract, located),
      ...checkBudgets(contract, located),
      ...checkErrorCodes(contract, located),
      ...checkBodies(contract, located),
    ]),
    ...checkCollisions(contract, operations),
  ]
}

function checkIdentity(contract: Contract, { operation, pointer }: Located): string[] {
  if (!operation.operationId) return [contract.at(pointer, 'the operation has no operationId')]
  if (/^[a-z][A-Za-z0-9]*$/.test(operation.operationId)) return []
  return [
    contract.at([...pointer, 'operationId'], `operationId ${operation.operationId} is not a camelCase name`),
  ]
}

function checkSecurity(contract: Contract, { operation, pointer }: Located): string[] {
  const scopes = contract.document.components.schemas.Scope?.enum ?? []
  const required = operation.security?.length === 1 ? operation.security[0]?.apiKey : undefined
  if (!required || required.length > 1) {
    return [
      contract.at(pointer, 'the operation needs a scope policy: security: [{apiKey: [<one scope or none>]}]'),
    ]
  }
  return required
    .filter((scope) => !scopes.includes(scope))
    .map((scope) =>
      contract.at([...pointer, 'security'], `scope ${scope} is not in components.schemas.Scope`),
    )
}

function checkBudgets(contract: Contract, { operation, pointer, method }: Located): string[] {
  const budgets = operation['x-rate-limits']
  if (!budgets?.length)
    return [contract.at(pointer, 'the operation needs budgets: x-rate-limits: [key, workspace]')]
  const unknown = budgets.filter((name) => !budgetNames.includes(name))
  const findings = unknown.map((name) => `budget ${name} is unknown (known: ${budgetNames.join(', ')})`)
  if (budgets.includes('write') !== (method !== 'get'))
    findings.push('budget write is for writes, and for each of them')
  return findings.map((message) => contract.at([...pointer, 'x-rate-limits'], message))
}

function checkErrorCodes(contract: Contract, { operation, pointer }: Located): string[] {
  const catalog = contract.document['x-error-catalog'] ?? {}
  const codes = operation['x-error-codes']
  if (!codes?.length)
    return [contract.at(pointer, 'the operation needs its error codes: x-error-codes: [...]')]
  const findings: string[] = []
  for (const code of codes) {
    const entry = catalog[code]
    if (!entry) findings.push(`error code ${code} is not in x-error-catalog`)
    else if (!operation.responses[entry.status])
      findings.push(`${code} needs a documented ${entry.status} response`)
  }
  for (const status of Object.keys(operation.responses).filter((s) => Number(s) >= 400)) {
    if (!codes.some((code) => String(catalog[code]?.status) === status)) {
      findings.push(`response ${status} is documented, but no code of x-error-codes has that status`)
    }
  }
  return findings.map((message) => contract.at([...pointer, 'x-error-codes'], message))
}

function checkBodies(contract: Contract, { operation, pointer }: Located): string[] {
  const findings: string[] = []
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!contract.resolve(response).content?.['application/json']?.schema) {
      findings.push(
        contract.at([...pointer, 'responses', status], `response ${status} has no application/json schema`),
      )
    }
  }
  if (operation.requestBody && !operation.requestBody.content['application/json']?.schema) {
    findings.push(contract.at([...pointer, 'requestBody'], 'the request body has no application/json schema'))
  }
  return findings
}

/** Two operations with one id, or two path templates that match the same paths. */
function checkCollisions(contract: Contract, operations: Located[]): string[] {
  const findings: string[] = []
  const ids = new Map<string, Located>()
  for (const located of operations) {
    const { operationId } = located.operation
    const earlier = ids.get(operationId)
    if (earlier) {
      const line = contract.lineOf(earlier.pointer)
      findings.push(
        contract.at(located.pointer, `operationId ${operationId} is used already on line ${line}`),
      )
    } else ids.set(operationId, located)
  }
  const shapes = new Map<string, string>()
  for (const path of Object.keys(contract.document.paths)) {
    const shape = path.replaceAll(/\{[^}]*\}/g, '{}')
    const earlier = shapes.get(shape)
    if (earlier) findings.push(contract.at(['paths', path], `${path} collides with ${earlier}`))
    else shapes.set(shape, path)
  }
  return findings
}
