import { dirname } from 'node:path'
import ts from 'typescript'
import type { Fault } from '../contract/finding.ts'
import type { Project } from './project.ts'
import { objectConst, locationOf } from './sources.ts'

/** Compares the contract's operations with the registered handlers, by operationId. */
export function compareHandlers(
  { contract, handlersFile: file, sources }: Project,
  handlers: Readonly<Record<string, unknown>>,
): Fault[] {
  const folder = dirname(file)
  const { location } = objectConst(sources, file, 'handlers')
  const functions = sources
    .filter((source) => dirname(source.file) === folder)
    .flatMap(({ tree }) => tree.statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const ids = contract.operations().map(({ operation }) => operation.operationId)
  const missing = ids.filter((id) => !Object.hasOwn(handlers, id))
  const extra = Object.keys(handlers).filter((id) => !ids.includes(id))
  const misnamed = ids.filter((id) => handlers[id] && (handlers[id] as { name?: string }).name !== id)
  return [
    ...misnamed.map((id): Fault => {
      return [location, `the handler registered for ${id} is not a function with that name`, `register ${id}`]
    }),
    ...missing.map((id): Fault => {
      const fix = `export the function ${id} from a file of ${folder} whose functions ${file} registers`
      return [location, `the operation ${id} has no handler`, fix]
    }),
    ...extra.map((id): Fault => {
      const found = functions.find(({ name }) => ts.isIdentifier(name) && name.text === id)
      const what = `the handler ${id} belongs to no operation of ${contract.file}`
      return [
        found ? locationOf(found) : location,
        what,
        `describe the operation in ${contract.file}, or remove the handler`,
      ]
    }),
  ]
}
