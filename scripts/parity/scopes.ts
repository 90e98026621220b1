import type { Fault } from '../contract/finding.ts'
import type { Project } from './project.ts'

const at = ['components', 'schemas', 'Scope']

/** Compares the listed scopes with those that operations require and those that descriptions mention. */
export function compareScopes({ contract }: Project): Fault[] {
  const { schemas, securitySchemes = {} } = contract.document.components
  const areRequired = Object.values(securitySchemes).some((one) => one['x-requires']?.enum === 'Scope')
  if (!areRequired || !schemas.Scope) return []
  const scopes = (schemas.Scope.enum ?? []) as string[]
  const explained = [...String(schemas.Scope.description).matchAll(/^\| `([^`]+)`/gm)].map(
    (row) => row[1] ?? '',
  )
  const operations = contract.operations().map(({ operation, method, pointer }) => ({
    ...{ operation, method, pointer: [...pointer, 'security'] },
    required: Object.values(operation.security[0] ?? {}).flat()[0],
    described: /scope `([^`]+)`/.exec(operation.description ?? '')?.[1],
  }))
  const unused = scopes.filter((scope) => !operations.some(({ required }) => required === scope))
  const unexplained = scopes.filter((scope) => !explained.includes(scope))
  const unknown = explained.filter((scope) => !scopes.includes(scope))
  return [
    ...unused.map((scope): Fault => [at, `no operation requires ${scope}`, 'require or remove it']),
    ...unexplained.map((scope): Fault => {
      return [[...at, 'description'], `the table does not explain ${scope}`, 'add its row']
    }),
    ...unknown.map((scope): Fault => {
      return [[...at, 'description'], `the table explains ${scope}, which is not a scope`, 'remove its row']
    }),
    ...operations.flatMap(({ operation, method, pointer, required = 'no scope', described = 'no scope' }) => {
      const id = operation.operationId
      const faults: Fault[] = []
      if (described !== required)
        faults.push([
          pointer,
          `${id} requires ${required}, but its description says ${described}`,
          'make the two agree',
        ])
      if (required !== 'no scope' && required.startsWith('write:') !== (method !== 'get'))
        faults.push([
          pointer,
          `${method.toUpperCase()} ${id} requires ${required}`,
          'use read: for GET, and write: for other methods',
        ])
      return faults
    }),
  ]
}
