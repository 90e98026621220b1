import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { GeneratedFile } from '../contract/generate.ts'
import { Failure } from '../support/command.ts'
import { formatText } from '../support/format.ts'
import { domainCode } from './domain-code.ts'
import { handlerCode, withHandler } from './handler-code.ts'
import type { NewOperation } from './operation.ts'
import { testCode } from './test-code.ts'

interface WrittenFile extends Record<'handler' | 'domain' | 'test', string> {
  files: GeneratedFile[]
  /** Whether the domain has the function already, which the handler then calls. */
  isRuleWritten: boolean
}

/**
 * Returns the files to write.
 * @throws Failure if a different file has the path already
 */
export async function filesFor(operation: NewOperation): Promise<WrittenFile> {
  const { id, indexFile, contractName } = operation
  const handler = handlerFileOf(operation)
  const handlers = await readFile(handler, 'utf8').catch(() => '')
  const name = kebab(id)
  const domain = join('src/domain', domainFolderOf(handlers), `${name}.ts`)
  const test = join('test', contractName === 'openapi' ? 'api' : contractName, `${name}.test.ts`)
  const rule = await readFile(domain, 'utf8').catch(() => undefined)
  if (rule !== undefined && !new RegExp(`^export (async )?function ${id}\\b`, 'm').test(rule))
    throw new Failure(`${domain} exists already, and has no ${id}`)
  if (existsSync(test)) throw new Failure(`${test} exists already, and is not overwritten`)
  const place = { handler, domain }
  const written: GeneratedFile[] = [
    ...(handlers === ''
      ? [{ path: indexFile, content: register(await readFile(indexFile, 'utf8'), handler) }]
      : []),
    { path: handler, content: withHandler(handlers, handlerCode(operation, place)) },
    // An existing domain function is called, not written again.
    ...(rule === undefined ? [{ path: domain, content: domainCode(operation, domain) }] : []),
    { path: test, content: testCode(operation, domain) },
  ]
  const files = await Promise.all(
    written.map(async ({ path, content }) => ({ path, content: await formatText(path, content) })),
  )
  return { files, handler, domain, test, isRuleWritten: rule !== undefined }
}

/** Returns the file with the handlers of the operation's tag, or a new file named after the tag. */
function handlerFileOf({ siblingFile, indexFile, located }: NewOperation): string {
  const [tag = located.operation.operationId] = located.operation.tags ?? []
  return siblingFile ?? join(dirname(indexFile), `${kebab(tag)}.ts`)
}

/** Returns the folder of the domain functions that the neighboring handlers call. */
const domainFolderOf = (handlers: string): string => /domain\/([a-z-]+)\//.exec(handlers)?.[1] ?? ''

/** Registers the functions of a new file. */
function register(index: string, file: string): string {
  const from = basename(file)
  const name = camel(from.replace('.ts', ''))
  const registered = index.replace(/(export const handlers[^{]*\{)([^}]*?),?(\s*\})/, `$1$2, ...${name}$3`)
  return `import * as ${name} from './${from}'\n${registered}`
}

/** Returns a name as a file name: `deleteTask` becomes `delete-task`. */
const kebab = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
