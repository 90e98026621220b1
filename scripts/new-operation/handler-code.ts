import { dirname, relative } from 'node:path'
import type { NewOperation } from './operation.ts'
import { contexts, signatureOf } from './signature.ts'

/** A handler, and the imports that it needs. */
interface HandlerCode {
  imports: { from: string; names: string[]; as?: string }[]
  code: string
}

/** Returns a handler that calls the domain function and returns its result. */
export function handlerCode(
  operation: NewOperation,
  place: { handler: string; domain: string },
): HandlerCode {
  const { id, contractName, scheme, isWrite, success } = operation
  const { context, input, passed, isList } = signatureOf(operation)
  const known = contexts[`${contractName} ${scheme ?? 'none'}`]
  const contextType = known?.[isWrite ? 'write' : 'read']
  const rule = `${id}Rule`
  const call = `${rule}.${id}(${passed.map(({ expression }) => expression).join(', ')})`
  const parameters = [
    input.length > 0 ? `{ ${input.join(', ')} }: Input<'${id}'>` : `_input: Input<'${id}'>`,
    ...(contextType ? [`{ ${context.join(', ')} }: ${contextType}`] : []),
  ].join(', ')
  const inPath = passed
    .filter(({ expression }) => /^path\b/.test(expression))
    .map(({ expression }) => expression)
  const bound = [`'${id}'`, ...inPath, ...(passed.some(({ name }) => name === 'query') ? ['query'] : [])]
  const body = isList
    ? `return paginate(query, [${bound.join(', ')}], (page) => ${call})`
    : success.mediaType === undefined
      ? `await ${call}\n  return { status: ${success.status} }`
      : `return { status: ${success.status}, body: await ${call} }`
  const types = contractName === 'openapi' ? 'call-context' : `${contractName}-context`
  return {
    imports: [
      { from: relative(dirname(place.handler), place.domain), names: [], as: rule },
      { from: `../../http/${types}.ts`, names: ['Input', ...(contextType ? [contextType] : []), 'Reply'] },
    ],
    code: `export ${isList ? '' : 'async '}function ${id}(${parameters}): Promise<Reply<'${id}'>> {\n  ${body}\n}`,
  }
}

/** Appends the handler to the file, and adds its imports. */
export function withHandler(text: string, { imports, code }: HandlerCode): string {
  const imported = imports.reduce((changed, { from, names, as }) => {
    if (as) return `import * as ${as} from '${from}'\n${changed}`
    const line = new RegExp(`import type \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`)
    const present = line.exec(changed)?.[1]
    const listed = present?.split(',').map((name) => name.trim()) ?? []
    const all = [...new Set([...listed, ...names])].filter(Boolean).sort().join(', ')
    const statement = `import type { ${all} } from '${from}'`
    return present ? changed.replace(line, statement) : `${statement}\n${changed}`
  }, text)
  return `${imported.trimEnd()}\n\n${code}\n`
}
