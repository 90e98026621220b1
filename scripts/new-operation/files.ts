import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { GeneratedFile } from '../contract/generate.ts'
import { domainCode } from './domain-code.ts'
import { handlerCode, withHandler } from './handler-code.ts'
import { OperationError, type NewOperation } from './operation.ts'
import { testCode } from './test-code.ts'

/** The files of an operation, and the path of its handler. */
interface Written {
  files: GeneratedFile[]
  handler: string
  domain: string
  test: string
}

/**
 * Returns the files to write.
 * @throws OperationError if a different file has the path already
 */
export async function filesFor(operation: NewOperation): Promise<Written> {
  const { id, indexFile, contractName } = operation
  const index = await readFile(indexFile, 'utf8')
  const handler = handlerFileOf(operation, index)
  const handlers = await readFile(handler, 'utf8').catch(() => '')
  const name = kebab(id)
  const domain = join('src/domain', domainFolderOf(handlers), `${name}.ts`)
  const test = join('test', contractName === 'openapi' ? 'api' : contractName, `${name}.test.ts`)
  const rule = await readFile(domain, 'utf8').catch(() => undefined)
  if (rule !== undefined && !new RegExp(`^export (async )?function ${id}\\b`, 'm').test(rule))
    throw new OperationError(`${domain} is there already, and has no ${id}`)
  if (await exists(test)) throw new OperationError(`${test} is there already, and is not written over`)
  const place = { handler, domain }
  const written: GeneratedFile[] = [
    {
      path: indexFile,
      content: register(index, operation, `./${handler.slice(dirname(indexFile).length + 1)}`),
    },
    { path: handler, content: withHandler(handlers, handlerCode(operation, place)) },
    // An existing domain function is called, not written again.
    ...(rule === undefined ? [{ path: domain, content: domainCode(operation, domain) }] : []),
    { path: test, content: testCode(operation, domain) },
  ]
  const files = await Promise.all(
    written.map(async ({ path, content }) => {
      const options = await resolveConfig(path)
      return { path, content: await format(content, { ...options, filepath: path }) }
    }),
  )
  return { files, handler, domain, test }
}

/** Returns the file with the handlers of the tag, or a new one named for it. */
function handlerFileOf({ siblings, indexFile, located }: NewOperation, index: string): string {
  const ofSibling = [...index.matchAll(/import \{([^}]*)\} from '\.\/([^']+)'/g)].find(([, names = '']) =>
    names.split(',').some((one) => siblings.includes(one.trim())),
  )?.[2]
  const [tag = located.operation.operationId] = located.operation.tags ?? []
  return join(dirname(indexFile), ofSibling ?? `${kebab(tag)}.ts`)
}

/** Returns the folder of the domain functions that the neighbouring handlers call. */
const domainFolderOf = (handlers: string): string => /domain\/([a-z-]+)\//.exec(handlers)?.[1] ?? ''

/** Registers the handler after the one that precedes it in the contract. */
function register(index: string, { id, before }: NewOperation, from: string): string {
  const escaped = from.replaceAll('.', '\\.')
  const imported = new RegExp(`import \\{([^}]*?),?\\s*\\} from '${escaped}'`)
  const withImport = imported.test(index)
    ? index.replace(imported, (_, names: string) => `import {${names}, ${id} } from '${from}'`)
    : `import { ${id} } from '${from}'\n${index}`
  const start = withImport.indexOf('export const handlers')
  const list = withImport.slice(start)
  const [previous] = before
  const changed = previous
    ? list.replace(new RegExp(`^  ${previous},$`, 'm'), `  ${previous},\n  ${id},`)
    : list.replace('{', `{\n  ${id},`)
  return withImport.slice(0, start) + changed
}

/** Returns a name as a file name: `deleteTask` becomes `delete-task`. */
const kebab = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
