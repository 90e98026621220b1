import { dirname } from 'node:path'
import ts from 'typescript'
import type { Finding } from '../contract/finding.ts'
import type { Project } from './project.ts'
import { objectConst, placeOf } from './sources.ts'

/** Compares the contract's operations with the registered handlers, by operationId. */
export function compareHandlers(
  { contract, handlersFile: file, sources }: Project,
  handlers: Readonly<Record<string, unknown>>,
): Finding[] {
  const folder = dirname(file)
  const { place } = objectConst(sources, file, 'handlers')
  const functions = sources
    .filter((source) => dirname(source.file) === folder)
    .flatMap(({ tree }) => tree.statements.filter(ts.isFunctionDeclaration))
  const placeIn = (id: string): string => {
    const found = functions.find(({ name }) => name?.text === id)
    return found ? placeOf(found) : place
  }
  const ids = contract.operations().map(({ operation }) => operation.operationId)
  const missing = ids.filter((id) => !Object.hasOwn(handlers, id))
  const extra = Object.keys(handlers).filter((id) => !ids.includes(id))
  const misnamed = ids.filter((id) => {
    const handler = handlers[id]
    return Object.hasOwn(handlers, id) && !(typeof handler === 'function' && handler.name === id)
  })
  return [
    ...missing.map((id): Finding => ({
      rule: 'handlers',
      where: place,
      what: `the operation ${id} has no handler`,
      fix: `export the function ${id} from a file of ${folder} whose functions ${file} registers`,
    })),
    ...extra.map((id): Finding => ({
      rule: 'handlers',
      where: placeIn(id),
      what: `the handler ${id} is for no operation of ${contract.file}`,
      fix: `describe the operation in ${contract.file}, or remove the handler`,
    })),
    ...misnamed.map((id): Finding => ({
      rule: 'handlers',
      where: place,
      what: `what is registered for the operation ${id} is not a function of that name`,
      fix: `register the function ${id}: a handler carries its operationId`,
    })),
  ]
}
