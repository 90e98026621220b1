import type { Located } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import type { Project } from './project.ts'

const schema = ['components', 'schemas', 'Scope']

/** Compares the listed scopes with those that operations require and those that descriptions mention. */
export function compareScopes({ contract }: Project): Finding[] {
  const { schemas, securitySchemes = {} } = contract.document.components
  const areRequired = Object.values(securitySchemes).some((one) => one['x-requires']?.enum === 'Scope')
  if (!areRequired || !schemas.Scope) return []
  const scopes = (schemas.Scope.enum ?? []) as string[]
  const description = String(schemas.Scope.description)
  const explained = [...description.matchAll(/^\| `([^`]+)`/gm)].map((row) => row[1] ?? '')
  const operations = contract.operations()
  const required = operations.flatMap(scopesOf)
  return [
    ...scopes
      .filter((scope) => !required.includes(scope))
      .map((scope) => {
        const fix = 'require it in the security of an operation, or remove it'
        return contract.finding(
          'scopes',
          [...schema, 'enum', scopes.indexOf(scope)],
          `no operation requires ${scope}`,
          fix,
        )
      }),
    ...scopes
      .filter((scope) => !explained.includes(scope))
      .map((scope) => {
        const fix = 'add its row'
        return contract.finding(
          'scopes',
          [...schema, 'description'],
          `the table does not say what ${scope} grants`,
          fix,
        )
      }),
    ...explained
      .filter((scope) => !scopes.includes(scope))
      .map((scope) => {
        const what = `the table explains ${scope}, which is no scope`
        return contract.finding(
          'scopes',
          [...schema, 'description'],
          what,
          'remove its row, or add the scope to the enum',
        )
      }),
    ...operations.flatMap((located) => {
      const { operation, method, pointer } = located
      const [scope] = scopesOf(located)
      const described = /scope `([^`]+)`/.exec(operation.description ?? '')?.[1]
      const findings: Finding[] = []
      if (described !== scope) {
        const what = `${operation.operationId} requires ${scope ?? 'no scope'}, and its description says ${described ?? 'none'}`
        const fix = scope ? `make the two agree: Requires the scope \`${scope}\`.` : 'make the two agree'
        findings.push(contract.finding('scopes', [...pointer, 'security'], what, fix))
      }
      if (scope !== undefined && scope.startsWith('write:') !== (method !== 'get')) {
        const what = `${method.toUpperCase()} ${operation.operationId} requires ${scope}`
        findings.push(
          contract.finding(
            'scopes',
            [...pointer, 'security'],
            what,
            'read: scopes are for GET, write: scopes for the rest',
          ),
        )
      }
      return findings
    }),
  ]
}

const scopesOf = ({ operation }: Located): string[] => Object.values(operation.security[0] ?? {}).flat()
